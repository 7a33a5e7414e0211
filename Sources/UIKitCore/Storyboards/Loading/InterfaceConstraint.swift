import Foundation

/// Constraints of an interface file.
@MainActor
enum InterfaceConstraint {
    /// The guides of iOS 7, which stand for the edges of what bars leave free.
    private final class OldGuide: NSObject {
        let isTop: Bool
        init(isTop: Bool) { self.isTop = isTop }
    }

    static func registerOldGuide(_ element: InterfaceElement, loader: InterfaceLoader) {
        let isTop = element.choice("type", ["top": true, "bottom": false]) ?? true
        // Held by the class, because nothing else does.
        loader.register(isTop ? top : bottom, id: element.id)
    }

    private static let top = OldGuide(isTop: true), bottom = OldGuide(isTop: false)

    static func activate(_ element: InterfaceElement, of view: UIView, loader: InterfaceLoader) {
        element.passOver("symbolic", "firstItem", "secondItem")
        // One that stands only while the file is edited.
        if element.bool("placeholder") == true { return element.passOverAll() }
        let first = place(element, "first", of: view, loader) ?? (view, attribute(element, "firstAttribute"))
        let second = place(element, "second", of: view, loader)
        let constraint = NSLayoutConstraint(
            item: first.item,
            attribute: first.attribute,
            relatedBy: element.choice("relation", relations) ?? .equal,
            toItem: second?.item,
            attribute: second?.attribute ?? .notAnAttribute,
            multiplier: multiplier(element),
            constant: element.number("constant") ?? 0
        )
        if let priority = element.number("priority") { constraint.priority = UILayoutPriority(Float(priority)) }
        if let identifier = element.string("identifier") { constraint.identifier = identifier }
        constraint.isActive = true
        loader.register(constraint, id: element.id)
    }

    /// What one side of a constraint is about; nil for a side without an item.
    private static func place(
        _ element: InterfaceElement,
        _ side: String,
        of view: UIView,
        _ loader: InterfaceLoader
    ) -> (item: Any, attribute: NSLayoutConstraint.Attribute)? {
        guard let id = element.string("\(side)Item") else { return nil }
        let attribute = attribute(element, "\(side)Attribute")
        guard let item = loader.object(id) else {
            if let guide = loader.document.element(id), guide.name == "viewLayoutGuide" {
                element.fail(
                    "is about the \(guide.key ?? "guide") of a scroll view, which is not supported: set contentSize in code."
                )
            }
            element.fail("is about '\(id)', which is not in this screen.")
        }
        guard let guide = item as? OldGuide else { return (item, attribute) }
        let area = (loader.controller?.viewIfLoaded ?? view).safeAreaLayoutGuide
        switch attribute {
        case .top, .bottom: return (area, guide.isTop ? .top : .bottom)
        default: return (area, attribute)
        }
    }

    private static func multiplier(_ element: InterfaceElement) -> CGFloat {
        guard let text = element.string("multiplier") else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
        switch parts.count {
        case 1: return CGFloat(parts[0])
        case 2 where parts[1] != 0: return CGFloat(parts[0] / parts[1])
        default: element.fail("has multiplier=\"\(text)\", which is neither a number nor a ratio such as 16:9.")
        }
    }

    private static func attribute(_ element: InterfaceElement, _ name: String) -> NSLayoutConstraint.Attribute {
        guard let attribute = element.choice(name, attributes) else { element.fail("lacks the attribute '\(name)'.") }
        return attribute
    }

    private static let relations: [String: NSLayoutConstraint.Relation] = [
        "equal": .equal, "lessThanOrEqual": .lessThanOrEqual, "greaterThanOrEqual": .greaterThanOrEqual,
    ]

    private static let attributes: [String: NSLayoutConstraint.Attribute] = [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading, "trailing": .trailing,
        "width": .width, "height": .height, "centerX": .centerX, "centerY": .centerY, "baseline": .lastBaseline,
        "lastBaseline": .lastBaseline, "firstBaseline": .firstBaseline, "leftMargin": .leftMargin,
        "rightMargin": .rightMargin, "topMargin": .topMargin, "bottomMargin": .bottomMargin,
        "leadingMargin": .leadingMargin, "trailingMargin": .trailingMargin,
        "centerXWithinMargins": .centerXWithinMargins, "centerYWithinMargins": .centerYWithinMargins,
    ]
}
