import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

@testable import listed

/// User actions, and their results on screen.
@MainActor
@Suite("Listed")
struct ListedScenarios {
    private func press(_ driver: any ScenarioDriver, _ keys: String...) async throws {
        for key in keys { try await driver.key(key) }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `The first screen shows the title, the search bar and the list, and no scope bar`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            let headings = try driver.labels("heading")
            #expect(headings == ["L.I.S.T.E.D."])
            #expect(try driver.labels("search field") == ["Search"])
            #expect(try driver.labels("scope").isEmpty)
            #expect(try driver.values("table") == ["472 rows"])
            #expect(try driver.labels("row").first == "Afghanistan")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Tapping the search bar offers every continent, with the scope bar hidden`(on host: ScenarioHost) async throws
    {
        try await host.run { driver in
            try await driver.tap("Search")
            #expect(
                try driver.labels("row") == [
                    "Search by Africa", "Search by Asia", "Search by Europe", "Search by North America",
                    "Search by Oceania", "Search by South America",
                ]
            )
            #expect(try driver.labels("scope").isEmpty)
            #expect(try driver.labels("button") == ["Cancel"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Typing new finds New Caledonia, New Zealand and Papua New Guinea, each for both years`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.type("new")
            #expect(
                try await driver.found() == [
                    "New Caledonia 2018", "New Caledonia 2019", "New Zealand 2018", "New Zealand 2019",
                    "Papua New Guinea 2018", "Papua New Guinea 2019",
                ]
            )
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A continent token and a scope restrict the countries found by text`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.tap("Search by Europe")
            try await driver.type("united")
            #expect(try await driver.found() == ["United Kingdom 2018", "United Kingdom 2019"])

            try await press(driver, "home", "backspace", "backspace")
            #expect(try driver.values("search field") == ["united"])
            #expect(try driver.labels("token").isEmpty)
            #expect(
                try await driver.found() == [
                    "United Arab Emirates 2018", "United Arab Emirates 2019", "United Kingdom 2018",
                    "United Kingdom 2019", "United States 2018", "United States 2019",
                ]
            )

            try await driver.scope("2019")
            #expect(
                try await driver.found() == ["United Arab Emirates 2019", "United Kingdom 2019", "United States 2019"]
            )
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The keyboard selects a token and ends the search`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await press(driver, "ctrl+f", "down", "down", "space")
            #expect(try driver.labels("token") == ["Asia"])
            try await press(driver, "ctrl+f")
            try await driver.type("japan")
            #expect(try await driver.found() == ["Japan 2018", "Japan 2019"])
            try await press(driver, "escape")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.values("table") == ["472 rows"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An Africa token and the text faso find Burkina Faso`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.tap("Search by Africa")
            try await driver.type("faso")
            #expect(try await driver.found() == ["Burkina Faso 2018", "Burkina Faso 2019"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `A token can be cut, pasted and dragged behind another, and still restricts the search`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.tap("Search by Africa")
            try await driver.type("faso")
            try await driver.tap("Africa", role: "token")
            try await driver.key("ctrl+x")
            #expect(try driver.labels("token").isEmpty)
            try await driver.key("ctrl+v")
            #expect(try driver.labels("token") == ["Africa"])
            #expect(try await driver.found() == ["Burkina Faso 2018", "Burkina Faso 2019"])
            try await press(driver, "ctrl+a", "backspace")
            try await driver.tap("Search by Asia")
            try await driver.type("af")
            try await driver.tap("Search by Africa")
            try await driver.drag("Asia", to: "Search")
            #expect(try driver.labels("token") == ["Africa", "Asia"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without results says so and offers the continents`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.type("zzz")
            #expect(try driver.screen().contains { $0.label == "No Results" })
            #expect(try driver.labels("row").count == 6)
            #expect(try driver.labels("row").allSatisfy { $0.hasPrefix("Search by ") })
            try await driver.tap("Search by Oceania")
            #expect(try driver.labels("token") == ["Oceania"])
            #expect(try driver.values("search field") == [""])
            #expect(try await driver.found().count == 46)
            #expect(try !driver.screen().contains { $0.label == "No Results" })
            try await driver.type("zzz")
            #expect(try driver.labels("row").count == 5)
            #expect(try !driver.labels("row").contains("Search by Oceania"))
        }
    }

