import Foundation
import UIKitCore

/// Constraints of an interface file.
@MainActor
enum InterfaceConstraint {
    /// The layout guides of iOS 7: the edges of the area not covered by bars.
    private final class OldGuide: NSObject {
        let isTop: Bool
        init(isTop: Bool) { self.isTop = isTop }
    }

    /// One side of a constraint.
    private struct Side {
        let item: Any
        let attribute: NSLayoutConstraint.Attribute
    }

    static func registerOldGuide(_ element: InterfaceElement, loader: InterfaceLoader) {
        let isTop = element.choice("type", ["top": true, "bottom": false]) ?? true
        // Retained by the type, because nothing else retains them.
        loader.register(isTop ? top : bottom, id: element.id)
    }

    private static let top = OldGuide(isTop: true), bottom = OldGuide(isTop: false)

    static func activate(_ element: InterfaceElement, of view: UIView, loader: InterfaceLoader) {
        element.passOver("symbolic", "firstItem", "secondItem")
        // This constraint exists in the editor only.
        if element.bool("placeholder") == true { return element.passOverAll() }
        guard element.name == "constraint" else { return element.problem("is not a constraint.") }
        guard let constraint = make(element, in: view, loader: loader) else { return element.passOverAll() }
        if let priority = element.priority("priority") { constraint.priority = priority }
        if let identifier = element.string("identifier") { constraint.identifier = identifier }
        loader.register(constraint, id: element.id)
        loader.install(constraint, element, of: view)
    }

    /// Creates a constraint. Returns nil if it is invalid, which is reported.
    private static func make(
        _ element: InterfaceElement,
        in view: UIView,
        loader: InterfaceLoader
    ) -> NSLayoutConstraint? {
        guard let first = side(element, "first", of: view, loader) else { return nil }
        var second: Side?
        if element.attributes["secondItem"] != nil {
            guard let found = side(element, "second", of: view, loader) else { return nil }
            second = found
        }
        let other = second?.attribute ?? .notAnAttribute
        guard first.attribute.canBeCompared(with: other) else {
            element.problem(
                "compares \(first.attribute.kind.rawValue) with \(other.kind.rawValue), which cannot be compared."
            )
            return nil
        }
        guard let multiplier = multiplier(element) else { return nil }
        let constraint = NSLayoutConstraint(
            item: first.item,
            attribute: first.attribute,
            relatedBy: element.choice("relation", relations) ?? .equal,
            toItem: second?.item,
            attribute: other,
            multiplier: multiplier,
            constant: element.number("constant") ?? 0
        )
        let views = constraint.itemViews
        let isOptional = loader.installation(of: element) != nil || !loader.optionalViews(around: views).isEmpty
        guard isOptional || UIView.nearestView(holding: views) != nil else {
            element.problem("refers to two views without a common ancestor.")
            return nil
        }
        return constraint
    }

    /// Returns the item and attribute of one side of a constraint. Nil if it is invalid, which is reported. The first item
    /// defaults to the view that contains the constraint.
    private static func side(
        _ element: InterfaceElement,
        _ side: String,
        of view: UIView,
        _ loader: InterfaceLoader
    ) -> Side? {
        guard let attribute = element.choice("\(side)Attribute", attributes) else {
            if element.attributes["\(side)Attribute"] == nil {
                element.problem("lacks the attribute '\(side)Attribute'.")
            }
            return nil
        }
        guard let id = element.string("\(side)Item") else { return Side(item: view, attribute: attribute) }
        guard let item = loader.object(id) else {
            report(missing: id, element, loader)
            return nil
        }
        guard let guide = item as? OldGuide else {
            if item is UIView || item is UILayoutGuide { return Side(item: item, attribute: attribute) }
            element.problem("refers to '\(id)', which is neither a view nor a layout guide.")
            return nil
        }
        let area = (loader.controller?.viewIfLoaded ?? view).safeAreaLayoutGuide
        switch attribute {
        case .top, .bottom: return Side(item: area, attribute: guide.isTop ? .top : .bottom)
        default: return Side(item: area, attribute: attribute)
        }
    }

    private static func report(missing id: String, _ element: InterfaceElement, _ loader: InterfaceLoader) {
        guard let other = loader.document.element(id) else {
            return element.problem("refers to '\(id)', which is not in the file.")
        }
        // Objects that a check does not create have already been reported.
        if loader.document.problems.isChecking, InterfaceClasses.views[other.name] == nil,
            other.name != "viewLayoutGuide"
        {
            return
        }
        element.problem("refers to '\(id)', which is not in this screen.")
    }

    private static func multiplier(_ element: InterfaceElement) -> CGFloat? {
        guard let text = element.string("multiplier") else { return 1 }
        let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).compactMap { Double($0) }
        let quotient = parts.count == 2 ? parts[0] / parts[1] : parts.first ?? .nan
        if parts.count <= 2, quotient.isFinite { return CGFloat(quotient) }
        element.problem("has multiplier=\"\(text)\", which is neither a number nor a ratio such as 16:9.")
        return nil
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
