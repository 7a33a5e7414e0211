import Foundation

/// The values of expressions, as predicates treat them.
enum PredicateValue {
    /// Returns a value without optionals around it. Nil and NSNull become nil.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        // Casting is faster than reflection for the usual types.
        if value is String || value is NSNumber || type(of: value) is AnyClass { return unwrappedCast(value) }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .optional else { return value }
        return unwrapped(mirror.children.first?.value)
    }

    /// Returns a value without optionals around it. NSNull remains.
    static func withoutOptional(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? withoutOptional(mirror.children.first?.value) : value
    }

    /// An optional value casts like the value in it.
    private static func unwrappedCast(_ value: Any) -> Any {
        switch value {
        case let text as String: text
        case let number as NSNumber: number
        default: value
        }
    }

    /// Returns the text of a string, substring or character.
    static func text(_ value: Any?) -> String? {
        switch value {
        case let text as String: text
        case let text as Substring: String(text)
        case let character as Character: String(character)
        case let text as NSAttributedString: text.string
        default: nil
        }
    }

    static func date(_ value: Any?) -> Date? { value as? Date }

    /// Returns the elements of an array, set or ordered set, and the values of a dictionary.
    static func elements(_ value: Any?) -> [Any]? {
        guard let value, !(value is String) else { return nil }
        switch value {
        case let array as NSArray: return array.map { $0 }
        case let set as NSSet: return set.allObjects
        case let set as NSOrderedSet: return set.array
        case let dictionary as NSDictionary: return dictionary.allValues
        case let array as [Any]: return array
        case let set as Set<AnyHashable>: return set.map(\.base)
        case let dictionary as [AnyHashable: Any]: return Array(dictionary.values)
        default: break
        }
        guard !(type(of: value) is AnyClass) else { return nil }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .collection || mirror.displayStyle == .set else { return nil }
        return mirror.children.map(\.value)
    }

    static func isSet(_ value: Any?) -> Bool { value is NSSet || value is Set<AnyHashable> }

    /// Returns a dictionary, or nil.
    static func dictionary(_ value: Any?) -> [AnyHashable: Any]? {
        switch value {
        case let dictionary as [AnyHashable: Any]: dictionary
        default: nil
        }
    }

    /// A short description of a value for messages.
    static func name(_ value: Any?) -> String {
        guard let value else { return "nil" }
        if let text = text(value) { return "\"\(text.prefix(60))\"" }
        if let number = PredicateNumber(value) { return number.description }
        return "a \(type(of: value))"
    }
}
