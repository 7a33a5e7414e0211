import ScenarioSupport
import Testing
import UIKit
@_spi(Host) import UIKitCore

@testable import attractions

/// The first screen.
@MainActor
@Suite("Attractions: list")
struct ListScenarios {
    @Test(arguments: ScenarioHost.available)
    func `The first screen shows the title, the search bar and every attraction`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            #expect(try driver.texts() == ["Attractions"])
            #expect(try driver.labels("search field") == ["Search Attractions"])
            #expect(try driver.labels("button") == ["Edit"])
            #expect(try driver.count() == "20 rows")
            let row = try #require(try driver.screen().first { $0.role == "row" })
            #expect([row.label, row.value] == ["Buckingham Palace", "London, United Kingdom"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `The large title collapses while scrolling, and the search bar stays visible`(
        on host: ScenarioHost
    ) async throws {
        try await host.run { driver in
            let bar = try #require(driver.navigation?.navigationBar)
            let height = bar.frame.height
            try await driver.key("page-down")
            #expect(bar.frame.height < height)
            #expect(try driver.texts() == ["Attractions"])
            #expect(try driver.labels("search field") == ["Search Attractions"])
            #expect(try driver.rows().first != "Buckingham Palace")
            try await driver.key("home")
            #expect(bar.frame.height == height)
            #expect(try driver.rows().first == "Buckingham Palace")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A row shows its image in front of its name, and the place below the name`(on host: ScenarioHost) async throws
    {
        try await host.run { driver in
            try await driver.resize(width: 360, height: 560)
            let cell = try #require(driver.list?.tableView.visibleCells.first)
            let content = try #require(cell.contentView.subviews.first as? UIListContentView)
            let picture = try #require(content.subviews.lazy.compactMap { $0 as? UIImageView }.first)
            let labels = content.subviews.compactMap { $0 as? UILabel }
            #expect(labels.map(\.text) == ["Buckingham Palace", "London, United Kingdom"])
            let size = driver.application.host.controlMetrics.inCells(CGSize(width: 96, height: 64))
            #expect(picture.frame.size == size)
            #expect(picture.frame.maxX < labels[0].frame.minX)
            #expect(labels[0].frame.maxY <= labels[1].frame.minY)
            #expect(content.bounds.contains(picture.frame))
        }
    }
}
