// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Foundation

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
    /// No type: only for transient attributes.
    case undefinedAttributeType = 0
    /// A 16-bit integer.
    case integer16AttributeType = 100
    /// A 32-bit integer.
    case integer32AttributeType = 200
    /// A 64-bit integer.
    case integer64AttributeType = 300
    /// An `NSDecimalNumber`, saved exactly.
    case decimalAttributeType = 400
    /// A `Double`. SQLite has no NaN: it is saved as nil.
    case doubleAttributeType = 500
    /// A `Float`.
    case floatAttributeType = 600
    /// A text.
    case stringAttributeType = 700
    /// A Boolean.
    case booleanAttributeType = 800
    /// A date.
    case dateAttributeType = 900
    /// Bytes.
    case binaryDataAttributeType = 1000
    /// A UUID.
    case UUIDAttributeType = 1100
    /// A URL.
    case URIAttributeType = 1200
    /// A value of another class, which a value transformer or a keyed archive changes to bytes.
    case transformableAttributeType = 1800
    /// The ID of a managed object: only in the results of fetches.
    case objectIDAttributeType = 2000

    /// The values are numbers.
    var isNumeric: Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .decimalAttributeType,
            .doubleAttributeType, .floatAttributeType, .booleanAttributeType:
            true
        default: false
        }
    }

    var isInteger: Bool {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: true
        default: false
        }
    }

    /// The type of the column.
    var columnType: String {
        switch self {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .booleanAttributeType: "INTEGER"
        case .doubleAttributeType, .floatAttributeType, .dateAttributeType: "REAL"
        case .stringAttributeType: "TEXT COLLATE \(TextCollation.natural.name)"
        // A column without a type, or of the type BLOB, never converts values.
        default: "BLOB"
        }
    }

    /// The name in model files.
    var fileName: String {
        switch self {
        case .undefinedAttributeType: "Undefined"
        case .integer16AttributeType: "Integer 16"
        case .integer32AttributeType: "Integer 32"
        case .integer64AttributeType: "Integer 64"
        case .decimalAttributeType: "Decimal"
        case .doubleAttributeType: "Double"
        case .floatAttributeType: "Float"
        case .stringAttributeType: "String"
        case .booleanAttributeType: "Boolean"
        case .dateAttributeType: "Date"
        case .binaryDataAttributeType: "Binary"
        case .UUIDAttributeType: "UUID"
        case .URIAttributeType: "URI"
        case .transformableAttributeType: "Transformable"
        case .objectIDAttributeType: "ObjectID"
        }
    }

    static let all: [NSAttributeType] = [
        .undefinedAttributeType, .integer16AttributeType, .integer32AttributeType, .integer64AttributeType,
        .decimalAttributeType, .doubleAttributeType, .floatAttributeType, .stringAttributeType, .booleanAttributeType,
        .dateAttributeType, .binaryDataAttributeType, .UUIDAttributeType, .URIAttributeType,
        .transformableAttributeType, .objectIDAttributeType,
    ]
}
