import HeadlessHost
import Testing
import UIKit

@testable import OlderScreens

@MainActor
@Suite("Screens in the style of early years")
struct OlderScreenTests {
    @Test func `Contacts are searched with a table header bar, and a result is opened`() async throws {
        let driver = try await launch { ContactsViewController() }
        #expect(driver.shows("heading", "Contacts"))
        #expect(driver.rows.first == "Ada Lovelace")
        try await driver.press("ctrl+f")
        try await driver.type("k")
        try await driver.type("en t")
        #expect(driver.rows == ["Ken Thompson"])
        #expect(driver.screen().elements(role: "section index").isEmpty)
        try await driver.tap("Ken Thompson")
        #expect(driver.shows("heading", "Ken Thompson"))
        try await driver.back()
        #expect(driver.rows == ["Ken Thompson"])
        try await driver.press("ctrl+f")
        try await driver.tap("Cancel")
        #expect(driver.rows.contains("Ada Lovelace"))
        #expect(!driver.shows("button", "Cancel"))
    }

    @Test func `A helper object searches recipes by text and scope`() async throws {
        let driver = try await launch { RecipesViewController() }
        #expect(driver.rows.count == 6)
        try await driver.tap("Search recipes")
        #expect(driver.screen().elements(role: "scope").compactMap(\.label) == ["All", "Soup", "Cake", "Salad"])
        try await driver.type("pumpkin")
        #expect(driver.rows == ["Pumpkin soup", "Pumpkin cake"])
        try await driver.scope("Cake")
        #expect(driver.rows == ["Pumpkin cake"])
        try await driver.tap("Clear text")
        #expect(driver.rows == ["Carrot cake", "Pumpkin cake"])
        try await driver.tap("Cancel")
        #expect(driver.rows.count == 6)
    }

    @Test func `A search bar without a search controller searches settings as the title view`() async throws {
        let driver = try await launch { SettingsViewController() }
        try await driver.tap("Settings", role: "search field")
        #expect(driver.shows("button", "Cancel"))
        try await driver.type("b")
        try await driver.settle(until: { driver.rows == ["Bluetooth", "Brightness"] })
        #expect(driver.rows == ["Bluetooth", "Brightness"])
        try await driver.type("zz")
        try await driver.settle(until: { driver.rows == ["No settings"] })
        #expect(driver.rows == ["No settings"])
        try await driver.type("0123456789")
        #expect(driver.query == "bzz012345678")
        try await driver.tap("Cancel")
        #expect(driver.rows.count == 7)
        #expect(!driver.shows("button", "Cancel"))
    }

    @Test func `An app delegate that creates its own window shows the search`() async throws {
        let driver = try await AppDriver.launch(OldAppDelegate.self)
        try await driver.tap("Search recipes")
        try await driver.type("tomato s")
        #expect(driver.rows == ["Tomato soup", "Tomato salad"])
        try await driver.press("escape")
        #expect(driver.rows.count == 6)
    }
}
