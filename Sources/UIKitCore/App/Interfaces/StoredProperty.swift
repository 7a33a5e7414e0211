import Foundation
@_spi(Reflection) import Swift
import UIKitRuntime

/// Assigns properties of an app's classes by name, as the Objective-C runtime does on Apple's systems.
///
/// A property in the `MemberTable` of the class is assigned by its setter. Otherwise the value is written to the property's storage,
/// without `didSet` and `willSet`. Only stored variables of classes can be found, including private ones; constants, computed
/// properties and properties with wrappers cannot.
@MainActor
package enum StoredProperty {
    /// Assigns a property.
    ///
    /// - Returns: The reason for a failure as a sentence. Nil if it was assigned.
    package static func set(_ value: Any?, named name: String, of object: AnyObject) -> InterfaceMessage? {
        let type: AnyClass = type(of: object)
        if let property = listed(name, in: type) {
            switch property.assign(value, to: object) {
            case nil: return nil
            case .type(let reason): return "the property '\(name)' of \(type) \(reason)."
            case .isNil, .readOnly: return "the property '\(name)' of \(type) cannot be nil."
            }
        }
        switch lookUp(name, in: type) {
        case .failure(let refusal): return refusal.reason
        case .success(let field):
            guard let reason = store(value, in: field, of: object) else { return nil }
            return "the property '\(name)' of \(type) \(reason)."
        }
    }

    /// Appends an object to an array property, such as `var labels: [UILabel]!`.
    ///
    /// - Returns: The reason for a failure as a sentence. Nil if it was appended.
    package static func append(_ value: AnyObject, toArrayNamed name: String, of object: AnyObject) -> InterfaceMessage?
    {
        let type: AnyClass = type(of: object)
        let field: Field
        switch lookUp(name, in: type) {
        case .failure(let refusal): return refusal.reason
        case .success(let found): field = found
        }
        func grow<Property>(_ type: Property.Type) -> Bool {
            let storage = pointer(to: field, of: object).assumingMemoryBound(to: Property.self)
            let present = (storage.pointee as Any?).flatMap { $0 as? [AnyObject] } ?? []
            guard let grown = (present + [value]) as Any as? Property else { return false }
            storage.pointee = grown
            return true
        }
        if grow(field.type) { return nil }
        return "the property '\(name)' of \(type) is \(field.type), which cannot contain \(Swift.type(of: value))."
    }

    /// Returns the reason why a class has no assignable variable with a name, as a sentence. Nil if it has one.
    package static func refusal(named name: String, in type: AnyClass) -> InterfaceMessage? {
        if listed(name, in: type) != nil { return nil }
        if case .failure(let refusal) = lookUp(name, in: type) { return refusal.reason }
        return nil
    }

    /// Returns the reason why objects of a class cannot be assigned, as a sentence. Nil if they can, or if that depends on
    /// the object.
    package static func refusal(of value: AnyClass, named name: String, in type: AnyClass, asElement: Bool)
        -> InterfaceMessage?
    {
        if !asElement, listed(name, in: type) != nil { return nil }
        switch lookUp(name, in: type) {
        case .failure(let refusal): return refusal.reason
        case .success(let field):
            let wrapped = (field.type as? any OptionalType.Type)?.wrapped ?? field.type
            let wanted = asElement ? (wrapped as? any ArrayType.Type)?.element : wrapped
            guard let wanted = wanted as? AnyClass, !descends(value, from: wanted) else { return nil }
            return "the property '\(name)' of \(type) is \(field.type), which cannot hold \(value)."
        }
    }

    /// Whether a class or a superclass of it stores a property of the app with a name.
    static func isDefined(_ name: String, in type: AnyClass) -> Bool {
        guard let found = place(named: name, in: type) else { return false }
        return uikitsPart(of: type).flatMap { place(named: name, in: $0) }?.offset != found.offset
    }

    /// Returns the property with a name in the table of a class, if it can be assigned.
    private static func listed(_ name: String, in type: AnyClass) -> KeyedProperty? {
        PropertyTable.of(type)[name].flatMap { $0.isWritable ? $0 : nil }
    }

    /// Returns whether a class overrides `setValue(_:forKey:)`.
    package static func overridesSetValue(_ type: AnyClass) -> Bool {
        guard descends(type, from: UIResponder.self) else { return false }
        let usual = UIKitRuntimeSetValueMethod(unsafeBitCast(UIResponder.self as AnyClass, to: UnsafeRawPointer.self))
        return UIKitRuntimeSetValueMethod(unsafeBitCast(type, to: UnsafeRawPointer.self)) != usual
    }

    package static func descends(_ type: AnyClass, from base: AnyClass) -> Bool {
        sequence(first: type, next: { _getSuperclass($0) }).contains { $0 == base }
    }

    /// Returns the class or its nearest superclass that this library declares.
    package static func uikitsPart(of type: AnyClass) -> AnyClass? {
        sequence(first: type, next: { _getSuperclass($0) }).first { UIKitModules.declare($0) }
    }

    // MARK: Storage

    private struct Field {
        let offset: Int
        let type: Any.Type
        let ownership: Int32
    }

    private struct Refusal: Error {
        let reason: InterfaceMessage
    }

    /// The value of the standard library's constant, which is declared as a variable.
    private static let fieldsOfClasses = _EachFieldOptions(rawValue: 1)

    /// The values of `UIKitRuntimeFieldOwnership`.
    private static let strong: Int32 = 0, weakly: Int32 = 1

    private static func lookUp(_ name: String, in type: AnyClass) -> Result<Field, Refusal> {
        guard let found = place(named: name, in: type) else {
            return refuse(
                "\(type) has no stored property '\(name)'. Declare 'var \(name)', or override setValue(_:forKey:)."
            )
        }
        // A UIKit class must be notified of assignments.
        if let base = uikitsPart(of: type), place(named: name, in: base)?.offset == found.offset {
            return refuse("'\(name)' of \(type) is a property of UIKit, not an outlet: assign it in code.")
        }
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        guard UIKitRuntimeFieldIsVariable(metadata, name) else {
            return refuse("the property '\(name)' of \(type) is a constant: declare it with 'var'.")
        }
        return .success(
            Field(offset: found.offset, type: found.type, ownership: UIKitRuntimeFieldOwnership(metadata, name))
        )
    }

    private static func refuse(_ reason: InterfaceMessage) -> Result<Field, Refusal> {
        .failure(Refusal(reason: reason))
    }

    private static func place(named name: String, in type: AnyClass) -> (offset: Int, type: Any.Type)? {
        var found: (offset: Int, type: Any.Type)?
        _forEachField(of: type, options: fieldsOfClasses) { label, offset, type, _ in
            // A subclass's property follows, and hides, a superclass's property with the same name.
            if String(cString: label) == name { found = (offset, type) }
            return true
        }
        return found
    }

    private static func pointer(to field: Field, of object: AnyObject) -> UnsafeMutableRawPointer {
        Unmanaged.passUnretained(object).toOpaque() + field.offset
    }

    /// A weak reference with the memory layout of a class's weak property.
    private struct WeakReference {
        weak var object: AnyObject?
    }

    private static func store(_ value: Any?, in field: Field, of object: AnyObject) -> InterfaceMessage? {
        let storage = pointer(to: field, of: object)
        func convert<Property>(_ type: Property.Type) -> Property? {
            // A nil becomes the nil of the property's optional type.
            value.map { $0 as? Property } ?? (Optional<AnyObject>.none as Any as? Property)
        }
        func assign<Property>(_ type: Property.Type) -> InterfaceMessage? {
            guard let converted = convert(type) else {
                return "is \(type), which cannot hold \(value.map { "\(Swift.type(of: $0))" } ?? "nil")"
            }
            switch field.ownership {
            case strong:
                storage.assumingMemoryBound(to: Property.self).pointee = converted
            case weakly where MemoryLayout<Property>.size == MemoryLayout<WeakReference>.size:
                storage.assumingMemoryBound(to: WeakReference.self).pointee.object = value as AnyObject?
            default:
                return
                    "is unowned or a weak reference to a protocol, which cannot be connected: declare it as a strong or weak "
                    + "reference to a class"
            }
            return nil
        }
        return assign(field.type)
    }
}

/// The wrapped type of an optional type.
private protocol OptionalType {
    static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
    fileprivate static var wrapped: Any.Type { Wrapped.self }
}

/// The element type of an array type.
private protocol ArrayType {
    static var element: Any.Type { get }
}

extension Array: ArrayType {
    fileprivate static var element: Any.Type { Element.self }
}
