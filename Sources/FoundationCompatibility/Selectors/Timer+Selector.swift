import Foundation

/// A protocol through which `Timer` gets initializers that return a subclass.
public protocol TimerWithTarget {}

extension Timer: TimerWithTarget {}

extension TimerWithTarget where Self: Timer {
    /// Makes a timer that sends a selector to a target. It runs after it was added to a run loop. Retains target and user info
    /// until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: The interval in seconds.
    ///   - aTarget: The target.
    ///   - aSelector: The selector of a method with up to one argument: the timer.
    ///   - userInfo: Data of the app for the timer.
    ///   - yesOrNo: Whether the timer repeats.
    public init(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let message = TargetTimer.Message(target: aTarget, selector: aSelector, userInfo: userInfo)
        // The run loop's own fire date: now and one interval later.
        self =
            TargetTimer(fire: Date(timeIntervalSinceNow: ti), interval: ti, repeats: yesOrNo, message: message)
            as! Self
    }

    /// Makes a timer as ``init(timeInterval:target:selector:userInfo:repeats:)`` does, with the date of its first message.
    public init(
        fireAt date: Date,
        interval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        let message = TargetTimer.Message(target: aTarget, selector: aSelector, userInfo: userInfo)
        self = TargetTimer(fire: date, interval: ti, repeats: yesOrNo, message: message) as! Self
    }

    /// Makes a timer that sends a selector to a target, and starts it. On the main thread of an app, time comes from the app's
    /// host; otherwise from the current run loop. Retains target and user info until it is invalidated.
    ///
    /// - Parameters:
    ///   - ti: The interval in seconds.
    ///   - aTarget: The target.
    ///   - aSelector: The selector of a method with up to one argument: the timer.
    ///   - userInfo: Data of the app for the timer.
    ///   - yesOrNo: Whether the timer repeats.
    @discardableResult
    public static func scheduledTimer(
        timeInterval ti: TimeInterval,
        target aTarget: Any,
        selector aSelector: Selector,
        userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        let timer = Timer(
            timeInterval: ti,
            target: aTarget,
            selector: aSelector,
            userInfo: userInfo,
            repeats: yesOrNo
        )
        (timer as? TargetTimer)?.schedule()
        return timer
    }
}

/// A timer that sends a selector to a target.
final class TargetTimer: Timer {
    /// The message of a timer.
    final class Message {
        let target: AnyObject
        let selector: Selector
        let userInfo: Any?

        init(target: Any, selector: Selector, userInfo: Any?) {
            self.target = ClassObject.object(for: target) ?? target as AnyObject
            self.selector = selector
            self.userInfo = userInfo
        }
    }

    private var message: Message?
    private var cancel: (() -> Void)?
    private let repeatInterval: TimeInterval
    private let isRepeating: Bool

    init(fire date: Date, interval: TimeInterval, repeats: Bool, message: Message) {
        self.message = message
        repeatInterval = interval
        isRepeating = repeats
        super.init(
            fire: date,
            interval: interval,
            repeats: repeats,
            block: { ($0 as? TargetTimer)?.send() }
        )
    }

    override var userInfo: Any? { message?.userInfo }

    /// Starts the timer with the timers of the app, or with the current run loop.
    func schedule() {
        cancel = MessageTimers.call(after: max(repeatInterval, 0.0001)) { [self] in
            guard isValid else { return }
            send()
            if isRepeating, isValid { schedule() } else { invalidate() }
        }
    }

    /// Sends the message now. A timer that does not repeat is invalidated.
    override func fire() {
        guard isValid else { return }
        send()
        if !isRepeating { invalidate() }
    }

    /// Ends the timer, and releases target and user info.
    override func invalidate() {
        super.invalidate()
        cancel?()
        cancel = nil
        message = nil
    }

    private func send() {
        guard let message else { return }
        message.selector.send(to: message.target, self)
    }
}
