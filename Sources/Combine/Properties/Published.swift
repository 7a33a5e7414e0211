/// A property of a class that publishes its values.
///
/// `$name` is a publisher: it sends the present value to a new subscriber, and each new value just before the property
/// changes. While a subscriber receives a value, the property still has the old one. In an ``ObservableObject``,
/// `objectWillChange` sends first.
@propertyWrapper
public struct Published<Value> {
    /// The publisher of an `@Published` property.
    public struct Publisher: Combine.Publisher {
        /// The kind of values.
        public typealias Output = Value
        /// The kind of errors.
        public typealias Failure = Never

        let storage: PublishedStorage<Value>

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Value, Never>) { storage.attach(subscriber) }
    }

    private var storage: PublishedStorage<Value>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) { storage = PublishedStorage(wrappedValue) }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { storage = PublishedStorage(initialValue) }

    /// Not available: the property must belong to a class.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { storage.value }
        set { storage.send(newValue) }
    }

    /// The publisher of the property.
    public var projectedValue: Publisher {
        get { Publisher(storage: storage) }
        set { storage = newValue.storage }
    }

    /// The value of a property of a class. The compiler calls it.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].storage.value }
        set {
            let storage = object[keyPath: storageKeyPath].storage
            storage.owner = object
            storage.send(newValue)
        }
    }

    /// The publisher of a property of a class. The compiler calls it.
    public static subscript<Owner: AnyObject>(
        _enclosingInstance object: Owner,
        projected projectedKeyPath: ReferenceWritableKeyPath<Owner, Publisher>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Published<Value>>
    ) -> Publisher {
        get {
            let storage = object[keyPath: storageKeyPath].storage
            storage.owner = object
            return Publisher(storage: storage)
        }
        set { object[keyPath: storageKeyPath].storage = newValue.storage }
    }
}

extension Publisher where Failure == Never {
    /// Assigns each value to an `@Published` property: `publisher.assign(to: &$name)`.
    ///
    /// - Parameter published: The property. The assignment ends when its object is deallocated.
    public func assign(to published: inout Published<Output>.Publisher) {
        subscribe(PublishedAssignment(published.storage))
    }
}
