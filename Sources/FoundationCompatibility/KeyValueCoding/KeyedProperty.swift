import Foundation

/// A property that key-value coding and observing find by name. ``MemberTable`` lists the properties of a class; the name of this
/// type there is `Property`.
///
/// ```swift
/// static var properties: [Property] {
///     [Property("name", \Person.name), Property("fullName", \Person.fullName, affectedBy: ["name"])]
/// }
/// ```
///
/// The compiler checks the key path. A property that is constant or has no setter is read-only.
///
/// Unchecked: the closures capture only a key path without subscripts, which has no state.
public struct KeyedProperty: @unchecked Sendable {
    /// The key.
    package let name: String

    /// Whether the setter of the property reports its changes.
    package let isObservable: Bool

    /// The keys of the properties from which the value is computed.
    package let affectingKeyPaths: Set<String>

    /// Whether the property has a setter.
    package var isWritable: Bool { write != nil }

    let keyPath: AnyKeyPath
    private let read: (AnyObject) -> Any?
    private let write: ((AnyObject, Any?) -> KeyedValue.Problem?)?

    /// Lists a property that can be read.
    ///
    /// - Parameters:
    ///   - name: The key. For a Boolean property such as `isHidden`, both `hidden` and `isHidden` are found.
    ///   - keyPath: The property.
    ///   - isObservable: Whether the setter calls `willChangeValue(for:)` before a change and `didChangeValue(for:)` after it.
    ///     Only such properties can be observed.
    ///   - affectedBy: The key paths from which a computed property gets its value. Observers of the property are called when one of
    ///     them changes.
    public init<Root: AnyObject, Value>(
        _ name: String,
        _ keyPath: KeyPath<Root, Value>,
        isObservable: Bool = false,
        affectedBy: Set<String> = []
    ) {
        self.init(name: name, keyPath: keyPath, isObservable: isObservable, affectedBy: affectedBy, write: nil)
    }

    /// Lists a property that can be read and assigned; see ``init(_:_:isObservable:affectedBy:)``.
    public init<Root: AnyObject, Value>(
        _ name: String,
        _ keyPath: ReferenceWritableKeyPath<Root, Value>,
        isObservable: Bool = false,
        affectedBy: Set<String> = []
    ) {
        self.init(name: name, keyPath: keyPath, isObservable: isObservable, affectedBy: affectedBy) { object, value in
            switch KeyedValue.converted(value, to: Value.self) {
            case .success(let value):
                Self.cast(object, to: Root.self, name: name)[keyPath: keyPath] = value
                return nil
            case .failure(let problem): return problem
            }
        }
    }

    private init<Root: AnyObject, Value>(
        name: String,
        keyPath: KeyPath<Root, Value>,
        isObservable: Bool,
        affectedBy: Set<String>,
        write: ((AnyObject, Any?) -> KeyedValue.Problem?)?
    ) {
        self.name = name
        self.isObservable = isObservable
        self.keyPath = keyPath
        affectingKeyPaths = affectedBy
        self.write = write
        read = { KeyedValue.object(Self.cast($0, to: Root.self, name: name)[keyPath: keyPath]) }
    }

    private static func cast<Root: AnyObject>(_ object: AnyObject, to type: Root.Type, name: String) -> Root {
        guard let root = object as? Root else {
            trap("'\(name)' is a property of \(type), but the table of \(Swift.type(of: object)) lists it.")
        }
        return root
    }

    /// Returns the value, numbers as NSNumber.
    func value(of object: AnyObject) -> Any? { read(object) }

    /// Assigns a value.
    ///
    /// - Returns: The reason for a failure. Nil if it was assigned.
    package func assign(_ value: Any?, to object: AnyObject) -> KeyedValue.Problem? {
        write?(object, value) ?? (isWritable ? nil : .readOnly)
    }
}
