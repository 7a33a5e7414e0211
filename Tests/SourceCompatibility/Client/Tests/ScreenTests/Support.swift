import HeadlessHost
import UIKit

extension AppDriver {
    /// The labels of the rows on screen.
    var rows: [String] { screen().elements(role: "row").compactMap(\.label) }

    /// The value of the search field on screen.
    var query: String? { screen().elements(role: "search field").first?.value }

    /// Whether an element with the given role and label is on screen.
    func shows(_ role: String, _ label: String) -> Bool {
        screen().elements(role: role).contains { $0.label == label }
    }

    /// Presses keys, given by name.
    func press(_ names: String...) async throws {
        for name in names { try await key(Key(name)!) }
    }

    /// Settles the app until a condition holds, for example after a delay of the app. The time limit is five seconds.
    func settle(until isSo: () -> Bool) async throws {
        let end = ContinuousClock.now + .seconds(5)
        repeat { try await settle() } while !isSo() && ContinuousClock.now < end
    }
}

/// Shows a controller in a navigation controller.
@MainActor
func launch(_ make: @escaping @MainActor () -> UIViewController) async throws -> AppDriver {
    try await AppDriver.launch { UINavigationController(rootViewController: make()) }
}
