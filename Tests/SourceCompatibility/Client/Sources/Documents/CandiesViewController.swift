import UIKit

/// The list's item.
struct Candy {
    enum Category: String, CaseIterable {
        case all = "All"
        case chocolate = "Chocolate"
        case hard = "Hard"
        case other = "Other"
    }

    let name: String
    let category: Category

    static let all = [
        Candy(name: "Caramel square", category: .chocolate), Candy(name: "Cocoa bean", category: .chocolate),
        Candy(name: "Lemon drop", category: .hard), Candy(name: "Cola drop", category: .hard),
        Candy(name: "Wine gum", category: .other),
    ]
}

/// The number of matching candies and their total, at the bottom of the screen.
class SearchFooter: UIView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        configureView()
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
        configureView()
    }

    private func configureView() {
        backgroundColor = .systemGreen
        alpha = 0
        label.textAlignment = .center
        label.textColor = .white
        addSubview(label)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }

    func setNotFiltering() {
        label.text = ""
        UIView.animate(withDuration: 0.7) { self.alpha = 0 }
    }

    func setIsFilteringToShow(filteredItemCount: Int, of totalItemCount: Int) {
        if filteredItemCount == totalItemCount {
            setNotFiltering()
        } else if filteredItemCount == 0 {
            label.text = "No items match your query"
            UIView.animate(withDuration: 0.7) { self.alpha = 1 }
        } else {
            label.text = "Filtering \(filteredItemCount) of \(totalItemCount)"
            UIView.animate(withDuration: 0.7) { self.alpha = 1 }
        }
    }
}

/// The tutorial of the candies: a list that filters itself, with scope buttons and a footer. The bar is in the navigation item
/// or, as in the first edition, the table's header.
class CandiesViewController: UIViewController {
    let tableView = UITableView()
    let searchFooter = SearchFooter()
    let searchController = UISearchController(searchResultsController: nil)
    let isBarInHeader: Bool

    var candies: [Candy] = []
    var filteredCandies: [Candy] = []
    private var footerBottom: NSLayoutConstraint?

    var isSearchBarEmpty: Bool {
        return searchController.searchBar.text?.isEmpty ?? true
    }

    var isFiltering: Bool {
        let isScopeFiltering = searchController.searchBar.selectedScopeButtonIndex != 0
        return searchController.isActive && (!isSearchBarEmpty || isScopeFiltering)
    }

    init(isBarInHeader: Bool) {
        self.isBarInHeader = isBarInHeader
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        isBarInHeader = false
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Candies"
        placeViews()
        candies = Candy.all

        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.searchBar.placeholder = "Search Candies"
        if isBarInHeader {
            tableView.tableHeaderView = searchController.searchBar
        } else {
            navigationItem.searchController = searchController
        }
        definesPresentationContext = true

        searchController.searchBar.scopeButtonTitles = Candy.Category.allCases.map { $0.rawValue }
        searchController.searchBar.delegate = self

        let notificationCenter = NotificationCenter.default
        for name in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification] {
            notificationCenter.addObserver(forName: name, object: nil, queue: .main) { [weak self] notification in
                MainActor.assumeIsolated { self?.handleKeyboard(notification: notification) }
            }
        }
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let indexPath = tableView.indexPathForSelectedRow {
            tableView.deselectRow(at: indexPath, animated: true)
        }
    }

    private func placeViews() {
        view.backgroundColor = .systemBackground
        tableView.dataSource = self
        tableView.delegate = self
        for part in [tableView, searchFooter] {
            part.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(part)
        }
        let bottom = searchFooter.bottomAnchor.constraint(equalTo: view.bottomAnchor)
        footerBottom = bottom
        NSLayoutConstraint.activate([
            tableView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            tableView.bottomAnchor.constraint(equalTo: searchFooter.topAnchor),
            searchFooter.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            searchFooter.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            searchFooter.heightAnchor.constraint(equalToConstant: 44),
            bottom,
        ])
    }

    func filterContentForSearchText(_ searchText: String, category: Candy.Category? = nil) {
        filteredCandies = candies.filter { (candy: Candy) -> Bool in
            let doesCategoryMatch = category == .all || candy.category == category
            if isSearchBarEmpty {
                return doesCategoryMatch
            } else {
                return doesCategoryMatch && candy.name.lowercased().contains(searchText.lowercased())
            }
        }
        tableView.reloadData()
    }

    func handleKeyboard(notification: Notification) {
        guard notification.name == UIResponder.keyboardWillChangeFrameNotification else {
            footerBottom?.constant = 0
            view.layoutIfNeeded()
            return
        }
        guard let info = notification.userInfo,
            let keyboardFrame = info[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        else { return }
        footerBottom?.constant = -keyboardFrame.cgRectValue.size.height
        UIView.animate(withDuration: 0.1) { self.view.layoutIfNeeded() }
    }
}

extension CandiesViewController: UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        if isFiltering {
            searchFooter.setIsFilteringToShow(filteredItemCount: filteredCandies.count, of: candies.count)
            return filteredCandies.count
        }
        searchFooter.setNotFiltering()
        return candies.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "Cell")
            ?? UITableViewCell(style: .subtitle, reuseIdentifier: "Cell")
        let candy = isFiltering ? filteredCandies[indexPath.row] : candies[indexPath.row]
        cell.textLabel?.text = candy.name
        cell.detailTextLabel?.text = candy.category.rawValue
        return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        let candy = isFiltering ? filteredCandies[indexPath.row] : candies[indexPath.row]
        let detail = UIViewController()
        detail.title = candy.name
        navigationController?.pushViewController(detail, animated: true)
    }
}

extension CandiesViewController: UISearchResultsUpdating {
    func updateSearchResults(for searchController: UISearchController) {
        let searchBar = searchController.searchBar
        let category = Candy.Category(rawValue: searchBar.scopeButtonTitles![searchBar.selectedScopeButtonIndex])
        filterContentForSearchText(searchBar.text!, category: category)
    }
}

extension CandiesViewController: UISearchBarDelegate {
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
        let category = Candy.Category(rawValue: searchBar.scopeButtonTitles![selectedScope])
        filterContentForSearchText(searchBar.text!, category: category)
    }
}
