import Foundation

/// Time that passes only when it is told to. Main actor.
@MainActor
public final class ManualClock {
    /// The time since the clock was made.
    public private(set) var now = Duration.zero

    /// Makes a clock at zero.
    public init() {}

    /// Lets time pass. Traps when the duration is negative.
    public func advance(by duration: Duration) {
        precondition(duration >= .zero, "ManualClock.advance(by:) was given a negative duration, \(duration).")
        now += duration
    }
}
