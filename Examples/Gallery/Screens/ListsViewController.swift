import UIKit

/// A list of a collection view: reordering, swipe actions, deletion, menus with previews.
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
        collectionView.delegate = self
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

    private func moveToTop(_ name: String) {
        guard let dataSource else { return }
        var snapshot = dataSource.snapshot()
        guard let first = snapshot.itemIdentifiers.first, first != name else { return }
        snapshot.moveItem(name, beforeItem: first)
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

extension ListsViewController: UICollectionViewDelegate {
    func collectionView(
        _ collectionView: UICollectionView,
        contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let path = indexPaths.first, let name = dataSource?.itemIdentifier(for: path) else { return nil }
        return UIContextMenuConfiguration(
            previewProvider: { PlanetViewController(name: name) },
            actionProvider: { [weak self] _ in
                UIMenu(children: [UIAction(title: "Move to Top") { _ in self?.moveToTop(name) }])
            }
        )
    }

    func collectionView(
        _ collectionView: UICollectionView,
        willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        guard let planet = animator.previewViewController else { return }
        animator.addCompletion { [weak self] in
            self?.navigationController?.pushViewController(planet, animated: true)
        }
    }
}

/// A planet with its place in the order from the sun.
private class PlanetViewController: UIViewController {
    private static let order = ["Mercury", "Venus", "Earth", "Mars", "Jupiter", "Saturn", "Uranus", "Neptune"]
    private let name: String

    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        preferredContentSize = CGSize(width: 260, height: 120)
    }

    required init?(coder: NSCoder) {
        fatalError("PlanetViewController is made in code.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let label = UILabel()
        label.font = .preferredFont(forTextStyle: .title2)
        label.numberOfLines = 0
        label.textAlignment = .center
        let place = Self.order.firstIndex(of: name).map { $0 + 1 } ?? 0
        label.text = "Planet \(place) from the sun"
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
            label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }
}
