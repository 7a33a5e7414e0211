import Foundation

/// The conversions of key-value coding between values of properties and objects.
package enum KeyedValue {
    /// The reason why a property cannot have a value.
    package enum Problem: Error {
        /// The property has no setter.
        case readOnly
        /// Nil for a property that is not optional.
        case isNil
        /// A value of another type. A phrase such as "is Int, and cannot hold a String".
        case type(String)
    }

    /// Returns the value of a property as key-value coding returns it: nil for the nil of an optional, an `NSNumber` for a number, a
    /// Boolean, and an enumeration or option set with numeric raw values.
    ///
    /// A `CGFloat` remains one.
    static func object<Value>(_ value: Value) -> Any? {
        switch value {
        case let value as Bool: return NSNumber(value: value)
        case let value as Int: return NSNumber(value: value)
        case let value as Double: return NSNumber(value: value)
        case let value as String: return value
        default: break
        }
        guard let value = withoutOptional(value) else { return nil }
        switch value {
        case let value as Float: return NSNumber(value: value)
        case is CGFloat, is NSNumber, is Decimal: return value
        case let value as any BinaryInteger: return PredicateNumber(value)?.object ?? value
        case let value as any RawRepresentable: return number(of: value) ?? value
        default: return value
        }
    }

    private static func number<Value: RawRepresentable>(of value: Value) -> NSNumber? {
        (value.rawValue as? any BinaryInteger).flatMap { PredicateNumber($0)?.object }
    }

    private static func withoutOptional(_ value: Any) -> Any? {
        guard let optional = value as? any OptionalValue else { return value }
        return optional.content.flatMap(withoutOptional)
    }

    /// Converts a value to the type of a property, as Foundation does: numbers and Booleans to each other (with a fraction
    /// discarded), and texts to numbers.
    static func converted<Value>(_ value: Any?, to type: Value.Type) -> Result<Value, Problem> {
        let wanted = wrappedType(type)
        guard let value = value.flatMap(withoutOptional) else {
            guard let none = Optional<AnyObject>.none as Any as? Value, wanted != type else { return .failure(.isNil) }
            return .success(none)
        }
        if let converted = converted(value, toWrapped: wanted) as? Value { return .success(converted) }
        return .failure(.type("is \(type), and cannot hold \(PredicateValue.name(value))"))
    }

    private static func wrappedType(_ type: Any.Type) -> Any.Type {
        (type as? any OptionalValue.Type).map { wrappedType($0.contentType) } ?? type
    }

    private static func converted(_ value: Any, toWrapped type: Any.Type) -> Any? {
        if let number = type as? any KeyedNumber.Type { return self.number(value).map { number.init(keyed: $0) } }
        if type == NSNumber.self {
            return PredicateNumber(value)?.object ?? (value as? Bool).map { NSNumber(value: $0) }
        }
        if Swift.type(of: value) != type, let raw = type as? any RawRepresentable.Type,
            let converted = rawRepresentable(value, raw)
        {
            return converted
        }
        return value
    }

    private static func rawRepresentable<Value: RawRepresentable>(_ value: Any, _ type: Value.Type) -> Any? {
        guard case .success(let raw) = converted(value, to: Value.RawValue.self) else { return nil }
        return Value(rawValue: raw)
    }

    private static func number(_ value: Any) -> NSNumber? {
        if let number = value as? NSNumber { return number }
        if let number = PredicateNumber(value) { return number.object }
        guard let text = PredicateValue.text(value) else { return nil }
        let value = (text as NSString).doubleValue
        return Int64(exactly: value).map { NSNumber(value: $0) } ?? NSNumber(value: value)
    }
}

/// Optionals of any type.
private protocol OptionalValue {
    static var contentType: Any.Type { get }
    var content: Any? { get }
}

extension Optional: OptionalValue {
    fileprivate static var contentType: Any.Type { Wrapped.self }
    fileprivate var content: Any? { self }
}

/// The types of numbers that key-value coding converts to.
private protocol KeyedNumber {
    init(keyed number: NSNumber)
}

extension Bool: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.boolValue } }
extension Int: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.intValue } }
extension Int8: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.int8Value } }
extension Int16: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.int16Value } }
extension Int32: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.int32Value } }
extension Int64: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.int64Value } }
extension UInt: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.uintValue } }
extension UInt8: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.uint8Value } }
extension UInt16: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.uint16Value } }
extension UInt32: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.uint32Value } }
extension UInt64: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.uint64Value } }
extension Float: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.floatValue } }
extension Double: KeyedNumber { fileprivate init(keyed number: NSNumber) { self = number.doubleValue } }
extension CGFloat: KeyedNumber {
    fileprivate init(keyed number: NSNumber) { self = CGFloat(number.doubleValue) }
}
