#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Row drags with the mouse.
@MainActor
@Suite("Row swipes and reordering with the mouse", .enabled(if: isOnDisplay))
struct RowDragTests {
    private func buttons(_ driver: GTKAppDriver) throws -> [String] {
        try driver.screen().elements(role: "button").map(\.label)
    }

    @Test
    func `A drag to the left reveals the swipe actions, and they remain after release`() async throws {
        let list = DragList()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.drag("Two", role: "row", x: -100, isHeld: true)
            #expect(try buttons(driver) == ["Delete", "Flag"])
            let held = try driver.screen().elements(role: "button").map(\.frame.minX)
            try await driver.release()
            #expect(try buttons(driver) == ["Delete", "Flag"])
            let open = try driver.screen().elements(role: "button").map(\.frame.minX)
            #expect(zip(open, held).allSatisfy { $0 < $1 })
            try await driver.tap("Flag", role: "button")
            #expect(list.done == ["flag Two"])
            #expect(try buttons(driver).isEmpty)
        }
    }

    @Test
    func `A short drag closes the row again, and the next click selects it`() async throws {
        let list = DragList()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.drag("Two", role: "row", x: -40)
            #expect(try buttons(driver).isEmpty)
            #expect(list.done.isEmpty)
            try await driver.tap("Two", role: "row")
            #expect(list.done == ["select Two"])
        }
    }

    @Test
    func `A full swipe performs the first action`() async throws {
        let list = DragList()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.drag("Two", role: "row", at: 0.95, x: -400)
            #expect(try driver.rows() == ["One", "Three"])
            #expect(try buttons(driver).isEmpty)
        }
    }

    @Test
    func `A mostly vertical drag does not open swipe actions`() async throws {
        let list = DragList()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.drag("One", role: "row", x: -110, y: 160)
            #expect(try buttons(driver).isEmpty)
        }
    }

    @Test
    func `A drag that begins on a row's button opens swipe actions without pressing the button`() async throws {
        let list = DragList()
        list.accessory = .detailButton
        try await GTKAppDriver.run(rootViewController: list) { driver in
            #expect(try buttons(driver) == ["More Info", "More Info", "More Info"])
            try await driver.drag("More Info", x: -120)
            #expect(list.done.isEmpty)
            #expect(try buttons(driver).prefix(3) == ["More Info", "Delete", "Flag"])
        }
    }

    @Test
    func `The detail button has an accessible name, and calls the delegate`() async throws {
        let list = DragList()
        list.accessory = .detailDisclosureButton
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.tap("More Info")
            #expect(list.done == ["detail One"])
        }
    }

    @Test
    func `Swipe actions end in the same position with and without animations`() async throws {
        let list = DragList()
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.swipe(.left, "Two")
            let open = try driver.screen().elements(role: "button").map(\.frame)
            try await driver.tap("One", role: "row")
            driver.setAnimations(true)
            try await driver.swipe(.left, "Two")
            try await settle(driver) { try driver.screen().elements(role: "button").map(\.frame) == open }
            let row = try #require(list.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
            let widget = try #require(driver.host.tree.existing(row)?.widget)
            #expect(pictures(in: widget) == 0)
            try await driver.tap("One", role: "row")
            #expect(try buttons(driver).isEmpty)
            // While the row closes, images of the buttons move out with it.
            try await settle(driver) { pictures(in: widget) == 0 }
            driver.setAnimations(false)
            #expect(list.done.isEmpty)
            #expect(try driver.rows() == ["One", "Two", "Three"])
        }
    }

    /// Waits until an animation has produced the expected state.
    private func settle(_ driver: GTKAppDriver, until isThere: @MainActor () throws -> Bool) async throws {
        for _ in 0..<50 where try !isThere() { try await driver.settle() }
        #expect(try isThere())
    }

    private func pictures(in widget: Widget) -> Int {
        var count = 0
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
            if current.isA(gtk_picture_get_type()) { count += 1 }
            child = gtk_widget_get_next_sibling(current)
        }
        return count
    }

    @Test
    func `A row is reordered by its handle`() async throws {
        let list = DragList()
        list.setEditing(true, animated: false)
        try await GTKAppDriver.run(rootViewController: list) { driver in
            try await driver.drag("One", role: "row", at: 0.94, y: 50, isHeld: true)
            #expect(list.names == ["One", "Two", "Three"])
            try await driver.release()
            #expect(list.names == ["Two", "One", "Three"])
            #expect(try driver.rows() == ["Two", "One", "Three"])
            try await driver.drag("One", role: "row", at: 0.5, y: 50)
            #expect(list.names == ["Two", "One", "Three"])
        }
    }
}

final class DragList: UITableViewController {
    var names = ["One", "Two", "Three"]
    var accessory = UITableViewCell.AccessoryType.none
    private(set) var done: [String] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        done.append("select \(names[indexPath.row])")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        done.append("detail \(names[indexPath.row])")
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.names.remove(at: indexPath.row)
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        let flag = UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
            self?.done.append("flag \(self?.names[indexPath.row] ?? "")")
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, flag])
    }
}
#endif
