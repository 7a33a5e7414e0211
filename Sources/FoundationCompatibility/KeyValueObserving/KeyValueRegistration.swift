import Foundation
import Synchronization

/// An observer of a key path of an object.
///
/// Unchecked: the closures are the app's. They run on the thread of the change.
final class KeyValueRegistration: @unchecked Sendable {
    /// A notification. The values are those that the options request.
    struct Notification {
        let change: KeyValueChange
        var old: Any?
        var new: Any?
        let isPrior: Bool
    }

    /// The object that has an observer by `addObserver(_:forKeyPath:options:context:)`.
    struct Observer {
        weak var object: AnyObject?
        /// In `deinit` of the observer the weak reference is nil already, but the registration must still be found.
        let identifier: ObjectIdentifier
        let context: UnsafeMutableRawPointer?
    }

    /// A property of an object on the key path.
    private struct Link {
        let observers: KeyValueObservers
        let key: String
    }

    /// Unchecked, as the registration is.
    private struct State: @unchecked Sendable {
        var links: [Link] = []
        var deliver: ((AnyObject, Notification) -> Void)?
    }

    private static let counter = Atomic<Int>(0)

    /// The position in the order of all registrations.
    let number = KeyValueRegistration.counter.wrappingAdd(1, ordering: .relaxed).newValue
    let keyPath: String
    let observer: Observer?
    private weak var object: AnyObject?
    private let options: NSKeyValueObservingOptions
    private let read: (AnyObject) -> Any?
    /// Whether objects on the way to the observed property can change.
    private let isPath: Bool
    private let state: Mutex<State>

    /// Begins an observation, with a call for the initial value if requested. Traps if a property on the path cannot be observed.
    init(
        of object: AnyObject,
        keyPath: String,
        options: NSKeyValueObservingOptions,
        observer: Observer? = nil,
        read: @escaping (AnyObject) -> Any?,
        deliver: @escaping (AnyObject, Notification) -> Void
    ) {
        self.object = object
        self.keyPath = keyPath
        self.options = options
        self.observer = observer
        self.read = read
        var links = KeyValueLinks()
        links.add(keyPath, of: object)
        isPath = links.hasPaths
        state = Mutex(State(deliver: deliver))
        KeyValueObserving.begin()
        connect(links)
        guard options.contains(.initial) else { return }
        let new = options.contains(.new) ? read(object) : nil
        deliver(object, Notification(change: KeyValueChange(kind: .setting, indexes: nil), new: new, isPrior: false))
    }

    /// Ends the observation, and releases the handler.
    func end() {
        disconnect()
        // The handler is released outside the lock, because its captured objects may own other observations.
        let deliver = state.withLock { state in
            let deliver = state.deliver
            state.deliver = nil
            return deliver
        }
        withExtendedLifetime(deliver) {}
    }

    private func connect(_ links: KeyValueLinks) {
        var connected: [Link] = []
        for (object, key) in links.properties {
            let observers = ObjectAttachmentTable.attachments(of: object).madeObservers
            observers.add(self, for: key)
            connected.append(Link(observers: observers, key: key))
        }
        state.withLock { $0.links = connected }
    }

    private func disconnect() {
        let links = state.withLock { state in
            let links = state.links
            state.links = []
            return links
        }
        for link in links { link.observers.remove(self, for: link.key) }
    }

    // MARK: - Changes

    /// Called before a change. Returns the old value if requested.
    func willChange(_ change: KeyValueChange) -> Any? {
        guard let object else { return nil }
        let old = options.contains(.old) && change.hasOld ? read(object).map(change.part) : nil
        if options.contains(.prior) { call(object, Notification(change: change, old: old, isPrior: true)) }
        return old
    }

    /// Called after a change.
    func didChange(_ change: KeyValueChange, old: Any?) {
        guard let object else { return end() }
        if isPath, state.withLock({ $0.deliver != nil }) {
            disconnect()
            var links = KeyValueLinks()
            links.add(keyPath, of: object)
            connect(links)
        }
        let new = options.contains(.new) && change.hasNew ? read(object).map(change.part) : nil
        call(object, Notification(change: change, old: old, new: new, isPrior: false))
    }

    private func call(_ object: AnyObject, _ notification: Notification) {
        if let observer, observer.object == nil { return end() }
        let deliver = state.withLock { state in
            let deliver = state.deliver
            return deliver
        }
        deliver?(object, notification)
    }
}

/// The properties whose changes change the value of a key path.
private struct KeyValueLinks {
    private(set) var properties: [(object: AnyObject, key: String)] = []
    /// Whether there are several properties, one of which may replace the object of another one.
    var hasPaths: Bool { usesPaths }

    private var usesPaths = false
    private var known: Set<Known> = []

    private struct Known: Hashable {
        let object: ObjectIdentifier
        let key: String
    }

    /// Adds the properties of a key path of an object, and those that affect them. Traps if one cannot be observed.
    mutating func add(_ keyPath: String, of root: AnyObject) {
        let keys = keyPath.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        if keys.count > 1 { usesPaths = true }
        var object: AnyObject? = root
        for (index, key) in keys.enumerated() {
            guard let current = object else { return }
            addProperty(key, of: current)
            guard index + 1 < keys.count else { return }
            let value = KeyValueLookup.value(ofAny: current, forKey: key)
            object = value.flatMap { type(of: $0) is AnyClass ? $0 as AnyObject : nil }
            if let value, object == nil {
                trap("'\(keyPath)' cannot be observed: '\(key)' is a \(type(of: value)), which is not an object.")
            }
        }
    }

    private mutating func addProperty(_ key: String, of object: AnyObject) {
        let affecting = KeyValueObserving.keyPathsAffecting(key, of: object)
        let property = PropertyTable.of(type(of: object))[key]
        guard property?.isObservable == true || !affecting.isEmpty else {
            KeyValueObserving.cannotObserve(key, of: object)
        }
        let name = property?.name ?? key
        guard known.insert(Known(object: ObjectIdentifier(object), key: name)).inserted else { return }
        properties.append((object, name))
        for keyPath in affecting.sorted() { add(keyPath, of: object) }
    }
}
