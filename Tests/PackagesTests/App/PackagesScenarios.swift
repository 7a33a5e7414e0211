import ScenarioSupport
import Testing
import TypeAhead
import UIKit

@testable import packages

/// User actions, and their results on screen.
@MainActor
@Suite("Packages")
struct PackagesScenarios {
    @Test(arguments: ScenarioHost.available)
    func `The first screen counts the packages by state and section`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            let rows = try driver.screen().filter { $0.role == "row" }
            #expect(rows.first?.label == "6 packages, 2 installed, 1 upgradable")
            let counts = rows.dropFirst().map { [$0.label, $0.value] }
            #expect(counts.prefix(3) == [["installed", "2"], ["upgradable", "1"], ["not-installed", "4"]])
            #expect(counts.contains(["editors", "2"]))
            #expect(try !driver.labels("progress bar").contains("Progress of reading"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A word finds names before descriptions`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("nano", driver)
            #expect(try driver.labels("row") == ["nano", "mc"])
        }
    }

    @Test(arguments: ScenarioHost.available, [UIContentSizeCategory.large, .accessibilityExtraLarge])
    func `The rows of packages have the height that their texts need`(
        on host: ScenarioHost,
        _ category: UIContentSizeCategory
    ) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            bench.root.traitOverrides.preferredContentSizeCategory = category
            try await bench.search("nano", driver)
            #expect(try driver.labels("row") == ["nano", "mc"])
            for cell in bench.list.search.results.tableView.visibleCells {
                let needed = cell.systemLayoutSizeFitting(
                    CGSize(width: cell.bounds.width, height: 0),
                    withHorizontalFittingPriority: .required,
                    verticalFittingPriority: .fittingSizeLevel
                )
                // Terminals round to whole cells, which are 16 points high.
                let tolerance: CGFloat = host == .terminal ? 8 : 0.5
                #expect(abs(cell.frame.height - needed.height) <= tolerance)
            }
        }
    }

    @Test(arguments: ScenarioHost.available, [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
    func `In the row of a package, image, name and version follow each other in the direction of the interface`(
        on host: ScenarioHost,
        _ direction: UITraitEnvironmentLayoutDirection
    ) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            bench.root.traitOverrides.layoutDirection = direction
            try await driver.settle()
            try await bench.search("nano", driver)
            let cell = try #require(bench.list.search.results.tableView.visibleCells.first)
            let labels = cell.contentView.subviews.filter { $0 is UILabel }
            let image = try #require(cell.contentView.subviews.first { $0 is UIImageView })
            let frames = ([image] + labels.prefix(2)).map(\.frame)
            let ordered = direction == .rightToLeft ? frames.reversed() : frames
            #expect(zip(ordered, ordered.dropFirst()).allSatisfy { $0.maxX <= $1.minX })
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A version without room is hidden, and the name is not shortened for it`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("nano", driver)
            let cell = try #require(bench.list.search.results.tableView.visibleCells.first)
            let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
            let width = labels[0].frame.width
            #expect(!labels[1].isHidden && labels[1].text == "7.2-1")
            let margins = cell.contentView.layoutMargins
            cell.frame.size.width -= cell.contentView.bounds.width - labels[0].frame.maxX - margins.right - 16
            cell.layoutIfNeeded()
            #expect(labels[1].isHidden && labels[0].frame.width == width)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The row of a package tells whether it is installed`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("friendly", driver)
            let rows = try driver.screen().filter { $0.role == "row" }
            #expect(rows.first { $0.label == "nano" }?.value == "Upgradable, 7.2-1, small, friendly text editor")
            #expect(rows.first { $0.label == "game" }?.value == "Not installed, 1.0, a friendly game")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A match in a long description shows its line`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("levels", driver)
            let row = try #require(try driver.screen().first { $0.label == "game" && $0.role == "row" })
            #expect(row.value.contains("Its levels have an editor."))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The scopes have live counts and restrict the search`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("nano", driver)
            #expect(try driver.labels("scope") == ["All 2", "Name 1", "Description 2"])
            try await driver.key("backspace")
            try await driver.key("backspace")
            try await driver.key("backspace")
            try await driver.key("backspace")
            try await bench.search("friendly", driver)
            #expect(try driver.labels("scope") == ["All 2", "Name 0", "Description 2"])
            try await driver.scope("Name 0")
            try await bench.finishSearch(driver)
            #expect(try driver.labels("row").first == "Search everywhere")
        }
    }

    @Test(
        arguments: ScenarioHost.available,
        [
            ("section:libs ", ["libc6", "libncurses6"]), ("size:>10MB ", ["libc6", "game"]),
            ("depends:libc6 ", ["nano", "vim", "mc"]), ("status:upgradable ", ["nano"]),
            ("status:not-installed section:editors ", ["vim"]), ("maintainer:\"Vim Team\" ", ["vim"]),
        ] as [(String, [String])]
    )
    func `A filter becomes a token and finds its packages`(
        on host: ScenarioHost,
        _ filter: (text: String, names: [String])
    ) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search(filter.text, driver)
            #expect(try !driver.labels("token").isEmpty)
            #expect(bench.searchBar.text == "")
            #expect(try Set(driver.labels("row")) == Set(filter.names))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The beginning of a field suggests its values with counts`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("sec", driver)
            try await bench.finishSuggestions(driver)
            #expect(try driver.labels("suggestion") == ["section:"])
            try await driver.tap("section:")
            try await bench.finishSuggestions(driver)
            #expect(try driver.labels("suggestion").prefix(2) == ["section:editors  2", "section:libs  2"])
            try await driver.tap("section:editors  2")
            try await bench.finishSearch(driver)
            #expect(try driver.labels("token") == ["section:editors"])
            #expect(try Set(driver.labels("row")) == ["nano", "vim"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A misspelled word offers the correction, which finds packages`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("friendyl", driver)
            let offer = try #require(try driver.labels("row").first)
            #expect(offer.hasPrefix("Did you mean"))
            try await driver.tap(offer)
            try await bench.finishSearch(driver)
            #expect(try Set(driver.labels("row")) == ["nano", "game"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A found package is opened, and its search is a recent one`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await bench.search("friendly", driver)
            try await driver.tap("nano", role: "row")
            try await bench.finishDetail(driver)
            #expect(try driver.labels("heading").contains("nano"))
            bench.list.search.controller.isActive = false
            try await driver.settle()
            try await driver.tap("Search", role: "search field")
            #expect(try driver.labels("row").contains("friendly"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A section of the first screen becomes a token`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await driver.tap("editors", role: "row")
            try await bench.finishSearch(driver)
            #expect(try driver.labels("token") == ["section:editors"])
            #expect(try Set(driver.labels("row")) == ["nano", "vim"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A link shows its search with filters as tokens`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            bench.root.open(PackageLink(items: "q=friendly&f=section:editors"))
            try await bench.finishSearch(driver)
            #expect(bench.searchBar.text == "friendly")
            #expect(try driver.labels("token") == ["section:editors"])
            #expect(try driver.labels("row") == ["nano"])
        }
    }
}
