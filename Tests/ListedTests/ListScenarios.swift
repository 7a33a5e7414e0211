import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

/// A search screen whose rows are a list in a collection: user actions, and their results on screen.
@MainActor
@Suite("Lists in collections")
struct ListScenarios {
    private func run(
        on host: ScenarioHost,
        _ scenario: @MainActor (any ScenarioDriver, Pantry) async throws -> Void
    ) async throws {
        let pantry = Pantry()
        let root = UINavigationController(rootViewController: pantry)
        try await host.run(showing: root) { try await scenario($0, pantry) }
    }

    /// The headers, rows and the controls in them, in reading order.
    private func list(_ driver: any ScenarioDriver) throws -> [String] {
        let roles = ["heading": "header", "section header": "header"]
        return try driver.screen().drop { $0.role != "table" }.dropFirst().map {
            "\(roles[$0.role] ?? $0.role) \($0.label)"
        }
    }

    private let everything = ["header Fruit", "row Apples", "row Pears", "row Plums", "header Nuts", "row Almonds"]

    @Test(arguments: ScenarioHost.available)
    func `A collection list is exposed as a table with headers`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, _ in
            let read = try list(driver)
            #expect(read == everything)
            #expect(try driver.values("table") == ["4 rows"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search shows the matching rows and their sections`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, _ in
            try await driver.tap("Search")
            try await driver.type("l")
            #expect(
                try list(driver) == ["header Fruit", "row Apples", "row Plums", "header Nuts", "row Almonds"]
            )
            try await driver.type("m")
            #expect(try list(driver) == ["header Nuts", "row Almonds"])
            try await driver.key("escape")
            #expect(try list(driver) == everything)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A swipe reveals a row's actions, and Delete deletes the row`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, pantry in
            try await driver.swipe(.left, "Pears")
            #expect(
                try list(driver) == [
                    "header Fruit", "row Apples", "row Pears", "button Delete", "row Plums", "header Nuts",
                    "row Almonds",
                ]
            )
            try await driver.tap("Delete", role: "button")
            #expect(try list(driver) == everything.filter { $0 != "row Pears" })
            #expect(pantry.done == ["delete Pears"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Taps and arrow keys select rows`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, pantry in
            try await driver.tap("Plums")
            try await driver.key("down")
            try await driver.key("down")
            try await driver.key("return")
            #expect(pantry.done == ["select Plums", "select Almonds"])
        }
    }
}

/// Foods, grouped by kind.
private final class Pantry: UIViewController, UICollectionViewDelegate, UISearchResultsUpdating {
    private var kinds = [("Fruit", ["Apples", "Pears", "Plums"]), ("Nuts", ["Almonds"])]
    private(set) var done: [String] = []
    private let search = UISearchController(searchResultsController: nil)
    private var collectionView: UICollectionView!
    private var dataSource: UICollectionViewDiffableDataSource<String, String>!

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Pantry"
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        var configuration = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        configuration.headerMode = .supplementary
        configuration.trailingSwipeActionsConfigurationProvider = { [weak self] path in self?.actions(at: path) }
        let layout = UICollectionViewCompositionalLayout.list(using: configuration)
        collectionView = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        collectionView.delegate = self
        view.addSubview(collectionView)
        makeDataSource()
        show("")
    }

    private func makeDataSource() {
        let cells = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            var content = cell.defaultContentConfiguration()
            content.text = item
            cell.contentConfiguration = content
            cell.accessories = item == "Plums" ? [.disclosureIndicator()] : []
        }
        let headers = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
            elementKind: UICollectionView.elementKindSectionHeader
        ) { [weak self] header, _, path in
            var content = header.defaultContentConfiguration()
            content.text = self?.dataSource.sectionIdentifier(for: path.section)
            header.contentConfiguration = content
        }
        dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collection, path, item in
            collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
        }
        dataSource.supplementaryViewProvider = { collection, _, path in
            collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
        }
    }

    private func show(_ text: String) {
        var snapshot = NSDiffableDataSourceSnapshot<String, String>()
        for (kind, items) in kinds {
            let found = text.isEmpty ? items : items.filter { $0.localizedStandardContains(text) }
            guard !found.isEmpty else { continue }
            snapshot.appendSections([kind])
            snapshot.appendItems(found)
        }
        dataSource.apply(snapshot)
    }

    private func actions(at path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let item = dataSource.itemIdentifier(for: path) else { return nil }
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            kinds = kinds.map { ($0.0, $0.1.filter { $0 != item }) }
            done.append("delete \(item)")
            show(search.searchBar.text ?? "")
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    func updateSearchResults(for searchController: UISearchController) {
        show(searchController.searchBar.text ?? "")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        done.append("select \(dataSource.itemIdentifier(for: indexPath) ?? "nothing")")
    }
}
