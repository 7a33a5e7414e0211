import Foundation

/// One element of an interface file, which records what of it was read: what nobody reads is reported, so that nothing in a
/// file is ignored silently.
final class InterfaceElement {
    let name: String
    /// The line of the element's start tag, from 1.
    let line: Int
    /// The name of the file, for messages.
    let file: String
    let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []
    /// The characters between the element's tags.
    private(set) var content = ""
    private(set) weak var parent: InterfaceElement?
    /// Collects what is wrong with the file.
    let problems: InterfaceProblems

    /// Texts in another language than the file's, by property.
    var translations: [String: String] = [:]

    private var unread: Set<String>
    private var wasRead = false
    private var isContentRead = false
    /// Whether the element is read later, with objects of its own: a controller's view, a prototype of cells.
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

    // MARK: What was read

    func note(attribute: String) { unread.remove(attribute) }

    func noteRead() -> InterfaceElement {
        wasRead = true
        return self
    }

    /// The text between the element's tags.
    func contentText() -> String {
        isContentRead = true
        return content
    }

    /// The element itself and everything in it counts as read.
    func passOverAll() {
        unread = []
        wasRead = true
        isContentRead = true
        for child in children { child.passOverAll() }
    }

    /// Has the element and everything in it read anew.
    func forgetReading() {
        unread = Self.attributesToRead(attributes)
        wasRead = false
        isContentRead = false
        isDeferred = false
        for child in children { child.forgetReading() }
    }

    /// Reports everything in this element that nobody read.
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
                child.problem("is not supported\(key) in <\(name)>: remove it here, and do in code what it asks for.")
                child.wasRead = true
                continue
            }
            child.checkWasRead()
        }
    }
}
