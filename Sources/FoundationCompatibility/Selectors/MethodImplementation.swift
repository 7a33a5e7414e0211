/// A method of a class, with erased types.
///
/// Sendable: the closure captures an unapplied method, which has no state.
package struct MethodImplementation: @unchecked Sendable {
    /// A message: the name of the selector, the target and up to three arguments.
    package struct Message {
        package let name: String
        package let target: AnyObject
        package var first: Any?
        package var second: Any?
        package var third: Any?
    }

    /// Returns whether an object is an instance of the method's class.
    package let accepts: (AnyObject) -> Bool

    /// Calls the method, and returns its result.
    package let call: (Message) -> Any?

    init<Target: AnyObject, Result>(_ method: @escaping (Target) -> () -> Result) {
        accepts = { $0 is Target }
        call = { method(Self.target(of: $0))() }
    }

    init<Target: AnyObject, First, Result>(_ method: @escaping (Target) -> (First) -> Result) {
        accepts = { $0 is Target }
        call = { method(Self.target(of: $0))(Self.argument($0.first, of: $0)) }
    }

    init<Target: AnyObject, First, Second, Result>(_ method: @escaping (Target) -> (First, Second) -> Result) {
        accepts = { $0 is Target }
        call = { method(Self.target(of: $0))(Self.argument($0.first, of: $0), Self.argument($0.second, of: $0)) }
    }

    init<Target: AnyObject, First, Second, Third, Result>(
        _ method: @escaping (Target) -> (First, Second, Third) -> Result
    ) {
        accepts = { $0 is Target }
        call = {
            method(Self.target(of: $0))(
                Self.argument($0.first, of: $0),
                Self.argument($0.second, of: $0),
                Self.argument($0.third, of: $0)
            )
        }
    }

    // A closure of the main actor is called after a check of the thread, so its isolation can be removed from its type.

    init<Target: AnyObject, Result>(onMainActor method: @escaping (Target) -> @MainActor () -> Result) {
        self.init { (target: Target) in
            Self.requireMainActor()
            return unsafeBitCast(method(target), to: (() -> Result).self)
        }
    }

    init<Target: AnyObject, First, Result>(onMainActor method: @escaping (Target) -> @MainActor (First) -> Result) {
        self.init { (target: Target) in
            Self.requireMainActor()
            return unsafeBitCast(method(target), to: ((First) -> Result).self)
        }
    }

    init<Target: AnyObject, First, Second, Result>(
        onMainActor method: @escaping (Target) -> @MainActor (First, Second) -> Result
    ) {
        self.init { (target: Target) in
            Self.requireMainActor()
            return unsafeBitCast(method(target), to: ((First, Second) -> Result).self)
        }
    }

    init<Target: AnyObject, First, Second, Third, Result>(
        onMainActor method: @escaping (Target) -> @MainActor (First, Second, Third) -> Result
    ) {
        self.init { (target: Target) in
            Self.requireMainActor()
            return unsafeBitCast(method(target), to: ((First, Second, Third) -> Result).self)
        }
    }

    // The target of a class's method is the object that represents the class.

    init<Target: AnyObject, Result>(ofClass method: @escaping (Target.Type) -> () -> Result) {
        accepts = { Self.accepts($0, Target.self) }
        call = { method(Self.targetClass(of: $0))() }
    }

    init<Target: AnyObject, First, Result>(ofClass method: @escaping (Target.Type) -> (First) -> Result) {
        accepts = { Self.accepts($0, Target.self) }
        call = { method(Self.targetClass(of: $0))(Self.argument($0.first, of: $0)) }
    }

    init<Target: AnyObject, First, Second, Result>(
        ofClass method: @escaping (Target.Type) -> (First, Second) -> Result
    ) {
        accepts = { Self.accepts($0, Target.self) }
        call = { method(Self.targetClass(of: $0))(Self.argument($0.first, of: $0), Self.argument($0.second, of: $0)) }
    }

    init<Target: AnyObject, Result>(ofClassOnMainActor method: @escaping (Target.Type) -> @MainActor () -> Result) {
        self.init(ofClass: { (type: Target.Type) in
            Self.requireMainActor()
            return unsafeBitCast(method(type), to: (() -> Result).self)
        })
    }

    init<Target: AnyObject, First, Result>(
        ofClassOnMainActor method: @escaping (Target.Type) -> @MainActor (First) -> Result
    ) {
        self.init(ofClass: { (type: Target.Type) in
            Self.requireMainActor()
            return unsafeBitCast(method(type), to: ((First) -> Result).self)
        })
    }

    init<Target: AnyObject, First, Second, Result>(
        ofClassOnMainActor method: @escaping (Target.Type) -> @MainActor (First, Second) -> Result
    ) {
        self.init(ofClass: { (type: Target.Type) in
            Self.requireMainActor()
            return unsafeBitCast(method(type), to: ((First, Second) -> Result).self)
        })
    }

    private static func accepts<Target: AnyObject>(_ object: AnyObject, _ type: Target.Type) -> Bool {
        (object as? ClassObject)?.type is Target.Type
    }

    private static func targetClass<Target: AnyObject>(of message: Message) -> Target.Type {
        guard let type = (message.target as? ClassObject)?.type as? Target.Type else {
            trap(
                "'\(message.name)' is a method of the class \(Target.self) itself, but its target is a "
                    + "\(type(of: message.target))."
            )
        }
        return type
    }

    private static func requireMainActor() {
        MainActor.preconditionIsolated("A method of the main actor was called by its selector on another thread.")
    }

    private static func target<Target>(of message: Message) -> Target {
        guard let target = message.target as? Target else {
            trap("'\(message.name)' is a method of \(Target.self), but its target is a \(type(of: message.target)).")
        }
        return target
    }

    private static func argument<Argument>(_ value: Any?, of message: Message) -> Argument {
        // A nil becomes the nil of an optional argument type.
        if let value, let argument = value as? Argument { return argument }
        if let argument = value as Any as? Argument { return argument }
        if let value = value as? ContextInfo, let argument = value.pointer(as: Argument.self) { return argument }
        let found = value.map { "a \(type(of: $0))" } ?? "nil"
        trap(
            "'\(message.name)' of \(type(of: message.target)) was called with \(found), but the method takes a "
                + "\(Argument.self). Change the type of the argument."
        )
    }
}
