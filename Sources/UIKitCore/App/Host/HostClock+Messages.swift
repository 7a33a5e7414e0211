import Foundation

extension HostClock {
    /// Calls a closure once after a delay in seconds. Returns a closure that cancels the call.
    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
        // A duration of days and more is not exact to the nanosecond anyway; the limit avoids an overflow.
        let timer = after(.seconds(min(delay, 1e9)), body)
        return { timer.cancel() }
    }
}
