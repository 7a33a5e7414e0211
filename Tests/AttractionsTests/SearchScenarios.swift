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
        "A search that is begun leaves every attraction there, and clear to be touched",
        arguments: ScenarioHost.available
    )
    func begin(on host: ScenarioHost) async throws {
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
        "Each key that is pressed narrows the list, and each that is taken back widens it",
        arguments: ScenarioHost.available
    )
    func keystrokes(on host: ScenarioHost) async throws {
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
        "Every word must be found, in name, place or country",
        arguments: ScenarioHost.available,
        [
            ("new york", ["Empire State Building", "Statue of Liberty"]), ("tower paris", ["Eiffel Tower"]),
            ("castle germany", ["Neuschwanstein Castle"]), ("eiffel london", []),
        ] as [(String, [String])]
    )
    func words(on host: ScenarioHost, _ search: (text: String, names: [String])) async throws {
        try await host.run { driver in
            try await driver.search(search.text)
            #expect(try driver.rows() == search.names)
        }
    }

    @Test(
        "Capitals and accents make no difference",
        arguments: ScenarioHost.available,
        [
            ("chichen", "Chichén Itzá"), ("SAGRADA familia", "Sagrada Família"), ("yucatan", "Chichén Itzá"),
        ]
    )
    func accents(on host: ScenarioHost, _ search: (text: String, name: String)) async throws {
        try await host.run { driver in
            try await driver.search(search.text)
            #expect(try driver.rows() == [search.name])
        }
    }

    @Test("What is not found is named, and goes when it is taken back", arguments: ScenarioHost.available)
    func noResults(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("petraq")
            #expect(try driver.rows().isEmpty)
            #expect(try driver.texts().contains("No Results for “petraq”"))
            try await driver.key("backspace")
            #expect(try driver.rows() == ["Petra"])
            #expect(try !driver.texts().contains { $0.hasPrefix("No Results") })
        }
    }

    @Test("That nothing is found is said to those who do not see it")
    func announcement() async throws {
        let pilot = try await Pilot.launch(AppDelegate.self)
        try await pilot.tap("Search Attractions")
        try await pilot.type("xyz")
        // Announced at the first character without results, and not repeated while there are none.
        let sentences = pilot.announcements.filter { $0.hasPrefix("No Results") }
        #expect(sentences == ["No Results for “xy”. Check the spelling or try a new search."])
    }

    @Test("Cancel brings the whole list back, from its beginning to its end", arguments: ScenarioHost.available)
    func cancel(on host: ScenarioHost) async throws {
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

    @Test("Cancel takes back that nothing was found", arguments: ScenarioHost.available)
    func cancelNothing(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("xyz")
            try await driver.tap("Cancel")
            #expect(try driver.texts() == ["Attractions"])
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test("Escape ends the search like Cancel", arguments: ScenarioHost.available)
    func escape(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("petra")
            try await driver.key("escape")
            #expect(try driver.labels("button") == ["Edit"])
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test(
        "What is found is shown from its beginning, however far the list was scrolled",
        arguments: ScenarioHost.available
    )
    func scrolled(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("page-down")
            try await driver.search("t")
            #expect(try driver.count() == "18 rows")
            #expect(try driver.rows().first == "Buckingham Palace")
        }
    }

    @Test("A search without a text leaves the list where it was scrolled to", arguments: ScenarioHost.available)
    func scrolledList(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("page-down")
            let rows = try driver.rows().dropFirst()
            try await driver.search()
            #expect(try driver.rows().contains(rows))
            try await driver.key("escape")
            #expect(try driver.rows().contains(rows))
        }
    }

    @Test("A search goes on while the window becomes narrow and wide", arguments: ScenarioHost.available)
    func resizing(on host: ScenarioHost) async throws {
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
