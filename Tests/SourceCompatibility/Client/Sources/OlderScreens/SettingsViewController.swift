import UIKit

/// 2010: a search bar as the title view without a search controller. It shows its own Cancel button.
class SettingsViewController: UITableViewController, UISearchBarDelegate {
    private let searchBar = UISearchBar()
    private var visible: [String] = []
    private var observer: NSObjectProtocol?

    private let settings = [
        "Aeroplane mode", "Bluetooth", "Brightness", "Language", "Mobile data", "Notifications", "Sounds",
    ]

    convenience init() {
        self.init(style: .grouped)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        visible = settings
        searchBar.delegate = self
        searchBar.placeholder = "Settings"
        searchBar.searchBarStyle = .minimal
        searchBar.autocorrectionType = .no
        searchBar.enablesReturnKeyAutomatically = false
        navigationItem.titleView = searchBar
        // A closure for Foundation in the style from before Swift concurrency, without actor isolation.
        observer = NotificationCenter.default.addObserver(
            forName: UITextField.textDidBeginEditingNotification,
            object: searchBar.searchTextField,
            queue: nil
        ) { [weak self] _ in
            self?.tableView.reloadData()
        }
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        searchBar.resignFirstResponder()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return max(visible.count, 1)
    }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Setting")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "Setting")
        if visible.isEmpty {
            cell.textLabel?.text = "No settings"
            cell.textLabel?.textColor = .lightGray
            cell.accessoryView = nil
        } else {
            cell.textLabel?.text = visible[indexPath.row]
            cell.textLabel?.textColor = .black
            cell.accessoryView = UISwitch()
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
        return visible.isEmpty ? nil : indexPath
    }

    // MARK: UISearchBarDelegate

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.showsCancelButton = true
        return true
    }

    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
        searchBar.showsCancelButton = false
        return true
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let predicate: (String) -> Bool = { $0.lowercased().hasPrefix(searchText.lowercased()) }
        visible = searchText.isEmpty ? settings : settings.filter(predicate)
        tableView.reloadData()
    }

    func searchBar(
        _ searchBar: UISearchBar,
        shouldChangeTextIn range: NSRange,
        replacementText text: String
    ) -> Bool {
        let old = (searchBar.text ?? "") as NSString
        return old.replacingCharacters(in: range, with: text).count <= 12
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
        searchBar.text = ""
        visible = settings
        tableView.reloadData()
        searchBar.resignFirstResponder()
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
        view.endEditing(true)
    }
}
