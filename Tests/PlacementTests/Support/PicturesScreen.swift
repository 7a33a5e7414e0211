import UIKit

/// Sixty images in a grid, a search with results in a second grid, and a detail screen for each image.
@MainActor
final class PicturesScreen: UICollectionViewController, UISearchResultsUpdating {
    let search: UISearchController
    private let results: Grid

    init(obscuring: Bool = true) {
        results = Grid(items: [])
        search = UISearchController(searchResultsController: obscuring ? results : nil)
        super.init(collectionViewLayout: Grid.layout)
        title = "Pictures"
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
        definesPresentationContext = true
        results.choose = { [weak self] in self?.show(picture: $0) }
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        Grid.prepare(collectionView)
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        results.items = text.isEmpty ? [] : Grid.all.filter { $0.hasSuffix(text) }
        results.collectionView.reloadData()
    }

    private func show(picture: String) {
        let detail = UIViewController()
        detail.title = "Detail of \(picture)"
        navigationController?.pushViewController(detail, animated: true)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        Grid.all.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        Grid.cell(in: collectionView, at: indexPath, text: Grid.all[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        show(picture: Grid.all[indexPath.item])
    }
}

/// Images in a grid.
@MainActor
final class Grid: UICollectionViewController {
    static let all = (1...60).map { "Picture \($0)" }

    static var layout: UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 140, height: 100)
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        return layout
    }

    var items: [String]
    var choose: (String) -> Void = { _ in }

    init(items: [String]) {
        self.items = items
        super.init(collectionViewLayout: Grid.layout)
    }

    required init?(coder: NSCoder) { nil }

    static func prepare(_ collectionView: UICollectionView) {
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "picture")
    }

    static func cell(in collectionView: UICollectionView, at indexPath: IndexPath, text: String) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
        var content = UIListContentConfiguration.cell()
        content.text = text
        cell.contentConfiguration = content
        cell.backgroundColor = .secondarySystemBackground
        return cell
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        Grid.prepare(collectionView)
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items.count
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        Grid.cell(in: collectionView, at: indexPath, text: items[indexPath.item])
    }

    override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        choose(items[indexPath.item])
    }
}
