import HeadlessHost
import Testing
import UIKit

@testable import listed

/// What the app's user does, and sees.
@MainActor
@Suite("Listed")
struct ListedScenarios {
    private func launch() async throws -> Pilot {
        try await Pilot.launch(AppDelegate.self)
    }

    private func press(_ pilot: Pilot, _ keys: String...) async throws {
        for key in keys { try await pilot.key(Pilot.Key(key)!) }
    }

    @Test("The first screen shows the title, the search bar and the list, and no scope bar")
    func firstScreen() async throws {
        let pilot = try await launch()
        let screen = pilot.screen()
        #expect(screen.elements(role: "heading").map(\.label) == ["L.I.S.T.E.D."])
        #expect(screen.elements(role: "search field").map(\.label) == ["Search"])
        #expect(screen.elements(role: "scope").isEmpty)
        #expect(screen.elements(role: "table").map(\.value) == ["472 rows"])
        #expect(screen.elements(role: "row").first?.label == "Afghanistan")
    }

    @Test("Tapping the search bar offers every continent, with the scope bar hidden")
    func continents() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        #expect(
            pilot.screen().elements(role: "row").map(\.label) == [
                "Search by Africa", "Search by Asia", "Search by Europe", "Search by North America",
                "Search by Oceania", "Search by South America",
            ]
        )
        #expect(pilot.screen().elements(role: "scope").isEmpty)
        #expect(pilot.screen().elements(role: "button").map(\.label) == ["Cancel"])
    }

    @Test("Typing new finds New Caledonia, New Zealand and Papua New Guinea, both years each")
    func new() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.type("new")
        #expect(
            try await pilot.found() == [
                "New Caledonia 2018", "New Caledonia 2019", "New Zealand 2018", "New Zealand 2019",
                "Papua New Guinea 2018", "Papua New Guinea 2019",
            ]
        )
    }

    @Test("Europe and united finds the United Kingdom; without the token all three; in 2019 three rows")
    func united() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.tap("Search by Europe")
        try await pilot.type("united")
        #expect(try await pilot.found() == ["United Kingdom 2018", "United Kingdom 2019"])

        try await press(pilot, "home", "backspace", "backspace")
        #expect(pilot.field?.value == "united")
        #expect(pilot.screen().elements(role: "token").isEmpty)
        #expect(
            try await pilot.found() == [
                "United Arab Emirates 2018", "United Arab Emirates 2019", "United Kingdom 2018",
                "United Kingdom 2019", "United States 2018", "United States 2019",
            ]
        )

        try await pilot.scope("2019")
        #expect(
            try await pilot.found() == ["United Arab Emirates 2019", "United Kingdom 2019", "United States 2019"]
        )
    }

    @Test("Africa and faso finds Burkina Faso")
    func faso() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.tap("Search by Africa")
        try await pilot.type("faso")
        #expect(try await pilot.found() == ["Burkina Faso 2018", "Burkina Faso 2019"])
    }

    @Test("Oceania alone finds 23 countries, both years")
    func oceania() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.tap("Search by Oceania")
        let found = try await pilot.found()
        #expect(found.count == 46)
        #expect(Set(found.map { $0.dropLast(5) }).count == 23)
    }

    @Test("With several tokens a country of any of them is found")
    func severalTokens() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.tap("Search by Oceania")
        try await pilot.type("south")
        try await pilot.tap("Search by South America")
        #expect(pilot.screen().elements(role: "token").map(\.label) == ["Oceania", "South America"])
        #expect(pilot.field?.value?.isEmpty != false)
        #expect(try await pilot.found().count == 2 * (23 + 14))
        try await pilot.type("chi")
        #expect(try await pilot.found() == ["Chile 2018", "Chile 2019"])
    }

    @Test("The scope bar comes with text or a token, and goes with the last of them")
    func scopeBar() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.type("a")
        #expect(pilot.screen().elements(role: "scope").map(\.label) == ["All", "2018", "2019"])
        try await press(pilot, "backspace")
        #expect(pilot.screen().elements(role: "scope").isEmpty)
        try await pilot.tap("Search by Asia")
        #expect(pilot.screen().elements(role: "scope").count == 3)
    }

    @Test("The field's text is green; its background is a translucent green while it is first responder")
    func colours() async throws {
        let pilot = try await launch()
        #expect(pilot.field?.states == ["text systemGreen"])
        try await pilot.tap("Search")
        #expect(pilot.field?.states == ["focused", "text systemGreen", "background systemGreen 20%"])
        try await pilot.tap("Cancel")
        #expect(pilot.field?.states == ["text systemGreen"])
    }

    @Test("Cancel brings back the whole list, with no text, no token and no scope bar")
    func cancel() async throws {
        let pilot = try await launch()
        let before = pilot.screen().description
        try await pilot.tap("Search")
        try await pilot.tap("Search by Europe")
        try await pilot.type("united")
        try await pilot.scope("2018")
        try await pilot.tap("Cancel")
        #expect(pilot.screen().description == before)
    }

    @Test("A search after Cancel begins with all years")
    func scopeAfterCancel() async throws {
        let pilot = try await launch()
        try await pilot.tap("Search")
        try await pilot.type("faso")
        try await pilot.scope("2018")
        try await pilot.tap("Cancel")
        try await pilot.tap("Search")
        try await pilot.type("faso")
        #expect(try await pilot.found() == ["Burkina Faso 2018", "Burkina Faso 2019"])
    }
}

extension Pilot {
    /// The search field.
    var field: ScreenElement? { screen().elements(role: "search field").first }

    /// The countries that were found, each with its year, from the first row to the last: the screen is turned until
    /// nothing new comes.
    func found() async throws -> [String] {
        var top: [String] = []
        while top != countryRows {
            top = countryRows
            try await key(Key("page-up")!)
        }
        var found = top
        while true {
            try await key(Key("page-down")!)
            let new = countryRows.filter { !found.contains($0) }
            if new.isEmpty { return found }
            found += new
        }
    }

    private var countryRows: [String] {
        screen().elements(role: "row").filter { $0.label?.hasPrefix("Search by") == false }
            .map { "\($0.label ?? "") \($0.value?.prefix(4) ?? "")" }
    }
}
