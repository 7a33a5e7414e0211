import Foundation

extension NotificationCenter {
    /// Sends a selector to an observer for each notification, on the posting thread. Weak reference to the observer: its
    /// registration ends when it is deallocated.
    ///
    /// - Parameters:
    ///   - observer: The observer. A class can observe with its own methods.
    ///   - aSelector: The selector of a method with up to one argument: the notification.
    ///   - aName: The name of the notifications; nil for all.
    ///   - anObject: The sender of the notifications; nil for any.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {
        guard let object = ClassObject.object(for: observer) else {
            trap(
                "The observer of '\(aSelector)' is a \(type(of: observer)), which is not an object. Use an instance of a class."
            )
        }
        let registration = ObserverRegistration(object, sender: anObject, name: aName)
        registration.token = addObserver(forName: aName, object: anObject, queue: nil) { notification in
            // A registration without observer is removed with the next ones that are added.
            if let observer = registration.observer { aSelector.send(to: observer, notification) }
        }
        end(ObserverRegistrations.ofCenters.withLock { $0.add(registration, of: self) })
    }

    /// Ends the registrations of an observer for notifications with a name and a sender.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - aName: The name; nil for all names.
    ///   - anObject: The sender; nil for any sender.
    public func removeObserver(_ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?) {
        let sender = anObject as AnyObject?
        let observer = ClassObject.object(for: observer) ?? observer
        end(
            ObserverRegistrations.ofCenters.withLock { registrations in
                registrations.remove(observer, of: self) { registration in
                    (aName == nil || registration.name == aName) && (sender == nil || registration.sender === sender)
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

    /// Ends all registrations of a class that observes with its own methods.
    public func removeObserver(_ observer: AnyClass) {
        guard let object = ClassObject.object(for: observer) else { return }
        removeObserver(object, name: nil, object: nil)
    }

    /// Ends the registrations of a class for notifications with a name and a sender; see ``removeObserver(_:name:object:)``.
    public func removeObserver(_ observer: AnyClass, name aName: NSNotification.Name?, object anObject: Any?) {
        guard let object = ClassObject.object(for: observer) else { return }
        removeObserver(object, name: aName, object: anObject)
    }

    private func end(_ registrations: [ObserverRegistration]) {
        for registration in registrations {
            if let token = registration.token { removeObserver(token as Any) }
        }
    }
}
