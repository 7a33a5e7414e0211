import Foundation

/// An object that takes part in key-value coding and observing with methods of its own.
///
/// On Apple's systems every `NSObject` has these methods, and classes override them. On Linux a class cannot override members that
/// another module adds to `NSObject`. A direct subclass of `NSObject` adopts this protocol instead, and declares the methods without
/// `override`; `super` calls the default. Responders, such as views and view controllers, adopt it already, and their subclasses
/// override the methods as usual.
///
/// The methods are called for keys in key paths, predicates, sort descriptors, `setValuesForKeys(_:)` and notifications of changes. A
/// call `object.value(forKey:)` of a variable with the type `NSObject` calls an own method only of responders.
public protocol KeyValueCoding: NSObjectProtocol {
    /// Returns the value of a property. Default: the property in the ``MemberTable`` or, for the app's own classes, the stored
    /// property with the name.
    func value(forKey key: String) -> Any?

    /// Assigns a property. Default: the property in the ``MemberTable``.
    func setValue(_ value: Any?, forKey key: String)

    /// Returns the value for a key without a property. Default: traps.
    func value(forUndefinedKey key: String) -> Any?

    /// Assigns the value for a key without a property. Default: traps.
    func setValue(_ value: Any?, forUndefinedKey key: String)

    /// Called when nil is assigned to a property that is not optional. Default: traps.
    func setNilValueForKey(_ key: String)

    /// Called when a property changes that this object observes. Default: traps.
    ///
    /// - Parameters:
    ///   - keyPath: The key path that the observer was added for.
    ///   - object: The object that it was added to.
    ///   - change: The kind of change and the values.
    ///   - context: The context that the observer was added with.
    func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    )

    /// Returns the key paths from which a property gets its value. Default: those in the ``MemberTable``.
    static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String>
}

/// A class whose subclasses override the methods of ``KeyValueCoding``. Its own implementations call ``KeyValueLookup``, never the
/// members of `NSObjectProtocol` with the same names, which would call the overrides again.
package protocol OverridableKeyValueCoding: KeyValueCoding {}
