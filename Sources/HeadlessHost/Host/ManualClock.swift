import Foundation
@_spi(Host) import UIKitCore

/// Time that passes only when it is told to. Main actor.
@MainActor
public final class ManualClock {
    /// The time since the clock was made.
    public private(set) var now = Duration.zero

    /// Makes a clock at zero.
    public init() {}

    private var timers: [(time: Duration, timer: HostTimer)] = []

    /// Lets time pass, and does what is due meanwhile, each thing at its time. Traps when the duration is negative.
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
