import Foundation

/// A class with a name in Objective-C, which `@objc(Name)` gives it on Apple's systems.
///
/// A module declares an enumeration `ObjectiveCClass_Name` for each such class. Then
/// ``ObjectiveCClass/named(_:)`` and storyboards find the class by this name, without the module:
///
/// ```swift
/// enum ObjectiveCClass_Search: ObjectiveCNamedClass { static var type: AnyClass { SearchViewController.self } }
/// ```
public protocol ObjectiveCNamedClass {
    /// The class.
    static var type: AnyClass { get }
}

/// Finds classes by their names at run time.
public enum ObjectiveCClass {
    /// Returns a class by its name in Objective-C, or by the names of its module and the class, such as `App.Search`. Nil if there is
    /// none. `NSClassFromString` on Linux finds only the latter.
    public static func named(_ name: String) -> AnyClass? {
        if let type = NSClassFromString(name) { return type }
        let declaration = "ObjectiveCClass_\(name)"
        for module in LoadedModules.names {
            // The mangled name of an enumeration: the lengths and names of its module and itself, and "O".
            let mangled = "\(module.utf8.count)\(module)\(declaration.utf8.count)\(declaration)O"
            if let found = _typeByName(mangled) as? any ObjectiveCNamedClass.Type { return found.type }
        }
        return nil
    }

    /// Returns the description of a class, as `description()` of its metatype does in Objective-C: for a class that does not descend from
    /// `NSObject`, its name with the module.
    public static func description(of type: Any.Type) -> String {
        (type as? NSObject.Type)?.description() ?? String(reflecting: type)
    }
}
