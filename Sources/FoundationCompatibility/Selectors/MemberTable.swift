import Foundation
import Synchronization

/// The members that the Objective-C runtime would find by name.
///
/// A class has a table if it declares a nested type with the name `ObjectiveCMembers`:
///
/// ```swift
/// extension SettingsViewController {
///     enum ObjectiveCMembers: MemberTable {
///         static var methods: [Selector] { [Selector("tapped:", SettingsViewController.tapped(_:))] }
///         static var properties: [Property] { [Property("query", \SettingsViewController.query)] }
///     }
/// }
/// ```
///
/// Subclasses inherit the members and can have their own table. The table of a private, local or generic class is not found,
/// because such a class cannot be found by name; use selectors that carry their methods there.
public protocol MemberTable {
    /// The methods, as selectors that carry them. Called once for each class. Default: none.
    static var methods: [Selector] { get }

    /// The properties that key-value coding and observing find by name. Called once for each class. Default: none.
    ///
    /// On the main actor, because the key path of a property of the main actor can be written only there. It is also called on
    /// other threads, so it must return only a list of properties.
    @MainActor static var properties: [Property] { get }
}

extension MemberTable {
    /// No methods.
    public static var methods: [Selector] { [] }

    /// No properties.
    @MainActor public static var properties: [Property] { [] }

    /// A property in a table.
    public typealias Property = KeyedProperty
}

/// The tables of all classes.
package enum MemberTables {
    private static let methodsByClass = Mutex<[ObjectIdentifier: [String: MethodImplementation]]>([:])

    /// Returns the table that a class itself declares.
    package static func table(of type: AnyClass) -> (any MemberTable.Type)? {
        guard let name = _mangledTypeName(type) else { return nil }
        // The mangled name of a nested enum is that of the class, the length and name of the enum, and "O".
        return _typeByName(name + "17ObjectiveCMembersO") as? any MemberTable.Type
    }

    /// The class and its superclasses, the class first.
    package static func ancestry(of type: AnyClass) -> some Sequence<AnyClass> {
        sequence(first: type, next: { _getSuperclass($0) })
    }

    /// Returns the method with a name of a class or its superclasses.
    package static func method(named name: String, of type: AnyClass) -> MethodImplementation? {
        for type in ancestry(of: type) {
            if let method = methods(of: type)[name] { return method }
        }
        return nil
    }

    /// The methods in the table of a class, read once. The table's own code runs outside the lock.
    private static func methods(of type: AnyClass) -> [String: MethodImplementation] {
        let identifier = ObjectIdentifier(type)
        if let known = methodsByClass.withLock({ $0[identifier] }) { return known }
        var methods: [String: MethodImplementation] = [:]
        for selector in table(of: type)?.methods ?? [] {
            guard let method = selector.method else {
                trap("The table of \(type) has '\(selector.name)' without a method: write Selector(name, method).")
            }
            methods[selector.name] = method
        }
        methodsByClass.withLock { $0[identifier] = methods }
        return methods
    }
}
