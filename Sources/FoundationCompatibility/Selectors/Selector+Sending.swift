import Foundation

/// An object that finds methods by name other than by a ``MemberTable``.
public protocol MethodResolving: AnyObject {
    /// Returns a selector that carries the method with a name, or nil. Called after the tables of the object's classes.
    func resolveMethod(named name: String) -> Selector?
}

extension Selector {
    /// Returns the method for a target: the carried one if the target is an instance of its class, or the method with the name in
    /// the tables of the target's classes.
    package func implementation(for target: AnyObject) -> MethodImplementation? {
        if let method, method.accepts(target) { return method }
        return MemberTables.method(named: name, of: type(of: target))
            ?? (target as? any MethodResolving)?.resolveMethod(named: name)?.method
    }

    /// Calls the method of a target. Traps if the target has none, with the message of Apple's systems.
    ///
    /// - Returns: The method's result; `Void` is `()`.
    @discardableResult
    package func send(
        to target: AnyObject,
        _ first: Any? = nil,
        _ second: Any? = nil,
        _ third: Any? = nil
    ) -> Any? {
        guard let method = implementation(for: target) else { unrecognized(by: target) }
        return method.call(
            MethodImplementation.Message(name: name, target: target, first: first, second: second, third: third)
        )
    }

    /// Terminates the process because a target has no method with this name.
    package func unrecognized(by target: AnyObject) -> Never {
        let type = String(reflecting: type(of: target))
        let address = String(UInt(bitPattern: Unmanaged.passUnretained(target).toOpaque()), radix: 16)
        trap(
            "-[\(type) \(name)]: unrecognized selector sent to instance 0x\(address). Methods are not found by name on Linux: "
                + "use Selector(\"\(name)\", \(Swift.type(of: target)).method), or list the method in a nested enum "
                + "ObjectiveCMembers: MemberTable of the class."
        )
    }
}
