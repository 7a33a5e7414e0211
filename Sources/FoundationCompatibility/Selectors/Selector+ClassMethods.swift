/// Selectors that carry a method of a class itself, which `static func` and `class func` declare.
///
/// The closure returns the method of a class: `Selector("reload", ofClass: { (type: Store.Type) in type.reload })`. The target is
/// the class, as in `Timer.scheduledTimer(timeInterval: 1, target: Store.self, …)`. An override in a subclass is called if the
/// target is the subclass.
extension Selector {
    /// Makes a selector that carries a class's method without arguments.
    public init<Target: AnyObject, Result>(_ name: String, ofClass method: @escaping (Target.Type) -> () -> Result) {
        self.init(name: name, method: MethodImplementation(ofClass: method))
    }

    /// Makes a selector that carries a class's method with one argument.
    public init<Target: AnyObject, First, Result>(
        _ name: String,
        ofClass method: @escaping (Target.Type) -> (First) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(ofClass: method))
    }

    /// Makes a selector that carries a class's method with two arguments.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String,
        ofClass method: @escaping (Target.Type) -> (First, Second) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(ofClass: method))
    }

    /// Makes a selector that carries a class's method without arguments of the main actor. Sending its message on another thread
    /// traps.
    public init<Target: AnyObject, Result>(
        _ name: String,
        ofClass method: @escaping (Target.Type) -> @MainActor () -> Result
    ) {
        self.init(name: name, method: MethodImplementation(ofClassOnMainActor: method))
    }

    /// Makes a selector that carries a class's method with one argument of the main actor. Sending its message on another thread
    /// traps.
    public init<Target: AnyObject, First, Result>(
        _ name: String,
        ofClass method: @escaping (Target.Type) -> @MainActor (First) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(ofClassOnMainActor: method))
    }

    /// Makes a selector that carries a class's method with two arguments of the main actor. Sending its message on another thread
    /// traps.
    public init<Target: AnyObject, First, Second, Result>(
        _ name: String,
        ofClass method: @escaping (Target.Type) -> @MainActor (First, Second) -> Result
    ) {
        self.init(name: name, method: MethodImplementation(ofClassOnMainActor: method))
    }
}
