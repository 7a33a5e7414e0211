import Foundation

/// Key-value observing. A property can be observed if it reports its changes: those of UIKit that its documentation lists, and those
/// of the app's own classes that a ``MemberTable`` lists as observable.
extension NSObjectProtocol where Self: AnyObject {
    /// Calls a closure after each change of a property, on the thread of the change. Traps if the property cannot be observed.
    ///
    /// - Parameters:
    ///   - keyPath: The property. It has one part; for a longer path use `addObserver(_:forKeyPath:options:context:)`.
    ///   - options: The values to provide, and whether to call the closure at once, or before each change, too.
    ///   - changeHandler: Called with the object and the change.
    /// - Returns: The observation, which ends when it is deallocated.
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>,
        options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let registration = KeyValueRegistration(
            of: self,
            keyPath: KeyValueObserving.name(of: keyPath, of: self),
            options: options,
            read: { ($0 as? Self).map { $0[keyPath: keyPath] } },
            deliver: { object, notification in
                guard let object = object as? Self else { return }
                let change = NSKeyValueObservedChange(
                    kind: notification.change.kind,
                    newValue: notification.new.flatMap { $0 as? Value },
                    oldValue: notification.old.flatMap { $0 as? Value },
                    indexes: notification.change.indexes,
                    isPrior: notification.isPrior
                )
                changeHandler(object, change)
            }
        )
        return NSKeyValueObservation(registration)
    }

    /// Calls `observeValue(forKeyPath:of:change:context:)` of an observer after each change of a property, on the thread of the change.
    /// Traps if a property on the path cannot be observed.
    ///
    /// An observer that is not a responder adopts ``KeyValueCoding``. Weak reference to the observer: the observation ends with it.
    ///
    /// - Parameters:
    ///   - observer: The observer.
    ///   - keyPath: The key path, such as `"hidden"` or `"view.hidden"`.
    ///   - options: The values to provide, and whether to call the observer at once, or before each change, too.
    ///   - context: A value that identifies the observation.
    public func addObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let identity = KeyValueRegistration.Observer(
            object: observer,
            identifier: ObjectIdentifier(observer),
            context: context
        )
        _ = KeyValueRegistration(
            of: self,
            keyPath: keyPath,
            options: options,
            observer: identity,
            read: { KeyPathValues.value(of: $0, forKeyPath: keyPath) ?? NSNull() },
            deliver: { [weak observer] object, notification in
                guard let observer else { return }
                guard let target = observer as? any KeyValueCoding else {
                    KeyValueLookup.notHandled(keyPath, by: observer)
                }
                target.observeValue(
                    forKeyPath: keyPath,
                    of: object,
                    change: notification.dictionary,
                    context: context
                )
            }
        )
    }

    /// Ends the last observation of a key path by an observer. Traps if there is none.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        remove(observer, keyPath: keyPath) { _ in true }
    }

    /// Ends the last observation of a key path by an observer with a context. Traps if there is none.
    public func removeObserver(
        _ observer: NSObject,
        forKeyPath keyPath: String,
        context: UnsafeMutableRawPointer?
    ) {
        remove(observer, keyPath: keyPath) { $0 == context }
    }

    private func remove(
        _ observer: NSObject,
        keyPath: String,
        where isMeant: (UnsafeMutableRawPointer?) -> Bool
    ) {
        let found = ObjectAttachmentTable.existing(of: self)?.observers?.last { registration in
            guard let known = registration.observer, registration.keyPath == keyPath else { return false }
            return known.identifier == ObjectIdentifier(observer) && isMeant(known.context)
        }
        guard let found else {
            trap(
                "Cannot remove an observer \(KeyValueLookup.name(of: observer)) for the key path \"\(keyPath)\" from "
                    + "\(KeyValueLookup.name(of: self)) because it is not registered as an observer."
            )
        }
        found.end()
    }

    /// Traps, because the object does not handle a change that it observes. A class that adopts ``KeyValueCoding`` handles it.
    public func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueLookup.notHandled(keyPath, by: self)
    }

    /// Returns the key paths from which a property gets its value: those in the ``MemberTable``. A class that adopts
    /// ``KeyValueCoding`` can declare others.
    public static func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        PropertyTable.of(self)[key]?.affectingKeyPaths ?? []
    }

    // MARK: - Reporting changes

    /// Reports that a property will change. Call ``didChangeValue(forKey:)`` after the change.
    public func willChangeValue(forKey key: String) {
        guard let observers = KeyValueObserving.observers(of: self) else { return }
        observers.willChange(PropertyTable.of(type(of: self))[key]?.name ?? key)
    }

    /// Reports that a property changed.
    public func didChangeValue(forKey key: String) {
        guard let observers = KeyValueObserving.observers(of: self) else { return }
        observers.didChange(PropertyTable.of(type(of: self))[key]?.name ?? key)
    }

    /// Reports that a property will change. Call ``didChangeValue(for:)`` after the change.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let observers = KeyValueObserving.observers(of: self) else { return }
        if let name = PropertyTable.property(with: keyPath, of: type(of: self))?.name { observers.willChange(name) }
    }

    /// Reports that a property changed.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        guard let observers = KeyValueObserving.observers(of: self) else { return }
        if let name = PropertyTable.property(with: keyPath, of: type(of: self))?.name { observers.didChange(name) }
    }

    /// Reports that elements of a collection will change. Call ``didChange(_:valuesAt:forKey:)`` after the change.
    public func willChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        guard let observers = KeyValueObserving.observers(of: self) else { return }
        let name = PropertyTable.of(type(of: self))[key]?.name ?? key
        observers.willChange(name, KeyValueChange(kind: changeKind, indexes: indexes))
    }

    /// Reports that elements of a collection changed.
    public func didChange(_ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, forKey key: String) {
        didChangeValue(forKey: key)
    }
}

extension KeyValueRegistration.Notification {
    /// The change as `observeValue(forKeyPath:of:change:context:)` gets it.
    fileprivate var dictionary: [NSKeyValueChangeKey: Any] {
        var result: [NSKeyValueChangeKey: Any] = [.kindKey: NSNumber(value: change.kind.rawValue)]
        if let new { result[.newKey] = new }
        if let old { result[.oldKey] = old }
        if let indexes = change.indexes { result[.indexesKey] = indexes }
        if isPrior { result[.notificationIsPriorKey] = NSNumber(value: true) }
        return result
    }
}
