import Foundation
@_spi(Host) import UIKitCore

/// A clock that advances only on request. Must be used on the main actor.
@MainActor
public final class ManualClock {
    /// The time since the creation of the clock.
    public private(set) var now = Duration.zero

    /// The date and time of day at the creation of the clock.
    public let startDate: Date

    /// The date and time of day.
    public var date: Date { startDate.addingTimeInterval(now / .seconds(1)) }

    /// Makes a clock at zero.
    ///
    /// - Parameter startDate: The date and time of day. Default: the reference date, 1 January 2001 at 0:00 UTC.
    public init(startDate: Date = Date(timeIntervalSinceReferenceDate: 0)) {
        self.startDate = startDate
    }

    private var timers: [(time: Duration, timer: HostTimer)] = []

    /// Advances the time, and fires due timers in order, each at its time. Traps for a negative duration.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "ManualClock.advance(by:) was given a negative duration, \(duration).")
        let end = now + duration
        timers.removeAll { !$0.timer.isPending }
        while let index = timers.indices.min(by: { timers[$0].time < timers[$1].time }), timers[index].time <= end {
            let next = timers.remove(at: index)
            now = max(now, next.time)
            next.timer.fire()
        }
        now = end
    }

    /// Adds a timer that fires when the clock has advanced by a delay.
    package func add(_ timer: HostTimer, after delay: Duration) {
        timers.append((now + delay, timer))
    }
}
