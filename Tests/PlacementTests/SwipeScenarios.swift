import Testing
import UIKit

/// Swipe actions of rows during a search that does not change the rows.
@MainActor
@Suite("Open swipe actions during a search")
struct SwipeScenarios {
    private func search(
        on host: StageHost,
        _ scenario: @MainActor (any Stage, RemovableThings) async throws -> Void
    ) async throws {
        let screen = RemovableThings()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            try await stage.tap("Find")
            try await stage.swipeLeft("Row 1")
            try #require(try stage.showsButton("Remove"))
            try await scenario(stage, screen)
        }
    }

    @Test(arguments: StageHost.available)
    func `Selecting a scope closes an open swipe action`(on host: StageHost) async throws {
        try await search(on: host) { stage, screen in
            try await stage.tap("New")
            #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
            #expect(try !stage.showsButton("Remove"))
        }
    }

    @Test(arguments: StageHost.available)
    func `Escape ends the search and closes an open swipe action`(on host: StageHost) async throws {
        try await search(on: host) { stage, screen in
            try await stage.key("escape")
            #expect(!screen.search.isActive)
            #expect(try !stage.showsButton("Remove"))
        }
    }
}

/// Rows that can be deleted, with a search that does not filter them.
private final class RemovableThings: UITableViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.placeholder = "Find"
        search.searchBar.scopeButtonTitles = ["All", "New"]
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Remove") { _, _, done in done(false) }
        ])
    }
}
