import Foundation
import Synchronization

/// Ends what `observe(_:options:changeHandler:)` began, at the latest when it goes itself.
public final class NSKeyValueObservation: NSObject, Sendable {
    let observer: PageObserver

    init(_ observer: PageObserver) {
        self.observer = observer
        super.init()
    }

    /// The handler is called no more.
    public func invalidate() { observer.end() }
}

/// What a handler of `observe(_:options:changeHandler:)` wants to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes options of their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value that it has now.
    public static let new = NSKeyValueObservingOptions(rawValue: 1)
    /// The value that it had.
    public static let old = NSKeyValueObservingOptions(rawValue: 2)
    /// A call at once, before the first change.
    public static let initial = NSKeyValueObservingOptions(rawValue: 4)
    /// A call before each change, besides the one after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// How a value changed.
public enum NSKeyValueChange: UInt, Sendable {
    /// It has another value. The only one that web views know.
    case setting = 1
    /// Something was put into a collection.
    case insertion = 2
    /// Something was taken out of a collection.
    case removal = 3
    /// Something in a collection has another value.
    case replacement = 4
}

/// What a handler of `observe(_:options:changeHandler:)` is told.
public struct NSKeyValueObservedChange<Value> {
    /// How the value changed.
    public typealias Kind = NSKeyValueChange
    /// How the value changed.
    public let kind: Kind
    /// The value that it has now, if that was asked for.
    public let newValue: Value?
    /// The value that it had, if that was asked for.
    public let oldValue: Value?
    /// What in a collection changed: nil, as nothing here is one.
    public let indexes: IndexSet?
    /// Whether the change is yet to come.
    public let isPrior: Bool
}

/// A handler, until its observation ends. It belongs to the observation: what it holds goes with that.
final class PageObserver: Sendable {
    typealias Body = @MainActor (_ old: PageState, _ new: PageState, _ isPrior: Bool) -> Void

    private let state: Mutex<Body?>

    init(_ body: @escaping Body) {
        state = Mutex(body)
    }

    func end() {
        // What the handler holds may observe something, too, and end that.
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

/// A handler that a web view knows.
struct WeakObserver {
    weak var observer: PageObserver?
}
