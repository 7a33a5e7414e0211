/// A type-erased clock, relative to the moment of its creation.
package struct ClockFace: Sendable {
    /// The time since the creation.
    package let elapsed: @Sendable () -> Duration

    /// Sleeps until the given time since the creation.
    package let sleep: @Sendable (_ until: Duration) async throws -> Void

    package init(_ clock: some Clock<Duration>) {
        let origin = clock.now
        elapsed = { origin.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
    }
}
