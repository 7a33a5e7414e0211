import Foundation
import Testing
import UIKitTestSupport

@testable @_spi(Host) import UIKitCore

private final class Countries: UITableViewController {
    var rows = ["Chile", "Peru"]
    var selected: [Int] = []
    var scrolled = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }

    override func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
}

@MainActor
@Suite("Table controllers")
struct UITableViewControllerTests {
    private let controller = Countries(style: .grouped)

    @Test func `the view is a table with the style, and the controller is its data source and delegate`() {
        #expect(controller.tableView === controller.view)
        #expect(controller.tableView.style == .grouped)
        #expect(controller.tableView.dataSource === controller)
        #expect(controller.tableView.delegate === controller)
        #expect(UITableViewController().tableView.style == .plain)
    }

    @Test func `overridden data source and delegate methods are called`() {
        _ = WindowTestHost(showing: controller)
        #expect(controller.tableView.visibleCells.map(\.accessibilityLabel) == ["Chile", "Peru"])
        controller.tableView.userTappedRow(at: .row(1))
        #expect(controller.selected == [1])
        controller.tableView.contentOffset.y = 1
        #expect(controller.scrolled == 1)
    }

    @Test func `the selection is cleared when the table appears, if clearsSelectionOnViewWillAppear is on`() {
        let host = WindowTestHost(showing: controller)
        for clears in [true, false] {
            controller.clearsSelectionOnViewWillAppear = clears
            controller.tableView.selectRow(at: .row(0), animated: false, scrollPosition: .none)
            host.window?.isHidden = true
            host.window?.isHidden = false
            host.update()
            #expect(controller.tableView.indexPathForSelectedRow == (clears ? nil : .row(0)))
        }
    }

    @Test func `editing is forwarded to the table`() {
        controller.isEditing = true
        #expect(controller.tableView.isEditing)
        controller.setEditing(false, animated: true)
        #expect(!controller.tableView.isEditing)
    }

    @Test func `a controller without deletion has no swipe actions`() {
        _ = WindowTestHost(showing: controller)
        #expect(!controller.tableView.userSwiped(.left, at: .row(0)))
    }
}
