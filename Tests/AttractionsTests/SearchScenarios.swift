import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

@testable import attractions

/// Searches by the user.
@MainActor
@Suite("Attractions: search")
struct SearchScenarios {
    @Test(
        arguments: ScenarioHost.available
    )
    func `An active search without text shows every attraction undimmed`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            #expect(try driver.count() == "20 rows")
            #expect(try driver.labels("button") == ["Cancel"])
            #expect(try !driver.screen().contains { $0.role == "dimmed" })
            try await driver.tap("Eiffel Tower", role: "row")
            #expect(try driver.labels("heading").contains("Eiffel Tower"))
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Each typed character narrows the list, and each deleted one widens it`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            let counts = ["16 rows", "6 rows", "2 rows"]
            for (character, count) in zip("cas", counts) {
                try await driver.type(String(character))
                #expect(try driver.count() == count)
            }
            #expect(try driver.rows() == ["Windsor Castle", "Neuschwanstein Castle"])
            for count in ["6 rows", "16 rows", "20 rows"] {
                try await driver.key("backspace")
                #expect(try driver.count() == count)
            }
        }
    }

    @Test(
        arguments: ScenarioHost.available,
        [
            ("new york", ["Empire State Building", "Statue of Liberty"]), ("tower paris", ["Eiffel Tower"]),
            ("castle germany", ["Neuschwanstein Castle"]), ("eiffel london", []),
        ] as [(String, [String])]
    )
    func `All words must match, in name, place or country`(
        on host: ScenarioHost,
        _ search: (text: String, names: [String])
    ) async throws {
        try await host.run { driver in
            try await driver.search(search.text)
            #expect(try driver.rows() == search.names)
        }
    }

    @Test(
        arguments: ScenarioHost.available,
        [
            ("chichen", "Chichén Itzá"), ("SAGRADA familia", "Sagrada Família"), ("yucatan", "Chichén Itzá"),
        ]
    )
    func `Case and diacritics are ignored`(on host: ScenarioHost, _ search: (text: String, name: String)) async throws {
        try await host.run { driver in
            try await driver.search(search.text)
            #expect(try driver.rows() == [search.name])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without results shows the query, until a deletion brings results`(on host: ScenarioHost) async throws
    {
        try await host.run { driver in
            try await driver.search("petraq")
            #expect(try driver.rows().isEmpty)
            #expect(try driver.texts().contains("No Results for “petraq”"))
            try await driver.key("backspace")
            #expect(try driver.rows() == ["Petra"])
            #expect(try !driver.texts().contains { $0.hasPrefix("No Results") })
        }
    }

    @Test
    func `A search without results is announced once`() async throws {
        let driver = try await AppDriver.launch(AppDelegate.self)
        try await driver.tap("Search Attractions")
        try await driver.type("xyz")
        // Announced at the first character without results, and not repeated while there are none.
        let sentences = driver.announcements.filter { $0.hasPrefix("No Results") }
        #expect(sentences == ["No Results for “xy”. Check the spelling or try a new search."])
    }

    @Test(arguments: ScenarioHost.available)
    func `Cancel shows the whole list again`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("united")
            try await driver.tap("Cancel")
            #expect(try driver.values("search field") == [""])
            #expect(try driver.labels("button") == ["Edit"])
            #expect(try driver.count() == "20 rows")
            #expect(try driver.rows().first == "Buckingham Palace")
            try await driver.key("end")
            #expect(try driver.rows().last == "Sydney Opera House")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Cancel removes the message for no results`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("xyz")
            try await driver.tap("Cancel")
            #expect(try driver.texts() == ["Attractions"])
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Escape ends the search like Cancel`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("petra")
            try await driver.key("escape")
            #expect(try driver.labels("button") == ["Edit"])
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Results begin at the top after scrolling the list`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("page-down")
            try await driver.search("t")
            #expect(try driver.count() == "18 rows")
            #expect(try driver.rows().first == "Buckingham Palace")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without text keeps the list's scroll position`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("page-down")
            let rows = try driver.rows().dropFirst()
            try await driver.search()
            #expect(try driver.rows().contains(rows))
            try await driver.key("escape")
            #expect(try driver.rows().contains(rows))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search stays active while the window is resized`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("castle")
            for size in [(360, 560), (980, 620), (700, 360), (480, 640)] {
                try await driver.resize(width: size.0, height: size.1)
                #expect(try driver.values("search field") == ["castle"])
                #expect(try driver.rows() == ["Windsor Castle", "Neuschwanstein Castle"])
                #expect(driver.list?.searchController.isActive == true)
            }
            try await driver.type(" g")
            #expect(try driver.rows() == ["Windsor Castle", "Neuschwanstein Castle"])
            try await driver.type("e")
            #expect(try driver.rows() == ["Neuschwanstein Castle"])
        }
    }
}
