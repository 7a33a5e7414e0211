import UIKit

/// A list of a collection view: reordering, swipe actions, deletion.
class ListsViewController: UIViewController {
    private let names = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    private var dataSource: UICollectionViewDiffableDataSource<Int, String>?

    override func viewDidLoad() {
        super.viewDidLoad()
        var list = UICollectionLayoutListConfiguration(appearance: .insetGrouped)
        list.trailingSwipeActionsConfigurationProvider = { [weak self] indexPath in self?.swipeActions(at: indexPath) }
        let collectionView = UICollectionView(
            frame: view.bounds,
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list)
        )
        collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(collectionView)

        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
            var content = cell.defaultContentConfiguration()
            content.text = name
            content.image = UIImage(systemName: "circle.fill")
            cell.contentConfiguration = content
            cell.accessories = [.reorder(displayed: .always)]
        }
        let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: collectionView) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        dataSource.reorderingHandlers.canReorderItem = { _ in true }
        self.dataSource = dataSource
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(names)
        dataSource.apply(snapshot, animatingDifferences: false)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            systemItem: .refresh,
            primaryAction: UIAction(title: "Shuffle") { [weak self] _ in self?.reverse() }
        )
        navigationItem.rightBarButtonItem?.accessibilityLabel = "Reverse"
    }

    private func reverse() {
        guard let dataSource else { return }
        let items = Array(dataSource.snapshot().itemIdentifiers.reversed())
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        dataSource.apply(snapshot, animatingDifferences: true)
    }

    private func swipeActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            guard let self, let dataSource, let name = dataSource.itemIdentifier(for: indexPath) else {
                return completion(false)
            }
            var snapshot = dataSource.snapshot()
            snapshot.deleteItems([name])
            dataSource.apply(snapshot, animatingDifferences: true)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }
}
