import UIKit

/// Swipe actions, edit mode and alerts on search results.
final class TasksViewController: UITableViewController {
    private final class Item {
        var name: String
        var isDone = false
        init(_ name: String) { self.name = name }
    }

    private var items = ["Buy bread", "Buy stamps", "Call Mum", "Mend bike"].map(Item.init)
    private var filtered: [Item]?
    private let search = UISearchController(searchResultsController: nil)

    private var shown: [Item] { filtered ?? items }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Tasks"
        navigationItem.leftBarButtonItem = editButtonItem
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.add() }
        )
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "task")
        tableView.allowsSelectionDuringEditing = true
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Find a task"
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    private func add() {
        let alert = UIAlertController(title: "New task", message: nil, preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "What is to be done?" }
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
                guard let self, let name = alert?.textFields?.first?.text, !name.isEmpty else { return }
                items.append(Item(name))
                update()
            }
        )
        present(alert, animated: true)
    }

    private func update() {
        let text = search.searchBar.text ?? ""
        filtered = search.isActive && !text.isEmpty ? items.filter { $0.name.localizedStandardContains(text) } : nil
        tableView.reloadData()
    }

    private func remove(at indexPath: IndexPath) {
        let item = shown[indexPath.row]
        items.removeAll { $0 === item }
        filtered?.removeAll { $0 === item }
        tableView.performBatchUpdates {
            self.tableView.deleteRows(at: [indexPath], with: .left)
        }
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let item = shown[indexPath.row]
        let cell = tableView.dequeueReusableCell(withIdentifier: "task", for: indexPath)
        var content = cell.defaultContentConfiguration()
        content.text = item.name
        content.textProperties.color = item.isDone ? .secondaryLabel : .label
        cell.contentConfiguration = content
        cell.accessoryType = item.isDone ? .checkmark : .none
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        shown[indexPath.row].isDone.toggle()
        tableView.reloadRows(at: [indexPath], with: .none)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            self?.remove(at: indexPath)
            completion(true)
        }
        delete.image = UIImage(systemName: "trash")
        return UISwipeActionsConfiguration(actions: [delete])
    }

    override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        remove(at: indexPath)
    }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        filtered == nil
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        items.insert(items.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}

extension TasksViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        update()
    }
}
