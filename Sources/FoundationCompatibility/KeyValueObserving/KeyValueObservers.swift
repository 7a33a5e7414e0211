import Foundation
import Synchronization

/// The observers of one object.
package final class KeyValueObservers: Sendable {
    /// A change that has begun, with the observers that were called before it.
    private struct Pending {
        let key: String
        let change: KeyValueChange
        let entries: [(registration: KeyValueRegistration, old: Any?)]
    }

    /// Unchecked: the old values are the app's.
    private struct State: @unchecked Sendable {
        var registrations: [String: [KeyValueRegistration]] = [:]
        var pending: [Pending] = []
    }

    private let state = Mutex(State())

    init() {}

    func add(_ registration: KeyValueRegistration, for key: String) {
        state.withLock { state in
            guard state.registrations[key]?.contains(where: { $0 === registration }) != true else { return }
            state.registrations[key, default: []].append(registration)
        }
    }

    func remove(_ registration: KeyValueRegistration, for key: String) {
        state.withLock { state in
            state.registrations[key]?.removeAll { $0 === registration }
            if state.registrations[key]?.isEmpty == true { state.registrations[key] = nil }
        }
    }

    /// Returns the last registration that satisfies a condition.
    func last(where isMeant: (KeyValueRegistration) -> Bool) -> KeyValueRegistration? {
        let all = state.withLock { Array($0.registrations.values) }
        return all.joined().filter(isMeant).max { $0.number < $1.number }
    }

    /// Called before a property changes.
    package func willChange(_ key: String) { willChange(key, KeyValueChange(kind: .setting, indexes: nil)) }

    func willChange(_ key: String, _ change: KeyValueChange) {
        let registrations = state.withLock { $0.registrations[key] ?? [] }
        guard !registrations.isEmpty else { return }
        // Observers run outside the lock, because they may change properties.
        let entries = registrations.map { (registration: $0, old: $0.willChange(change)) }
        state.withLock { $0.pending.append(Pending(key: key, change: change, entries: entries)) }
    }

    /// Called after a property changed. Without a preceding call of ``willChange(_:)`` for the key, does nothing.
    package func didChange(_ key: String) {
        let pending = state.withLock { state in
            state.pending.lastIndex { $0.key == key }.map { state.pending.remove(at: $0) }
        }
        guard let pending else { return }
        for (registration, old) in pending.entries { registration.didChange(pending.change, old: old) }
    }
}

/// The kind of a change, and the indexes of the changed elements of a collection.
struct KeyValueChange {
    let kind: NSKeyValueChange
    let indexes: IndexSet?

    /// Returns a value, or the changed elements of a collection.
    func part(of value: Any) -> Any {
        guard let indexes, let elements = PredicateValue.elements(value) else { return value }
        return indexes.filter(elements.indices.contains).map { elements[$0] }
    }

    /// Whether changed elements exist before the change, and after it.
    var hasOld: Bool { kind != .insertion }
    var hasNew: Bool { kind != .removal }
}
