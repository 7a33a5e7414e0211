import UIKit

/// A searchable list of names, used in each tab.
final class ShelfViewController: UITableViewController, UISearchResultsUpdating {
    private let names: [String]
    private lazy var shown = names
    private let search = UISearchController(searchResultsController: nil)

    init(title: String, names: [String]) {
        self.names = names
        super.init(style: .plain)
        self.title = title
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search \(title ?? "")"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.tabBarItem.badgeValue = nil
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? names : names.filter { $0.lowercased().contains(text.lowercased()) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let detail = ShelfItemViewController()
        detail.title = shown[indexPath.row]
        guard let splitViewController else {
            detail.hidesBottomBarWhenPushed = true
            navigationController?.pushViewController(detail, animated: true)
            return
        }
        splitViewController.showDetailViewController(UINavigationController(rootViewController: detail), sender: self)
    }
}

/// A screen that shows only the chosen item.
final class ShelfItemViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.text = "About \(title ?? "")"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerXAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerXAnchor),
            label.centerYAnchor.constraint(equalTo: view.safeAreaLayoutGuide.centerYAnchor),
        ])
    }
}

/// A searchable list beside the chosen item.
final class ShelfSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        let list = ShelfViewController(title: "Tools", names: ["Axe", "Hammer", "Saw"])
        let empty = UIViewController()
        empty.title = "Nothing chosen"
        viewControllers = [list, empty].map { UINavigationController(rootViewController: $0) }
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool {
        // Shows the list if no item is chosen.
        let navigation = secondaryViewController as? UINavigationController
        return !(navigation?.topViewController is ShelfItemViewController)
    }
}

/// Two navigation controllers and a split view in tabs, each with its own search.
final class ShelvesTabBarController: UITabBarController, UITabBarControllerDelegate {
    private(set) var chosen: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let fruit = ShelfViewController(title: "Fruit", names: ["Apple", "Apricot", "Pear"])
        let trees = ShelfViewController(title: "Trees", names: ["Alder", "Apple", "Oak"])
        let symbols = ["carrot", "tree"]
        let stacks = zip([fruit, trees], symbols).enumerated().map { index, pair in
            let navigation = UINavigationController(rootViewController: pair.0)
            navigation.tabBarItem = UITabBarItem(title: pair.0.title, image: UIImage(systemName: pair.1), tag: index)
            return navigation
        }
        stacks.last?.tabBarItem.badgeValue = "New"
        let tools = ShelfSplitViewController()
        tools.tabBarItem = UITabBarItem(title: "Tools", image: UIImage(systemName: "hammer"), tag: 2)
        viewControllers = stacks + [tools]
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        chosen.append(viewController.tabBarItem.title ?? "")
    }
}
