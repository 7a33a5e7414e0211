import Foundation
import FoundationCompatibility

/// A description of elements. It is evaluated with each use.
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    let application: XCUIApplication
    let summary: String
    private let find: (ElementNode) -> [ElementNode]

    init(_ application: XCUIApplication, summary: String, find: @escaping (ElementNode) -> [ElementNode]) {
        self.application = application
        self.summary = summary
        self.find = find
        super.init()
    }

    func matches(in root: ElementNode) -> [ElementNode] { find(root) }

    /// The elements without repetitions, in their order.
    static func unique(_ nodes: [ElementNode]) -> [ElementNode] {
        var seen: Set<ObjectIdentifier> = []
        return nodes.filter { seen.insert(ObjectIdentifier($0)).inserted }
    }

    private var nodes: [ElementNode] {
        guard !XCUITestHooks.isStopped(), let root = try? application.target.elements() else { return [] }
        return matches(in: root)
    }

    private func filtered(_ summary: String, _ isMatch: @escaping (ElementNode) -> Bool) -> XCUIElementQuery {
        XCUIElementQuery(application, summary: summary) { [self] in matches(in: $0).filter(isMatch) }
    }

    // MARK: Elements

    /// The only match.
    open var element: XCUIElement { XCUIElement(self) }

    /// The first match.
    open var firstMatch: XCUIElement { XCUIElement(self, index: 0) }

    /// The number of matches.
    open var count: Int { nodes.count }

    /// The match at an index; a negative one counts from the end.
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement(self, index: index) }

    /// The match at an index.
    @available(*, deprecated, renamed: "element(boundBy:)")
    open func element(at index: Int) -> XCUIElement { XCUIElement(self, index: index) }

    /// The only match of a predicate among the matches.
    open func element(matching predicate: NSPredicate) -> XCUIElement { matching(predicate).element }

    /// The only match of a type with an identifier, or nil for any, among the matches.
    open func element(matching elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElement {
        matching(elementType, identifier: identifier).element
    }

    /// The only match with an identifier, title, label, value or placeholder.
    open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

    /// The matches at this moment, each by its index.
    open var allElementsBoundByIndex: [XCUIElement] { (0..<count).map { element(boundBy: $0) } }

    /// The matches at this moment, each by its identifier or label if these are unique, otherwise by its index.
    open var allElementsBoundByAccessibilityElement: [XCUIElement] {
        let all = nodes
        return all.enumerated().map { index, node in
            let name = node.identifier.isEmpty ? node.label : node.identifier
            let isUnique = !name.isEmpty && all.filter { $0.isCalled(name) }.count == 1
            return isUnique ? self[name] : element(boundBy: index)
        }
    }

    // MARK: Queries

    /// The descendants of the matches that have a type.
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, summary: "\(summary) → \(type.name)") { [self] root in
            Self.unique(matches(in: root).flatMap(\.descendants)).filter { $0.isOf(type) }
        }
    }

    /// The children of the matches that have a type.
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
        XCUIElementQuery(application, summary: "\(summary) → Child \(type.name)") { [self] root in
            matches(in: root).flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    /// The matches of a predicate. Its keys are the attributes of elements, such as `label`.
    open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("\(summary) matching '\(predicate)'") { predicate.evaluate(with: $0.attributes) }
    }

    /// The matches of a type with an identifier, or nil for any.
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name = identifier.map { "\"\($0)\" \(elementType.name)" } ?? elementType.name
        return filtered(name) { $0.isOf(elementType) && identifier.map($0.isCalled) != false }
    }

    /// The matches with an identifier, title, label, value or placeholder.
    open func matching(identifier: String) -> XCUIElementQuery {
        filtered("\"\(identifier)\" \(summary)") { $0.isCalled(identifier) }
    }

    /// The matches with a descendant that matches a predicate.
    open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
        filtered("\(summary) containing '\(predicate)'") { node in
            node.descendants.contains { predicate.evaluate(with: $0.attributes) }
        }
    }

    /// The matches with a descendant of a type with an identifier, or nil for any.
    open func containing(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery {
        let name = identifier.map { "\"\($0)\" \(elementType.name)" } ?? elementType.name
        return filtered("\(summary) containing \(name)") { node in
            node.descendants.contains { $0.isOf(elementType) && identifier.map($0.isCalled) != false }
        }
    }

    /// The matches at this moment, for messages.
    open override var debugDescription: String {
        let found = nodes.map { "  \($0.summary)" }
        return "Query for \(summary):\n" + (found.isEmpty ? "  no matches" : found.joined(separator: "\n"))
    }
}
