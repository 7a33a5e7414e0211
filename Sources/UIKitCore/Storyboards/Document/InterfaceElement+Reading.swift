import Foundation

@MainActor
extension InterfaceElement {
    // MARK: Attributes

    func string(_ attribute: String) -> String? {
        note(attribute: attribute)
        return attributes[attribute]
    }

    /// A text that the file must have; empty, and a problem, where it is missing.
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
        problem("has \(attribute)=\"\(value)\", which is no number.")
        return nil
    }

    func integer(_ attribute: String) -> Int? {
        guard let value = string(attribute) else { return nil }
        if let number = Int(value) { return number }
        problem("has \(attribute)=\"\(value)\", which is no whole number.")
        return nil
    }

    /// The value that an attribute's word stands for. A word beside those given is a problem.
    func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
        guard let word = string(attribute) else { return nil }
        if let value = values[word] { return value }
        problem("has \(attribute)=\"\(word)\", which is not supported. Supported are: \(known: values.keys).")
        return nil
    }

    /// Accepts attributes that change nothing here: what they ask for holds in any case, or only makes drawing cheaper on a
    /// phone. `Documentation/Storyboards.md` lists them with the reason.
    func passOver(_ attributes: String...) {
        for attribute in attributes { note(attribute: attribute) }
    }

    // MARK: Children

    /// The first child of a name; reading it is the caller's duty.
    func child(_ name: String) -> InterfaceElement? {
        children.first { $0.name == name }?.noteRead()
    }

    /// The child that stands for a property.
    func child(key: String) -> InterfaceElement? {
        children.first { $0.key == key }?.noteRead()
    }

    /// All children, which the caller reads.
    func allChildren() -> [InterfaceElement] {
        _ = noteRead()
        return children.map { $0.noteRead() }
    }

    // MARK: Errors

    /// Reports what is wrong with the element.
    ///
    /// Outside a check this ends the process: with this problem, and with all others of the file. Within one it notes the
    /// problem and returns, and the caller goes on with a value that lets the rest be checked.
    func problem(_ reason: InterfaceMessage) {
        problems.report(InterfaceError(file: file, line: line, reason: "<\(name)> \(reason)"))
    }

    /// Ends the process with a sentence that names the file, the line and the element: for what fails only while the app
    /// runs.
    func fail(_ reason: InterfaceMessage) -> Never {
        trap(InterfaceError(file: file, line: line, reason: "<\(name)> \(reason)").description)
    }
}