    @Test func `A search without results is announced once, until there are results again`() async throws {
        let driver = try await AppDriver.launch(AppDelegate.self)
        try await driver.tap("Search")
        for letter in "zzz" { try await driver.type(String(letter)) }
        try await driver.wait(.milliseconds(100))
        #expect(driver.announcements == ["No Results for “zz”"])
        for _ in 0..<3 { try await driver.key(.init("backspace")!) }
        for text in ["new", "zz"] { try await driver.type(text) }
        try await driver.wait(.milliseconds(100))
        #expect(driver.announcements == ["No Results for “zz”", "No Results for “newz”"])
        #expect(driver.host.announcementPriorities == [.high, .high])
    }

    @Test func `Rows that offer continents do not count as results in the announcement`() async throws {
        let driver = try await AppDriver.launch(AppDelegate.self)
        try await driver.tap("Search")
        try await driver.tap("Search by Oceania")
        try await driver.type("a")
        try await driver.wait(.seconds(1))
        let rows = driver.screen().elements(role: "row").compactMap(\.label)
        #expect(rows.contains("Search by Asia"))
        #expect(driver.announcements.last == "42 results")
    }

    @Test(arguments: ScenarioHost.available)
    func `An Oceania token finds 23 countries, each for both years`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.tap("Search by Oceania")
            let found = try await driver.found()
            #expect(found.count == 46)
            #expect(Set(found.map { $0.dropLast(5) }).count == 23)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Several tokens match countries of any of their continents`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.tap("Search by Oceania")
            try await driver.type("south")
            try await driver.tap("Search by South America")
            #expect(try driver.labels("token") == ["Oceania", "South America"])
            #expect(try driver.values("search field") == [""])
            let found = try await driver.found()
            #expect(found.count == 2 * (23 + 14), "\(found)")
            try await driver.type("chi")
            #expect(try await driver.found() == ["Chile 2018", "Chile 2019"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The scope bar is visible while there is text or a token`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.type("a")
            #expect(try driver.labels("scope") == ["All", "2018", "2019"])
            try await press(driver, "backspace")
            #expect(try driver.labels("scope").isEmpty)
            try await driver.tap("Search by Asia")
            #expect(try driver.labels("scope").count == 3)
        }
    }

    @Test
    func `The field's text is green; its background is a translucent green while it is first responder`() async throws {
        let driver = try await AppDriver.launch(AppDelegate.self)
        #expect(driver.screen().elements(role: "search field").first?.states == ["text systemGreen"])
        try await driver.tap("Search")
        #expect(
            driver.screen().elements(role: "search field").first?.states == [
                "focused", "text systemGreen", "background systemGreen 10%",
            ]
        )
        try await driver.tap("Cancel")
        #expect(driver.screen().elements(role: "search field").first?.states == ["text systemGreen"])
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Cancel shows the whole list again, without text, token and scope bar`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            let before = try driver.screen()
            try await driver.tap("Search")
            try await driver.tap("Search by Europe")
            try await driver.type("united")
            try await driver.scope("2018")
            try await driver.tap("Cancel")
            let after = try driver.screen()
            #expect(after == before)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search after Cancel begins with all years`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Search")
            try await driver.type("faso")
            try await driver.scope("2018")
            try await driver.tap("Cancel")
            try await driver.tap("Search")
            try await driver.type("faso")
            #expect(try await driver.found() == ["Burkina Faso 2018", "Burkina Faso 2019"])
        }
    }
}
