import Foundation
import HeadlessHost
import Testing
import UIKitCore

/// The focus system with the rows of tables.
@MainActor
@Suite("Focus of rows")
struct ListFocusTests {
    private final class Rows: UITableViewController {
        var log: [String] = []
        var refused: Int?

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }

        private func words(_ context: UITableViewFocusUpdateContext) -> String {
            let rows = [context.previouslyFocusedIndexPath, context.nextFocusedIndexPath]
            return rows.map { $0.map { "\($0.row)" } ?? "-" }.joined(separator: " to ")
        }

        override func tableView(
            _ tableView: UITableView,
            shouldUpdateFocusIn context: UITableViewFocusUpdateContext
        ) -> Bool {
            context.nextFocusedIndexPath?.row != refused || refused == nil
        }

        override func tableView(
            _ tableView: UITableView,
            didUpdateFocusIn context: UITableViewFocusUpdateContext,
            with coordinator: UIFocusAnimationCoordinator
        ) {
            log.append(words(context))
        }
    }

    private let rows = Rows(style: .plain)

    private func focused(_ driver: AppDriver) -> String? {
        driver.screen().elements(role: "row").first { $0.states.contains("focused") }?.label
    }

    private func press(_ names: String..., on driver: AppDriver) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name))) }
    }

    @Test func `the delegate hears of focused rows by their index paths`() async throws {
        let driver = try await AppDriver.launch { rows }
        try await press("down", "down", on: driver)
        #expect(rows.log == ["- to 0", "0 to 1"])
        let system = try #require(UIFocusSystem.focusSystem(for: rows))
        #expect(system.focusedItem === rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        rows.tableView.resignFirstResponder()
        #expect(rows.log.last == "1 to -" && system.focusedItem == nil)
    }

    @Test func `the delegate can refuse a row, also one that is off screen`() async throws {
        let driver = try await AppDriver.launch { rows }
        rows.refused = 1
        try await press("down", "down", on: driver)
        #expect(focused(driver) == "Row 0" && rows.log == ["- to 0"])
        rows.refused = 39
        try await press("end", on: driver)
        #expect(focused(driver) == "Row 0" && rows.tableView.contentOffset.y <= 0)
    }

    @Test func `a request focuses a cell, and then its list is first responder`() async throws {
        let driver = try await AppDriver.launch { rows }
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 2, section: 0)))
        #expect(cell.canBecomeFocused && !cell.isFocused && !rows.tableView.canBecomeFocused)
        UIFocusSystem.focusSystem(for: rows)?.requestFocusUpdate(to: cell)
        try await driver.settle()
        #expect(cell.isFocused && rows.tableView.isFirstResponder)
        #expect(focused(driver) == "Row 2")
        #expect(rows.tableView.preferredFocusEnvironments.first === cell)
    }

    @Test func `a list without allowsFocus gets no focus, and gives it up`() async throws {
        let driver = try await AppDriver.launch { rows }
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 0")
        rows.tableView.allowsFocus = false
        try await driver.settle()
        #expect(focused(driver) == nil && !rows.tableView.isFirstResponder)
        try await press("tab", "down", on: driver)
        #expect(focused(driver) == nil)
        rows.tableView.allowsFocus = true
        rows.tableView.allowsFocusDuringEditing = false
        rows.tableView.setEditing(true, animated: false)
        try await press("tab", on: driver)
        #expect(focused(driver) == nil)
    }

    @Test func `a selected row is prioritized, and a row that scrolled away has no focus`() async throws {
        let driver = try await AppDriver.launch { rows }
        rows.tableView.selectRow(at: IndexPath(row: 3, section: 0), animated: false, scrollPosition: .none)
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
        #expect(cell.focusGroupPriority == .prioritized)
        try await press("down", on: driver)
        #expect(focused(driver) == "Row 3" && cell.focusGroupPriority == .currentlyFocused)
        let system = try #require(UIFocusSystem.focusSystem(for: rows))
        rows.tableView.contentOffset.y = 800
        try await driver.settle()
        #expect(system.focusedItem == nil)
        rows.tableView.contentOffset.y = 0
        try await driver.settle()
        #expect(system.focusedItem === rows.tableView.cellForRow(at: IndexPath(row: 3, section: 0)))
    }
}
