import Foundation
import UIKitRuntime

/// Creates objects of classes known only at run time, through initialisers that apps override without `required`.
///
/// `UIKitRuntime.h` documents the mechanism. Used for all registered classes. A class with another initialiser than `init()`
/// adds its own function in an extension.
@MainActor
package enum ClassFactory {
    package static func makeObject(_ type: NSObject.Type) -> NSObject {
        take(UIKitRuntimeMakeObject(pointer(type)))
    }

    /// Returns the metatype of a class as `UIKitRuntime.h` expects it.
    package static func pointer(_ type: AnyClass) -> UnsafeRawPointer {
        unsafeBitCast(type, to: UnsafeRawPointer.self)
    }

    /// Takes ownership of a new object.
    package static func take<Object: AnyObject>(_ object: UnsafeMutableRawPointer) -> Object {
        let owned = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        return unsafeDowncast(owned, to: Object.self)
    }

    /// Returns the two words of a string with a retained reference, because initialisers consume their arguments.
    static func ownedWords(of string: String?) -> (UInt64, UInt64) {
        let storage = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { storage.deallocate() }
        storage.initialize(to: string)
        return UnsafeRawPointer(storage).load(as: (UInt64, UInt64).self)
    }
}
