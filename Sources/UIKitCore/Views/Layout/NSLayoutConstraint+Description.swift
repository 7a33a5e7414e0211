import Foundation

extension NSLayoutConstraint {
    /// The constraint as a formula with the names of its items.
    var formula: String {
        let sign =
            switch relation {
            case .lessThanOrEqual: "≤"
            case .equal: "="
            case .greaterThanOrEqual: "≥"
            }
        var text = "\(NSLayoutConstraint.name(of: firstItem)).\(firstAttribute) \(sign) "
        if secondAttribute == .notAnAttribute {
            text += NSLayoutConstraint.number(constant)
        } else {
            if multiplier != 1 { text += "\(NSLayoutConstraint.number(multiplier)) × " }
            text += "\(NSLayoutConstraint.name(of: secondItem)).\(secondAttribute)"
            if constant != 0 {
                text += " \(constant < 0 ? "−" : "+") \(NSLayoutConstraint.number(abs(constant)))"
            }
        }
        if priority != .required { text += " @ \(NSLayoutConstraint.number(CGFloat(priority.rawValue)))" }
        return identifier.map { "\"\($0)\" (\(text))" } ?? text
    }

    /// The type of an item and its identifier or accessible name.
    static func name(of item: AnyObject?) -> String {
        guard let item else { return "(gone)" }
        if let guide = item as? UILayoutGuide {
            return guide.identifier.isEmpty ? "\(type(of: item))" : "\(type(of: item)) \"\(guide.identifier)\""
        }
        let view = item as? UIView
        let name = view?.accessibilityIdentifier ?? view?.accessibilityLabel
        return name.map { "\(type(of: item)) \"\($0)\"" } ?? "\(type(of: item))"
    }

    private static func number(_ value: CGFloat) -> String {
        value == value.rounded() && abs(value) < 1e9 ? String(Int(value)) : String(Double(value))
    }
}
