import ScenarioSupport
import Testing
import TypeAhead
import UIKit

@testable import packages

/// The screen of a package.
@MainActor
@Suite("Screens of packages")
struct PackageScreenScenarios {
    /// Shows the screen of a package, in a window high enough for all its rows.
    private func open(
        _ name: String,
        of bench: PackagesBench,
        on host: ScenarioHost,
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        try await bench.run(on: host) { driver in
            try await driver.resize(width: 1000, height: 1600)
            let package = try #require(try await bench.root.library.index.package(named: name, architecture: nil))
            bench.root.show(package)
            try await bench.finishDetail(driver)
            try await scenario(driver)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The screen has the description and the record`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await open("nano", of: bench, on: host) { driver in
            let rows = try driver.screen().filter { $0.role == "row" }
            let texts = rows.map(\.label)
            #expect(texts.contains("small, friendly text editor") && texts.contains("GNU nano is easy to use."))
            #expect(rows.first { $0.label == "Status" }?.value == "Upgradable")
            #expect(rows.first { $0.label == "Version" }?.value == "7.2-1")
            #expect(rows.first { $0.label == "Installed version" }?.value == "7.1-1")
            #expect(rows.first { $0.label == "Maintainer" }?.value == "Jordi Mallach")
            #expect(rows.first { $0.label == "Installed size" }?.value == "2.9 MB")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A dependency leads to its package, and from there to a package that needs it`(
        on host: ScenarioHost
    ) async throws {
        let bench = try PackagesBench()
        try await open("nano", of: bench, on: host) { driver in
            try await bench.scrollToEnd(driver)
            try await driver.tap("libncurses6 (>= 6)", role: "row")
            try await bench.finishDetail(driver)
            #expect(try driver.labels("heading").contains("libncurses6"))
            try await bench.scrollToEnd(driver)
            #expect(try driver.screen().contains { $0.label == "Needed by 1" })
            try await driver.tap("nano", role: "row")
            try await bench.finishDetail(driver)
            #expect(try driver.labels("heading").contains("nano"))
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Alternatives, virtual packages and unknown names are distinguished`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await open("vim", of: bench, on: host) { driver in
            try await bench.scrollToEnd(driver)
            let rows = try driver.screen().filter { $0.role == "row" }
            #expect(rows.first { $0.label == "vim-common" }?.value == "Not available")
            #expect(rows.contains { $0.label == "nano" && $0.value == "Upgradable, small, friendly text editor" })
            #expect(rows.contains { $0.label == "or ed-like" })
            // mc suggests the virtual package.
            #expect(try driver.screen().contains { $0.label == "Suggested by 1" })
        }
        let other = try PackagesBench()
        try await open("mc", of: other, on: host) { driver in
            try await bench.scrollToEnd(driver)
            let row = try #require(try driver.screen().first { $0.label == "virtual-editor" })
            #expect(row.value == "Provided by 1 package")
            try await driver.tap("virtual-editor", role: "row")
            try await other.finishSearch(driver)
            #expect(try driver.labels("token") == ["provides:virtual-editor"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The command is copied`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await open("game", of: bench, on: host) { driver in
            try await driver.tap("sudo apt install game", role: "row")
            #expect(UIPasteboard.general.string == "sudo apt install game")
            let row = try #require(try driver.screen().first { $0.label == "sudo apt install game" })
            #expect(row.value == "Copied")
            #expect(driver.heard.last?.text == "Copied")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The files of an installed package are listed`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try bench.fixture.write("/.\n/usr\n/usr/bin/nano\n/etc/nanorc\n", to: "var/lib/dpkg/info/nano.list")
        try bench.fixture.write("/etc/nanorc\n", to: "var/lib/dpkg/info/nano.conffiles")
        try await open("nano", of: bench, on: host) { driver in
            try await driver.tap("Files", role: "row")
            let navigation = bench.root.viewController(for: .secondary) as? UINavigationController
            await (navigation?.topViewController as? InstalledFilesViewController)?.loading?.value
            try await driver.settle()
            let rows = try driver.screen().filter { $0.role == "row" && $0.label.hasPrefix("/") }
            #expect(rows.map(\.label) == ["/usr", "/usr/bin/nano", "/etc/nanorc"])
            #expect(rows.last?.value == "Configuration file")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `In a narrow window the screen is on top of the list`(on host: ScenarioHost) async throws {
        let bench = try PackagesBench()
        try await bench.run(on: host) { driver in
            try await driver.resize(width: 400, height: 700)
            #expect(bench.root.isCollapsed)
            try await bench.search("friendly", driver)
            try await driver.tap("game", role: "row")
            try await driver.settle()
            #expect(try driver.labels("heading").contains("game"))
            #expect(try driver.labels("search field").isEmpty)
        }
    }
}
