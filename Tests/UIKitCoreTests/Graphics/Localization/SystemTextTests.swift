import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCore

/// UIKit's own texts in the user's language.
@MainActor
@Suite("UIKit's own strings")
struct SystemTextTests {
    @Test
    func `All strings are translated to German and Arabic`() {
        #expect(SystemTexts.german.keys.sorted() == SystemTexts.arabic.keys.sorted())
        for texts in [SystemTexts.german, SystemTexts.arabic] { #expect(texts.values.allSatisfy { !$0.isEmpty }) }
    }

    @Test(
        arguments: [
            ("en", ["Cancel", "Done", "Clear text"]), ("de-CH", ["Abbrechen", "Fertig", "Text löschen"]),
            ("ar", ["إلغاء", "تم", "مسح النص"]), ("ja", ["Cancel", "Done", "Clear text"]),
        ]
    )
    func `Buttons are labelled in the user's language, or in English without a translation`(
        _ language: String,
        _ texts: [String]
    ) async throws {
        let host = HeadlessHost()
        host.preferredLanguages = [language]
        let driver = try await AppDriver.launch(on: host) {
            let screen = UIViewController()
            let search = UISearchController(searchResultsController: nil)
            search.searchBar.placeholder = "Find"
            screen.navigationItem.searchController = search
            screen.toolbarItems = [UIBarButtonItem(systemItem: .done)]
            let navigation = UINavigationController(rootViewController: screen)
            navigation.isToolbarHidden = false
            return navigation
        }
        // Collects the buttons before and during the search, because an active search dims the screen and makes its buttons
        // unreachable.
        var buttons = Set(driver.screen().elements(role: "button").compactMap(\.label))
        try await driver.tap("Find")
        try await driver.type("x")
        buttons.formUnion(driver.screen().elements(role: "button").compactMap(\.label))
        #expect(Set(texts).subtracting(buttons) == [])
    }

    @Test(
        arguments: [
            ("en", ["3 rows", "off", "Toolbar"]), ("de", ["3 Zeilen", "aus", "Symbolleiste"]),
            ("ar", ["3 صفوف", "مغلق", "شريط الأدوات"]),
        ]
    )
    func `Accessibility values of tables, switches and toolbars are in the user's language`(
        _ language: String,
        _ texts: [String]
    )
        async throws
    {
        let host = HeadlessHost()
        host.preferredLanguages = [language]
        let driver = try await AppDriver.launch(on: host) {
            let list = Three(style: .plain)
            let toggle = UISwitch()
            toggle.accessibilityLabel = "Switch"
            list.toolbarItems = [UIBarButtonItem(customView: toggle)]
            let navigation = UINavigationController(rootViewController: list)
            navigation.isToolbarHidden = false
            return navigation
        }
        let elements = driver.screen().elements
        #expect(elements.first { $0.role == "table" }?.value == texts[0])
        #expect(elements.first { $0.role == "switch" }?.value == texts[1])
        #expect(elements.contains { $0.label == texts[2] })
    }

    private final class Three: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
    }

    @Test
    func `A search bar that was made while another app was current has a Cancel button in the language of its app`()
        async throws
    {
        let german = HeadlessHost()
        german.preferredLanguages = ["de"]
        var made: UISearchController?
        let other = try await AppDriver.launch(on: german) {
            made = UISearchController(searchResultsController: nil)
            return UIViewController()
        }
        let search = try #require(made)
        search.searchBar.placeholder = "Find"
        let driver = try await AppDriver.launch {
            let screen = UIViewController()
            screen.navigationItem.searchController = search
            return UINavigationController(rootViewController: screen)
        }
        try await driver.tap("Find")
        let buttons = driver.screen().elements(role: "button").compactMap(\.label)
        #expect(buttons.contains("Cancel"))
        #expect(!buttons.contains("Abbrechen"))
        withExtendedLifetime(other) {}
    }

    @Test
    func `Counts in Arabic use its plural forms`() async throws {
        let host = HeadlessHost()
        host.preferredLanguages = ["ar"]
        let driver = try await AppDriver.launch(on: host) { UIViewController() }
        let words = [1, 2, 3, 10, 11, 99, 100, 103].map { SystemTexts.count($0, of: .row) }
        #expect(words == ["1 صف", "صفان", "3 صفوف", "10 صفوف", "11 صفًا", "99 صفًا", "100 صف", "103 صفوف"])
        #expect(SystemTexts.count(12, of: .item, inColumns: 3) == "12 عنصرًا في 3 أعمدة")
        withExtendedLifetime(driver) {}
    }

    @Test
    func `The message about missing search results is in the user's language`() async throws {
        let host = HeadlessHost()
        host.preferredLanguages = ["de"]
        let driver = try await AppDriver.launch(on: host) {
            let screen = UIViewController()
            screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
            return screen
        }
        #expect(driver.screen().elements.contains { $0.label == "Keine Ergebnisse" })
    }
}
