/// Selectors that carry a method.
///
/// The method is given unapplied: `SettingsViewController.tapped(_:)`. It is called on the target by dynamic dispatch, so an
/// override in a subclass is called. If the target is not an instance of the method's class, the method with that name is looked
/// up in the target's ``MemberTable``.
///
/// A selector does not retain an object. Sending its message traps if an argument has the wrong type.
extension Selector {
    /// Makes a selector that carries a method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> () -> Result) {
        self.init(name: name, method: MethodImplementation(method))
    }

    /// Makes a selector that carries a method with one argument: the sender, a notification or a timer.
    public init<Target: AnyObject, First, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (First) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(method))
    }

    /// Makes a selector that carries a method with two arguments: the sender and the event.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (First, Second) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(method))
    }

    /// Makes a selector that carries a method without arguments of the main actor. Sending its message on another thread traps.
    public init<Target: AnyObject, Result>(_ name: String, _ method: @escaping (Target) -> @MainActor () -> Result) {
        self.init(name: name, method: MethodImplementation(onMainActor: method))
    }

    /// Makes a selector that carries a method with one argument of the main actor. Sending its message on another thread traps.
    public init<Target: AnyObject, First, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (First) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(onMainActor: method))
    }

    /// Makes a selector that carries a method with two arguments of the main actor. Sending its message on another thread traps.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(onMainActor: method))
    }

    /// Makes a selector that carries a method with three arguments, such as the completion method of an asynchronous function.
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(method))
    }

    /// Makes a selector that carries a method with three arguments of the main actor. Sending its message on another thread traps.
    public init<Target: AnyObject, First, Second, Third, Result>(
        _ name: String,
        _ method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(onMainActor: method))
    }
}
