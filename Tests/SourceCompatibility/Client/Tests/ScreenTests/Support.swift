import HeadlessHost
import UIKit

extension Pilot {
    /// The labels of the rows on screen.
    var rows: [String] { screen().elements(role: "row").compactMap(\.label) }

    /// What a search field on screen holds.
    var query: String? { screen().elements(role: "search field").first?.value }

    /// Whether something of a role and label is on screen.
    func shows(_ role: String, _ label: String) -> Bool {
        screen().elements(role: role).contains { $0.label == label }
    }

    /// Presses a key by its name.
    func press(_ names: String...) async throws {
        for name in names { try await key(Key(name)!) }
    }

    /// Lets the app settle until something is so, as when it waits by a clock of its own; at most five seconds.
    func settle(until isSo: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(5)
        repeat { try await settle() } while !isSo() && ContinuousClock.now < end
    }
}

/// Starts a controller in a navigation controller.
@MainActor
func launch(_ make: @escaping @MainActor () -> UIViewController) async throws -> Pilot {
    try await Pilot.launch { UINavigationController(rootViewController: make()) }
}
