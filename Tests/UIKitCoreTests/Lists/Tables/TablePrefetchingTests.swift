import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// The rows that a table reports before they appear.
@MainActor
@Suite("Prefetching of rows")
struct TablePrefetchingTests {
    private final class Rows: UITableViewController, UITableViewDataSourcePrefetching {
        var told: [[Int]] = []
        var cancelled: [[Int]] = []

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.rowHeight = 100
            tableView.prefetchDataSource = self
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }

        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
            told.append(indexPaths.map(\.row))
        }

        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
            cancelled.append(indexPaths.map(\.row))
        }
    }

    private func launch() async throws -> (AppDriver, Rows) {
        let rows = Rows(style: .plain)
        let host = HeadlessHost(screenSize: CGSize(width: 300, height: 400))
        return (try await AppDriver.launch(on: host) { rows }, rows)
    }

    @Test func `rows less than a screen away are reported once`() async throws {
        let (driver, rows) = try await launch()
        #expect(rows.told == [[4, 5, 6, 7]])
        rows.tableView.contentOffset.y = 100
        try await driver.settle()
        #expect(rows.told == [[4, 5, 6, 7], [8]])
        #expect(rows.cancelled.isEmpty)
    }

    @Test func `rows that no longer come are cancelled when the direction changes`() async throws {
        let (driver, rows) = try await launch()
        rows.tableView.contentOffset.y = 1000
        try await driver.settle()
        rows.told = []
        rows.cancelled = []
        rows.tableView.contentOffset.y = 900
        try await driver.settle()
        #expect(rows.told == [[5, 6, 7, 8]])
        #expect(rows.cancelled == [[14, 15, 16, 17]])
    }

    @Test func `a table without prefetching cancels, and reports again when it is turned on`() async throws {
        let (driver, rows) = try await launch()
        rows.tableView.isPrefetchingEnabled = false
        #expect(rows.cancelled == [[4, 5, 6, 7]])
        rows.tableView.contentOffset.y = 300
        try await driver.settle()
        #expect(rows.told.count == 1)
        rows.tableView.isPrefetchingEnabled = true
        try await driver.settle()
        #expect(rows.told.last == [7, 8, 9, 10])
    }

    @Test func `rows are reported again after a reload`() async throws {
        let (driver, rows) = try await launch()
        rows.tableView.reloadData()
        try await driver.settle()
        #expect(rows.told == [[4, 5, 6, 7], [4, 5, 6, 7]])
    }
}
