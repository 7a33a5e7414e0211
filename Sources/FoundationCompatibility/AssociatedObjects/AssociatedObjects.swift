import Foundation

// swift-format-ignore: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized
/// The reference of an object to an associated value.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weak reference: nil after the value is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Strong reference to a copy, made by `NSCopying`. Values that do not conform to it are stored as they are.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strong reference.
    case OBJC_ASSOCIATION_RETAIN = 0x301
    /// Strong reference to a copy.
    case OBJC_ASSOCIATION_COPY = 0x303
}

/// A value with its reference. Unchecked: values are the app's, and its responsibility on several threads.
struct AssociatedValue: @unchecked Sendable {
    private var strong: Any?
    private weak var weakly: AnyObject?

    init(_ value: Any, policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN where type(of: value) is AnyClass: weakly = value as AnyObject
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            strong = (value as? any NSCopying)?.copy(with: nil) ?? value
        default: strong = value
        }
    }

    var value: Any? { strong ?? weakly }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Associates a value with an object under a key. Nil removes the value.
///
/// A responder, such as a view, releases its values when it is deallocated. Another object's values are released some time later,
/// when values are associated with other objects. Traps if `object` is not an instance of a class. Any thread.
///
/// - Parameters:
///   - object: The object.
///   - key: The key: the address of a global or static variable.
///   - value: The value.
///   - policy: Whether the object retains, copies or only refers to the value.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    let object = instance(object, in: "objc_setAssociatedObject")
    let value = PredicateValue.withoutOptional(value).map { AssociatedValue($0, policy: policy) }
    let attachments =
        value == nil
        ? ObjectAttachmentTable.existing(of: object) : ObjectAttachmentTable.attachments(of: object)
    let key = UInt(bitPattern: key)
    // The former value is released outside the lock.
    let former = attachments?.associations.withLock { associations in
        let former = associations[key]
        associations[key] = value
        return former
    }
    withExtendedLifetime(former) {}
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the value that is associated with an object under a key; nil if there is none. Traps if `object` is not an instance of a
/// class. Any thread.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    let object = instance(object, in: "objc_getAssociatedObject")
    let key = UInt(bitPattern: key)
    return ObjectAttachmentTable.existing(of: object)?.associations.withLock { $0[key] }?.value
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Removes all values that are associated with an object. Traps if `object` is not an instance of a class. Any thread.
public func objc_removeAssociatedObjects(_ object: Any) {
    let object = instance(object, in: "objc_removeAssociatedObjects")
    let former = ObjectAttachmentTable.existing(of: object)?.associations.withLock { associations in
        let former = associations
        associations = [:]
        return former
    }
    withExtendedLifetime(former) {}
}

private func instance(_ object: Any, in function: String) -> AnyObject {
    guard type(of: object) is AnyClass else {
        trap("\(function) was called for a \(type(of: object)). Use an instance of a class.")
    }
    return object as AnyObject
}
