import Foundation
import Synchronization

/// The name of a value transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The transformer that reads keyed archives with secure coding.
    public static let secureUnarchiveFromDataTransformerName = NSValueTransformerName("NSSecureUnarchiveFromData")
}

/// Changes values of one class to those of another. Foundation on Linux has no such class.
///
/// Transformable attributes use the transformer that the model names: it changes their values to `Data`, and back.
open class ValueTransformer: NSObject, NamedTransformer {
    /// Unchecked: transformers have no state that changes.
    private struct Entry: @unchecked Sendable {
        let transformer: ValueTransformer
    }

    private static let registered = Mutex<[NSValueTransformerName: Entry]>([:])

    /// Makes a transformer.
    public override init() { super.init() }

    /// Registers a transformer, which any thread may use then.
    public static func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
        let entry = transformer.map(Entry.init)
        registered.withLock { $0[name] = entry }
    }

    /// Returns the transformer with a name; nil if there is none.
    static func named(_ name: NSValueTransformerName) -> ValueTransformer? {
        registered.withLock { $0[name]?.transformer }
    }

    /// The names of the registered transformers.
    open class func valueTransformerNames() -> [NSValueTransformerName] {
        registered.withLock { $0.keys.sorted { $0.rawValue < $1.rawValue } }
    }

    /// The class of transformed values.
    open class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Whether `reverseTransformedValue(_:)` exists. Default: true.
    open class func allowsReverseTransformation() -> Bool { true }

    /// Returns the transformed value. Default: the value.
    open func transformedValue(_ value: Any?) -> Any? { value }

    /// Returns the value of a transformed one. Default: the value.
    open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }
}

/// Reads values from keyed archives, and in reverse archives them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
    /// The classes that an archive may contain at its top. Kept without effect: Foundation on Linux decodes only `NSCoding` classes that
    /// the program has.
    open class var allowedTopLevelClasses: [AnyClass] {
        [
            NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
            NSURL.self,
        ]
    }

    open override class func transformedValueClass() -> AnyClass { NSObject.self }

    /// Returns the value in an archive; nil if it cannot be read.
    open override func transformedValue(_ value: Any?) -> Any? {
        (value as? Data).flatMap { try? NSKeyedUnarchiver.unarchiveTopLevelObjectWithData($0) }
    }

    /// Returns the archive of a value; nil if the value cannot be archived.
    open override func reverseTransformedValue(_ value: Any?) -> Any? {
        value.flatMap { try? NSKeyedArchiver.archivedData(withRootObject: $0, requiringSecureCoding: false) }
    }
}

/// A protocol through which `ValueTransformer` gets an initializer that returns a registered object.
public protocol NamedTransformer {}

extension NamedTransformer where Self: ValueTransformer {
    /// Returns the transformer that was registered with a name; nil if there is none.
    public init?(forName name: NSValueTransformerName) {
        guard let transformer = ValueTransformer.named(name) as? Self else { return nil }
        self = transformer
    }
}
