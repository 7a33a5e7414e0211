import UIKit

struct Recipe {
    let name: String
    let category: String
}

protocol RecipeSearchHelperDelegate: AnyObject {
    func recipeSearchHelper(_ helper: RecipeSearchHelper, didFind recipes: [Recipe])
    func recipeSearchHelperDidFinish(_ helper: RecipeSearchHelper)
}

/// 2016: a separate object contains the search code, to keep the view controller small.
class RecipeSearchHelper: NSObject {
    weak var delegate: RecipeSearchHelperDelegate?
    let searchController = UISearchController(searchResultsController: nil)
    private let recipes: [Recipe]
    private let categories = ["All", "Soup", "Cake", "Salad"]

    init(recipes: [Recipe]) {
        self.recipes = recipes
        super.init()
        searchController.searchResultsUpdater = self
        searchController.delegate = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.delegate = self
        searchController.searchBar.scopeButtonTitles = categories
        searchController.searchBar.placeholder = "Search recipes"
        searchController.searchBar.tintColor = .orange
    }

    private func filter(_ text: String, scope: String) {
        let found = recipes.filter { recipe in
            let matchesScope = scope == "All" || recipe.category == scope
            return matchesScope && (text.isEmpty || recipe.name.range(of: text, options: .caseInsensitive) != nil)
        }
        delegate?.recipeSearchHelper(self, didFind: found)
    }
}

extension RecipeSearchHelper: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        let scope = searchBar.scopeButtonTitles![searchBar.selectedScopeButtonIndex]
        filter(searchBar.text!, scope: scope)
    }
}

extension RecipeSearchHelper: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        // iOS 8 to 12 did not call the updater for scope changes.
        filter(searchBar.text!, scope: searchBar.scopeButtonTitles![selectedScope])
    }
}

extension RecipeSearchHelper: UISearchControllerDelegate {
    func didDismissSearchController(_ searchController: UISearchController) {
        delegate?.recipeSearchHelperDidFinish(self)
    }
}

class RecipesViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private let tableView = UITableView(frame: .zero, style: .grouped)
    private var helper: RecipeSearchHelper!
    private var shown: [Recipe] = []

    private let recipes = [
        Recipe(name: "Tomato soup", category: "Soup"), Recipe(name: "Pumpkin soup", category: "Soup"),
        Recipe(name: "Carrot cake", category: "Cake"), Recipe(name: "Pumpkin cake", category: "Cake"),
        Recipe(name: "Tomato salad", category: "Salad"), Recipe(name: "Carrot salad", category: "Salad"),
    ]

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "Recipes"
        tableView.frame = view.bounds
        tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        tableView.dataSource = self
        tableView.delegate = self
        tableView.rowHeight = 52
        tableView.keyboardDismissMode = .onDrag
        view.addSubview(tableView)

        shown = recipes
        helper = RecipeSearchHelper(recipes: recipes)
        helper.delegate = self
        if #available(iOS 11.0, *) {
            navigationItem.searchController = helper.searchController
            navigationItem.hidesSearchBarWhenScrolling = false
        } else {
            tableView.tableHeaderView = helper.searchController.searchBar
        }
        definesPresentationContext = true
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        return shown.count
    }

    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
        return "\(shown.count) recipes"
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let identifier = "RecipeCell"
        var cell: UITableViewCell! = tableView.dequeueReusableCell(withIdentifier: identifier)
        if cell == nil {
            cell = UITableViewCell(style: .subtitle, reuseIdentifier: identifier)
            cell.selectionStyle = .none
        }
        cell.textLabel?.text = shown[indexPath.row].name
        cell.detailTextLabel?.text = shown[indexPath.row].category
        return cell
    }
}

extension RecipesViewController: RecipeSearchHelperDelegate {
    func recipeSearchHelper(_ helper: RecipeSearchHelper, didFind recipes: [Recipe]) {
        shown = recipes
        tableView.reloadSections(IndexSet(integer: 0), with: .fade)
    }

    func recipeSearchHelperDidFinish(_ helper: RecipeSearchHelper) {
        shown = recipes
        tableView.reloadData()
    }
}
