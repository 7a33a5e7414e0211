import Foundation

/// Key-value coding of any object.
package enum KeyValueLookup {
    // MARK: - Values

    /// Returns the value of an object for a key, by the object's own method if it has one. Traps if the key is undefined.
    ///
    /// Dictionaries have their entries; arrays and sets the values of their elements; strings a few properties such as `length`;
    /// structures their stored properties.
    package static func value(ofAny object: Any, forKey key: String) -> Any? {
        if let object = object as? any KeyValueCoding { return object.value(forKey: key) }
        return value(of: object, forKey: key)
    }

    /// Returns the value of an object for a key, without the object's own `value(forKey:)`. Traps if the key is undefined.
    package static func value(of object: Any, forKey key: String) -> Any? {
        if let result = definedValue(of: object, forKey: key) { return result.value }
        if let object = object as? any KeyValueCoding { return object.value(forUndefinedKey: key) }
        undefined(key, of: object)
    }

    /// The value of a key that is defined.
    private struct Found {
        let value: Any?
    }

    private static func definedValue(of object: Any, forKey key: String) -> Found? {
        guard type(of: object) is AnyClass else { return valueOfStructure(object, forKey: key) }
        let instance = object as AnyObject
        let table = PropertyTable.of(type(of: instance))
        if let property = table[key] { return Found(value: property.value(of: instance)) }
        switch object {
        case let dictionary as NSDictionary:
            return Found(value: PredicateValue.unwrapped(dictionary.object(forKey: key)))
        case is NSArray, is NSSet, is NSOrderedSet: return Found(value: KeyPathValues.mapped(object, key: key))
        default: break
        }
        if let text = PredicateValue.text(object) ?? (object as? NSString).map({ "\($0)" }),
            let value = value(of: text, forKey: key)
        {
            return Found(value: value)
        }
        return reflectedValue(of: object, forKey: key, in: table)
    }

    private static func valueOfStructure(_ object: Any, forKey key: String) -> Found? {
        if let dictionary = object as? [AnyHashable: Any] {
            return Found(value: PredicateValue.unwrapped(dictionary[key]))
        }
        if PredicateValue.elements(object) != nil { return Found(value: KeyPathValues.mapped(object, key: key)) }
        if let text = PredicateValue.text(object), let value = value(of: text, forKey: key) {
            return Found(value: value)
        }
        return reflectedValue(of: object, forKey: key, in: nil)
    }

    private static func reflectedValue(of object: Any, forKey key: String, in table: PropertyTable?) -> Found? {
        var mirror: Mirror? = Mirror(reflecting: object)
        let names = [key, "_" + key, PropertyTable.questionName(of: key)]
        while let current = mirror {
            if table?.reflects(current.subjectType) != false {
                for name in names {
                    guard let child = current.children.first(where: { $0.label == name }) else { continue }
                    return Found(value: KeyedValue.object(child.value))
                }
            }
            mirror = current.superclassMirror
        }
        return nil
    }

    private static func value(of text: String, forKey key: String) -> Any? {
        switch key {
        case "length": text.utf16.count
        case "uppercaseString", "uppercased": text.uppercased()
        case "lowercaseString", "lowercased": text.lowercased()
        case "capitalizedString", "capitalized": text.capitalized
        case "intValue": text.withCString { Int(atol($0)) }
        case "doubleValue", "floatValue": text.withCString { atof($0) }
        case "description": text
        default: nil
        }
    }

    // MARK: - Assigning

    /// Assigns a value to an object for a key, by the object's own method if it has one. Traps if the key is undefined.
    package static func setValue(_ value: Any?, ofAny object: Any, forKey key: String) {
        if let object = object as? any KeyValueCoding { return object.setValue(value, forKey: key) }
        setValue(value, of: object, forKey: key)
    }

    /// Assigns a value to an object for a key, without the object's own `setValue(_:forKey:)`. Traps if the key is undefined.
    package static func setValue(_ value: Any?, of object: Any, forKey key: String) {
        guard type(of: object) is AnyClass else {
            trap(
                "'\(key)' was assigned with setValue(_:forKey:) to a \(type(of: object)), which is a copy. Use an instance of a class."
            )
        }
        let instance = object as AnyObject
        if let property = PropertyTable.of(type(of: instance))[key] {
            return assign(value, to: property, of: instance, key: key)
        }
        switch object {
        case let dictionary as NSMutableDictionary:
            if let value {
                dictionary[key as NSString] = value
            } else {
                dictionary.removeObject(forKey: key as NSString)
            }
        case let array as NSArray: for element in array { setValue(value, ofAny: element, forKey: key) }
        case let set as NSSet: for element in set { setValue(value, ofAny: element, forKey: key) }
        case let set as NSOrderedSet: for element in set { setValue(value, ofAny: element, forKey: key) }
        default: setUndefined(value, of: object, forKey: key)
        }
    }

    /// Assigns a property that was found for a key. Traps if it cannot have the value.
    package static func assign(_ value: Any?, to property: KeyedProperty, of object: AnyObject, key: String) {
        guard let problem = property.assign(value, to: object) else { return }
        switch problem {
        case .readOnly: setUndefined(value, of: object, forKey: key)
        case .isNil:
            guard let object = object as? any KeyValueCoding else { cannotBeNil(key, of: object) }
            object.setNilValueForKey(key)
        case .type(let reason): trap("The property '\(key)' of \(type(of: object)) \(reason).")
        }
    }

    private static func setUndefined(_ value: Any?, of object: Any, forKey key: String) {
        guard let object = object as? any KeyValueCoding else { undefinedForAssignment(key, of: object) }
        object.setValue(value, forUndefinedKey: key)
    }

    // MARK: - Messages

    /// The description of an object in messages: `<Class 0x…>`.
    package static func name(of object: Any) -> String {
        let type = String(reflecting: type(of: object))
        guard Swift.type(of: object) is AnyClass else { return "<\(type)>" }
        let address = UInt(bitPattern: Unmanaged.passUnretained(object as AnyObject).toOpaque())
        return "<\(type) 0x\(String(address, radix: 16))>"
    }

    /// Terminates the process because no value of an object has a key.
    package static func undefined(_ key: String, of object: Any) -> Never {
        trap(
            "[\(name(of: object)) valueForUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
                + remedy(key, of: object)
        )
    }

    /// Terminates the process because no property of an object that can be assigned has a key.
    package static func undefinedForAssignment(_ key: String, of object: Any) -> Never {
        let property = type(of: object) is AnyClass ? PropertyTable.of(type(of: object as AnyObject))[key] : nil
        let reason =
            property == nil ? remedy(key, of: object) : "The property is read-only."
        trap(
            "[\(name(of: object)) setValue:forUndefinedKey:]: this class is not key value coding-compliant for the key \(key). "
                + reason
        )
    }

    /// Terminates the process because a property cannot be nil.
    package static func cannotBeNil(_ key: String, of object: Any) -> Never {
        trap("[\(name(of: object)) setNilValueForKey]: could not set nil as the value for the key \(key).")
    }

    /// Terminates the process because an observer has no method for the notification.
    package static func notHandled(_ keyPath: String?, by observer: Any) -> Never {
        trap(
            "\(name(of: observer)): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled. "
                + "Key path: \(keyPath ?? ""). Declare observeValue(forKeyPath:of:change:context:); a class that is no responder "
                + "also adopts KeyValueCoding."
        )
    }

    private static func remedy(_ key: String, of object: Any) -> String {
        guard type(of: object) is AnyClass else { return "Stored properties of structures are found by name." }
        let type: AnyClass = type(of: object as AnyObject)
        return
            "Properties are not found by name on Linux: list it as Property(\"\(key)\", \\\(type).\(key)) in 'properties' of a nested "
            + "enum ObjectiveCMembers: MemberTable of the class."
    }
}
