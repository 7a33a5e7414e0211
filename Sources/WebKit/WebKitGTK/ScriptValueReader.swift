#if WebKitGTK
import CWebKitShim
import Foundation

/// Converts values of scripts. They come from pages, so depth and size are limited.
@MainActor
struct ScriptValueReader {
    private static let greatestDepth = 500
    private static let mostParts = 1_000_000

    private var parts = 0
    private var depth = 0
    /// The objects read so far. An object with several references is converted once.
    private var known: [UnsafeMutableRawPointer: Any] = [:]
    private var unfinished: Set<UnsafeMutableRawPointer> = []
    /// Keeps objects, because equal ones have equal pointers only meanwhile.
    private var owned: [OwnedScriptValue] = []

    /// Converts a value; nil for `undefined`.
    mutating func read(_ value: UnsafeMutableRawPointer) throws -> Any? {
        parts += 1
        guard parts <= Self.mostParts else { throw unsupported("The value has too many parts.") }
        switch searchlight_value_kind(value) {
        case SEARCHLIGHT_VALUE_UNDEFINED: return nil
        case SEARCHLIGHT_VALUE_NULL: return NSNull()
        case SEARCHLIGHT_VALUE_BOOLEAN: return NSNumber(value: searchlight_value_boolean(value) != 0)
        case SEARCHLIGHT_VALUE_NUMBER: return number(searchlight_value_number(value))
        case SEARCHLIGHT_VALUE_STRING: return text(value)
        case SEARCHLIGHT_VALUE_DATE:
            return Date(timeIntervalSince1970: searchlight_value_number(value) / 1000)
        case SEARCHLIGHT_VALUE_ARRAY: return try inside(value) { try $0.array(value) }
        case SEARCHLIGHT_VALUE_OBJECT: return try inside(value) { try $0.dictionary(value) }
        default: throw unsupported("The value is a function or a symbol.")
        }
    }

    /// Whole numbers have a description without a fraction, as on iOS.
    private func number(_ value: Double) -> NSNumber {
        let isNegativeZero = value == 0 && value.sign == .minus
        return Int(exactly: value).flatMap { isNegativeZero ? nil : NSNumber(value: $0) } ?? NSNumber(value: value)
    }

    /// Converts an object, unless it was converted before.
    private mutating func inside(
        _ value: UnsafeMutableRawPointer,
        _ body: (inout ScriptValueReader) throws -> Any
    ) throws -> Any {
        if let known = known[value] { return known }
        guard unfinished.insert(value).inserted, depth < Self.greatestDepth else {
            throw unsupported("The value contains itself, or is nested too deeply.")
        }
        depth += 1
        let result = try body(&self)
        depth -= 1
        unfinished.remove(value)
        known[value] = result
        return result
    }

    private mutating func array(_ value: UnsafeMutableRawPointer) throws -> [Any] {
        let count = searchlight_value_count(value)
        guard count <= Double(Self.mostParts - parts) else { throw unsupported("The array is too long.") }
        var items: [Any] = []
        for index in 0..<UInt32(count) {
            items.append(try part(searchlight_value_item(value, index)) ?? NSNull())
        }
        return items
    }

    private mutating func dictionary(_ value: UnsafeMutableRawPointer) throws -> [String: Any] {
        guard let keys = searchlight_value_keys(value) else { return [:] }
        defer { searchlight_keys_free(keys) }
        var items: [String: Any] = [:]
        var next = keys
        while let key = next.pointee {
            items[String(cString: key)] = try part(searchlight_value_property(value, key))
            next += 1
        }
        return items
    }

    private mutating func part(_ value: UnsafeMutableRawPointer?) throws -> Any? {
        guard let value else { return nil }
        owned.append(OwnedScriptValue(value))
        return try read(value)
    }

    private func text(_ value: UnsafeMutableRawPointer) -> String {
        var length = 0
        guard let bytes = searchlight_value_text(value, &length) else { return "" }
        defer { searchlight_text_free(bytes) }
        return bytes.withMemoryRebound(to: UInt8.self, capacity: length) {
            String(decoding: UnsafeBufferPointer(start: $0, count: length), as: UTF8.self)
        }
    }

    private func unsupported(_ reason: String) -> WKError {
        WKError(.javaScriptResultTypeIsUnsupported, debugDescription: reason)
    }
}

/// A value that is released with its object.
final class OwnedScriptValue {
    let pointer: UnsafeMutableRawPointer

    init(_ pointer: UnsafeMutableRawPointer) {
        self.pointer = pointer
    }

    deinit { searchlight_value_free(pointer) }
}
#endif
