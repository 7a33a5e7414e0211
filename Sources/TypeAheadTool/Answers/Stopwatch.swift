/// Measures durations.
struct Stopwatch {
    private var start = ContinuousClock.now

    /// Milliseconds since the last call, with three decimals.
    mutating func lap() -> String {
        let now = ContinuousClock.now
        defer { start = now }
        let microseconds = Int(((now - start) / .microseconds(1)).rounded())
        let rest = String(microseconds % 1000)
        return "\(microseconds / 1000)." + String(repeating: "0", count: 3 - rest.count) + rest
    }
}
