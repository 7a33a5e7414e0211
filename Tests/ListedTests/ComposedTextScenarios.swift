import ScenarioSupport
import Testing
import UIKit

/// The keys of a search while the field has unfinished text of an input method, which passes them on.
@MainActor
@Suite("Keys while text is composed")
struct ComposedTextScenarios {
    private func run(
        on host: ScenarioHost,
        _ body: @MainActor (TownsScreen, any ScenarioDriver) async throws -> Void
    ) async throws {
        let screen = TownsScreen()
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            try await driver.type("b")
            screen.search.searchBar.searchTextField.setMarkedText("er", selectedRange: NSRange(location: 2, length: 0))
            try await driver.settle()
            try await body(screen, driver)
        }
    }

    @Test(arguments: ScenarioHost.available, ["down", "up", "page-down", "page-up", "tab"])
    func `Keys that move among candidates leave results and focus as they are`(on host: ScenarioHost, _ key: String)
        async throws
    {
        try await run(on: host) { screen, driver in
            try await driver.key(key)
            #expect(screen.focus == "field")
            #expect(screen.reached == nil)
            #expect(screen.search.searchBar.searchTextField.markedTextRange != nil)
            #expect(try driver.values("search field") == ["ber"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Return commits the text and opens nothing, and Escape cancels it and does not end the search`(
        on host: ScenarioHost
    ) async throws {
        try await run(on: host) { screen, driver in
            let field = screen.search.searchBar.searchTextField
            try await driver.key("return")
            #expect(field.markedTextRange == nil)
            #expect(try driver.values("search field") == ["ber"])
            #expect(screen.opened == [])
            field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
            try await driver.settle()
            try await driver.key("escape")
            #expect(screen.search.isActive)
            #expect(try driver.values("search field") == ["ber"])
            #expect(try driver.labels("row") == ["Berlin", "Bergen", "Bern"])
        }
    }
}
