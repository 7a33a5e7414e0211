import Foundation
import FoundationCompatibility

/// A descriptor with the Swift key path of a managed object. Foundation's takes only properties that are comparable, and not optional.
final class ManagedObjectSortDescriptor: NSSortDescriptor {
    let objectKeyPath: AnyKeyPath

    init(objectKeyPath: AnyKeyPath, isAscending: Bool) {
        self.objectKeyPath = objectKeyPath
        super.init(keyPath: \Any.self, ascending: isAscending) { Self.compareValues($0, $1) }
    }

    private static func compareValues(_ first: Any, _ second: Any) -> ComparisonResult {
        NSSortDescriptor(key: nil, ascending: true).compare(first, to: second)
    }

    override func compare(_ object1: Any, to object2: Any) -> ComparisonResult {
        let first = AttributeCoding.unwrapped(object1[keyPath: objectKeyPath])
        let second = AttributeCoding.unwrapped(object2[keyPath: objectKeyPath])
        let result = Self.compareValues(first ?? NSNull(), second ?? NSNull())
        return ascending ? result : ComparisonResult(rawValue: -result.rawValue) ?? result
    }

    override var reversedSortDescriptor: Any {
        ManagedObjectSortDescriptor(objectKeyPath: objectKeyPath, isAscending: !ascending)
    }
}

extension SortDescriptorWithKey where Self: NSSortDescriptor {
    /// Makes a descriptor that compares a property of managed objects. Nil is before all other values.
    ///
    /// - Parameters:
    ///   - keyPath: The property, such as `\Item.timestamp`.
    ///   - ascending: Whether smaller values are first.
    @_disfavoredOverload
    public init<Root: NSManagedObject, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
        guard let made = ManagedObjectSortDescriptor(objectKeyPath: keyPath, isAscending: ascending) as? Self else {
            trap("A subclass of NSSortDescriptor cannot be made with the key path of a managed object.")
        }
        self = made
    }
}
