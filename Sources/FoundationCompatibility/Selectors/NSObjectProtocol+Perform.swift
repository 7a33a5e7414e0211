import Foundation

extension NSObjectProtocol where Self: AnyObject {
    /// Whether the object has a method with a selector: the one that the selector carries, or one in a ``MemberTable``.
    public func responds(to aSelector: Selector!) -> Bool {
        guard let aSelector else { return false }
        return aSelector.implementation(for: self) != nil
    }

    /// Calls a method without arguments. Traps if the object has no such method.
    ///
    /// - Returns: The method's result if it is an object; nil otherwise.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector.send(to: self))
    }

    /// Calls a method with one argument. Traps if the object has no such method.
    ///
    /// - Returns: The method's result if it is an object; nil otherwise.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector.send(to: self, object))
    }

    /// Calls a method with two arguments. Traps if the object has no such method.
    ///
    /// - Returns: The method's result if it is an object; nil otherwise.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
        unmanaged(aSelector.send(to: self, object1, object2))
    }

    private func unmanaged(_ result: Any?) -> Unmanaged<AnyObject>? {
        // `as? AnyObject` would box a value; only an instance of a class is returned.
        guard let result, type(of: result) is AnyClass else { return nil }
        let object = result as AnyObject
        // Without an autorelease pool, the thread keeps the last result, so that `takeUnretainedValue()` finds it alive.
        Thread.current.threadDictionary["FoundationCompatibility.lastResult"] = object
        return Unmanaged.passUnretained(object)
    }
}
