import Foundation
@_spi(Reflection) import Swift
import UIKitRuntime

/// Assigns properties of an app's classes by name, which on Apple's systems the Objective-C runtime does.
///
/// The value goes into the property's storage: `didSet` and `willSet` do not run. Only stored properties of classes can be
/// found, also private ones, but no computed ones and none with a wrapper.
@MainActor
enum StoredProperty {
    /// Assigns a property.
    ///
    /// - Returns: Why it could not be, in a sentence; nil when it was.
    static func set(_ value: AnyObject?, named name: String, of object: AnyObject) -> String? {
        guard let field = field(named: name, of: object) else { return missing(name, of: object) }
        if field.isUIKits { return uikits(name, of: object) }
        guard let reason = store(value, in: field, of: object) else { return nil }
        return "the property '\(name)' of \(type(of: object)) \(reason)."
    }

    /// Adds an object to an array, such as `var labels: [UILabel]!`.
    ///
    /// - Returns: Why it could not be, in a sentence; nil when it was.
    static func append(_ value: AnyObject, toArrayNamed name: String, of object: AnyObject) -> String? {
        guard let field = field(named: name, of: object) else { return missing(name, of: object) }
        if field.isUIKits { return uikits(name, of: object) }
        func grow<Property>(_ type: Property.Type) -> Bool {
            let storage = pointer(to: field, of: object).assumingMemoryBound(to: Property.self)
            let present = (storage.pointee as Any?).flatMap { $0 as? [AnyObject] } ?? []
            guard let grown = (present + [value]) as Any as? Property else { return false }
            storage.pointee = grown
            return true
        }
        if grow(field.type) { return nil }
        return "the property '\(name)' of \(type(of: object)) is \(field.type), which holds no \(type(of: value))."
    }

    // MARK: Storage

    private struct Field {
        let offset: Int
        let type: Any.Type
        let ownership: Int32
        /// Whether a class of UIKit's declares it, which has to hear of a new value.
        let isUIKits: Bool
    }

    /// The value of the library's own constant, which is declared as a variable.
    private static let fieldsOfClasses = _EachFieldOptions(rawValue: 1)

    /// As `UIKitRuntimeFieldOwnership` has it.
    private static let strong: Int32 = 0, weakly: Int32 = 1

    private static func field(named name: String, of object: AnyObject) -> Field? {
        let type: AnyClass = type(of: object)
        guard let found = place(named: name, in: type) else { return nil }
        let inherited = uikitsPart(of: type).flatMap { place(named: name, in: $0) }
        return Field(
            offset: found.offset,
            type: found.type,
            ownership: UIKitRuntimeFieldOwnership(unsafeBitCast(type, to: UnsafeRawPointer.self), name),
            isUIKits: inherited?.offset == found.offset
        )
    }

    private static func place(named name: String, in type: AnyClass) -> (offset: Int, type: Any.Type)? {
        var found: (offset: Int, type: Any.Type)?
        _forEachField(of: type, options: fieldsOfClasses) { label, offset, type, _ in
            // A subclass's property comes after one of the same name in its superclass, and hides it.
            if String(cString: label) == name { found = (offset, type) }
            return true
        }
        return found
    }

    /// The class itself or the nearest one that it descends from and that this library declares.
    static func uikitsPart(of type: AnyClass) -> AnyClass? {
        sequence(first: type, next: { _getSuperclass($0) }).first { String(reflecting: $0).hasPrefix("UIKitCore.") }
    }

    private static func pointer(to field: Field, of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + field.offset
    }

    /// A weak reference, as a class stores one.
    private struct WeakReference {
        weak var object: AnyObject?
    }

    private static func store(_ value: AnyObject?, in field: Field, of object: AnyObject) -> String? {
        let storage = pointer(to: field, of: object)
        func convert<Property>(_ type: Property.Type) -> Property? {
            // A nil becomes the nil of the property's type, where that is an optional.
            value.map { $0 as Any as? Property } ?? (Optional<AnyObject>.none as Any as? Property)
        }
        func assign<Property>(_ type: Property.Type) -> String? {
            guard let converted = convert(type) else { return mismatch(value, type) }
            switch field.ownership {
            case strong:
                storage.assumingMemoryBound(to: Property.self).pointee = converted
            case weakly where MemoryLayout<Property>.size == MemoryLayout<WeakReference>.size:
                storage.assumingMemoryBound(to: WeakReference.self).pointee.object = value
            default:
                return
                    "is unowned, or a weak protocol, to which nothing can be connected: make it a weak or strong class"
            }
            return nil
        }
        return assign(field.type)
    }

    private static func mismatch(_ value: AnyObject?, _ type: Any.Type) -> String {
        "is \(type), and cannot hold \(value.map { "\(Swift.type(of: $0))" } ?? "nil")"
    }

    private static func uikits(_ name: String, of object: AnyObject) -> String {
        "'\(name)' of \(type(of: object)) is UIKit's own, and no outlet: assign it in code."
    }

    private static func missing(_ name: String, of object: AnyObject) -> String {
        "\(type(of: object)) has no stored property '\(name)'. Declare 'var \(name)', or override setValue(_:forKey:)."
    }
}
