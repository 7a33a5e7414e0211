#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting
@_spi(Host) import UIKitCore

/// The positions of rows and their separators, headers and footers in wide and narrow windows.
@MainActor
@Suite("Rows in wide windows", .enabled(if: isOnDisplay))
struct WideWindowTests {
    private func run(
        _ screen: UIViewController,
        width: Int,
        _ body: @MainActor (GTKAppDriver) async throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.resize(width: width, height: 500)
            try await body(driver)
        }
    }

    private func frame(_ name: String, _ role: String, _ driver: GTKAppDriver) throws -> CGRect {
        driver.frame(of: try driver.element(called: name, role: role).widget)
    }

    private func components(at place: CGPoint, _ driver: GTKAppDriver) throws -> Palette.Components {
        let parts = try driver.color(at: place)
        return Palette.Components(parts[0] << 16 | parts[1] << 8 | parts[2])
    }

    @Test func `Rows are limited to the readable width, unless the app opts out`() async throws {
        let screen = SearchField()
        try await run(screen, width: 960) { driver in
            let row = try frame("Row 1", "row", driver)
            let width = screen.view.bounds.width
            #expect(width > 900)
            #expect(row.width == 672 && abs(row.minX - (width - 672) / 2) <= 0.5)
            screen.tableView.cellLayoutMarginsFollowReadableWidth = false
            try await driver.settle()
            let wide = try frame("Row 1", "row", driver)
            #expect(wide.minX == 0 && wide.width == width)
        }
    }

    @Test(arguments: [460, 960])
    func `Field, scopes, large title and rows have the same leading edge`(width: Int) async throws {
        let screen = SearchField()
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        screen.bar.scopeButtonTitles = ["One", "Two"]
        screen.bar.showsScopeBar = true
        try await run(screen, width: width) { driver in
            screen.navigationController?.navigationBar.prefersLargeTitles = true
            try await driver.settle()
            let text = try #require(screen.tableView.visibleCells.first?.textLabel)
            let edge = text.convert(text.bounds, to: nil).minX
            #expect(driver.frame(of: try #require(driver.host.tree.existing(screen.field)?.widget)).minX == edge)
            #expect(try frame("One", "scope", driver).minX == edge)
            #expect(try frame("Words", "heading", driver).minX == edge)
        }
    }

    @Test func `Scopes of a search bar in the title bar have the rows' leading edge`() async throws {
        let screen = SearchField()
        screen.navigationItem.preferredSearchBarPlacement = .integrated
        screen.bar.scopeButtonTitles = ["One", "Two"]
        screen.bar.showsScopeBar = true
        try await run(screen, width: 960) { driver in
            try #require(screen.search.searchBarPlacement == .integrated)
            let text = try #require(screen.tableView.visibleCells.first?.textLabel)
            #expect(try frame("One", "scope", driver).minX == text.convert(text.bounds, to: nil).minX)
        }
    }

    @Test func `A separator is below the title bar while rows are scrolled behind it`() async throws {
        let screen = SearchField()
        screen.view.backgroundColor = .white
        try await run(screen, width: 960) { driver in
            // The lowest pixel line of the title bar.
            let place = CGPoint(x: 30, y: -1)
            let ground = try driver.color(at: CGPoint(x: 30, y: -4))
            #expect(try driver.color(at: place) == ground)
            screen.tableView.contentOffset.y = 200
            try await driver.settle()
            #expect(try driver.color(at: place) != ground)
            screen.tableView.contentOffset.y = 0
            try await driver.settle()
            #expect(try driver.color(at: place) == ground)
        }
    }

    @Test func `The separator below the title bar has enough contrast in high-contrast appearance`() async throws {
        let screen = SearchField()
        try await run(screen, width: 960) { driver in
            screen.tableView.contentOffset.y = 200
            for isDark in [false, true] {
                var wishes = GTKAppDriver.Wishes()
                wishes.isDark = isDark
                wishes.isHighContrast = true
                try await driver.change(wishes)
                let line = try components(at: CGPoint(x: 30, y: -1), driver)
                let contrast = try line.contrast(on: components(at: CGPoint(x: 30, y: -4), driver))
                #expect(contrast >= 3, "dark: \(isDark)")
            }
            try await driver.change()
        }
    }

    @Test func `The focus ring of a row replaces the separators around it`() async throws {
        let screen = SearchField()
        try await run(screen, width: 460) { driver in
            let cells = Array(screen.tableView.visibleCells.prefix(4))
            @MainActor func lines() throws -> [Bool] {
                // Beyond the focus ring, which is two pixels wide.
                try cells.map { cell in
                    let frame = cell.convert(cell.bounds, to: nil)
                    let (x, y) = (frame.minX + 60, frame.maxY - 1)
                    return try driver.color(at: CGPoint(x: x, y: y)) != driver.color(at: CGPoint(x: x, y: y - 6))
                }
            }
            #expect(try lines() == [true, true, true, true])
            try await driver.press("Tab")
            for _ in 0..<40
            where screen.tableView.visibleCells.firstIndex(where: { $0.stateDescriptions.contains("focused") }) != 2 {
                try await driver.press(screen.tableView.isFirstResponder ? "Down" : "Tab")
            }
            // The row above has no separator; the focused row's line is the focus ring.
            #expect(try lines() == [true, false, true, true])
            let focused = try #require(driver.host.tree.existing(cells[2]) as? CellWidget)
            #expect(gtk_widget_has_css_class(focused.widget, "focused") != 0)
            #expect(cells[2].separatorColumns == nil)
        }
    }

    @Test func `A card has an outline with enough contrast in high-contrast appearance`() async throws {
        let screen = CardScreen(style: .insetGrouped)
        try await run(screen, width: 460) { driver in
            @MainActor func contrast() throws -> Double {
                let row = try frame("Card", "row", driver)
                let edge = try components(at: CGPoint(x: row.minX, y: row.midY), driver)
                return try edge.contrast(on: components(at: CGPoint(x: row.minX + 4, y: row.midY), driver))
            }
            for isDark in [false, true] {
                var wishes = GTKAppDriver.Wishes()
                wishes.isDark = isDark
                wishes.isHighContrast = true
                try await driver.change(wishes)
                let strong = try contrast()
                #expect(strong >= 3, "dark: \(isDark)")
            }
            try await driver.change()
        }
    }
}

private final class CardScreen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Card"
        return cell
    }
}
#endif
