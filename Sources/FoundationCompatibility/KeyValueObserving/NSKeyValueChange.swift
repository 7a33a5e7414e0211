import Foundation

/// The options of an observer.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Provides the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Provides the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls the observer at once, before the first change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Calls the observer before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set.
    case setting = 1
    /// Elements were inserted into a collection.
    case insertion = 2
    /// Elements were removed from a collection.
    case removal = 3
    /// Elements of a collection were replaced.
    case replacement = 4
}

/// A key of the dictionary that `observeValue(forKeyPath:of:change:context:)` gets.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String
    /// Makes a key with a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The raw value of the ``NSKeyValueChange``, as `NSNumber`.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The new value, if requested. `NSNull` for nil.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The old value, if requested. `NSNull` for nil.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The indexes of the changed elements of a collection, as `IndexSet`.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// True in a call before the change.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// The argument of a handler of `observe(_:options:changeHandler:)`.
public struct NSKeyValueObservedChange<Value> {
    /// The kind of change.
    public typealias Kind = NSKeyValueChange
    /// The kind of change.
    public let kind: Kind
    /// The new value, if requested.
    public let newValue: Value?
    /// The old value, if requested.
    public let oldValue: Value?
    /// The indexes of the changed elements of a collection; nil if the whole value was set.
    public let indexes: IndexSet?
    /// Whether the call precedes the change.
    public let isPrior: Bool
}

extension NSKeyValueObservedChange: Sendable where Value: Sendable {}

/// An observation by `observe(_:options:changeHandler:)`. It ends with `invalidate()`, or when this object is deallocated. Weak reference
/// to the observed object.
///
/// Any thread.
public final class NSKeyValueObservation: NSObject, Sendable {
    private let registration: KeyValueRegistration

    init(_ registration: KeyValueRegistration) {
        self.registration = registration
        super.init()
    }

    deinit {
        registration.end()
    }

    /// Ends the observation.
    public func invalidate() { registration.end() }
}
