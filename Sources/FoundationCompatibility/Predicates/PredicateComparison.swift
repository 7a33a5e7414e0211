import Foundation

/// Equality and order of values, as the operators of predicates define them.
enum PredicateComparison {
    /// Whether two values are equal. Nil and NSNull are equal. Numbers of all types are compared by value, strings with the
    /// options. Values of different kinds are not equal.
    static func areEqual(_ first: Any?, _ second: Any?, options: NSComparisonPredicate.Options) -> Bool {
        let first = PredicateValue.unwrapped(first)
        let second = PredicateValue.unwrapped(second)
        guard let first, let second else { return first == nil && second == nil }
        if let firstText = PredicateValue.text(first) {
            guard let secondText = PredicateValue.text(second) else { return false }
            return PredicateText.order(firstText, secondText, options: options) == .orderedSame
        }
        if let firstNumber = PredicateNumber(first) {
            guard let secondNumber = PredicateNumber(second) else { return false }
            return PredicateNumber.order(firstNumber, secondNumber) == .orderedSame
        }
        if let equal = areEqualCollections(first, second, options: options) { return equal }
        if let firstHashable = first as? AnyHashable, let secondHashable = second as? AnyHashable {
            return firstHashable == secondHashable || dates(first, second).map { $0 == $1 } == true
        }
        guard type(of: first) is AnyClass, type(of: second) is AnyClass else { return false }
        return first as AnyObject === second as AnyObject
    }

    private static func dates(_ first: Any, _ second: Any) -> (Date, Date)? {
        guard let first = PredicateValue.date(first), let second = PredicateValue.date(second) else { return nil }
        return (first, second)
    }

    /// Returns nil if neither value is a collection.
    private static func areEqualCollections(
        _ first: Any,
        _ second: Any,
        options: NSComparisonPredicate.Options
    ) -> Bool? {
        let firstDictionary = PredicateValue.dictionary(first)
        let secondDictionary = PredicateValue.dictionary(second)
        if firstDictionary != nil || secondDictionary != nil {
            guard let firstDictionary, let secondDictionary else { return false }
            return firstDictionary.count == secondDictionary.count
                && firstDictionary.allSatisfy { key, value in
                    secondDictionary[key].map { areEqual(value, $0, options: options) } ?? false
                }
        }
        let firstElements = PredicateValue.elements(first)
        let secondElements = PredicateValue.elements(second)
        if firstElements == nil && secondElements == nil { return nil }
        guard let firstElements, let secondElements, firstElements.count == secondElements.count else { return false }
        let isSet = PredicateValue.isSet(first)
        guard isSet == PredicateValue.isSet(second) else { return false }
        if isSet {
            return firstElements.allSatisfy { element in
                secondElements.contains { areEqual(element, $0, options: options) }
            }
        }
        return zip(firstElements, secondElements).allSatisfy { areEqual($0, $1, options: options) }
    }

    /// Returns the order of two values; nil if one is nil or not a number. Traps if the values have no order.
    static func order(_ first: Any?, _ second: Any?, options: NSComparisonPredicate.Options) -> ComparisonResult? {
        guard let first = PredicateValue.unwrapped(first), let second = PredicateValue.unwrapped(second) else {
            return nil
        }
        if let firstText = PredicateValue.text(first), let secondText = PredicateValue.text(second) {
            return PredicateText.order(firstText, secondText, options: options)
        }
        if let firstNumber = PredicateNumber(first), let secondNumber = PredicateNumber(second) {
            return PredicateNumber.order(firstNumber, secondNumber)
        }
        if let (firstDate, secondDate) = dates(first, second) { return firstDate.compare(secondDate) }
        if let first = first as? any Comparable, let result = order(first, second) { return result }
        trap(
            "A predicate cannot compare \(PredicateValue.name(first)) with \(PredicateValue.name(second)): '<' and '>' need two "
                + "numbers, two strings, two dates or two values of one Comparable type."
        )
    }

    private static func order<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult? {
        guard let second = second as? Value else { return nil }
        return first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
}
