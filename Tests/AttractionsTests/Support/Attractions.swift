import ScenarioSupport
import UIKit

@testable import attractions

extension ScenarioHost {
    /// Runs a scenario on the example.
    @MainActor
    func run(_ scenario: @MainActor (any Driver) async throws -> Void) async throws {
        try await run(AppDelegate.self, scenario)
    }
}

extension Driver {
    var navigation: UINavigationController? {
        let delegate = application.connectedScenes.first?.delegate as? SceneDelegate
        return delegate?.window?.rootViewController as? UINavigationController
    }

    var list: AttractionsViewController? { navigation?.viewControllers.first as? AttractionsViewController }

    /// What the rows on screen are called.
    func rows() throws -> [String] { try labels("row") }

    /// How many rows the list has, in words.
    func count() throws -> String { try values("table").joined() }

    /// The headings and other texts on screen.
    func texts() throws -> [String] {
        try screen().filter { ["heading", "text"].contains($0.role) }.map(\.label)
    }

    /// Begins a search as a person does.
    func search(_ text: String = "") async throws {
        try await tap("Search Attractions", role: "search field")
        if !text.isEmpty { try await type(text) }
    }

    /// Swipes a row to the left, and presses the button that this shows.
    func swipeAway(_ name: String) async throws {
        try await swipe(.left, name)
        try await tap("Delete", role: "button")
    }
}

/// What all attractions are called, in the order of the list.
func names() throws -> [String] { try AttractionFile.default.read().map(\.name) }
