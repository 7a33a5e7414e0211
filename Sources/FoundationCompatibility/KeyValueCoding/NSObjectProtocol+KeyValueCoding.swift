import Foundation

/// Key-value coding. The properties are those in the ``MemberTable`` of the class; values are also read from stored properties of the
/// app's own classes. Numbers are `NSNumber`s.
extension NSObjectProtocol where Self: AnyObject {
    /// Returns the value of a property. Traps if there is none; see ``value(forUndefinedKey:)``.
    ///
    /// For an array or a set, returns the values of the elements.
    public func value(forKey key: String) -> Any? {
        if let object = self as? any OverridableKeyValueCoding { return object.value(forKey: key) }
        return KeyValueLookup.value(of: self, forKey: key)
    }

    /// Assigns a property by its setter. Numbers and Booleans are converted to the property's type. Traps if there is no such property,
    /// or if it cannot have the value; see ``setValue(_:forUndefinedKey:)`` and ``setNilValueForKey(_:)``.
    ///
    /// For an array or a set, assigns the property of each element.
    public func setValue(_ value: Any?, forKey key: String) {
        if let object = self as? any OverridableKeyValueCoding { return object.setValue(value, forKey: key) }
        KeyValueLookup.setValue(value, of: self, forKey: key)
    }

    /// Returns the value for a key path, such as `"owner.name"`. Nil if a value on the way is nil.
    ///
    /// A part of the path after an array is the values of its elements. The operators `@count`, `@sum`, `@avg`, `@min`, `@max`,
    /// `@unionOfObjects`, `@distinctUnionOfObjects` and those of arrays and sets apply to a collection: `"items.@sum.price"`.
    /// Traps if a key is undefined or an operator unknown.
    public func value(forKeyPath keyPath: String) -> Any? {
        KeyPathValues.value(of: self, forKeyPath: keyPath)
    }

    /// Assigns the value for a key path, such as `"owner.name"`. Does nothing if an object on the way is nil. Traps if a key is
    /// undefined.
    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        KeyPathValues.setValue(value, of: self, forKeyPath: keyPath)
    }

    /// Traps, because a key has no property. A class that adopts ``KeyValueCoding`` can return a value instead.
    public func value(forUndefinedKey key: String) -> Any? {
        KeyValueLookup.undefined(key, of: self)
    }

    /// Traps, because a key has no property that can be assigned. A class that adopts ``KeyValueCoding`` can store the value instead.
    public func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueLookup.undefinedForAssignment(key, of: self)
    }

    /// Traps, because nil was assigned to a property that is not optional. A class that adopts ``KeyValueCoding`` can assign a default
    /// value instead.
    public func setNilValueForKey(_ key: String) {
        KeyValueLookup.cannotBeNil(key, of: self)
    }

    /// Returns the values of properties by key, `NSNull` for nil. Traps if a key is undefined.
    public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
        var values: [String: Any] = [:]
        for key in keys { values[key] = KeyValueLookup.value(ofAny: self, forKey: key) ?? NSNull() }
        return values
    }

    /// Assigns properties by key. `NSNull` becomes nil. Traps if a key is undefined.
    public func setValuesForKeys(_ keyedValues: [String: Any]) {
        for (key, value) in keyedValues.sorted(by: { $0.key < $1.key }) {
            KeyValueLookup.setValue(value is NSNull ? nil : value, ofAny: self, forKey: key)
        }
    }
}

extension KeyValueCoding {
    /// Returns the value of a property; see ``KeyValueCoding``.
    public func value(forKey key: String) -> Any? { KeyValueLookup.value(of: self, forKey: key) }

    /// Assigns a property; see ``KeyValueCoding``.
    public func setValue(_ value: Any?, forKey key: String) { KeyValueLookup.setValue(value, of: self, forKey: key) }
}
