import Foundation
import UIKitCore

/// One element of an interface file. It records which of its parts were read; unread parts are reported, so that no content
/// of a file is silently ignored.
final class InterfaceElement {
    let name: String
    /// The line of the element's start tag, counted from 1.
    let line: Int
    /// The name of the file, for messages.
    let file: String
    let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []
    /// The text between the element's tags.
    private(set) var content = ""
    private(set) weak var parent: InterfaceElement?
    /// The collector of problems with the file.
    let problems: InterfaceProblems

    /// Translated texts by property.
    var translations: [String: String] = [:]

    private var unread: Set<String>
    private var wasRead = false
    private var isContentRead = false
    /// Whether the element is read later with its own objects: the view of a controller, or a cell prototype.
    var isDeferred = false

    init(
        name: String,
        line: Int,
        attributes: [String: String],
        parent: InterfaceElement?,
        problems: InterfaceProblems
    ) {
        self.name = name
        self.line = line
        self.attributes = attributes
        self.parent = parent
        self.problems = problems
        file = problems.file
        unread = Self.attributesToRead(attributes)
    }

    private static func attributesToRead(_ attributes: [String: String]) -> Set<String> {
        Set(attributes.keys).subtracting(InterfaceEditor.attributes)
    }

    var id: String? { attributes["id"] }
    var key: String? { attributes["key"] }

    // MARK: Building

    func append(_ child: InterfaceElement) { children.append(child) }
    func append(text: String) { content += text }

    // MARK: Reading

    func note(attribute: String) { unread.remove(attribute) }

    func noteRead() -> InterfaceElement {
        wasRead = true
        return self
    }

    /// Returns the text between the element's tags and marks it as read.
    func contentText() -> String {
        isContentRead = true
        return content
    }

    /// Marks the element and all its descendants as read.
    func passOverAll() {
        unread = []
        wasRead = true
        isContentRead = true
        for child in children { child.passOverAll() }
    }

    /// Marks the element and all its descendants as unread.
    func forgetReading() {
        unread = Self.attributesToRead(attributes)
        wasRead = false
        isContentRead = false
        isDeferred = false
        for child in children { child.forgetReading() }
    }

    /// Reports all unread parts of this element and its descendants.
    @MainActor
    func checkWasRead() {
        for attribute in unread.sorted() {
            let value = attributes[attribute] ?? ""
            problem(
                "has \(attribute)=\"\(value)\", which is not supported: remove it here, and set it in code if it matters."
            )
        }
        unread = []
        if !isContentRead, content.contains(where: { !$0.isWhitespace }) {
            isContentRead = true
            problem("contains text, which nothing reads here.")
        }
        for child in children where !child.isDeferred {
            if InterfaceEditor.isForEditorOnly(child) { continue }
            guard child.wasRead else {
                let key: InterfaceMessage = child.key.map { " for '\($0)'" } ?? ""
                child.problem("is not supported\(key) in <\(name)>: remove it here, and use code instead.")
                child.wasRead = true
                continue
            }
            child.checkWasRead()
        }
    }
}
