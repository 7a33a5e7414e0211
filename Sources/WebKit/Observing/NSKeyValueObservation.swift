import Foundation
import Synchronization

/// An observation by `observe(_:options:changeHandler:)`. It ends with `invalidate()`, or when this object is deallocated.
public final class NSKeyValueObservation: NSObject, Sendable {
    let observer: PageObserver

    init(_ observer: PageObserver) {
        self.observer = observer
        super.init()
    }

    /// Ends the observation.
    public func invalidate() { observer.end() }
}

/// The options of `observe(_:options:changeHandler:)`.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw bits.
    public let rawValue: UInt
    /// Makes options from raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Provides the new value.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// Provides the old value.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// Calls the handler at once, before the first change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// Calls the handler before each change, too.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// The kind of change.
public enum NSKeyValueChange: UInt, Sendable {
    /// The value was set. The only kind for web views.
    case setting = 1
    /// Elements were inserted into a collection.
    case insertion = 2
    /// Elements were removed from a collection.
    case removal = 3
    /// Elements of a collection were replaced.
    case replacement = 4
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
    /// The changed indexes of a collection. Always nil, because no property is one.
    public let indexes: IndexSet?
    /// Whether the call precedes the change.
    public let isPrior: Bool
}

/// A handler, until its observation ends. Owned by the observation, which releases the captured objects.
final class PageObserver: Sendable {
    typealias Body = @MainActor (_ old: PageState, _ new: PageState, _ isPrior: Bool) -> Void

    private let state: Mutex<Body?>

    init(_ body: @escaping Body) {
        state = Mutex(body)
    }

    func end() {
        // Releases the handler outside the lock, because its captured objects may own other observations.
        let body = state.withLock { body in
            defer { body = nil }
            return body
        }
        _ = body
    }

    @MainActor
    func tell(_ old: PageState, _ new: PageState, isPrior: Bool) {
        state.withLock { $0 }?(old, new, isPrior)
    }
}

/// Weak reference from a web view to a handler.
struct WeakObserver {
    weak var observer: PageObserver?
}
