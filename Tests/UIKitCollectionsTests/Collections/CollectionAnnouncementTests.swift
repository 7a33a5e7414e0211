import Foundation
import HeadlessHost
import Testing
import UIKitCollections
import UIKitCore

/// The announcements of a search whose results are in a collection.
@MainActor
@Suite("Announcements of results in collections", .serialized)
struct CollectionAnnouncementTests {
    @Test func `the results in a results controller's collection are counted`() async throws {
        let results = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
        let source = FourItems()
        results.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        results.collectionView.dataSource = source
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: results)
        search.searchBar.placeholder = "Find"
        screen.navigationItem.searchController = search
        screen.definesPresentationContext = true
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Find", role: "search field")
        try await driver.type("r")
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == ["4 results"])
    }

    @Test func `keys reach the items of a collection while the field keeps the focus`() async throws {
        let results = OpenedItems(collectionViewLayout: UICollectionViewFlowLayout())
        let source = FourItems()
        results.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        results.collectionView.dataSource = source
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: results)
        search.keyboardBehavior.keepsFocusInField = true
        search.searchBar.placeholder = "Find"
        screen.navigationItem.searchController = search
        screen.definesPresentationContext = true
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Find", role: "search field")
        try await driver.type("r")
        for key in ["down", "end", "return", "home", "return", "f3", "return"] {
            try await driver.key(#require(.init(key)))
        }
        #expect(results.opened == [3, 0, 1])
        #expect(search.searchBar.isFirstResponder)
    }
}

private final class OpenedItems: UICollectionViewController {
    private(set) var opened: [Int] = []

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        opened.append(indexPath.item)
    }
}

private final class FourItems: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 4 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
    }
}
