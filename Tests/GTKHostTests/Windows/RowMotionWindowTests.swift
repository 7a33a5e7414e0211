#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Host) @testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// The motion of rows and items in windows.
@MainActor
@Suite("Motion of rows in windows", .enabled(if: isOnDisplay))
struct RowMotionWindowTests {
    private func snapshot(_ items: [String]) -> NSDiffableDataSourceSnapshot<Int, String> {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        return snapshot
    }

    private func top(_ view: UIView, _ driver: GTKAppDriver) throws -> CGFloat {
        let holder = try #require(view.superview.flatMap { driver.host.tree.existing($0)?.container })
        return try #require(driver.host.tree.existing(view)?.widget).frame(in: holder).minY
    }

    @Test func `Rows of a table move to their new places, and a deleted one fades out`() async throws {
        let table = UITableView(frame: .zero)
        table.rowHeight = 50
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        let source = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, item in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = item
            return cell
        }
        source.defaultRowAnimation = .fade
        await source.apply(snapshot(["a", "b", "c"]), animatingDifferences: false)
        let screen = UIViewController()
        screen.view = table
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            driver.setAnimations(true)
            let deleted = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
            let moved = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
            let (start, place) = (try top(moved, driver), try top(deleted, driver))
            UIView.animate(withDuration: 60) { source.apply(snapshot(["b", "c"])) }
            try await driver.show()
            try driver.showFrames(3)
            #expect(abs(try top(moved, driver) - start) < 5)
            #expect(abs(try top(deleted, driver) - place) < 5)
            let widget = try #require(driver.host.tree.existing(deleted)?.widget)
            #expect(gtk_widget_get_mapped(widget) != 0 && gtk_widget_get_opacity(widget) > 0.8)
            // An update during the motion begins at the visible places.
            UIView.animate(withDuration: 60) { source.apply(snapshot(["c"])) }
            try await driver.show()
            try driver.showFrames(3)
            #expect(abs(try top(moved, driver) - start) < 5)
            try await driver.finishTransitions()
            #expect(try top(moved, driver) == place)
            #expect(deleted.superview == nil)
            #expect(table.subviews.filter { $0 is UITableViewCell }.count == 1)
        }
    }

    /// Rows for a table without diffable data.
    private final class Letters: NSObject, UITableViewDataSource {
        var rows = ["a", "b", "c"]
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell()
            cell.textLabel?.text = rows[indexPath.row]
            return cell
        }
    }

    @Test func `The completion of a batch of updates waits for the motion`() async throws {
        let letters = Letters()
        let table = UITableView(frame: .zero)
        table.dataSource = letters
        let screen = UIViewController()
        screen.view = table
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            driver.setAnimations(true)
            var ended = false
            UIView.animate(withDuration: 60) {
                table.performBatchUpdates {
                    letters.rows.removeFirst()
                    table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
                } completion: { _ in
                    ended = true
                }
            }
            try await driver.show()
            try driver.showFrames(3)
            #expect(!ended)
            try await driver.finishTransitions()
            #expect(ended)
        }
    }

    @Test func `Items of a collection move and fade`() async throws {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 60, height: 60)
        let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, path, _ in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
            cell.backgroundColor = .red
            return cell
        }
        await source.apply(snapshot(["a", "b"]), animatingDifferences: false)
        let screen = UIViewController()
        screen.view = view
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            driver.setAnimations(true)
            let first = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)))
            UIView.animate(withDuration: 60) { source.apply(snapshot(["b", "c"])) }
            try await driver.show()
            try driver.showFrames(3)
            let new = try #require(view.cellForItem(at: IndexPath(item: 1, section: 0)))
            let (old, entering) = (
                try #require(driver.host.tree.existing(first)?.widget),
                try #require(driver.host.tree.existing(new)?.widget)
            )
            #expect(gtk_widget_get_opacity(old) > 0.8 && gtk_widget_get_opacity(entering) < 0.2)
            try await driver.finishTransitions()
            #expect(first.superview == nil && gtk_widget_get_opacity(entering) == 1)
        }
    }
}
#endif
