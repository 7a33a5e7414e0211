import Foundation

/// The list of the tabs that have no space in the bar.
final class MoreListController: UITableViewController {
    private weak var tabs: UITabBarController?

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = SystemTexts.text("More")
    }

    required init?(coder: NSCoder) { nil }

    private var entries: [TabEntry] { tabs?.splitItems().listed ?? [] }

    /// Shows the current tabs, and a button for their order if the user can change it.
    func reload() {
        guard isViewLoaded else { return }
        tableView.reloadData()
        guard tabs?.isCustomizable == true else {
            navigationItem.rightBarButtonItem = nil
            return
        }
        guard navigationItem.rightBarButtonItem == nil else { return }
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .edit,
            primaryAction: UIAction { [weak self] _ in self?.tabs?.beginCustomizing() }
        )
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reload()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { entries.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .value1, reuseIdentifier: "tab")
        let item = entries[indexPath.row].item
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        cell.detailTextLabel?.text = item?.badgeValue
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        guard let tabs, entries.indices.contains(indexPath.row) else { return }
        let entry = entries[indexPath.row]
        if let place = tabs.entries.firstIndex(where: { $0.isSame(as: entry) }) { tabs.show(place) }
    }
}

/// The screen on which the user changes the order of the tabs. The first four are in the bar.
final class TabOrderController: UITableViewController, UIAdaptivePresentationControllerDelegate {
    private weak var tabs: UITabBarController?
    private var order: [UIViewController]

    init(of tabs: UITabBarController) {
        self.tabs = tabs
        order = tabs.entries.compactMap(\.ownController)
        super.init(style: .plain)
        title = SystemTexts.text("Configure")
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.isEditing = true
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .done,
            primaryAction: UIAction { [weak self] _ in
                self?.dismiss(animated: true)
                self?.end()
            }
        )
        navigationController?.presentationController?.storedDelegate = self
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { end() }

    private func end() {
        tabs?.endCustomizing(with: order)
        tabs = nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { order.count }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        SystemTexts.text("The first four tabs are in the bar.")
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
        let item = order[indexPath.row].tabBarItem
        cell.textLabel?.text = item?.title
        cell.imageView?.image = item?.image
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tabs?.customizableViewControllers?.contains { $0 === order[indexPath.row] } == true
    }

    override func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
    ) {
        order.insert(order.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
    }
}
