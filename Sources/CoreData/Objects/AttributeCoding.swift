import Foundation
import FoundationCompatibility

/// The forms of attribute values: in objects and in columns.
enum AttributeCoding {
    /// Returns the form of a value in objects: numbers are `NSNumber`s. Traps if the attribute cannot have the value.
    static func canonical(_ value: Any?, for attribute: NSAttributeDescription) -> Any? {
        guard let value = unwrapped(value) else { return nil }
        guard let result = convert(value, to: attribute) else {
            trap(
                "Unacceptable type of value for attribute: property = \"\(attribute.name)\"; desired type = "
                    + "\(attribute.attributeType.fileName); given type = \(type(of: value))."
            )
        }
        return result
    }

    /// Returns a value without optionals around it.
    static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        if value is NSNull { return nil }
        guard let optional = value as? any OptionalManagedValue else { return value }
        return unwrapped(optional.content)
    }

    private static func convert(_ value: Any, to attribute: NSAttributeDescription) -> Any? {
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType, .doubleAttributeType,
            .floatAttributeType, .booleanAttributeType:
            return number(value)
        case .decimalAttributeType:
            if let decimal = value as? NSDecimalNumber { return decimal }
            if let decimal = value as? Decimal { return NSDecimalNumber(decimal: decimal) }
            return number(value).map { NSDecimalNumber(decimal: $0.decimalValue) }
        case .stringAttributeType: return value as? String
        case .dateAttributeType: return value as? Date
        case .binaryDataAttributeType: return value as? Data
        case .UUIDAttributeType: return value as? UUID
        case .URIAttributeType: return value as? URL
        case .objectIDAttributeType: return value as? NSManagedObjectID
        case .undefinedAttributeType, .transformableAttributeType: return value
        }
    }

    private static func number(_ value: Any) -> NSNumber? {
        switch value {
        case let value as NSNumber: value
        case let value as any FixedWidthInteger & SignedInteger: NSNumber(value: Int64(truncatingIfNeeded: value))
        case let value as any FixedWidthInteger: NSNumber(value: UInt64(truncatingIfNeeded: value))
        case let value as any BinaryFloatingPoint: NSNumber(value: Double(value))
        case let value as Decimal: NSDecimalNumber(decimal: value)
        case let value as any RawRepresentable: number(value.rawValue)
        default: nil
        }
    }

    // MARK: - Columns

    /// Returns the form of a value in a column. Throws if a transformer or an archive cannot change it to bytes.
    static func encode(_ value: Any?, of attribute: NSAttributeDescription) throws -> SQLiteValue {
        guard let value else { return .null }
        switch attribute.attributeType {
        case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
            return (value as? NSNumber).map { .integer($0.int64Value) } ?? .null
        case .booleanAttributeType: return (value as? NSNumber).map { .integer($0.boolValue ? 1 : 0) } ?? .null
        case .doubleAttributeType: return (value as? NSNumber).map { .real($0.doubleValue) } ?? .null
        case .floatAttributeType: return (value as? NSNumber).map { .real(Double($0.floatValue)) } ?? .null
        case .decimalAttributeType:
            return (value as? NSDecimalNumber).map { .text($0.description(withLocale: nil)) } ?? .null
        case .stringAttributeType: return (value as? String).map { .text($0) } ?? .null
        case .dateAttributeType: return (value as? Date).map { .real($0.timeIntervalSinceReferenceDate) } ?? .null
        case .binaryDataAttributeType: return (value as? Data).map { .blob($0) } ?? .null
        case .UUIDAttributeType:
            return (value as? UUID).map { uuid in withUnsafeBytes(of: uuid.uuid) { .blob(Data($0)) } } ?? .null
        case .URIAttributeType: return (value as? URL).map { .text($0.absoluteString) } ?? .null
        case .transformableAttributeType: return .blob(try TransformableCoding.data(value, of: attribute))
        case .undefinedAttributeType, .objectIDAttributeType: return .null
        }
    }

    /// Returns the form of a column's value in objects; nil if it is damaged.
    static func decode(_ value: SQLiteValue, of attribute: NSAttributeDescription) -> Any? {
        switch (attribute.attributeType, value) {
        case (_, .null): return nil
        case (.booleanAttributeType, .integer(let value)): return NSNumber(value: value != 0)
        case (.doubleAttributeType, .integer(let value)): return NSNumber(value: Double(value))
        case (.floatAttributeType, .real(let value)): return NSNumber(value: Float(value))
        case (.floatAttributeType, .integer(let value)): return NSNumber(value: Float(value))
        case (.dateAttributeType, .real(let value)): return Date(timeIntervalSinceReferenceDate: value)
        case (.dateAttributeType, .integer(let value)): return Date(timeIntervalSinceReferenceDate: Double(value))
        case (.decimalAttributeType, .text(let text)):
            return text == "NaN"
                ? NSDecimalNumber.notANumber : Decimal(string: text).map { NSDecimalNumber(decimal: $0) }
        case (.stringAttributeType, .text(let text)): return text
        case (.URIAttributeType, .text(let text)): return URL(string: text)
        case (.binaryDataAttributeType, .blob(let data)): return data
        case (.UUIDAttributeType, .blob(let data)) where data.count == 16:
            return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
        case (.transformableAttributeType, .blob(let data)): return TransformableCoding.value(data, of: attribute)
        case (_, .integer(let value)) where attribute.attributeType.isInteger: return NSNumber(value: value)
        case (.doubleAttributeType, .real(let value)): return NSNumber(value: value)
        default: return nil
        }
    }

    /// Whether two values in objects are equal.
    static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
        switch (first, second) {
        case (nil, nil): return true
        case (nil, _), (_, nil): return false
        case (let first as String, let second as String):
            return first == second && first.utf8.elementsEqual(second.utf8)
        case (let first as NSNumber, let second as NSNumber): return first == second
        case (let first as AnyHashable, let second as AnyHashable): return first == second
        case (let first?, let second?):
            return type(of: first) is AnyClass && type(of: second) is AnyClass
                && first as AnyObject === second as AnyObject
        }
    }
}

