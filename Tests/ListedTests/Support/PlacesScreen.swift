import UIKit

/// A list of places with a search, a button in the bar, and a log for the tests.
@MainActor
final class PlacesScreen: UITableViewController, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    private(set) var additions = 0

    init(title: String = "Places") {
        super.init(style: .plain)
        self.title = title
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .add,
            primaryAction: UIAction { [weak self] _ in self?.additions += 1 }
        )
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Place \(indexPath.row + 1)"
        return cell
    }
}

/// A form with a field, and a log of its presentation's delegate calls.
@MainActor
final class FormScreen: UIViewController, UIAdaptivePresentationControllerDelegate {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 36))
    var mayDismiss = true
    private(set) var calls: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "New Place"
        field.placeholder = "Name"
        view.addSubview(field)
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            systemItem: .cancel,
            primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }
        )
    }

    /// Returns a navigation controller that contains the form, as apps present forms.
    func inNavigation(style: UIModalPresentationStyle = .automatic) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: self)
        navigation.modalPresentationStyle = style
        navigation.presentationController?.delegate = self
        return navigation
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        calls.append("should")
        return mayDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        calls.append("will \(presentingViewController == nil ? "after" : "before")")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        calls.append("did \(presentingViewController == nil ? "after" : "before")")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        calls.append("attempt")
    }
}
