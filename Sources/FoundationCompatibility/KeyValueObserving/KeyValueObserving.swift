import Foundation
import Synchronization

/// The state and the messages that all observers share.
package enum KeyValueObserving {
    private static let used = Atomic<Bool>(false)

    /// Whether an object was ever observed. Setters check it first, so that they cost nothing in apps without observers.
    package static var isUsed: Bool { used.load(ordering: .relaxed) }

    static func begin() { used.store(true, ordering: .relaxed) }

    /// Returns the observers of an object; nil if it has none.
    package static func observers(of object: AnyObject) -> KeyValueObservers? {
        guard isUsed else { return nil }
        return ObjectAttachmentTable.existing(of: object)?.observers
    }

    /// Returns the key paths from which a property gets its value, as the object's class declares them.
    static func keyPathsAffecting(_ key: String, of object: AnyObject) -> Set<String> {
        let type: AnyClass = type(of: object)
        if let type = type as? any KeyValueCoding.Type { return type.keyPathsForValuesAffectingValue(forKey: key) }
        return PropertyTable.of(type)[key]?.affectingKeyPaths ?? []
    }

    /// Terminates the process because a property does not report its changes.
    ///
    /// - Parameter name: The name of the property; nil if it is unknown.
    static func cannotObserve(_ name: String?, of object: AnyObject) -> Never {
        let type: AnyClass = type(of: object)
        let keys = PropertyTable.of(type).observableKeys
        let alternatives =
            keys.isEmpty ? "It has no observable properties. " : "Observable are: \(keys.joined(separator: ", ")). "
        let subject = name.map { "'\($0)'" } ?? "A property"
        let entry = name ?? "name"
        trap(
            "\(subject) of \(type) was observed, but it does not report its changes. \(alternatives)For a property of your own "
                + "class, call willChangeValue(for:) and didChangeValue(for:) in its setter, and list it as Property"
                + "(\"\(entry)\", \\\(type).\(entry), isObservable: true) in a nested enum ObjectiveCMembers: MemberTable of "
                + "the class. For others, use the delegate, or override the property in a subclass."
        )
    }

    /// Returns the name of an observed property. Traps if it cannot be observed.
    static func name(of keyPath: AnyKeyPath, of object: AnyObject) -> String {
        if let property = PropertyTable.property(with: keyPath, of: type(of: object)) { return property.name }
        // The name is known only if the program's symbols are.
        let description = keyPath.debugDescription
        let last = description.split(separator: ".").last.map(String.init) ?? description
        cannotObserve(last.contains("<") ? nil : last, of: object)
    }
}
