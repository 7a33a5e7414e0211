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
        _ body: @MainActor (GTKPilot) async throws -> Void
    ) async throws {
        try await GTKPilot.run(rootViewController: UINavigationController(rootViewController: screen)) { pilot in
            try await pilot.resize(width: width, height: 500)
            try await body(pilot)
        }
    }

    private func frame(_ name: String, _ role: String, _ pilot: GTKPilot) throws -> CGRect {
        pilot.frame(of: try pilot.element(called: name, role: role).widget)
    }

    private func components(at place: CGPoint, _ pilot: GTKPilot) throws -> Palette.Components {
        let parts = try pilot.color(at: place)
        return Palette.Components(parts[0] << 16 | parts[1] << 8 | parts[2])
    }

    @Test func `Rows are limited to the readable width, unless the app opts out`() async throws {
        let screen = SearchField()
        try await run(screen, width: 960) { pilot in
            let row = try frame("Row 1", "row", pilot)
            let width = screen.view.bounds.width
            #expect(width > 900)
            #expect(row.width == 672 && abs(row.minX - (width - 672) / 2) <= 0.5)
            screen.tableView.cellLayoutMarginsFollowReadableWidth = false
            try await pilot.settle()
            let wide = try frame("Row 1", "row", pilot)
            #expect(wide.minX == 0 && wide.width == width)
        }
    }

    @Test(arguments: [460, 960])
    func `Field, scopes, large title and rows have the same leading edge`(width: Int) async throws {
        let screen = SearchField()
        screen.navigationItem.preferredSearchBarPlacement = .stacked
        screen.bar.scopeButtonTitles = ["One", "Two"]
        screen.bar.showsScopeBar = true
        try await run(screen, width: width) { pilot in
            screen.navigationController?.navigationBar.prefersLargeTitles = true
            try await pilot.settle()
            let text = try #require(screen.tableView.visibleCells.first?.textLabel)
            let edge = text.convert(text.bounds, to: nil).minX
            #expect(pilot.frame(of: try #require(pilot.host.tree.existing(screen.field)?.widget)).minX == edge)
            #expect(try frame("One", "scope", pilot).minX == edge)
            #expect(try frame("Words", "heading", pilot).minX == edge)
        }
    }

    @Test func `Scopes of a search bar in the title bar have the rows' leading edge`() async throws {
        let screen = SearchField()
        screen.navigationItem.preferredSearchBarPlacement = .integrated
        screen.bar.scopeButtonTitles = ["One", "Two"]
        screen.bar.showsScopeBar = true
        try await run(screen, width: 960) { pilot in
            try #require(screen.search.searchBarPlacement == .integrated)
            let text = try #require(screen.tableView.visibleCells.first?.textLabel)
            #expect(try frame("One", "scope", pilot).minX == text.convert(text.bounds, to: nil).minX)
        }
    }

    @Test func `A separator is below the title bar while rows are scrolled behind it`() async throws {
        let screen = SearchField()
        screen.view.backgroundColor = .white
        try await run(screen, width: 960) { pilot in
            // The lowest pixel line of the title bar.
            let place = CGPoint(x: 30, y: -1)
            let ground = try pilot.color(at: CGPoint(x: 30, y: -4))
            #expect(try pilot.color(at: place) == ground)
            screen.tableView.contentOffset.y = 200
            try await pilot.settle()
            #expect(try pilot.color(at: place) != ground)
            screen.tableView.contentOffset.y = 0
            try await pilot.settle()
            #expect(try pilot.color(at: place) == ground)
        }
    }

    @Test func `The separator below the title bar has enough contrast in high-contrast appearance`() async throws {
        let screen = SearchField()
        try await run(screen, width: 960) { pilot in
            screen.tableView.contentOffset.y = 200
            for isDark in [false, true] {
                var wishes = GTKPilot.Wishes()
                wishes.isDark = isDark
                wishes.isHighContrast = true
                try await pilot.change(wishes)
                let line = try components(at: CGPoint(x: 30, y: -1), pilot)
                let contrast = try line.contrast(on: components(at: CGPoint(x: 30, y: -4), pilot))
                #expect(contrast >= 3, "dark: \(isDark)")
            }
            try await pilot.change()
        }
    }

    @Test func `The focus ring of a row replaces the separators around it`() async throws {
        let screen = SearchField()
        try await run(screen, width: 460) { pilot in
            let cells = Array(screen.tableView.visibleCells.prefix(4))
            @MainActor func lines() throws -> [Bool] {
                // Beyond the focus ring, which is two pixels wide.
                try cells.map { cell in
                    let frame = cell.convert(cell.bounds, to: nil)
                    let (x, y) = (frame.minX + 60, frame.maxY - 1)
                    return try pilot.color(at: CGPoint(x: x, y: y)) != pilot.color(at: CGPoint(x: x, y: y - 6))
                }
            }
            #expect(try lines() == [true, true, true, true])
            try await pilot.press("Tab")
            for _ in 0..<40
            where screen.tableView.visibleCells.firstIndex(where: { $0.stateDescriptions.contains("focused") }) != 2 {
                try await pilot.press(screen.tableView.isFirstResponder ? "Down" : "Tab")
            }
            // The row above has no separator; the focused row's line is the focus ring.
            #expect(try lines() == [true, false, true, true])
            let focused = try #require(pilot.host.tree.existing(cells[2]) as? CellWidget)
            #expect(gtk_widget_has_css_class(focused.widget, "focused") != 0)
            #expect(cells[2].separatorColumns == nil)
        }
    }

    @Test func `A card has an outline with enough contrast in high-contrast appearance`() async throws {
        let screen = CardScreen(style: .insetGrouped)
        try await run(screen, width: 460) { pilot in
            @MainActor func contrast() throws -> Double {
                let row = try frame("Card", "row", pilot)
                let edge = try components(at: CGPoint(x: row.minX, y: row.midY), pilot)
                return try edge.contrast(on: components(at: CGPoint(x: row.minX + 4, y: row.midY), pilot))
            }
            for isDark in [false, true] {
                var wishes = GTKPilot.Wishes()
                wishes.isDark = isDark
                wishes.isHighContrast = true
                try await pilot.change(wishes)
                let strong = try contrast()
                #expect(strong >= 3, "dark: \(isDark)")
            }
            try await pilot.change()
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
