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
