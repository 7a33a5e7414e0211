import Foundation

/// Returns the value of an object for a key: the entry of a dictionary, the length of a string, or a stored property of the object
/// or its superclasses, whatever its access level. Traps if there is none.
package func value(of object: Any, forKey key: String) -> Any? {
    if let dictionary = object as? NSDictionary { return dictionary.object(forKey: key) }
    if let dictionary = object as? [AnyHashable: Any] { return dictionary[key] }
    if let text = PredicateValue.text(object), let value = value(of: text, forKey: key) { return value }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
        for name in [key, "_" + key, "is" + key.prefix(1).uppercased() + key.dropFirst()] {
            if let child = current.children.first(where: { $0.label == name }) {
                return PredicateValue.unwrapped(child.value)
            }
        }
        mirror = current.superclassMirror
    }
    let type = String(reflecting: type(of: object))
    trap(
        "[<\(type)> valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). A predicate finds "
            + "entries of dictionaries and stored properties by name."
    )
}

private func value(of text: String, forKey key: String) -> Any? {
    switch key {
    case "length": text.utf16.count
    case "uppercaseString", "uppercased": text.uppercased()
    case "lowercaseString", "lowercased": text.lowercased()
    case "capitalizedString", "capitalized": text.capitalized
    case "intValue": text.withCString { Int(atol($0)) }
    case "doubleValue", "floatValue": text.withCString { atof($0) }
    case "description": text
    default: nil
    }
}

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

    private static func mapped(_ object: Any, key: String) -> Any? {
        guard PredicateValue.dictionary(object) == nil, let elements = PredicateValue.elements(object) else {
            return FoundationCompatibility.value(of: object, forKey: key)
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
