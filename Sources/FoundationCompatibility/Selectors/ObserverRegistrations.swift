import Foundation
import Synchronization

/// An observer with a selector. Unchecked: the properties are set before it is shared.
final class ObserverRegistration: @unchecked Sendable {
    private(set) weak var observer: AnyObject?
    private(set) weak var sender: AnyObject?
    let name: NSNotification.Name?
    /// The observer of Foundation that sends the selector.
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, sender: Any?, name: NSNotification.Name?) {
        self.observer = observer
        self.sender = sender as AnyObject?
        self.name = name
    }
}

/// The registrations of all notification centers.
struct ObserverRegistrations {
    /// The registrations of one center by the identity of the observer. The identity may belong to an observer that was
    /// deallocated, so the registration is compared, too.
    private struct Center {
        weak var center: NotificationCenter?
        var byObserver: [ObjectIdentifier: [ObserverRegistration]] = [:]
        var count = 0
        /// The number of registrations at which those of deallocated observers are removed.
        var limit = 64
    }

    static let ofCenters = Mutex(ObserverRegistrations())

    private var centers: [ObjectIdentifier: Center] = [:]

    /// Adds a registration. Returns registrations of deallocated observers, which the caller ends. Each addition costs constant time
    /// on average: they are only searched for when the number of registrations has doubled.
    mutating func add(_ registration: ObserverRegistration, of center: NotificationCenter) -> [ObserverRegistration] {
        guard let observer = registration.observer else { return [registration] }
        var entry = centers.removeValue(forKey: ObjectIdentifier(center)) ?? Center()
        if entry.center !== center {
            centers = centers.filter { $0.value.center != nil }
            entry = Center(center: center)
        }
        entry.byObserver[ObjectIdentifier(observer), default: []].append(registration)
        entry.count += 1
        var ended: [ObserverRegistration] = []
        if entry.count > entry.limit {
            for (observer, registrations) in entry.byObserver {
                let kept = registrations.filter { $0.observer != nil }
                ended += registrations.filter { $0.observer == nil }
                entry.byObserver[observer] = kept.isEmpty ? nil : kept
            }
            entry.count -= ended.count
            entry.limit = max(64, 2 * entry.count)
        }
        centers[ObjectIdentifier(center)] = entry
        return ended
    }

    /// Removes the registrations of an observer that satisfy a condition, and returns them.
    mutating func remove(
        _ observer: AnyObject,
        of center: NotificationCenter,
        where isMeant: (ObserverRegistration) -> Bool
    ) -> [ObserverRegistration] {
        let key = ObjectIdentifier(center)
        guard centers[key]?.center === center, let all = centers[key]?.byObserver[ObjectIdentifier(observer)] else {
            return []
        }
        let removed = all.filter { $0.observer !== observer || isMeant($0) }
        let kept = all.filter { $0.observer === observer && !isMeant($0) }
        centers[key]?.byObserver[ObjectIdentifier(observer)] = kept.isEmpty ? nil : kept
        centers[key]?.count -= removed.count
        return removed
    }

    /// The number of registrations of a center.
    func count(of center: NotificationCenter) -> Int { centers[ObjectIdentifier(center)]?.count ?? 0 }
}
