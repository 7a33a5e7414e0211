/// An object that tells when it is about to change.
///
/// The default publisher sends before each change of an `@Published` property, in the class or its superclasses.
public protocol ObservableObject: AnyObject {
    /// The kind of ``objectWillChange``.
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never

    /// Sends before the object changes.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// Sends before an `@Published` property changes. Each object has one publisher.
    public var objectWillChange: ObservableObjectPublisher { ChangePublishers.all.publisher(of: self) }
}

/// The publisher of ``ObservableObject/objectWillChange``.
public final class ObservableObjectPublisher: Publisher {
    /// The kind of values.
    public typealias Output = Void
    /// The kind of errors.
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Void, Never>) { subject.subscribe(subscriber) }

    /// Tells the subscribers that the object is about to change.
    public func send() { subject.send() }
}
