import Foundation
@_spi(Host) import UIKitCore

/// A clock that advances only on request. Must be used on the main actor.
@MainActor
public final class ManualClock {
    /// The time since the creation of the clock.
    public private(set) var now = Duration.zero

    /// Makes a clock at zero.
    public init() {}

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

    func add(_ timer: HostTimer, after delay: Duration) {
        timers.append((now + delay, timer))
    }
}
