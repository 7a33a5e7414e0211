import Foundation

/// The values of objects for key paths, with collection operators.
enum KeyPathValues {
    /// Returns the value of an object for a key path. An array or set has for a key the array or set of its elements' values.
    /// Traps if a key is unknown.
    static func value(of object: Any?, forKeyPath keyPath: String) -> Any? {
        value(of: object, keys: keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)[...])
    }

    private static func value(of object: Any?, keys: ArraySlice<String>) -> Any? {
        var object = PredicateValue.unwrapped(object)
        var keys = keys
        while let key = keys.popFirst() {
            if key.hasPrefix("@") {
                guard let elements = object.map({ elements($0, operator: key) }) ?? [] else { return nil }
                return CollectionOperator.value(key, elements: elements, keys: keys)
            }
            guard let current = object else { return nil }
            if key.lowercased() == "self" { continue }
            object = PredicateValue.unwrapped(mapped(current, key: key))
        }
        return object
    }

    private static func elements(_ object: Any, operator name: String) -> [Any]? {
        guard let elements = PredicateValue.elements(object) else {
            trap("The collection operator \(name) needs a collection, but the value is \(PredicateValue.name(object)).")
        }
        return elements
    }

    /// Assigns the value for a key path. Does nothing if an object on the way is nil. Traps if a key is unknown.
    static func setValue(_ value: Any?, of object: Any, forKeyPath keyPath: String) {
        let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let owner = self.value(of: object, keys: keys.dropLast()), let key = keys.last else { return }
        KeyValueLookup.setValue(value, ofAny: owner, forKey: key)
    }

    /// Returns the value of an object for a key; for an array or set, the array or set of its elements' values.
    static func mapped(_ object: Any, key: String) -> Any? {
        guard PredicateValue.dictionary(object) == nil, let elements = PredicateValue.elements(object) else {
            return KeyValueLookup.value(ofAny: object, forKey: key)
        }
        let values = elements.map { PredicateValue.unwrapped(mapped($0, key: key)) }
        guard PredicateValue.isSet(object) else { return values.map { $0 ?? NSNull() } }
        return Set(values.compactMap { $0 as? AnyHashable })
    }

    /// The operators in key paths, such as `@count`.
    private enum CollectionOperator {
        static func value(_ name: String, elements: [Any], keys: ArraySlice<String>) -> Any? {
            if name == "@count" {
                guard keys.isEmpty else {
                    trap("Nothing may follow '@count' in a key path, but '\(keys.joined())' does.")
                }
                return NSNumber(value: elements.count)
            }
            guard !keys.isEmpty else { trap("The operator '\(name)' in a key path needs a key after it.") }
            let values = elements.compactMap { PredicateValue.unwrapped(KeyPathValues.value(of: $0, keys: keys)) }
            switch name {
            case "@sum": return PredicateFunctions.sum(values)
            case "@avg": return values.isEmpty ? NSNumber(value: 0) : PredicateFunctions.average(values)
            case "@min": return PredicateFunctions.extreme(values, .orderedAscending)
            case "@max": return PredicateFunctions.extreme(values, .orderedDescending)
            case "@unionOfObjects": return values
            case "@distinctUnionOfObjects": return PredicateFunctions.distinct(values)
            case "@unionOfArrays", "@unionOfSets": return values.flatMap { PredicateValue.elements($0) ?? [$0] }
            case "@distinctUnionOfArrays", "@distinctUnionOfSets":
                return PredicateFunctions.distinct(values.flatMap { PredicateValue.elements($0) ?? [$0] })
            default: trap("A key path has the unknown operator '\(name)'. Use @count, @sum, @avg, @min or @max.")
            }
        }
    }
}
