#if Terminal
import Foundation
@_spi(Host) import UIKitCore

/// The clock of a terminal host. Main actor.
@MainActor
package protocol TerminalClock: AnyObject {
    /// The time since the start of the clock.
    var now: Duration { get }
    /// The date and time of day.
    var date: Date { get }
    /// Fires a timer after a delay, unless it is cancelled.
    func add(_ timer: HostTimer, after delay: Duration)
}

/// The clock of the system.
@MainActor
package final class SystemClock: TerminalClock {
    private let start = ContinuousClock.now

    package init() {}

    package var now: Duration { start.duration(to: .now) }

    package var date: Date { Date() }

    package func add(_ timer: HostTimer, after delay: Duration) {
        let (seconds, fraction) = delay.components
        let nanoseconds = max(0, Double(seconds) * 1e9 + Double(fraction) / 1e9)
        DispatchQueue.main.asyncAfter(deadline: .now() + .nanoseconds(Int(min(nanoseconds, 1e18)))) {
            MainActor.assumeIsolated { timer.fire() }
        }
    }
}
#endif
