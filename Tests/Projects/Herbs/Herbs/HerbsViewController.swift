import UIKit

class HerbsViewController: UITableViewController, UISearchResultsUpdating {
    var herbs = ["Basil", "Chervil", "Dill", "Fennel", "Marjoram", "Rosemary", "Rue", "Sage", "Thyme"]
    private var shown: [String] = []
    private let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        search.searchBar.placeholder = "Search herbs"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        let form = UIBarButtonItem(
            title: "Form",
            primaryAction: UIAction { [weak self] _ in
                self?.navigationController?.pushViewController(FormViewController(), animated: true)
            }
        )
        form.accessibilityIdentifier = "form-button"
        navigationItem.rightBarButtonItem = form
        shown = herbs
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = herbs.filter { text.isEmpty || $0.lowercased().hasPrefix(text.lowercased()) }
        // Like an app that asks a server.
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in self?.tableView.reloadData() }
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "herb")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "herb")
        guard indexPath.row < shown.count else { return cell }
        cell.textLabel?.text = shown[indexPath.row]
        cell.detailTextLabel?.text = "\(shown[indexPath.row].count) letters"
        cell.accessibilityIdentifier = "herb-\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let alert = UIAlertController(title: shown[indexPath.row], message: "Pick it?", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Pick", style: .default) { [weak self] _ in self?.title = "Picked" }
        )
        present(alert, animated: true)
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            guard let self else { return }
            let name = shown.remove(at: indexPath.row)
            herbs.removeAll { $0 == name }
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