/// Transformable attributes.
enum TransformableCoding {
    /// The name that models have for the archive of secure coding, and its former one.
    private static let archiveNames: Set<String> = [
        "", "NSSecureUnarchiveFromData", "NSSecureUnarchiveFromDataTransformer", "NSKeyedUnarchiveFromData",
        "NSUnarchiveFromData",
    ]

    private static func transformer(_ attribute: NSAttributeDescription) throws -> ValueTransformer? {
        guard let name = attribute.valueTransformerName, !archiveNames.contains(name) else { return nil }
        if let transformer = ValueTransformer(forName: NSValueTransformerName(name)) { return transformer }
        throw CoreDataError.make(
            .persistentStoreSave,
            "The attribute \(quoted(attribute.name)) has the value transformer \(quoted(name)), which is not registered. Call "
                + "ValueTransformer.setValueTransformer(_:forName:) before the store is loaded."
        )
    }

    static func data(_ value: Any, of attribute: NSAttributeDescription) throws -> Data {
        if let transformer = try transformer(attribute) {
            // An unarchiving transformer is used in reverse.
            let data =
                transformer is NSSecureUnarchiveFromDataTransformer
                ? transformer.reverseTransformedValue(value) : transformer.transformedValue(value)
            if let data = data as? Data { return data }
            throw CoreDataError.make(
                .persistentStoreSave,
                "The value transformer of the attribute \(quoted(attribute.name)) returned no Data."
            )
        }
        if let coded = value as? any NSCoding {
            return try NSKeyedArchiver.archivedData(withRootObject: coded, requiringSecureCoding: false)
        }
        if isPropertyList(value) {
            return try NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: false)
        }
        throw CoreDataError.make(
            .persistentStoreSave,
            "The attribute \(quoted(attribute.name)) has a value of the type \(type(of: value)), which does not adopt NSCoding. "
                + "Name a value transformer in the model."
        )
    }

    /// Whether an archive can contain a value of Swift.
    private static func isPropertyList(_ value: Any) -> Bool {
        switch value {
        case is String, is NSNumber, is Data, is Date, is URL, is UUID: true
        case let array as [Any]: array.allSatisfy(isPropertyList)
        case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPropertyList)
        case let set as Set<AnyHashable>: set.allSatisfy { isPropertyList($0.base) }
        default: false
        }
    }

    /// Returns the value of bytes; nil, with a warning, if they cannot be read.
    static func value(_ data: Data, of attribute: NSAttributeDescription) -> Any? {
        do {
            if let transformer = try transformer(attribute) {
                return transformer is NSSecureUnarchiveFromDataTransformer
                    ? transformer.transformedValue(data) : transformer.reverseTransformedValue(data)
            }
            return try NSKeyedUnarchiver.unarchiveTopLevelObjectWithData(data)
        } catch {
            warn("The value of the attribute \(quoted(attribute.name)) cannot be read: \(error)")
            return nil
        }
    }
}
