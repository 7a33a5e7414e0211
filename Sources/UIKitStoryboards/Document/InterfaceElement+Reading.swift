import Foundation
import UIKitCore

@MainActor
extension InterfaceElement {
    // MARK: Attributes

    func string(_ attribute: String) -> String? {
        note(attribute: attribute)
        return attributes[attribute]
    }

    /// Returns a required attribute. If it is missing, reports a problem and returns an empty string.
    func requiredString(_ attribute: String) -> String {
        if let value = string(attribute) { return value }
        problem("lacks the attribute '\(attribute)'.")
        return ""
    }

    func bool(_ attribute: String) -> Bool? {
        choice(attribute, ["YES": true, "NO": false])
    }

    func number(_ attribute: String) -> CGFloat? {
        guard let value = string(attribute) else { return nil }
        if let number = Double(value), number.isFinite { return CGFloat(number) }
        problem("has \(attribute)=\"\(value)\", which is not a number.")
        return nil
    }

    func integer(_ attribute: String) -> Int? {
        guard let value = string(attribute) else { return nil }
        if let number = Int(value) { return number }
        problem("has \(attribute)=\"\(value)\", which is not an integer.")
        return nil
    }

    /// Returns the value for an attribute's keyword. Reports an unknown keyword as a problem.
    func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
        guard let word = string(attribute) else { return nil }
        if let value = values[word] { return value }
        problem("has \(attribute)=\"\(word)\", which is not supported. Supported are: \(known: values.keys).")
        return nil
    }

    /// Accepts attributes without effect: they request the default behaviour or only optimise drawing on a phone.
    /// `Documentation/Storyboards.md` lists them with the reasons.
    func passOver(_ attributes: String...) {
        for attribute in attributes { note(attribute: attribute) }
    }

    // MARK: Children

    /// Returns the first child with a name and marks it as read.
    func child(_ name: String) -> InterfaceElement? {
        children.first { $0.name == name }?.noteRead()
    }

    /// Returns the child for a property and marks it as read.
    func child(key: String) -> InterfaceElement? {
        children.first { $0.key == key }?.noteRead()
    }

    /// Returns all children and marks them as read.
    func allChildren() -> [InterfaceElement] {
        _ = noteRead()
        return children.map { $0.noteRead() }
    }

    // MARK: Errors

    /// Reports a problem with the element.
    ///
    /// Outside a check this terminates the process with all problems of the file. Within a check it records the problem and
    /// returns; the caller continues with a substitute value, so that the rest is checked.
    func problem(_ reason: InterfaceMessage) {
        problems.report(InterfaceError(file: file, line: line, reason: "<\(name)> \(reason)"))
    }

    /// Terminates the process with a message that names file, line and element. For errors that are detected only while the
    /// app runs.
    func fail(_ reason: InterfaceMessage) -> Never {
        trap(InterfaceError(file: file, line: line, reason: "<\(name)> \(reason)").description)
    }
}
