import Foundation

/// The length and the seed of random walks.
///
/// `SEARCHLIGHT_RANDOM_WALK_ACTIONS` is the number of actions in each app, and `SEARCHLIGHT_RANDOM_WALK_SEED` the seed that a failure named.
public struct RandomWalkSettings: Sendable {
    /// The number of actions.
    public var actions: Int
    /// The seed of all choices.
    public var seed: UInt64
    /// Whether all actions are written to a file, which remains after a failure.
    public var isLogged: Bool

    /// Makes settings.
    ///
    /// - Parameters:
    ///   - actions: The number of actions.
    ///   - seed: The seed of all choices.
    ///   - isLogged: Whether all actions are written to a file. Default: true.
    public init(actions: Int, seed: UInt64, isLogged: Bool = true) {
        self.actions = actions
        self.seed = seed
        self.isLogged = isLogged
    }

    /// The settings in the environment. Default: 4,000 actions with seed 1. Traps for a variable that is no number.
    public static let inEnvironment = RandomWalkSettings(
        actions: number("SEARCHLIGHT_RANDOM_WALK_ACTIONS") ?? 4_000,
        seed: number("SEARCHLIGHT_RANDOM_WALK_SEED") ?? 1
    )

    private static func number<Number: FixedWidthInteger>(_ name: String) -> Number? {
        guard let text = ProcessInfo.processInfo.environment[name], !text.isEmpty else { return nil }
        guard let number = Number(text) else { fatalError("The environment variable \(name) is no number: \(text)") }
        return number
    }
}
