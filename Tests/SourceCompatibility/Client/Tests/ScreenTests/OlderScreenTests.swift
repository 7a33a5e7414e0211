import HeadlessHost
import Testing
import UIKit

@testable import OlderScreens

@MainActor
@Suite("Screens in the style of early years")
struct OlderScreenTests {
    @Test func `Contacts are searched with a table header bar, and a result is opened`() async throws {
        let pilot = try await launch { ContactsViewController() }
        #expect(pilot.shows("heading", "Contacts"))
        #expect(pilot.rows.first == "Ada Lovelace")
        try await pilot.press("ctrl+f")
        try await pilot.type("k")
        try await pilot.type("en t")
        #expect(pilot.rows == ["Ken Thompson"])
        #expect(pilot.screen().elements(role: "section index").isEmpty)
        try await pilot.tap("Ken Thompson")
        #expect(pilot.shows("heading", "Ken Thompson"))
        try await pilot.back()
        #expect(pilot.rows == ["Ken Thompson"])
        try await pilot.press("ctrl+f")
        try await pilot.tap("Cancel")
        #expect(pilot.rows.contains("Ada Lovelace"))
        #expect(!pilot.shows("button", "Cancel"))
    }

    @Test func `A helper object searches recipes by text and scope`() async throws {
        let pilot = try await launch { RecipesViewController() }
        #expect(pilot.rows.count == 6)
        try await pilot.tap("Search recipes")
        #expect(pilot.screen().elements(role: "scope").compactMap(\.label) == ["All", "Soup", "Cake", "Salad"])
        try await pilot.type("pumpkin")
        #expect(pilot.rows == ["Pumpkin soup", "Pumpkin cake"])
        try await pilot.scope("Cake")
        #expect(pilot.rows == ["Pumpkin cake"])
        try await pilot.tap("Clear text")
        #expect(pilot.rows == ["Carrot cake", "Pumpkin cake"])
        try await pilot.tap("Cancel")
        #expect(pilot.rows.count == 6)
    }

    @Test func `A search bar without a search controller searches settings as the title view`() async throws {
        let pilot = try await launch { SettingsViewController() }
        try await pilot.tap("Settings", role: "search field")
        #expect(pilot.shows("button", "Cancel"))
        try await pilot.type("b")
        try await pilot.settle(until: { pilot.rows == ["Bluetooth", "Brightness"] })
        #expect(pilot.rows == ["Bluetooth", "Brightness"])
        try await pilot.type("zz")
        try await pilot.settle(until: { pilot.rows == ["No settings"] })
        #expect(pilot.rows == ["No settings"])
        try await pilot.type("0123456789")
        #expect(pilot.query == "bzz012345678")
        try await pilot.tap("Cancel")
        #expect(pilot.rows.count == 7)
        #expect(!pilot.shows("button", "Cancel"))
    }

    @Test func `An app delegate that creates its own window shows the search`() async throws {
        let pilot = try await Pilot.launch(OldAppDelegate.self)
        try await pilot.tap("Search recipes")
        try await pilot.type("tomato s")
        #expect(pilot.rows == ["Tomato soup", "Tomato salad"])
        try await pilot.press("escape")
        #expect(pilot.rows.count == 6)
    }
}
