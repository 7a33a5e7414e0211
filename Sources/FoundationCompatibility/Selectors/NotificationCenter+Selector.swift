import Foundation
import Synchronization

extension NotificationCenter {
    /// Sends a selector to an observer for each notification, on the posting thread. Weak reference to the observer: its
    /// registration ends when it is deallocated.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - aSelector: The selector of a method with up to one argument: the notification.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The sender of the notifications; nil for any.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        let registration = ObserverRegistration(observer as AnyObject, sender: anObject, name: aName)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { [weak self] notification in
            guard let observer = registration.observer else {
                self?.end([registration])
                return
            }
            aSelector.send(to: observer, notification)
        }
        ObserverRegistration.ofCenters.withLock {
            $0[ObjectIdentifier(self), default: []].append(registration)
        }
    }

    /// Ends the registrations of an observer for notifications with a name and a sender.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - aName: The name; nil for all names.
    ///   - anObject: The sender; nil for any sender.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        end(
            ObserverRegistration.ofCenters.withLock { registrations in
                registrations[ObjectIdentifier(self), default: []].filter { registration in
                    registration.observer === observer && (aName == nil || registration.name == aName)
                        && (anObject == nil || registration.sender === anObject as AnyObject?)
                }
            }
        )
    }

    /// Ends all registrations of an observer.
    public func removeObserver(_ observer: AnyObject) {
        removeObserver(observer, name: nil, object: nil)
        // A token of `addObserver(forName:object:queue:using:)` is an observer, too.
        removeObserver(observer as Any, name: nil, object: nil)
    }

    private func end(_ ended: [ObserverRegistration]) {
        ObserverRegistration.ofCenters.withLock { registrations in
            registrations[ObjectIdentifier(self)]?.removeAll { registration in
                registration.observer == nil || ended.contains { $0 === registration }
            }
        }
        for registration in ended {
            if let token = registration.token { removeObserver(token as Any) }
        }
    }
}

/// An observer with a selector. Unchecked: the properties are set before it is shared.
private final class ObserverRegistration: @unchecked Sendable {
    weak var observer: AnyObject?
    weak var sender: AnyObject?
    let name: NSNotification.Name?
    var token: (any NSObjectProtocol)?

    static let ofCenters = Mutex<[ObjectIdentifier: [ObserverRegistration]]>([:])

    init(_ observer: AnyObject, sender: Any?, name: NSNotification.Name?) {
        self.observer = observer
        self.sender = sender as AnyObject?
        self.name = name
    }
}
