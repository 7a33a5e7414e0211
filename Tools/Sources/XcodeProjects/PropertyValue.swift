import Foundation

/// A value of a project file, independent of the file's syntax.
enum PropertyValue: Sendable, Equatable {
    case string(String)
    case array([PropertyValue])
    case dictionary([String: PropertyValue])

    /// Data, dates and null, which no key of a project has.
    case other

    /// Converts a value of Foundation. Numbers become their decimal text, and truth values `YES` and `NO`. The caller limits the
    /// nesting.
    init(_ value: Any) {
        switch value {
        case let text as String:
            self = .string(text)
        case let values as [Any]:
            self = .array(values.map(PropertyValue.init))
        case let values as [String: Any]:
            self = .dictionary(values.mapValues(PropertyValue.init))
        case let truth as Bool where PropertyValue.isTruthValue(value):
            self = .string(truth ? "YES" : "NO")
        case let number as NSNumber:
            self = .string(number.stringValue)
        default:
            self = .other
        }
    }

    /// `as Bool` accepts the numbers 0 and 1 too.
    private static func isTruthValue(_ value: Any) -> Bool {
        guard let number = value as? NSNumber else { return value is Bool }
        return number.objCType.pointee == CChar(UInt8(ascii: "c"))
            || number.objCType.pointee == CChar(UInt8(ascii: "B"))
    }

    /// The text, if this is one.
    var string: String? {
        if case .string(let text) = self { return text }
        return nil
    }

    /// The values, if this is an array.
    var array: [PropertyValue]? {
        if case .array(let values) = self { return values }
        return nil
    }

    /// The values by key, if this is a dictionary.
    var dictionary: [String: PropertyValue]? {
        if case .dictionary(let values) = self { return values }
        return nil
    }

    /// The texts of an array; other values in it are left out. A single text is an array of one.
    var strings: [String] {
        switch self {
        case .string(let text): [text]
        case .array(let values): values.compactMap(\.string)
        case .dictionary, .other: []
        }
    }
}

extension PropertyValue: Decodable {
    /// Decodes any value of JSON. Used for JSON with comments and trailing commas, which only `JSONDecoder` reads.
    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self = .string(text)
        } else if let values = try? container.decode([String: PropertyValue].self) {
            self = .dictionary(values)
        } else if let values = try? container.decode([PropertyValue].self) {
            self = .array(values)
        } else if let truth = try? container.decode(Bool.self) {
            self = .string(truth ? "YES" : "NO")
        } else if let number = try? container.decode(Int.self) {
            self = .string(String(number))
        } else if let number = try? container.decode(Double.self) {
            self = .string(String(number))
        } else {
            self = .other
        }
    }
}
