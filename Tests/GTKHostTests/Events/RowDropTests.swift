#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Rows that are dragged with the mouse, and their drop targets.
@MainActor
@Suite("Drag and drop of rows in windows", .enabled(if: isOnDisplay))
struct RowDropTests {
    @Test
    func `A row is dropped on another table, which shows the insertion point during the drag`() async throws {
        let screen = TwoLists()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let usual = screen.right.table.subviews.count
            try await driver.drag("Two", to: "Green") {
                #expect(screen.left.table.hasActiveDrag)
                #expect(screen.right.table.hasActiveDrop)
                #expect(screen.right.table.subviews.count == usual + 1)
            }
            #expect(screen.right.names == ["Red", "Two", "Green"])
            #expect(try driver.rows() == ["One", "Two", "Three", "Red", "Two", "Green"])
            #expect(!screen.right.table.hasActiveDrop)
            #expect(screen.left.log == ["begin", "end"])
            #expect(screen.left.selected == [])
            // The next press is a tap and not part of the drag.
            try await driver.tap("One", role: "row")
            #expect(screen.left.selected == ["One"])
        }
    }

    @Test
    func `A row is moved within a table that has no drop delegate`() async throws {
        let screen = TwoLists()
        screen.left.table.dropDelegate = nil
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("One", to: "Three")
            #expect(screen.left.names == ["Two", "Three", "One"])
            #expect(try driver.rows().prefix(3) == ["Two", "Three", "One"])
        }
    }

    @Test
    func `A refused drop ends the drag, and the row can be dragged again`() async throws {
        let screen = TwoLists()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            screen.right.operation = .cancel
            try await driver.drag("Three", to: "Green")
            for _ in 0..<50 where screen.left.log.count < 2 { try await driver.settle() }
            #expect(screen.left.log == ["begin", "end"])
            #expect(screen.right.names == ["Red", "Green"])
            screen.right.operation = .copy
            // Meanwhile the image of the other row flies back to its position, and receives presses there.
            try await driver.drag("One", to: "Green")
            #expect(screen.right.names == ["Red", "One", "Green"])
        }
    }

    @Test
    func `A table scrolls while a row is held near its lower edge, and inserts it at the end`() async throws {
        let screen = TwoLists()
        screen.left.names = (1...30).map { "Row \($0)" }
        screen.left.table.dropDelegate = nil
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let table = screen.left.table
            let end = table.contentSize.height - table.bounds.height
            try await driver.drag("Row 1", to: "Row 7") {
                try await driver.settle(until: { table.contentOffset.y == end })
            }
            #expect(screen.left.names.last == "Row 1")
            #expect(try driver.rows().contains("Row 1"))
        }
    }

    @Test
    func `A row's text can be dropped on a text field`() async throws {
        let screen = TwoLists()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.drag("Three", to: "Note")
            #expect(screen.field.text == "Three")
            #expect(screen.left.log == ["begin", "end"])
        }
    }
}

/// Two tables side by side, and a field below.
private final class TwoLists: UIViewController {
    let left = CarriedList(["One", "Two", "Three"])
    let right = CarriedList(["Red", "Green"])
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (list, x) in [(left, 0), (right, 180)] {
            list.table.frame = CGRect(x: x, y: 0, width: 170, height: 300)
            view.addSubview(list.table)
        }
        field.placeholder = "Note"
        field.borderStyle = .roundedRect
        field.frame = CGRect(x: 10, y: 320, width: 200, height: 34)
        view.addSubview(field)
    }
}

/// A table that supports dragging and dropping rows.
@MainActor
private final class CarriedList: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDragDelegate,
    UITableViewDropDelegate
{
    let table = UITableView()
    var names: [String]
    var operation = UIDropOperation.copy
    private(set) var log: [String] = []
    private(set) var selected: [String] = []

    init(_ names: [String]) {
        self.names = names
        super.init()
        table.dataSource = self
        table.delegate = self
        table.dragDelegate = self
        table.dropDelegate = self
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(names[indexPath.row])
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        [UIDragItem(itemProvider: NSItemProvider(object: names[indexPath.row] as NSString))]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.append("begin")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) { log.append("end") }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        UITableViewDropProposal(operation: operation, intent: .insertAtDestinationIndexPath)
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        guard let path = coordinator.destinationIndexPath else { return }
        coordinator.session.loadObjects(ofClass: String.self) { [self] texts in
            names.insert(contentsOf: texts, at: path.row)
            tableView.reloadData()
        }
    }
}
#endif
