import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// UIKit's own texts in the person's language.
@MainActor
@Suite("UIKit's own texts")
struct SystemTextTests {
    @Test("Every text is known in German and in Arabic")
    func complete() {
        #expect(SystemTexts.german.keys.sorted() == SystemTexts.arabic.keys.sorted())
        for texts in [SystemTexts.german, SystemTexts.arabic] { #expect(texts.values.allSatisfy { !$0.isEmpty }) }
    }

    @Test(
        "Cancel, Done and the button that clears are in the person's language, in English where that is not known",
        arguments: [
            ("en", ["Cancel", "Done", "Clear text"]), ("de-CH", ["Abbrechen", "Fertig", "Text löschen"]),
            ("ar", ["إلغاء", "تم", "مسح النص"]), ("ja", ["Cancel", "Done", "Clear text"]),
        ]
    )
    func buttons(_ language: String, _ texts: [String]) async throws {
        let host = HeadlessHost()
        host.preferredLanguages = [language]
        let pilot = try await Pilot.launch(on: host) {
            let screen = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Find"
            screen.navigationItem.searchController = search
            screen.toolbarItems = [UIBarButtonItem(systemItem: .done)]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            return navigation
        }
        // The screen is dimmed, and its buttons cannot be reached, once the search has begun.
        var buttons = Set(pilot.screen().elements(role: "button").compactMap(\.label))
        try await pilot.tap("Find")
        try await pilot.type("x")
        buttons.formUnion(pilot.screen().elements(role: "button").compactMap(\.label))
        #expect(Set(texts).subtracting(buttons) == [])
    }

    @Test("A search that found nothing says so in the person's language")
    func nothingFound() async throws {
        let host = HeadlessHost()
        host.preferredLanguages = ["de"]
        let pilot = try await Pilot.launch(on: host) {
            let screen = UIViewController()
            screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            return screen
        }
        #expect(pilot.screen().elements.contains { $0.label == "Keine Ergebnisse" })
    }
}
