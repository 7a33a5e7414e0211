import Synchronization

/// The object that represents a class as a target or an observer.
///
/// On Apple's systems a class is an object. On Linux each conversion of a class to `AnyObject` makes another object, which a weak
/// reference loses at once. There is one class object for each class, which is never deallocated.
package final class ClassObject: Sendable {
    /// The class.
    package let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let objects = Mutex<[ObjectIdentifier: ClassObject]>([:])

    /// Returns the object for a target or an observer: an instance of a class, or the object that represents a class. Nil for
    /// other values, which no reference can retain.
    package static func object(for value: Any) -> AnyObject? {
        // First: the object that a conversion of a class to `AnyObject` makes is an instance of a class, too.
        guard let type = value as? AnyClass else { return Swift.type(of: value) is AnyClass ? value as AnyObject : nil }
        return objects.withLock { objects in
            if let known = objects[ObjectIdentifier(type)] { return known }
            let made = ClassObject(type)
            objects[ObjectIdentifier(type)] = made
            return made
        }
    }
}
