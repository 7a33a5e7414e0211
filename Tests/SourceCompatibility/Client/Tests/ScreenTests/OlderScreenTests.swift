import HeadlessHost
import Testing
import UIKit

@testable import OlderScreens

@MainActor
@Suite("Screens of the first years")
struct OlderScreenTests {
    @Test func `contacts are found through the bar above the first row, and one is opened from there`() async throws {
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

    @Test func `recipes are searched by a helper, also by scope`() async throws {
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

    @Test func `settings are searched with a bar alone, in the title's place`() async throws {
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

    @Test func `an app delegate that makes its own window shows the search`() async throws {
        let pilot = try await Pilot.launch(OldAppDelegate.self)
        try await pilot.tap("Search recipes")
        try await pilot.type("tomato s")
        #expect(pilot.rows == ["Tomato soup", "Tomato salad"])
        try await pilot.press("escape")
        #expect(pilot.rows.count == 6)
    }
}
