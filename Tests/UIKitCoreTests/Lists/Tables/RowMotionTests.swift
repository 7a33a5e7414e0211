import Foundation
@_spi(Host) import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The motion of rows, as a host with a screen receives it.
@MainActor
@Suite("Motion of rows")
struct RowMotionTests {
    private final class Source: NSObject, UITableViewDataSource {
        var rows = (0..<30).map { "\($0)" }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
    }

    private let source = Source()
    private let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

    private func launch() async throws -> AppDriver {
        let root = UIViewController()
        table.rowHeight = 40
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = source
        root.view.addSubview(table)
        let driver = try await AppDriver.launch { root }
        try await driver.settle()
        return driver
    }

    private func texts() -> [String] { table.visibleCells.compactMap { $0.textLabel?.text } }

    private func change(of cell: UITableViewCell?, in driver: AppDriver) -> HostAnimation.Change? {
        driver.host.animations.last?.changes.first { $0.view === cell }
    }

    @Test func `a deleted row leaves in its direction, and the rows below move up`() async throws {
        let driver = try await launch()
        let (deleted, next) = (table.cellForRow(at: .row(1)), table.cellForRow(at: .row(2)))
        let last = table.cellForRow(at: .row(9))
        source.rows.remove(at: 1)
        table.deleteRows(at: [.row(1)], with: .left)
        try await driver.settle()
        let leaving = try #require(change(of: deleted, in: driver))
        #expect(leaving.origin.x > 200 && leaving.alpha == 1)
        #expect(change(of: next, in: driver)?.origin == CGPoint(x: 0, y: 40))
        #expect(change(of: last, in: driver)?.origin == CGPoint(x: 0, y: 40))
        // A row from below the visible area moves in from there.
        let entering = table.cellForRow(at: .row(9))
        #expect(entering?.textLabel?.text == "10")
        #expect(change(of: entering, in: driver)?.origin == CGPoint(x: 0, y: 40))
        #expect(deleted?.superview == nil && deleted?.alpha == 1)
        #expect(driver.host.animations.last?.duration == 0.3)
        #expect(texts() == ["0"] + (2...10).map { "\($0)" })
    }

    @Test func `an inserted row fades in, and a row that leaves the visible area moves there`() async throws {
        let driver = try await launch()
        let leaving = table.cellForRow(at: .row(9))
        source.rows.insert("new", at: 0)
        table.insertRows(at: [.row(0)], with: .top)
        try await driver.settle()
        let inserted = try #require(change(of: table.cellForRow(at: .row(0)), in: driver))
        #expect(inserted.alpha == -1 && inserted.origin == CGPoint(x: 0, y: -40))
        let moved = try #require(change(of: leaving, in: driver))
        #expect(moved.origin == CGPoint(x: 0, y: -40) && moved.alpha == 0)
        #expect(leaving?.superview == nil)
    }

    @Test func `moved and reloaded rows move and fade`() async throws {
        let driver = try await launch()
        let (moved, reloaded) = (table.cellForRow(at: .row(0)), table.cellForRow(at: .row(5)))
        source.rows.insert(source.rows.remove(at: 0), at: 3)
        table.performBatchUpdates {
            table.moveRow(at: .row(0), to: .row(3))
            table.reloadRows(at: [.row(5)], with: .fade)
        }
        try await driver.settle()
        #expect(change(of: moved, in: driver)?.origin == CGPoint(x: 0, y: -120))
        #expect(change(of: reloaded, in: driver)?.alpha == 1)
        #expect(change(of: table.cellForRow(at: .row(5)), in: driver)?.alpha == -1)
    }

    @Test func `without animation rows change at once`() async throws {
        let driver = try await launch()
        source.rows.removeFirst(2)
        UIView.performWithoutAnimation { table.deleteRows(at: [.row(0), .row(1)], with: .fade) }
        try await driver.settle()
        #expect(driver.host.animations.isEmpty)
        driver.host.prefersReducedMotion = true
        source.rows.removeFirst()
        table.deleteRows(at: [.row(0)], with: .fade)
        try await driver.settle()
        #expect(driver.host.animations.isEmpty)
        driver.host.prefersReducedMotion = false
        source.rows.removeLast()
        let former = table.cellForRow(at: .row(0))
        table.deleteRows(at: [.row(source.rows.count)], with: .none)
        try await driver.settle()
        #expect(driver.host.animations.isEmpty && table.cellForRow(at: .row(0)) === former)
    }

    @Test func `several updates in a turn, and a reload, leave the right rows`() async throws {
        let driver = try await launch()
        source.rows.removeFirst()
        table.deleteRows(at: [.row(0)], with: .automatic)
        source.rows.insert("x", at: 1)
        table.insertRows(at: [.row(1)], with: .automatic)
        try await driver.settle()
        #expect(texts().prefix(3) == ["1", "x", "2"])
        source.rows.removeFirst()
        table.deleteRows(at: [.row(0)], with: .automatic)
        source.rows = ["only"]
        table.reloadData()
        try await driver.settle()
        #expect(texts() == ["only"])
        #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
    }
}
