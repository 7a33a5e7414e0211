import ScenarioSupport
import UIKit

@testable import attractions

extension ScenarioHost {
    /// Runs a scenario on the example.
    @MainActor
    func run(_ scenario: @MainActor (any ScenarioDriver) async throws -> Void) async throws {
        try await run(AppDelegate.self, scenario)
    }
}

extension ScenarioDriver {
    var navigation: UINavigationController? {
        let delegate = application.connectedScenes.first?.delegate as? SceneDelegate
        return delegate?.window?.rootViewController as? UINavigationController
    }

    var list: AttractionsViewController? { navigation?.viewControllers.first as? AttractionsViewController }

    /// The labels of the rows on screen.
    func rows() throws -> [String] { try labels("row") }

    /// The accessible value of the table, which contains the number of rows.
    func count() throws -> String { try values("table").joined() }

    /// The headings and other texts on screen.
    func texts() throws -> [String] {
        try screen().filter { ["heading", "text"].contains($0.role) }.map(\.label)
    }

    /// Taps the search field and types a text, if there is one.
    func search(_ text: String = "") async throws {
        try await tap("Search Attractions", role: "search field")
        if !text.isEmpty { try await type(text) }
    }

    /// Swipes a row to the left, and presses the button that this reveals.
    func swipeAway(_ name: String) async throws {
        try await swipe(.left, name)
        try await tap("Delete", role: "button")
    }
}

/// The names of all attractions, in the order of the list.
func names() throws -> [String] { try AttractionFile.default.read().map(\.name) }
