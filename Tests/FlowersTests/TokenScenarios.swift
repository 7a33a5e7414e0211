import ScenarioSupport
import Testing
import UIKit

@testable import flowers

/// User actions on the app's tokens.
@MainActor
@Suite("Flowers: tokens")
struct TokenScenarios {
    @Test(arguments: ScenarioHost.available)
    func `A colour token can be cut and pasted`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search red flowers")
            try await driver.key("ctrl+a")
            try await driver.key("ctrl+x")
            #expect(try driver.labels("token").isEmpty)
            #expect(try driver.labels("row").first == "Search red flowers")
            try await driver.key("ctrl+v")
            #expect(try driver.labels("token") == ["Red"])
            #expect(try driver.values("table") == ["8 rows"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Copying keeps a colour token, and pasting it twice does not change the results`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search green flowers")
            try await driver.key("ctrl+a")
            try await driver.key("ctrl+c")
            #expect(try driver.labels("token") == ["Green"])
            try await driver.key("end")
            try await driver.key("ctrl+v")
            #expect(try driver.labels("token") == ["Green", "Green"])
            #expect(try driver.values("table") == ["7 rows"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A colour token can be dragged behind another`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search red flowers")
            let field = try #require(driver.searchBar?.searchTextField)
            field.insertToken(FlowerColor.blue.token, at: 1)
            try await driver.settle()
            #expect(try driver.values("table") == ["16 rows"])
            try await driver.drag("Red", to: "Enter a search term")
            #expect(try driver.labels("token") == ["Blue", "Red"])
            #expect(field.tokens.map(\.color) == [.blue, .red])
        }
    }

    @Test
    func `A copied colour token is its name in other programs`() async throws {
        try await ScenarioHost.headless.run { driver in
            try await driver.search()
            try await driver.tap("Search blue flowers")
            try await driver.key("ctrl+a")
            try await driver.key("ctrl+c")
            _ = try driver.screen()
            #expect(UIPasteboard.general.string == "Blue")
        }
    }
}
