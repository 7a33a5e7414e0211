import Foundation
import ScenarioSupport
import TypeAhead
import UIKit

@testable import packages

/// The app with the files of a fixture.
@MainActor
final class PackagesBench {
    let fixture: AptFixture
    let root: PackagesViewController

    var list: PackageListViewController { root.list }
    var searchBar: UISearchBar { list.search.controller.searchBar }

    /// - Parameter status: The installed packages, as in dpkg's file.
    init(lists: [String] = [PackagesBench.list], status: String = PackagesBench.status) throws {
        fixture = try AptFixture()
        try fixture.writeLists(lists)
        try fixture.write(status, to: "var/lib/dpkg/status")
        root = PackagesViewController(environment: fixture.environment)
    }

    /// An environment without apt.
    init(withoutApt: Void) throws {
        fixture = try AptFixture()
        root = PackagesViewController(environment: fixture.environment)
    }

    // MARK: Packages

    static let installed = "Status: install ok installed"

    /// The packages of the lists.
    static let list = [
        AptFixture.record(
            "nano",
            "7.2-1",
            "Section: editors",
            "Installed-Size: 2871",
            "Size: 690136",
            "Maintainer: Jordi Mallach <jordi@example.org>",
            "Depends: libc6 (>= 2.34), libncurses6 (>= 6)",
            "Conflicts: pico",
            "Homepage: https://www.nano-editor.org/",
            "Description: small, friendly text editor",
            " GNU nano is easy to use."
        ),
        AptFixture.record(
            "vim",
            "2:9.0.1378-2",
            "Section: editors",
            "Installed-Size: 3738",
            "Provides: virtual-editor",
            "Maintainer: Vim Team <vim@example.org>",
            "Depends: libc6 (>= 2.36), vim-common",
            "Recommends: nano | ed-like",
            "Description: Vi IMproved - enhanced vi editor"
        ),
        AptFixture.record("libc6", "2.36-9", "Section: libs", "Installed-Size: 12988", "Description: GNU C Library"),
        AptFixture.record("libncurses6", "6.4-4", "Section: libs", "Description: shared libraries for terminals"),
        AptFixture.record(
            "mc",
            "4.8.29",
            "Section: utils",
            "Depends: libc6",
            "Suggests: virtual-editor",
            "Description: file manager that uses nano"
        ),
        AptFixture.record(
            "game",
            "1.0",
            "Section: games",
            "Installed-Size: 200000",
            "Description: a friendly game",
            " Its levels have an editor."
        ),
    ].joined()

    /// The installed packages: one is as in the lists, the other is older.
    static let status =
        AptFixture.record(
            "libc6",
            "2.36-9",
            installed,
            "Section: libs",
            "Installed-Size: 12988",
            "Description: GNU C Library"
        )
        + AptFixture.record("nano", "7.1-1", installed, "Section: editors", "Description: small, friendly text editor")

    // MARK: Running

    /// Shows the app on a host, reads all packages, and runs a scenario.
    func run(
        on host: ScenarioHost,
        _ scenario: @MainActor (any ScenarioDriver) async throws -> Void
    ) async throws {
        try await host.run(showing: root) { driver in
            try await driver.resize(width: 1000, height: 700)
            root.start()
            try await finishReading(driver)
            try await scenario(driver)
        }
    }

    /// Waits until all packages are read, counted and on screen.
    func finishReading(_ driver: any ScenarioDriver) async throws {
        await root.library.reading?.value
        await list.finishCounting()
        try await driver.settle()
    }

    /// Waits until the installed packages are in the index, while the lists are not read.
    func waitForInstalled(_ driver: any ScenarioDriver) async throws {
        while list.numberOfKnownPackages == 0 { await Task.yield() }
        await list.finishCounting()
        try await driver.settle()
    }

    /// Waits until the search and its suggestions have ended, and are on screen.
    func finishSearch(_ driver: any ScenarioDriver) async throws {
        try await driver.settle()
        for await state in list.search.updater.pipeline.states() where state.hasEnded { break }
        try await driver.settle()
    }

    /// Waits until suggestions are on screen.
    func finishSuggestions(_ driver: any ScenarioDriver) async throws {
        try await finishSearch(driver)
        for _ in 0..<100_000 where list.search.controller.searchSuggestions?.isEmpty != false { await Task.yield() }
        try await driver.settle()
    }

    /// Taps the search field and types a text.
    func search(_ text: String, _ driver: any ScenarioDriver) async throws {
        if !list.search.controller.isActive { try await driver.tap("Search", role: "search field") }
        try await driver.type(text)
        try await finishSearch(driver)
    }

    /// Scrolls to the last row of the screen of a package.
    func scrollToEnd(_ driver: any ScenarioDriver) async throws {
        let navigation = root.viewController(for: .secondary) as? UINavigationController
        let table = (navigation?.topViewController as? PackageViewController)?.tableView
        if let table {
            let section = table.numberOfSections - 1
            let row = table.numberOfRows(inSection: section) - 1
            table.scrollToRow(at: IndexPath(row: row, section: section), at: .bottom, animated: false)
        }
        try await driver.settle()
    }

    /// Waits until the screen of a package in front has its links.
    func finishDetail(_ driver: any ScenarioDriver) async throws {
        let navigation = root.viewController(for: .secondary) as? UINavigationController
        await (navigation?.topViewController as? PackageViewController)?.loading?.value
        try await driver.settle()
    }
}

extension AptFixture {
    /// The fixture's files, with caches and data of the user beside them.
    var environment: PackagesEnvironment {
        PackagesEnvironment(
            apt: configuration,
            caches: root.appendingPathComponent("caches"),
            data: root.appendingPathComponent("data")
        )
    }
}

extension TypeAhead.SearchState {
    /// Whether nothing more happens until the query changes.
    var hasEnded: Bool {
        switch phase {
        case .waiting, .searching, .stalled: false
        case .idle, .failed: true
        case .results: !isStale && answer?.isComplete == true
        case .empty(_, let isVerifying): !isVerifying
        }
    }
}
