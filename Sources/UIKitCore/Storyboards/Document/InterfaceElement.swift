import Foundation

/// One element of an interface file, which notes what of it was read: what nobody read is an error, so that nothing in a
/// file is passed over in silence.
final class InterfaceElement {
    let name: String
    /// Where the element begins, from 1.
    let line: Int
    /// The name of the file, for messages.
    let file: String
    let attributes: [String: String]
    private(set) var children: [InterfaceElement] = []
    /// The characters between the element's tags.
    private(set) var content = ""
    private(set) weak var parent: InterfaceElement?

    /// Texts in another language than the file's, by property.
    var translations: [String: String] = [:]

    private var unread: Set<String>
    private var wasRead = false
    /// Whether the element is read later, with objects of its own: a controller's view, a prototype of cells.
    var isDeferred = false

    init(name: String, line: Int, file: String, attributes: [String: String], parent: InterfaceElement?) {
        self.name = name
        self.line = line
        self.file = file
        self.attributes = attributes
        self.parent = parent
        unread = Set(attributes.keys).subtracting(Self.editorsAttributes)
    }

    /// What is for Interface Builder alone, or names the object.
    private static let editorsAttributes: Set<String> = [
        "id", "key", "userLabel", "sceneMemberID", "customClass", "customModule", "customModuleProvider", "misplaced",
        "fixedFrame", "verifyAmbiguity", "ambiguous", "colorLabel", "placeholderIntrinsicWidth",
        "placeholderIntrinsicHeight",
    ]

    // MARK: Building

    func append(_ child: InterfaceElement) { children.append(child) }
    func append(text: String) { content += text }

    // MARK: Attributes

    var id: String? { attributes["id"] }
    var key: String? { attributes["key"] }

    func string(_ attribute: String) -> String? {
        unread.remove(attribute)
        return attributes[attribute]
    }

    /// A text that the file must have.
    func requiredString(_ attribute: String) -> String {
        guard let value = string(attribute) else { fail("lacks the attribute '\(attribute)'.") }
        return value
    }

    func bool(_ attribute: String) -> Bool? {
        choice(attribute, ["YES": true, "NO": false])
    }

    func number(_ attribute: String) -> CGFloat? {
        guard let value = string(attribute) else { return nil }
        guard let number = Double(value), number.isFinite else {
            fail("has \(attribute)=\"\(value)\", which is no number.")
        }
        return CGFloat(number)
    }

    func integer(_ attribute: String) -> Int? {
        guard let value = string(attribute) else { return nil }
        guard let number = Int(value) else { fail("has \(attribute)=\"\(value)\", which is no whole number.") }
        return number
    }

    /// The value that an attribute's word stands for. A word beside those given is an error.
    func choice<Value>(_ attribute: String, _ values: [String: Value]) -> Value? {
        guard let word = string(attribute) else { return nil }
        guard let value = values[word] else {
            let known = values.keys.sorted().joined(separator: ", ")
            fail("has \(attribute)=\"\(word)\", which is not supported. Supported are: \(known).")
        }
        return value
    }

    /// Takes note of attributes that change nothing here: what they ask for is so in any case, or only makes drawing
    /// cheaper on a phone.
    func passOver(_ attributes: String...) { unread.subtract(attributes) }

    // MARK: Children

    /// The first child of a name; reading it is the caller's duty.
    func child(_ name: String) -> InterfaceElement? {
        children.first { $0.name == name }?.read()
    }

    /// The child that stands for a property.
    func child(key: String) -> InterfaceElement? {
        children.first { $0.key == key }?.read()
    }

    /// All children, which the caller reads.
    func allChildren() -> [InterfaceElement] {
        wasRead = true
        return children.map { $0.read() }
    }

    private func read() -> InterfaceElement {
        wasRead = true
        return self
    }

    /// The element itself and everything in it counts as read.
    func passOverAll() {
        unread = []
        wasRead = true
        for child in children { child.passOverAll() }
    }

    // MARK: Errors

    /// Ends the process at the first thing in this element that nobody read.
    func checkWasRead() {
        if let attribute = unread.sorted().first {
            let value = attributes[attribute] ?? ""
            fail(
                "has \(attribute)=\"\(value)\", which is not supported: remove it here, and set it in code if it matters."
            )
        }
        for child in children where !child.isDeferred {
            if child.isForEditorsOnly { continue }
            guard child.wasRead else {
                let key = child.key.map { " for '\($0)'" } ?? ""
                child.fail("is not supported\(key) in <\(name)>: remove it here, and do in code what it asks for.")
            }
            child.checkWasRead()
        }
    }

    private var isForEditorsOnly: Bool {
        key?.hasPrefix("simulated") == true || key == "canvasLocation" || key == "freeformSize"
            || name == "freeformSimulatedSizeMetrics" || name == "modalFormSheetSimulatedSizeMetrics"
    }

    /// Ends the process with a sentence that names the file, the line and the element.
    func fail(_ reason: String) -> Never {
        trap("\(file):\(line): <\(name)> \(reason)")
    }
}
