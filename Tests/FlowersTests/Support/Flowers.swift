import ScenarioSupport
import UIKit

@testable import flowers

extension ScenarioHost {
    /// Runs a scenario on the example.
    @MainActor
    func run(
        languages: [String] = ["en"],
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        try await run(AppDelegate.self, languages: languages, scenario)
    }
}

extension ScenarioDriver {
    /// The screens, from the first to the one in front.
    var screens: [UIViewController] {
        let delegate = application.connectedScenes.first?.delegate as? SceneDelegate
        return (delegate?.window?.rootViewController as? UINavigationController)?.viewControllers ?? []
    }

    var main: MainTableViewController? { screens.first as? MainTableViewController }

    var searchBar: UISearchBar? { main?.searchController.searchBar }

    /// Taps the search field and types a text, if there is one.
    func search(_ text: String = "") async throws {
        try await tap("Enter a search term", role: "search field")
        if !text.isEmpty { try await type(text) }
    }
}
