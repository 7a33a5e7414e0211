import Foundation

extension NSComparisonPredicate {
    /// The options that have an effect.
    private var effectiveOptions: Options { options.contains(.normalized) ? .normalized : options }

    /// Applies the operator to two values without optionals.
    func compare(_ left: Any?, _ right: Any?) -> Bool {
        let options = effectiveOptions
        switch predicateOperatorType {
        case .equalTo: return PredicateComparison.areEqual(left, right, options: options)
        case .notEqualTo: return !PredicateComparison.areEqual(left, right, options: options)
        case .lessThan: return PredicateComparison.order(left, right, options: options) == .orderedAscending
        case .greaterThan: return PredicateComparison.order(left, right, options: options) == .orderedDescending
        case .lessThanOrEqualTo: return isAtMost(left, right)
        case .greaterThanOrEqualTo: return isAtMost(right, left)
        case .between: return isBetween(left, right)
        case .in: return isElement(left, of: right)
        case .contains: return isElement(right, of: left)
        case .beginsWith: return compareTexts(left, right) { PredicateText.begins($0, with: $1, options: options) }
        case .endsWith: return compareTexts(left, right) { PredicateText.ends($0, with: $1, options: options) }
        case .like: return compareTexts(left, right) { PredicateText.isLike($0, $1, options: options) }
        case .matches: return compareTexts(left, right) { PredicateText.matches($0, $1, options: options) }
        case .customSelector: return callSelector(left, right)
        }
    }

    private func isAtMost(_ first: Any?, _ second: Any?) -> Bool {
        switch PredicateComparison.order(first, second, options: effectiveOptions) {
        case .orderedAscending, .orderedSame: true
        default: false
        }
    }

    private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
        guard let bounds = PredicateValue.elements(bounds), bounds.count == 2 else {
            trap("BETWEEN needs an array of two bounds: \(PredicateFormatter.format(self))")
        }
        return isAtMost(bounds[0], value) && isAtMost(value, bounds[1])
    }

    private func isElement(_ element: Any?, of collection: Any?) -> Bool {
        guard let collection else { return false }
        if let text = PredicateValue.text(collection) {
            return compareTexts(text, element) { PredicateText.contains($0, $1, options: effectiveOptions) }
        }
        guard let elements = PredicateValue.elements(collection) else {
            trap(
                "IN and CONTAINS need a string or a collection, but the value is \(PredicateValue.name(collection)): "
                    + "\(PredicateFormatter.format(self))"
            )
        }
        return elements.contains { PredicateComparison.areEqual($0, element, options: effectiveOptions) }
    }

    /// False if one value is nil. Traps if one is not a string.
    private func compareTexts(_ left: Any?, _ right: Any?, _ compare: (String, String) -> Bool) -> Bool {
        guard let left, let right else { return false }
        guard let leftText = PredicateValue.text(left), let rightText = PredicateValue.text(right) else {
            trap(
                "A string operator cannot compare \(PredicateValue.name(left)) with \(PredicateValue.name(right)): "
                    + "\(PredicateFormatter.format(self))"
            )
        }
        return compare(leftText, rightText)
    }

    private func callSelector(_ left: Any?, _ right: Any?) -> Bool {
        guard let left, let customSelector else { return false }
        require(
            Swift.type(of: left) is AnyClass,
            "'\(customSelector)' is called on \(PredicateValue.name(left)), which is not an object."
        )
        let result = customSelector.send(to: left as AnyObject, right)
        return PredicateNumber((result as? Bool).map { NSNumber(value: $0) })?.int64 == 1
    }
}
