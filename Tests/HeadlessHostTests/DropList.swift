import Foundation
import UIKitCore

/// A table, a second table to its right, and a field below. Rows can be dragged between them.
@MainActor
final class DropScreen: UIViewController {
    let left = DropList(["One", "Two", "Three"])
    let right = DropList(["Red", "Green"])
    let field = UITextField()

    override func viewDidLoad() {
        super.viewDidLoad()
        for (list, x) in [(left, 0), (right, 200)] {
            list.table.frame = CGRect(x: x, y: 100, width: 190, height: 300)
            view.addSubview(list.table)
        }
        field.placeholder = "Note"
        field.frame = CGRect(x: 0, y: 420, width: 200, height: 34)
        view.addSubview(field)
    }
}

/// A table that supports dragging and dropping rows, and logs its calls.
@MainActor
final class DropList: NSObject, UITableViewDataSource, UITableViewDragDelegate, UITableViewDropDelegate {
    let table = UITableView()
    var names: [String]
    var log: [String] = []
    var gives = true
    var allowsMove = true
    var handles = true
    var movesRows = false
    var proposal = UITableViewDropProposal(operation: .copy, intent: .insertAtDestinationIndexPath)
    /// The coordinator of the last drop.
    private(set) var coordinator: (any UITableViewDropCoordinator)?

    init(_ names: [String]) {
        self.names = names
        super.init()
        table.dataSource = self
        table.dragDelegate = self
        table.dropDelegate = self
    }

    func takeLog() -> [String] {
        defer { log = [] }
        return log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { movesRows }

    func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        log.append("move \(sourceIndexPath.row) to \(destinationIndexPath.row)")
        names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }

    // MARK: Dragging

    private func item(_ path: IndexPath) -> UIDragItem {
        let item = UIDragItem(itemProvider: NSItemProvider(object: names[path.row] as NSString))
        item.localObject = path.row
        return item
    }

    func tableView(
        _ tableView: UITableView,
        itemsForBeginning session: any UIDragSession,
        at indexPath: IndexPath
    ) -> [UIDragItem] {
        log.append("begin at \(indexPath.row)")
        session.localContext = self
        return gives ? [item(indexPath)] : []
    }

    func tableView(
        _ tableView: UITableView,
        itemsForAddingTo session: any UIDragSession,
        at indexPath: IndexPath,
        point: CGPoint
    ) -> [UIDragItem] {
        log.append("add \(indexPath.row) to \(session.items.count)")
        return [item(indexPath)]
    }

    func tableView(_ tableView: UITableView, dragSessionWillBegin session: any UIDragSession) {
        log.append("drag begins, active \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, dragSessionDidEnd session: any UIDragSession) {
        log.append("drag ended, active \(tableView.hasActiveDrag)")
    }

    func tableView(_ tableView: UITableView, dragSessionAllowsMoveOperation session: any UIDragSession) -> Bool {
        allowsMove
    }

    // MARK: Dropping

    func tableView(_ tableView: UITableView, canHandle session: any UIDropSession) -> Bool { handles }

    func tableView(_ tableView: UITableView, dropSessionDidEnter session: any UIDropSession) {
        log.append("enter, active \(tableView.hasActiveDrop)")
    }

    func tableView(
        _ tableView: UITableView,
        dropSessionDidUpdate session: any UIDropSession,
        withDestinationIndexPath destinationIndexPath: IndexPath?
    ) -> UITableViewDropProposal {
        log.append("over \(destinationIndexPath.map { "\($0.row)" } ?? "nothing")")
        return proposal
    }

    func tableView(_ tableView: UITableView, dropSessionDidExit session: any UIDropSession) { log.append("exit") }

    func tableView(_ tableView: UITableView, dropSessionDidEnd session: any UIDropSession) {
        log.append("drop ended, active \(tableView.hasActiveDrop)")
    }

    func tableView(_ tableView: UITableView, performDropWith coordinator: any UITableViewDropCoordinator) {
        self.coordinator = coordinator
        let sources = coordinator.items.map { $0.sourceIndexPath.map { "\($0.row)" } ?? "elsewhere" }
        log.append("perform from \(sources.joined(separator: ", "))")
        guard let target = coordinator.destinationIndexPath else { return }
        coordinator.session.loadObjects(ofClass: String.self) { [weak self] texts in
            guard let self else { return }
            names.insert(contentsOf: texts, at: target.row)
            let paths = texts.indices.map { IndexPath(row: target.row + $0, section: 0) }
            tableView.insertRows(at: paths, with: .automatic)
            for (item, path) in zip(coordinator.items, paths) {
                coordinator.drop(item.dragItem, toRowAt: path).addCompletion { [weak self] position in
                    self?.log.append("there \(path.row) \(position == .end)")
                }
            }
        }
    }
}
