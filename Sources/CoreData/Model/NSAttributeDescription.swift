import Foundation
import FoundationCompatibility

/// An attribute of an entity.
open class NSAttributeDescription: NSPropertyDescription {
    /// The types of attributes, by Swift names.
    public struct AttributeType: RawRepresentable, Hashable, Sendable {
        /// The raw value of the `NSAttributeType`.
        public let rawValue: UInt
        /// Makes a type from the raw value of an `NSAttributeType`.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        init(_ type: NSAttributeType) { rawValue = type.rawValue }

        /// No type.
        public static let undefined = AttributeType(.undefinedAttributeType)
        /// A 16-bit integer.
        public static let integer16 = AttributeType(.integer16AttributeType)
        /// A 32-bit integer.
        public static let integer32 = AttributeType(.integer32AttributeType)
        /// A 64-bit integer.
        public static let integer64 = AttributeType(.integer64AttributeType)
        /// A decimal number.
        public static let decimal = AttributeType(.decimalAttributeType)
        /// A `Double`.
        public static let double = AttributeType(.doubleAttributeType)
        /// A `Float`.
        public static let float = AttributeType(.floatAttributeType)
        /// A text.
        public static let string = AttributeType(.stringAttributeType)
        /// A Boolean.
        public static let boolean = AttributeType(.booleanAttributeType)
        /// A date.
        public static let date = AttributeType(.dateAttributeType)
        /// Bytes.
        public static let binaryData = AttributeType(.binaryDataAttributeType)
        /// A UUID.
        public static let uuid = AttributeType(.UUIDAttributeType)
        /// A URL.
        public static let uri = AttributeType(.URIAttributeType)
        /// A value of another class.
        public static let transformable = AttributeType(.transformableAttributeType)
        /// The ID of a managed object.
        public static let objectID = AttributeType(.objectIDAttributeType)
    }

    /// The type. Default: undefined.
    open var attributeType: NSAttributeType = .undefinedAttributeType { willSet { checkMutable() } }

    /// The type, by its Swift name.
    public final var type: AttributeType {
        get { AttributeType(attributeType) }
        set { attributeType = NSAttributeType(rawValue: newValue.rawValue) ?? .undefinedAttributeType }
    }

    /// The name of the class of transformable values. Nil if it is unknown.
    open var attributeValueClassName: String? { willSet { checkMutable() } }

    /// The value of new objects.
    open var defaultValue: Any? {
        get { storedDefault }
        set {
            checkMutable()
            storedDefault = AttributeCoding.canonical(newValue, for: self)
        }
    }

    private var storedDefault: Any?

    /// The name of the value transformer of a transformable attribute. Nil for keyed archives.
    open var valueTransformerName: String? { willSet { checkMutable() } }

    /// Whether large values may be stored outside the database. Kept without effect: SQLite stores them in its file.
    open var allowsExternalBinaryDataStorage: Bool = false

    /// The first values a number, date or text's length may have; from model files.
    final var minimumValue: Double?
    final var maximumValue: Double?
    /// The regular expression that a text must match; from model files.
    final var regularExpression: String?

    override func emptyCopy() -> NSPropertyDescription {
        let copy = NSAttributeDescription()
        copy.attributeType = attributeType
        copy.attributeValueClassName = attributeValueClassName
        copy.storedDefault = storedDefault
        copy.valueTransformerName = valueTransformerName
        copy.allowsExternalBinaryDataStorage = allowsExternalBinaryDataStorage
        copy.minimumValue = minimumValue
        copy.maximumValue = maximumValue
        copy.regularExpression = regularExpression
        return copy
    }
}
