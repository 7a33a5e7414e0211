import UIKit

/// 2021: tokens for labels, scopes, and a search that is restored when the app is restarted.
final class NotesViewController: UITableViewController {
    private enum Scope: Int, CaseIterable {
        case title, text
        var name: String { self == .title ? "Titles" : "Text" }
    }

    private enum Tag: Int, CaseIterable {
        case home, work, garden
        var name: String { "\(self)".capitalized }
    }

    private struct Note {
        let title: String
        let text: String
        let tag: Tag
    }

    private static let notes = [
        Note(title: "Roof", text: "ask for an offer", tag: .home),
        Note(title: "Offer", text: "send by Monday", tag: .work),
        Note(title: "Roses", text: "cut in March", tag: .garden),
        Note(title: "Minutes", text: "roof, parking", tag: .work),
    ]

    private enum Key {
        static let active = "search.active"
        static let focused = "search.focused"
        static let text = "search.text"
        static let scope = "search.scope"
        static let tag = "search.tag"
    }

    static let activityType = "org.example.notes.browse"

    private let searchController = UISearchController(searchResultsController: nil)
    private var shown = NotesViewController.notes
    private var restored: [AnyHashable: Any]?

    private var searchBar: UISearchBar { searchController.searchBar }

    func restore(_ activity: NSUserActivity?) {
        restored = activity?.userInfo
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Notes"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "note")
        searchController.searchResultsUpdater = self
        searchController.obscuresBackgroundDuringPresentation = false
        searchController.scopeBarActivation = .onSearchActivation
        searchBar.scopeButtonTitles = Scope.allCases.map(\.name)
        searchBar.placeholder = "Search notes"
        searchBar.delegate = self
        searchBar.searchTextField.tokenBackgroundColor = .systemTeal
        searchBar.searchTextField.allowsCopyingTokens = false
        navigationItem.searchController = searchController
        navigationItem.hidesSearchBarWhenScrolling = false
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        userActivity = view.window?.windowScene?.userActivity
        guard let state = restored else { return }
        restored = nil
        searchController.isActive = state[Key.active] as? Bool ?? false
        if state[Key.focused] as? Bool == true { searchBar.becomeFirstResponder() }
        searchBar.selectedScopeButtonIndex = state[Key.scope] as? Int ?? 0
        searchBar.text = state[Key.text] as? String
        if let tag = (state[Key.tag] as? Int).flatMap(Tag.init) {
            searchBar.searchTextField.insertToken(token(for: tag), at: 0)
        }
    }

    override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        var state: [AnyHashable: Any] = [
            Key.active: searchController.isActive,
            Key.focused: searchBar.isFirstResponder,
            Key.text: searchBar.text!,
            Key.scope: searchBar.selectedScopeButtonIndex,
        ]
        state[Key.tag] = searchBar.searchTextField.tokens.first?.representedObject as? Int
        activity.userInfo = state
    }

    private func token(for tag: Tag) -> UISearchToken {
        let token = UISearchToken(icon: UIImage(systemName: "tag"), text: tag.name)
        token.representedObject = tag.rawValue
        return token
    }

    // MARK: Table

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(
        _ tableView: UITableView,
        cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
        var content = UIListContentConfiguration.valueCell()
        content.text = shown[indexPath.row].title
        content.secondaryText = shown[indexPath.row].tag.name
        cell.contentConfiguration = content
        return cell
    }
}

extension NotesViewController: UISearchResultsUpdating, UISearchBarDelegate {
    func updateSearchResults(for searchController: UISearchController) {
        let text = searchBar.text!
        let tags = searchBar.searchTextField.tokens.compactMap { $0.representedObject as? Int }
        let scope = Scope(rawValue: searchBar.selectedScopeButtonIndex)!
        shown = Self.notes.filter { note in
            let searched = scope == .title ? note.title : note.text
            return (text.isEmpty || searched.localizedCaseInsensitiveContains(text))
                && (tags.isEmpty || tags.contains(note.tag.rawValue))
        }
        tableView.reloadData()
        view.window?.windowScene?.userActivity?.needsSave = true
    }

    /// A typed label followed by a space becomes a token.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
        let field = searchBar.searchTextField
        guard searchText.hasSuffix(" "),
            let tag = Tag.allCases.first(where: { $0.name.lowercased() == searchText.dropLast().lowercased() })
        else { return }
        field.replaceTextualPortion(of: field.textualRange, with: token(for: tag), at: field.tokens.count)
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    }
}

/// 2019: the scene delegate creates the window, and saves the search.
final class NotesSceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(
        _ scene: UIScene,
        willConnectTo session: UISceneSession,
        options connectionOptions: UIScene.ConnectionOptions
    ) {
        guard let windowScene = scene as? UIWindowScene else { return }
        let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity
        scene.userActivity = activity ?? NSUserActivity(activityType: NotesViewController.activityType)
        let notes = NotesViewController(style: .insetGrouped)
        notes.restore(activity)
        let window = UIWindow(windowScene: windowScene)
        window.rootViewController = UINavigationController(rootViewController: notes)
        window.tintColor = .systemTeal
        self.window = window
        window.makeKeyAndVisible()
    }

    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        scene.userActivity
    }
}

final class NotesAppDelegate: UIResponder, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }

    func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "Default", sessionRole: connectingSceneSession.role)
        configuration.delegateClass = NotesSceneDelegate.self
        return configuration
    }
}
