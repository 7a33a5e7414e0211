import UIKit

/// A tutorial of 2015 in current spelling: one controller, created in a closure, whose bar is the table's header.
class CitiesViewController: UITableViewController, UISearchResultsUpdating {
    let tableData = ["Berlin", "Bern", "Lisbon", "Ljubljana", "Oslo"]
    var filteredTableData = [String]()
    var resultSearchController = UISearchController()

    override func viewDidLoad() {
        super.viewDidLoad()
        self.title = "Cities"
        self.tableView.register(UITableViewCell.self, forCellReuseIdentifier: "Cell")
        self.resultSearchController =
            ({
                let controller = UISearchController(searchResultsController: nil)
                controller.searchResultsUpdater = self
                controller.obscuresBackgroundDuringPresentation = false
                self.tableView.tableHeaderView = controller.searchBar
                return controller
            })()
        self.definesPresentationContext = true
        self.tableView.reloadData()
    }

    override func numberOfSections(in tableView: UITableView) -> Int {
        return 1
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if self.resultSearchController.isActive {
            return self.filteredTableData.count
        } else {
            return self.tableData.count
        }
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "Cell", for: indexPath) as UITableViewCell
        if self.resultSearchController.isActive {
            cell.textLabel?.text = filteredTableData[indexPath.row]
        } else {
            cell.textLabel?.text = tableData[indexPath.row]
        }
        return cell
    }

    func updateSearchResults(for searchController: UISearchController) {
        filteredTableData.removeAll(keepingCapacity: false)
        let text = searchController.searchBar.text!.lowercased()
        filteredTableData = text.isEmpty ? tableData : tableData.filter { $0.lowercased().contains(text) }
        self.tableView.reloadData()
    }
}
