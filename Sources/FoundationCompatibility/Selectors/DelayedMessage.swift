import Dispatch
import Foundation

/// The timers of delayed messages and of timers with a target.
package enum MessageTimers {
    /// Calls a closure once after a delay in seconds, and returns a closure that cancels the call.
    package typealias Scheduling = @MainActor (TimeInterval, @escaping @MainActor () -> Void) -> @MainActor () -> Void

    /// Returns the timers of the current app; nil if no app runs. UIKit sets it, so that time comes from the app's host.
    @MainActor package static var ofApp: @MainActor () -> Scheduling? = { nil }

    /// Calls a closure once after a delay: with the app's timers on the main thread of an app, otherwise with the current run
    /// loop. Returns a closure that cancels the call on the same thread.
    static func call(
        after delay: TimeInterval,
        inModes modes: [RunLoop.Mode] = [.default],
        _ body: @escaping () -> Void
    ) -> () -> Void {
        if isOnMainActor {
            let calls = Unchecked(body)
            let cancel = MainActor.assumeIsolated { () -> Unchecked<() -> Void>? in
                guard let schedule = ofApp() else { return nil }
                let cancel = schedule(delay) { calls.value() }
                return Unchecked { MainActor.assumeIsolated { cancel() } }
            }
            if let cancel { return cancel.value }
        }
        let calls = Unchecked(body)
        let timer = Timer(timeInterval: delay, repeats: false) { _ in calls.value() }
        for mode in modes { RunLoop.current.add(timer, forMode: mode) }
        return { timer.invalidate() }
    }

    private static let keyOfMainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the current code runs on the main actor. On Linux a thread other than the main thread can serve the main queue.
    static var isOnMainActor: Bool {
        Thread.isMainThread || DispatchQueue.getSpecific(key: keyOfMainQueue) == true
    }

    /// A value that stays on its thread.
    private struct Unchecked<Value>: @unchecked Sendable {
        let value: Value
        init(_ value: Value) { self.value = value }
    }
}

/// A message that `perform(_:with:afterDelay:)` sends later. Retains target and argument until then.
private final class DelayedMessage {
    let target: AnyObject
    let selector: Selector
    let argument: Any?
    var cancel: () -> Void = {}

    init(target: AnyObject, selector: Selector, argument: Any?) {
        self.target = target
        self.selector = selector
        self.argument = argument
    }

    func hasArgument(_ other: Any?) -> Bool {
        switch (argument, other) {
        case (nil, nil): return true
        case (let first?, let second?):
            if let first = first as? AnyHashable, let second = second as? AnyHashable { return first == second }
            return first as AnyObject === second as AnyObject
        default: return false
        }
    }
}

/// The pending messages of the main actor or of another thread. Those of a thread are kept in its dictionary, because each thread
/// has its own run loop.
private final class PendingMessages {
    var messages: [DelayedMessage] = []

    // Only used on the main actor.
    private nonisolated(unsafe) static let ofMainActor = PendingMessages()

    static var ofThread: PendingMessages {
        if MessageTimers.isOnMainActor { return ofMainActor }
        let key = "FoundationCompatibility.pendingMessages"
        let dictionary = Thread.current.threadDictionary
        if let pending = dictionary[key] as? PendingMessages { return pending }
        let pending = PendingMessages()
        dictionary[key] = pending
        return pending
    }

    func add(_ message: DelayedMessage, after delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
        messages.append(message)
        let delay = max(0, delay.isNaN ? 0 : delay)
        message.cancel = MessageTimers.call(after: delay, inModes: modes) { [weak self, weak message] in
            guard let self, let message, self.remove(message) else { return }
            message.selector.send(to: message.target, message.argument)
        }
    }

    func remove(_ message: DelayedMessage) -> Bool {
        guard let index = messages.firstIndex(where: { $0 === message }) else { return false }
        messages.remove(at: index)
        return true
    }

    func cancel(where isMeant: (DelayedMessage) -> Bool) {
        let cancelled = messages.filter(isMeant)
        messages.removeAll(where: isMeant)
        for message in cancelled { message.cancel() }
    }
}

extension NSObjectProtocol where Self: AnyObject {
    /// Calls a method after a delay, in a later turn of the current thread's run loop. Retains this object and the argument until
    /// then. Cancel the call with `NSObject.cancelPreviousPerformRequests(withTarget:selector:object:)`. Time comes from the
    /// host of the app, if one runs on this thread.
    ///
    /// - Parameters:
    ///   - aSelector: The selector of a method with up to one argument.
    ///   - anArgument: The argument.
    ///   - delay: The minimum delay in seconds. NaN and negative values are treated as 0.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        perform(aSelector, with: anArgument, afterDelay: delay, inModes: [.default])
    }

    /// Calls a method after a delay, as ``perform(_:with:afterDelay:)`` does, while the run loop is in one of the given modes. The
    /// main loop of an app has one mode, so there they make no difference.
    public func perform(
        _ aSelector: Selector,
        with anArgument: Any?,
        afterDelay delay: TimeInterval,
        inModes modes: [RunLoop.Mode]
    ) {
        let message = DelayedMessage(target: self, selector: aSelector, argument: anArgument)
        PendingMessages.ofThread.add(message, after: delay, inModes: modes)
    }
}

extension NSObject {
    /// Cancels all calls that `perform(_:with:afterDelay:)` registered for an object on this thread.
    public static func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        let target = aTarget as AnyObject
        PendingMessages.ofThread.cancel { $0.target === target }
    }

    /// Cancels the calls that `perform(_:with:afterDelay:)` registered for an object on this thread with an equal selector and an
    /// equal argument.
    public static func cancelPreviousPerformRequests(
        withTarget aTarget: Any,
        selector aSelector: Selector,
        object anArgument: Any?
    ) {
        let target = aTarget as AnyObject
        PendingMessages.ofThread.cancel {
            $0.target === target && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }
}
