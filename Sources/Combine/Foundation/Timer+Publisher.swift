import Foundation

extension Timer {
    /// A publisher of the dates at which a timer fires. It starts with `connect()` or `autoconnect()`, and does not finish.
    public final class TimerPublisher: ConnectablePublisher {
        /// The kind of values.
        public typealias Output = Date
        /// The kind of errors.
        public typealias Failure = Never

        /// The time between two dates, in seconds.
        public let interval: TimeInterval
        /// The permitted delay, in seconds; nil for the default.
        public let tolerance: TimeInterval?
        /// The run loop of the timer.
        public let runLoop: RunLoop
        /// The mode of the run loop.
        public let mode: RunLoop.Mode
        /// Options of the scheduler.
        public let options: RunLoop.SchedulerOptions?
        private let subject = PassthroughSubject<Date, Never>()

        /// Creates a publisher. See ``Foundation/Timer/publish(every:tolerance:on:in:options:)``.
        public init(
            interval: TimeInterval,
            tolerance: TimeInterval? = nil,
            runLoop: RunLoop,
            mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Date, Never>) { subject.subscribe(subscriber) }

        /// Starts a timer.
        ///
        /// - Returns: Invalidates the timer when cancelled or deallocated.
        public func connect() -> any Cancellable {
            let action = SendableAction { [subject, runLoop] in subject.send(runLoop.now.date) }
            let timer = Timer(timeInterval: interval, repeats: true) { _ in action.run() }
            if let tolerance { timer.tolerance = tolerance }
            runLoop.add(timer, forMode: mode)
            return AnyCancellable { timer.invalidate() }
        }
    }

    /// A publisher of the dates at which a timer fires, on the thread of the run loop. A date that a subscriber has not
    /// requested is skipped.
    ///
    /// - Parameters:
    ///   - interval: The time between two dates, in seconds.
    ///   - tolerance: The permitted delay, in seconds; nil for the default.
    ///   - runLoop: The run loop of the timer.
    ///   - mode: The mode of the run loop.
    ///   - options: Options of the scheduler.
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
}
