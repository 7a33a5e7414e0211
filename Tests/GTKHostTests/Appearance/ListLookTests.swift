#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@testable import GTKHost
@_spi(Testing) import GTKHostTesting

/// Sections, images and layout of rows in windows: their appearance and their accessibility.
@MainActor
@Suite("Tables in windows", .enabled(if: isOnDisplay))
struct ListLookTests {
    @Test
    func `Rows have accessible positions in the whole table, and headers are headings`() async throws {
        let list = SectionList(style: .insetGrouped)
        try await GTKAppDriver.run(rootViewController: list) { driver in
            let screen = try driver.screen()
            let places = screen.elements(role: "row").map { "\($0.label) \($0.position!.0) of \($0.position!.of)" }
            #expect(places == ["Mercury 1 of 3", "Venus 2 of 3", "Jupiter 3 of 3"])
            #expect(screen.elements(role: "heading").map(\.label) == ["Rock", "Gas"])
            #expect(screen.elements(role: "text").map(\.label) == ["Small", "Large"])
            list.sections[0].removeFirst()
            list.tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
            try await driver.settle()
            let left = try driver.screen().elements(role: "row").map { [$0.position!.0, $0.position!.of] }
            #expect(left == [[1, 2], [2, 2]])
        }
    }

    @Test
    func `Only the first and last row of a card have rounded corners`() async throws {
        let list = SectionList(style: .insetGrouped)
        try await GTKAppDriver.run(rootViewController: list) { driver in
            let rows = try driver.screen().elements(role: "row")
            func has(_ name: String) -> [Bool] { rows.map { gtk_widget_has_css_class($0.widget, name) != 0 } }
            #expect(has("first") == [true, false, true])
            #expect(has("last") == [false, true, true])
            #expect(has("inset") == [true, true, true])
        }
    }

    @Test(arguments: [UITableView.Style.plain, .grouped])
    func `A header has a background only in the plain style`(style: UITableView.Style) async throws {
        try await GTKAppDriver.run(rootViewController: SectionList(style: style)) { driver in
            let header = try #require(try driver.screen().elements(role: "heading").first)
            #expect((gtk_widget_has_css_class(header.widget, "section-header") != 0) == (style == .plain))
        }
    }

    @Test(arguments: ["trash", "percent"])
    func `A symbol is an icon, whether the theme has it or it is drawn`(name: String) async throws {
        let controller = UIViewController()
        let view = UIImageView(image: UIImage(systemName: name))
        controller.view.addSubview(view)
        view.frame.origin = CGPoint(x: 20, y: 20)
        try await GTKAppDriver.run(rootViewController: controller) { driver in
            let widget = try #require(driver.host.tree.existing(view)?.widget)
            let part = try #require(gtk_widget_get_first_child(widget))
            #expect(part.isA(gtk_image_get_type()))
        }
    }
}

private final class SectionList: UITableViewController {
    var sections = [["Mercury", "Venus"], ["Jupiter"]]

    override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        sections[section].count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        ["Rock", "Gas"][section]
    }

    override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        ["Small", "Large"][section]
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
}
#endif
