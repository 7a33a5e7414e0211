import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

/// The appearance of a cell that is selected or edited.
@MainActor
@Suite("Table cell states")
struct TableCellStateTests {
    private let source = TableSource([["Chad", "Kenya", "Oman"]])

    @Test func `a table selects cells through setSelected, which subclasses can override`() throws {
        final class Heard: UITableViewCell {
            var heard: [Bool] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                heard.append(selected)
            }
        }
        let table = makeTable(source)
        table.register(Heard.self, forCellReuseIdentifier: "cell")
        let host = WindowTestHost(showing: table)
        let cell = try #require(table.cellForRow(at: .row(1)) as? Heard)
        cell.heard = []
        table.selectRow(at: .row(1), animated: false, scrollPosition: .none)
        host.update()
        #expect(cell.heard.last == true)
        #expect(cell.isSelected)
        table.deselectRow(at: .row(1), animated: false)
        #expect(cell.heard.last == false)
    }

    @Test func `a cell with selection style none hides its selected background`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView()
        cell.selectedBackgroundView = background
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.setSelected(true, animated: false)
        cell.layoutIfNeeded()
        #expect(!background.isHidden)
        cell.selectionStyle = .none
        cell.layoutIfNeeded()
        #expect(background.isHidden)
    }

    @Test func `a cell's background view fills it behind the content`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let background = UIView()
        cell.backgroundView = background
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.layoutIfNeeded()
        #expect(background.frame == cell.bounds)
        #expect(cell.subviews.firstIndex(of: background)! < cell.subviews.firstIndex(of: cell.contentView)!)
    }

    @Test func `repeated configuration update requests are coalesced until the next layout`() {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        var updates = 0
        cell.configurationUpdateHandler = { _, _ in updates += 1 }
        cell.layoutIfNeeded()
        updates = 0
        cell.setNeedsUpdateConfiguration()
        cell.setNeedsUpdateConfiguration()
        cell.layoutIfNeeded()
        #expect(updates == 1)
    }

    @Test func `the delegate determines the editing style and indentation of each row`() throws {
        final class Editor: NSObject, UITableViewDelegate {
            func tableView(
                _ tableView: UITableView,
                editingStyleForRowAt indexPath: IndexPath
            ) -> UITableViewCell.EditingStyle {
                [.none, .insert, .delete][indexPath.row]
            }
            func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
                indexPath.row != 0
            }
        }
        final class Deletable: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell(style: .default, reuseIdentifier: nil)
            }
            func tableView(
                _ tableView: UITableView,
                commit editingStyle: UITableViewCell.EditingStyle,
                forRowAt indexPath: IndexPath
            ) {}
        }
        let (editor, rows) = (Editor(), Deletable())
        let table = makeTable(rows)
        table.delegate = editor
        let host = WindowTestHost(showing: table)
        table.setEditing(true, animated: false)
        host.update()
        let cells = try (0..<3).map { try #require(table.cellForRow(at: .row($0))) }
        #expect(cells.map(\.editingStyle) == [.none, .insert, .delete])
        #expect(cells[0].contentView.frame.minX == 0)
        #expect(cells[1].contentView.frame.minX > 0)
        #expect(cells[2].contentView.frame.minX == cells[1].contentView.frame.minX)
    }

    @Test func `insertRows with the bottom animation shows the new row`() {
        let table = makeTable(source)
        let host = WindowTestHost(showing: table)
        source.sections[0].append("Peru")
        table.insertRows(at: [.row(3)], with: .bottom)
        host.update()
        #expect(table.cellForRow(at: .row(3))?.textLabel?.text == "Peru")
    }

    @Test func `list content configurations have header and value styles`() {
        let header = UIListContentConfiguration.plainHeader()
        let value = UIListContentConfiguration.valueCell()
        #expect(value.prefersSideBySideTextAndSecondaryText)
        #expect(!header.prefersSideBySideTextAndSecondaryText)
        let view = value.makeContentView()
        #expect((view as? UIListContentView)?.configuration is UIListContentConfiguration)
    }
}
