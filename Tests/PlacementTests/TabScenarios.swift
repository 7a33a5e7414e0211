import Testing
import UIKit

/// Tabs, toolbars and screens without content on each host: appearance and user actions.
@MainActor
@Suite("Tab bars, toolbars and empty states")
struct TabScenarios {
    private func screen(_ title: String, _ symbol: String) -> UIViewController {
        let screen = UIViewController()
        screen.title = title
        screen.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), tag: 0)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 300, height: 30))
        label.text = "Inside \(title)"
        screen.view.addSubview(label)
        return screen
    }

    @Test(arguments: StageHost.available)
    func `Tabs are selected by pointer and by key`(on host: StageHost) async throws {
        let tabs = UITabBarController()
        let mail = screen("Mail", "envelope")
        mail.tabBarItem.badgeValue = "12"
        tabs.viewControllers = [screen("News", "star").inNavigation, mail, screen("People", "person.crop.circle")]
        try await host.show(tabs, width: 420) { stage in
            #expect(try stage.labels("tab") == ["News", "Mail", "People"])
            #expect(try stage.showsTitle("Inside News"))
            let frames = try stage.elements("tab").map(\.frame)
            #expect(frames.allSatisfy { $0.width == frames[0].width && $0.minY > 500 })
            try await stage.tap("Mail", role: "tab")
            #expect(try stage.showsTitle("Inside Mail"))
            #expect(try !stage.showsTitle("Inside News"))
            try await stage.key("ctrl+page-down")
            #expect(tabs.selectedIndex == 2)
            #expect(try stage.showsTitle("Inside People"))
            try await stage.key("alt+1")
            #expect(tabs.selectedIndex == 0)
            try await stage.key("ctrl+page-up")
            #expect(tabs.selectedIndex == 0)
            try await stage.resize(width: 900)
            let wide = try stage.elements("tab").map(\.frame)
            #expect(wide[0].minX > 200 && wide[2].maxX < 700)
        }
    }

    @Test(arguments: StageHost.available)
    func `Rule 79: selecting a search tab begins search, and Cancel returns to the previous tab`(on host: StageHost)
        async throws
    {
        let things = ThingsScreen(.stacked)
        let search = UISearchTab { _ in things.inNavigation }
        search.automaticallyActivatesSearch = true
        let home = UITab(title: "Home", image: UIImage(systemName: "house"), identifier: "home") { [self] _ in
            screen("Home", "house")
        }
        let tabs = UITabBarController(tabs: [home, search])
        try await host.show(tabs, width: 420) { stage in
            try await stage.tap("Search", role: "tab")
            #expect(things.search.isActive)
            try await stage.type("7")
            #expect(try stage.rows == ["Thing 7", "Thing 17", "Thing 27", "Thing 37"])
            // The search stays active while a different tab is selected.
            try await stage.tap("Home", role: "tab")
            #expect(try stage.field == nil)
            try await stage.tap("Search", role: "tab")
            #expect(try stage.field?.value == "7")
            // The text field does not handle the key commands of the tab bar.
            try await stage.key("ctrl+page-up")
            #expect(try stage.showsTitle("Inside Home"))
            try await stage.tap("Search", role: "tab")
            try await stage.tap("Cancel", role: "button")
            #expect(try stage.showsTitle("Inside Home"))
            #expect(!things.search.isActive)
        }
    }

    @Test(arguments: StageHost.available)
    func `Toolbar buttons perform their actions`(on host: StageHost) async throws {
        var pressed: [String] = []
        let screen = screen("Notes", "book")
        let add = UIBarButtonItem(systemItem: .compose, primaryAction: UIAction { _ in pressed.append("compose") })
        let send = UIBarButtonItem(title: "Send", primaryAction: UIAction { _ in pressed.append("send") })
        let trash = UIBarButtonItem(systemItem: .trash)
        trash.isEnabled = false
        screen.toolbarItems = [add, .flexibleSpace(), trash, send]
        let navigation = screen.inNavigation
        navigation.isToolbarHidden = false
        try await host.show(navigation, width: 420) { stage in
            #expect(try stage.labels("button") == ["Compose", "Delete", "Send"])
            try await stage.tap("Send", role: "button")
            try await stage.tap("Compose", role: "button")
            #expect(pressed == ["send", "compose"])
            let frames = try stage.elements("button").map(\.frame)
            #expect(frames[0].minX < 40 && frames[2].maxX > 380 && frames.allSatisfy { $0.minY > 500 })
            navigation.setToolbarHidden(true, animated: false)
            try await stage.settle()
            #expect(try stage.labels("button") == [])
        }
    }

    @Test(arguments: StageHost.available)
    func `A search without results shows a message in place of the rows`(on host: StageHost) async throws {
        let things = EmptyThings(style: .plain)
        try await host.show(things.inNavigation, width: 420) { stage in
            try await stage.tap("Search", role: "search field")
            try await stage.type("xyz")
            #expect(try stage.rows == [])
            #expect(try stage.showsTitle("No Results for “xyz”"))
            #expect(try stage.showsTitle("Check the spelling or try a new search."))
            try await stage.key("backspace")
            #expect(try stage.showsTitle("No Results for “xy”"))
            try await stage.tap("Cancel", role: "button")
            #expect(try stage.rows == ["Thing"])
            #expect(try !stage.showsTitle("Check the spelling or try a new search."))
        }
    }

    @Test(arguments: StageHost.available)
    func `The button of an empty state performs its action`(on host: StageHost) async throws {
        var count = 0
        var empty = UIContentUnavailableConfiguration.empty()
        empty.image = UIImage(systemName: "star")
        empty.text = "No Favourites"
        empty.secondaryText = "What you star is kept here, so that you find it again."
        empty.button = .filled()
        empty.button.title = "Browse"
        empty.buttonProperties.primaryAction = UIAction { _ in count += 1 }
        let screen = UIViewController()
        screen.title = "Favourites"
        screen.contentUnavailableConfiguration = empty
        try await host.show(screen.inNavigation, width: 420) { stage in
            try await stage.tap("Browse", role: "button")
            #expect(count == 1)
            #expect(try stage.showsTitle("No Favourites"))
        }
    }
}

/// One thing in a list, and a message if the search does not match it.
@MainActor
final class EmptyThings: UITableViewController, UISearchResultsUpdating {
    private var text = ""

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Things"
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Search"
        navigationItem.preferredSearchBarPlacement = .stacked
        navigationItem.searchController = search
    }

    private var isEmpty: Bool { !"thing".hasPrefix(text) }

    func updateSearchResults(for searchController: UISearchController) {
        text = searchController.searchBar.text!
        tableView.reloadData()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        contentUnavailableConfiguration = isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { isEmpty ? 0 : 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Thing"
        return cell
    }
}
