import ScenarioSupport
import Testing
import UIKit

@testable import flowers

/// User actions, and their results on screen.
@MainActor
@Suite("Flowers")
struct FlowersScenarios {
    @Test(arguments: ScenarioHost.available)
    func `The first screen shows the title, the search bar and every product`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            #expect(try driver.labels("heading") == ["Flowers"])
            #expect(try driver.labels("search field") == ["Enter a search term"])
            #expect(try driver.values("table") == ["30 rows"])
            let row = try #require(try driver.screen().first { $0.role == "row" })
            #expect([row.label, row.value] == ["Scarlet Tulip Bouquet", "$29.99 · 2012"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Tapping the bar suggests red, blue and green`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            #expect(
                try driver.labels("row") == ["Search red flowers", "Search blue flowers", "Search green flowers"]
            )
            #expect(try driver.labels("button") == ["Cancel"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Selecting a suggestion inserts a token with the colour's number, and text narrows the results`(
        on host: ScenarioHost
    ) async throws {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search blue flowers")
            #expect(try driver.labels("token") == ["Blue"])
            let tokens = try #require(driver.searchBar?.searchTextField.tokens)
            #expect(tokens.map { $0.representedObject as? NSNumber } == [NSNumber(value: FlowerColor.blue.rawValue)])
            #expect(try driver.values("table") == ["8 rows"])
            try await driver.type("pot")
            #expect(try driver.labels("row") == ["Forget-Me-Not Pot"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Deleting the token offers the colours again`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search red flowers")
            #expect(try driver.values("table") == ["8 rows"])
            try await driver.key("backspace")
            try await driver.key("backspace")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.labels("row").first == "Search red flowers")
            try await driver.tap("Search green flowers")
            #expect(try driver.labels("token") == ["Green"])
            #expect(try driver.values("table") == ["7 rows"])
        }
    }

    @Test(
        arguments: ScenarioHost.available,
        [
            ("rose 2010", ["Red Rose Dozen"]), ("19.99", ["Hellebore Winter Pot"]),
            ("9.99", ["Forget-Me-Not Pot", "Rainbow Rose Single"]), ("  2018   blue ", ["Grape Hyacinth Bowl"]),
            ("rose lily", []), ("2010 2011", []),
        ] as [(String, [String])]
    )
    func `All words must match, in title, price, year or colour`(
        on host: ScenarioHost,
        _ search: (text: String, titles: [String])
    ) async throws {
        try await host.run { driver in
            try await driver.search(search.text)
            #expect(try driver.labels("row") == search.titles)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Case and diacritics are ignored`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("CREME brulee")
            #expect(try driver.labels("row") == ["Crème Brûlée Rose Bush"])
            try await driver.tap("Cancel")
            try await driver.search("edelweiss")
            #expect(try driver.labels("row") == ["Edelweiß Keepsake Card"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without results shows a message with the query`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("tulip 1999")
            #expect(try driver.labels("row").isEmpty)
            let texts = try driver.screen().map(\.label)
            #expect(texts.contains("No flowers for “tulip 1999”"))
            try await driver.tap("Cancel")
            #expect(try driver.values("table") == ["30 rows"])
            #expect(try !driver.screen().map(\.label).contains("No flowers for “tulip 1999”"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The search bar stays visible while the list scrolls`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            let before = try driver.frame(of: "Enter a search term", role: "search field")
            try await driver.key("end")
            #expect(try driver.labels("row").last == "Rainbow Rose Single")
            #expect(try !driver.labels("row").contains("Scarlet Tulip Bouquet"))
            #expect(try driver.frame(of: "Enter a search term", role: "search field") == before)
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `The return key is Done and keeps the results; text is not capitalized`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            #expect(driver.searchBar?.returnKeyType == .done)
            #expect(driver.searchBar?.autocapitalizationType == UITextAutocapitalizationType.none)
            try await driver.search("iris")
            try await driver.key("return")
            #expect(driver.searchBar?.isFirstResponder == false)
            #expect(try driver.labels("row") == ["Iris and Bluebell Bouquet"])
            #expect(try driver.values("search field") == ["iris"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A product has a detail screen, from the list and from the results`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Red Rose Dozen")
            #expect(try driver.labels("heading") == ["Red Rose Dozen"])
            #expect(try driver.labels("row") == ["Price", "Sold since", "Color"])
            #expect(try driver.values("row") == ["$49.99", "2010", "Red"])
            driver.main?.navigationController?.popViewController(animated: false)
            try await driver.settle()

            try await driver.search("iris")
            try await driver.tap("Iris and Bluebell Bouquet")
            #expect(try driver.labels("heading") == ["Iris and Bluebell Bouquet"])
            driver.main?.navigationController?.popViewController(animated: false)
            try await driver.settle()
            #expect(try driver.values("search field") == ["iris"])
            #expect(try driver.labels("row") == ["Iris and Bluebell Bouquet"])
        }
    }
}
