import Foundation
import UIKit

/// The list's item, in the style of apps with model classes.
class Bird: NSObject {
    let name: String
    let family: String
    let wingspan: Int

    init(_ name: String, _ family: String, wingspan: Int) {
        self.name = name
        self.family = family
        self.wingspan = wingspan
    }
}

/// A list whose messages are sent by selectors: of a bar button, a switch, notifications, and a delayed search, which each keystroke
/// cancels. Predicates filter it.
class BirdsViewController: UITableViewController, UISearchBarDelegate {
    private let searchController = UISearchController(searchResultsController: nil)
    private let birds = [
        Bird("Barn owl", "Owls", wingspan: 89), Bird("Eagle owl", "Owls", wingspan: 168),
        Bird("Golden eagle", "Eagles", wingspan: 205), Bird("Robin", "Thrushes", wingspan: 21),
    ]
    private var visible: [Bird] = []
    private let largeOnly = UISwitch()
    /// The number of searches that ran.
    private(set) var searches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Birds"
        visible = birds
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.delegate = self
        searchController.searchBar.placeholder = "Search birds"
        navigationItem.searchController = searchController
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Reverse",
            style: .plain,
            target: self,
            action: Selector("reverse", BirdsViewController.reverse)
        )
        largeOnly.accessibilityLabel = "Large birds"
        largeOnly.addTarget(
            self,
            action: Selector("switched:", BirdsViewController.switched(_:)),
            for: .valueChanged
        )
        tableView.tableHeaderView = largeOnly
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Bird")
        NotificationCenter.default.addObserver(
            self,
            selector: Selector("beganEditing:", BirdsViewController.beganEditing(_:)),
            name: UITextField.textDidBeginEditingNotification,
            object: searchController.searchBar.searchTextField
        )
    }

    private func reverse() {
        visible.reverse()
        tableView.reloadData()
    }

    private func switched(_ sender: UISwitch) {
        search()
    }

    private func beganEditing(_ notification: Notification) {
        navigationItem.prompt = "\(birds.count) birds"
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let search = Selector("search", BirdsViewController.search)
        NSObject.cancelPreviousPerformRequests(withTarget: self, selector: search, object: nil)
        perform(search, with: nil, afterDelay: 0.2)
    }

    private func search() {
        searches += 1
        var conditions: [NSPredicate] = []
        if let text = searchController.searchBar.text, !text.isEmpty {
            conditions.append(NSPredicate(format: "%K CONTAINS[cd] %@ OR family BEGINSWITH[c] %@", "name", text, text))
        }
        if largeOnly.isOn {
            conditions.append(NSPredicate(format: "wingspan >= %d", 100))
        }
        let predicate = NSCompoundPredicate(andPredicateWithSubpredicates: conditions)
        visible = birds.filter { predicate.evaluate(with: $0) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return visible.count
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Bird", for: indexPath)
        cell.textLabel?.text = visible[indexPath.row].name
        return cell
    }
}
