import Foundation
import FoundationCompatibility
import UIKitCore

/// An element of an app, described by a query. It is looked for with each use, so it may exist before it is on the screen, and after.
///
/// An action on an element that does not exist, or of which there are several, fails the test. Must be used by one thread at a time.
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider, KeyValueCoding {
    private let query: XCUIElementQuery?
    /// The position among the matches; nil for the only one.
    private let index: Int?

    init(_ query: XCUIElementQuery, index: Int? = nil) {
        self.query = query
        self.index = index
        super.init()
    }

    override init() {
        query = nil
        index = nil
        super.init()
    }

    var ownApplication: XCUIApplication {
        guard let query else { preconditionFailure("An element without a query is an application.") }
        return query.application
    }

    func matches(in root: ElementNode) -> [ElementNode] {
        guard let query else { return [] }
        let found = query.matches(in: root)
        guard let index else { return found }
        let position = index < 0 ? found.count + index : index
        return found.indices.contains(position) ? [found[position]] : []
    }

    var summary: String {
        (query?.summary ?? "Element") + (index.map { $0 == 0 ? " (First Match)" : " (Element at index \($0))" } ?? "")
    }

    // MARK: Existence

    /// Whether the element exists, on the screen or scrolled away.
    open var exists: Bool { node != nil }

    /// Whether a touch on the middle of the element reaches it.
    open var isHittable: Bool { node?.isHittable ?? false }

    /// Waits until the element exists.
    ///
    /// - Parameter timeout: The maximum duration in seconds.
    /// - Returns: Whether it exists.
    open func waitForExistence(timeout: TimeInterval) -> Bool { ownApplication.target.wait(timeout) { exists } }

    /// Waits until the element does not exist.
    ///
    /// - Parameter timeout: The maximum duration in seconds.
    /// - Returns: Whether it does not exist.
    open func waitForNonExistence(timeout: TimeInterval) -> Bool { ownApplication.target.wait(timeout) { !exists } }

    /// Waits until a property has a value.
    ///
    /// - Parameters:
    ///   - keyPath: The property.
    ///   - expectedValue: The value.
    ///   - timeout: The maximum duration in seconds.
    /// - Returns: Whether it has the value.
    public func wait<Value: Equatable>(
        for keyPath: KeyPath<XCUIElement, Value>,
        toEqual expectedValue: Value,
        timeout: TimeInterval
    ) -> Bool {
        ownApplication.target.wait(timeout) { self[keyPath: keyPath] == expectedValue }
    }

    // MARK: Attributes

    /// The accessibility identifier; empty for an element that does not exist.
    open var identifier: String { attribute(\.identifier, "") }

    /// The frame on the screen, in points.
    open var frame: CGRect { attribute(\.frame, .zero) }

    /// The value: of a switch "1" or "0", of an empty field its placeholder; empty without one.
    open var value: Any? {
        let node = attribute(\.self, ElementNode(number: nil, types: [.any]))
        let isField = [.textField, .searchField, .secureTextField].contains(where: node.isOf)
        if isField, node.value?.isEmpty != false, let placeholder = node.placeholder { return placeholder }
        return node.value ?? ""
    }

    /// The title of a button; empty for other elements.
    open var title: String { attribute(\.title, "") }

    /// The accessibility label.
    open var label: String { attribute(\.label, "") }

    /// The type.
    open var elementType: ElementType { attribute(\.types[0], .any) }

    /// Whether the element is enabled.
    open var isEnabled: Bool { attribute(\.isEnabled, false) }

    /// Whether the element is selected.
    open var isSelected: Bool { attribute(\.isSelected, false) }

    /// Whether the element has the keyboard focus.
    open var hasFocus: Bool { attribute(\.isFocused, false) }

    /// The placeholder of a field; nil for other elements.
    open var placeholderValue: String? { attribute(\.placeholder, nil) }

    /// A property by its name in predicates, such as `exists`, `hittable` or `label`.
    open func value(forKey key: String) -> Any? {
        guard let node else {
            let absent: [String: Any] = ["exists": false, "hittable": false, "isHittable": false]
            return absent[key] ?? ElementNode(number: nil, types: [.any]).attributes[key]
        }
        return node.attributes[key]
    }

    private func attribute<Value>(_ path: KeyPath<ElementNode, Value>, _ otherwise: Value) -> Value {
        guard let node else {
            XCUITestHooks.fail(
                "Failed to get matching snapshot: No matches found for \(summary).\n\(candidates)",
                XCUITestHooks.place.file,
                XCUITestHooks.place.line
            )
            return otherwise
        }
        return node[keyPath: path]
    }

    // MARK: Queries

    /// The element itself, or the first one if several match.
    open var firstMatch: XCUIElement { query == nil ? self : XCUIElement(query!, index: index ?? 0) }

    /// The descendants of a type.
    open func descendants(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(ownApplication, summary: type.name) { [self] root in
            XCUIElementQuery.unique(matches(in: root).flatMap(\.descendants)).filter { $0.isOf(type) }
        }
    }

    /// The children of a type.
    open func children(matching type: ElementType) -> XCUIElementQuery {
        XCUIElementQuery(ownApplication, summary: "Child \(type.name)") { [self] root in
            matches(in: root).flatMap(\.children).filter { $0.isOf(type) }
        }
    }

    /// The element and its descendants, for messages.
    open override var debugDescription: String { node?.outline() ?? "No matches found for \(summary)" }

    // MARK: Resolving

    /// The element now; nil if it does not exist.
    var node: ElementNode? {
        guard !XCUITestHooks.isStopped(), let root = try? ownApplication.target.elements() else { return nil }
        return matches(in: root).first
    }

    /// The elements of the app, for messages.
    private var candidates: String {
        guard let root = try? ownApplication.target.elements() else { return "The app is not running." }
        let outline = root.outline()
        return "The elements of the app are:\n" + outline.prefix(20_000)
    }

    /// Performs an action on the element. Waits up to three seconds for its existence. Reports a failure at a line of the test.
    func perform(
        _ action: String,
        _ file: StaticString,
        _ line: UInt,
        _ body: (_ node: ElementNode, _ target: AppTarget) throws -> Void
    ) {
        guard !XCUITestHooks.isStopped() else { return }
        let target = ownApplication.target
        attempt("\(action) \(summary)", file, line) {
            var (root, found) = try resolve()
            if InterruptionMonitors.handle(found.first, in: root, of: ownApplication) { (root, found) = try resolve() }
            if found.isEmpty, target.wait(3, until: { exists }) { (root, found) = try resolve() }
            guard let node = found.first else {
                throw AppConnection.Failure(description: "No matches found for \(summary).\n\(candidates)")
            }
            if found.count > 1, index == nil {
                let list = found.prefix(20).map { "  " + $0.summary }.joined(separator: "\n")
                throw AppConnection.Failure(description: "Multiple matching elements found for \(summary):\n\(list)")
            }
            try body(node, target)
        }
    }

    private func resolve() throws -> (ElementNode, [ElementNode]) {
        let root = try ownApplication.target.elements()
        return (root, matches(in: root))
    }

    /// Runs a part of an action, and reports its failure.
    func attempt(_ action: String, _ file: StaticString, _ line: UInt, _ body: () throws -> Void) {
        guard !XCUITestHooks.isStopped() else { return }
        XCUITestHooks.place = (file, line)
        do {
            try body()
        } catch {
            XCUITestHooks.fail("Failed to \(action): \(error)", file, line)
        }
    }
}
