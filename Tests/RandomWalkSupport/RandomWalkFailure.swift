/// A failed check of a random walk.
public struct RandomWalkFailure: Error, CustomStringConvertible {
    let app: String
    let settings: RandomWalkSettings
    let step: Int
    let reason: String
    let latest: [String]
    let screen: String

    /// The violated expectation, the command that repeats it, the latest actions and the screen.
    public var description: String {
        """
        \(app): \(reason)
        This is action \(step) with seed \(settings.seed). Repeat it with `make random-walk RANDOM_SEED=\(settings.seed) \
        RANDOM_ACTIONS=\(step)`.
        The latest actions:
        \(latest.map { "  \($0)" }.joined(separator: "\n"))
        The screen:
        \(screen)
        """
    }
}

/// A violated expectation, in one sentence.
struct BrokenInvariant: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}
