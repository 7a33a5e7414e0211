import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// The rows that get the keyboard focus.
@MainActor
@Suite("Focus rules of tables")
struct TableFocusRuleTests {
    private final class Rows: UITableViewController {
        var unreachable: Set<Int> = []
        var preferred: Int?
        var follows: Set<Int>?
        var selected: [Int] = []
        var performed: [Int] = []

        var count = 5

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        override func tableView(_ tableView: UITableView, canFocusRowAt indexPath: IndexPath) -> Bool {
            !unreachable.contains(indexPath.row)
        }

        override func indexPathForPreferredFocusedView(in tableView: UITableView) -> IndexPath? {
            preferred.map { IndexPath(row: $0, section: 0) }
        }

        override func tableView(
            _ tableView: UITableView,
            selectionFollowsFocusForRowAt indexPath: IndexPath
        ) -> Bool {
            follows?.contains(indexPath.row) ?? super.tableView(tableView, selectionFollowsFocusForRowAt: indexPath)
        }

        override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
            selected.append(indexPath.row)
        }

        override func tableView(_ tableView: UITableView, performPrimaryActionForRowAt indexPath: IndexPath) {
            performed.append(indexPath.row)
        }
    }

    private let rows = Rows(style: .plain)

    private func focused(_ driver: AppDriver) -> String? {
        driver.screen().elements(role: "row").first { $0.states.contains("focused") }?.label
    }

    private func press(_ names: String..., on driver: AppDriver) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name))) }
    }

    @Test func `arrow keys skip rows that cannot be focused`() async throws {
        rows.unreachable = [0, 2, 3]
        let driver = try await AppDriver.launch { rows }
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 1")
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 4")
        try await press("up", on: driver)
        #expect(focused(driver) == "Row 1")
        try await press("up", on: driver)
        #expect(focused(driver) == "Row 1")
        rows.unreachable.insert(4)
        try await press("end", on: driver)
        #expect(focused(driver) == "Row 1")
    }

    @Test(
        arguments: [(Set([2, 3]), "Row 1"), ([1, 2], "Row 3"), ([1], "Row 2"), ([0, 1, 2, 3], nil)]
            as [(Set<Int>, String?)]
    )
    func `after the deletion of its row, the focus moves to the nearest row that can be focused`(
        unreachable: Set<Int>,
        label: String?
    ) async throws {
        let driver = try await AppDriver.launch { rows }
        try await press("down", "down", "down", on: driver)
        #expect(focused(driver) == "Row 2")
        rows.unreachable = unreachable
        rows.count = 4
        rows.tableView.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        rows.tableView.reloadRows(at: (0..<4).map { IndexPath(row: $0, section: 0) }, with: .none)
        try await driver.settle()
        #expect(focused(driver) == label)
    }

    @Test func `the delegate's preferred row is focused first`() async throws {
        rows.preferred = 3
        let driver = try await AppDriver.launch { rows }
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 3")
    }

    @Test func `a table remembers its focused row if it should`() async throws {
        let driver = try await AppDriver.launch { rows }
        rows.tableView.remembersLastFocusedIndexPath = true
        try await press("down", "down", "down", on: driver)
        rows.tableView.resignFirstResponder()
        try await driver.settle()
        #expect(focused(driver) == nil)
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 2")
        rows.tableView.remembersLastFocusedIndexPath = false
        rows.tableView.resignFirstResponder()
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 0")
    }

    @Test func `selection follows the focus without performing the primary action`() async throws {
        let driver = try await AppDriver.launch { rows }
        try await press("down", "down", on: driver)
        #expect(rows.selected.isEmpty)
        rows.tableView.selectionFollowsFocus = true
        try await press("down", "down", on: driver)
        #expect(rows.selected == [2, 3] && rows.performed.isEmpty)
        rows.follows = []
        try await press("down", on: driver)
        #expect(rows.selected == [2, 3])
        try await press("return", on: driver)
        #expect(rows.selected == [2, 3, 4] && rows.performed == [4])
    }
}
