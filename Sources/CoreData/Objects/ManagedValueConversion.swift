import Foundation
import FoundationCompatibility

/// Optionals of any type.
protocol OptionalManagedValue {
    static var contentType: Any.Type { get }
    static func make(_ content: Any?) -> Any?
    var content: Any? { get }
}

extension Optional: OptionalManagedValue {
    static var contentType: Any.Type { Wrapped.self }
    static func make(_ content: Any?) -> Any? { content.flatMap { $0 as? Wrapped } as Any }
    var content: Any? { self }
}

/// Types with a value for a property that is nil although its Swift type is not optional, and with a conversion from `NSNumber`.
protocol ManagedValueType {
    static func managed(_ value: Any?) -> Self?
}

extension Bool: ManagedValueType {
    static func managed(_ value: Any?) -> Bool? { value == nil ? false : (value as? NSNumber)?.boolValue }
}
extension Int: ManagedValueType {
    static func managed(_ value: Any?) -> Int? { value == nil ? 0 : (value as? NSNumber)?.intValue }
}
extension Int16: ManagedValueType {
    static func managed(_ value: Any?) -> Int16? { value == nil ? 0 : (value as? NSNumber)?.int16Value }
}
extension Int32: ManagedValueType {
    static func managed(_ value: Any?) -> Int32? { value == nil ? 0 : (value as? NSNumber)?.int32Value }
}
extension Int64: ManagedValueType {
    static func managed(_ value: Any?) -> Int64? { value == nil ? 0 : (value as? NSNumber)?.int64Value }
}
extension UInt: ManagedValueType {
    static func managed(_ value: Any?) -> UInt? { value == nil ? 0 : (value as? NSNumber)?.uintValue }
}
extension Int8: ManagedValueType {
    static func managed(_ value: Any?) -> Int8? { value == nil ? 0 : (value as? NSNumber)?.int8Value }
}
extension UInt8: ManagedValueType {
    static func managed(_ value: Any?) -> UInt8? { value == nil ? 0 : (value as? NSNumber)?.uint8Value }
}
extension UInt16: ManagedValueType {
    static func managed(_ value: Any?) -> UInt16? { value == nil ? 0 : (value as? NSNumber)?.uint16Value }
}
extension UInt32: ManagedValueType {
    static func managed(_ value: Any?) -> UInt32? { value == nil ? 0 : (value as? NSNumber)?.uint32Value }
}
extension UInt64: ManagedValueType {
    static func managed(_ value: Any?) -> UInt64? { value == nil ? 0 : (value as? NSNumber)?.uint64Value }
}
extension Double: ManagedValueType {
    static func managed(_ value: Any?) -> Double? { value == nil ? 0 : (value as? NSNumber)?.doubleValue }
}
extension Float: ManagedValueType {
    static func managed(_ value: Any?) -> Float? { value == nil ? 0 : (value as? NSNumber)?.floatValue }
}
extension Decimal: ManagedValueType {
    static func managed(_ value: Any?) -> Decimal? { value == nil ? 0 : (value as? NSNumber)?.decimalValue }
}
extension String: ManagedValueType {
    static func managed(_ value: Any?) -> String? { value == nil ? "" : value as? String }
}
extension Data: ManagedValueType {
    static func managed(_ value: Any?) -> Data? { value == nil ? Data() : value as? Data }
}
extension Date: ManagedValueType {
    static func managed(_ value: Any?) -> Date? {
        value == nil ? Date(timeIntervalSinceReferenceDate: 0) : value as? Date
    }
}
extension Set: ManagedValueType {
    static func managed(_ value: Any?) -> Set? { value == nil ? [] : value as? Set }
}
extension Array: ManagedValueType {
    static func managed(_ value: Any?) -> Array? { value == nil ? [] : value as? Array }
}
extension Dictionary: ManagedValueType {
    static func managed(_ value: Any?) -> Dictionary? { value == nil ? [:] : value as? Dictionary }
}

/// Conversions of the values of objects to the types of their Swift properties.
enum ManagedValueConversion {
    /// Returns a value as a type; nil if that is impossible.
    static func convert<Value>(_ value: Any?, to type: Value.Type) -> Value? {
        // The most frequent types first: looking up conformances is slower.
        if type == String?.self { return (value as? String) as? Value }
        if type == Date?.self { return (value as? Date) as? Value }
        if let optional = type as? any OptionalManagedValue.Type {
            guard let value else { return optional.make(nil) as? Value }
            guard let converted = convertContent(value, to: optional.contentType) else { return nil }
            return optional.make(converted) as? Value
        }
        return convertContent(value, to: type) as? Value
    }

    private static func convertContent(_ value: Any?, to type: Any.Type) -> Any? {
        if let convertible = type as? any ManagedValueType.Type { return convertible.managed(value) }
        if let raw = type as? any RawRepresentable.Type { return rawRepresentable(value, raw) }
        if type == NSDecimalNumber.self, let number = value as? NSNumber, !(number is NSDecimalNumber) {
            return NSDecimalNumber(decimal: number.decimalValue)
        }
        if value == nil {
            if type == NSSet.self { return NSSet() }
            if type == NSOrderedSet.self { return NSOrderedSet() }
        }
        return value
    }

    private static func rawRepresentable<Value: RawRepresentable>(_ value: Any?, _ type: Value.Type) -> Any? {
        if let value = value as? Value { return value }
        return convert(value, to: Value.RawValue.self).flatMap { Value(rawValue: $0) }
    }
}
