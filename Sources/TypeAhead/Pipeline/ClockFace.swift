/// A clock, whatever its type, that counts from the moment it is made.
struct ClockFace: Sendable {
    /// The time since then.
    let elapsed: @Sendable () -> Duration

    /// Sleeps until so much time has gone since then.
    let sleep: @Sendable (_ until: Duration) async throws -> Void

    init(_ clock: some Clock<Duration>) {
        let origin = clock.now
        elapsed = { origin.duration(to: clock.now) }
        sleep = { try await clock.sleep(until: origin.advanced(by: $0), tolerance: nil) }
    }
}
