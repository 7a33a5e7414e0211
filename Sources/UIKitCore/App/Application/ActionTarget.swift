import Foundation

/// A target with a selector, of a control, a bar button item or a gesture recognizer. Weak reference to the target.
struct ActionTarget {
    let action: Selector
    private weak var reference: AnyObject?
    /// Whether the target is the responder chain.
    private let isChain: Bool

    /// Makes a target, an object or a class; nil for the responder chain. Traps for another value, which no reference could
    /// retain.
    init(_ target: Any?, _ action: Selector) {
        self.action = action
        let target = Self.unwrapped(target)
        if let target {
            guard let object = ClassObject.object(for: target) else {
                trap(
                    "The target of '\(action)' is a \(type(of: target)), which is not an object. Use an instance of a class."
                )
            }
            reference = object
        }
        isChain = target == nil
    }

    /// The value of an optional inside of a value of type `Any`, as Objective-C sees it.
    private static func unwrapped(_ target: Any?) -> Any? {
        guard let target else { return nil }
        let mirror = Mirror(reflecting: target)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : target
    }

    /// The target; nil for the responder chain.
    var object: AnyObject? { reference }

    /// Whether the target was deallocated.
    var isGone: Bool { !isChain && reference == nil }

    /// The target as the member of a set; `NSNull` for the responder chain. Nil if it was deallocated.
    var hashable: AnyHashable? {
        if isChain { return NSNull() }
        guard let reference else { return nil }
        // With the dynamic type, because `AnyHashable` distinguishes values of a class and of its superclass.
        guard let value = reference as? any Hashable else { return AnyHashable(ObjectIdentifier(reference)) }
        return Self.erased(value)
    }

    private static func erased(_ value: some Hashable) -> AnyHashable { AnyHashable(value) }

    func isSame(as other: ActionTarget) -> Bool {
        action == other.action && isChain == other.isChain && reference === other.reference
    }

    /// Whether the target is an object (nil: the responder chain), and the selector is a given one (nil: any).
    func isMeant(by target: Any?, _ action: Selector?) -> Bool {
        guard action == nil || action == self.action else { return false }
        guard let target = Self.unwrapped(target) else { return isChain }
        return !isChain && reference === ClassObject.object(for: target)
    }
}

/// A selector with its arguments: the sender and the event.
@MainActor
struct ActionMessage {
    let action: Selector
    let sender: Any?
    let event: UIEvent?

    /// Makes a message. Edit commands such as `copy:` are found by their names alone.
    init(action: Selector, sender: Any?, event: UIEvent?) {
        self.action = EditCommand.completed(action)
        self.sender = sender
        self.event = event
    }

    /// Sends the message to a target, or along the responder chain if the target is nil. The running app sends it, so that an
    /// override of its `sendAction(_:to:from:for:)` is called.
    ///
    /// - Returns: Whether the message had a target.
    @discardableResult
    func send(to target: Any?) -> Bool {
        if let app = UIApplication.current { return app.sendAction(action, to: target, from: sender, for: event) }
        return deliver(to: target)
    }

    /// Calls the method of the target. Traps if the target has none. Returns false if there is no target in the chain.
    @discardableResult
    func deliver(to target: Any?) -> Bool {
        guard let target = target ?? targetInChain else { return false }
        // A native widget, a bar or a key reports no event of UIKit. A method with two parameters then receives an empty event.
        action.send(to: ClassObject.object(for: target) ?? target as AnyObject, sender, event ?? UIEvent(timestamp: 0))
        return true
    }

    /// The first object with the method: in the first responder's chain, then in the chain of the sender.
    var targetInChain: Any? {
        let senderAsResponder = sender as? UIResponder
        let window = senderAsResponder?.responderWindow ?? UIApplication.current?.keyWindow
        return window?.keyTarget.target(forAction: action, withSender: sender)
            ?? senderAsResponder?.target(forAction: action, withSender: sender)
    }
}
