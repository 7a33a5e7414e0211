import UIKit

/// Helpers without actor isolation, from before Swift concurrency.
enum ShelfLayouts {
    static func grid(columns: Int) -> UICollectionViewLayout {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(1 / CGFloat(columns)),
                heightDimension: .fractionalHeight(1)
            )
        )
        item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.boundarySupplementaryItems = []
        section.interGroupSpacing = 4
        return UICollectionViewCompositionalLayout(section: section)
    }

    static func list() -> UICollectionViewLayout {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.showsSeparators = false
        configuration.backgroundColor = .clear
        return UICollectionViewCompositionalLayout.list(using: configuration)
    }

    static func menu(for title: String) -> UIContextMenuConfiguration {
        UIContextMenuConfiguration(identifier: title as NSString, previewProvider: nil) { _ in
            UIMenu(title: title, children: [UIAction(title: "Copy") { _ in }])
        }
    }

    static func preview(of view: UIView) -> UITargetedPreview {
        let parameters = UIPreviewParameters()
        parameters.backgroundColor = .clear
        return UITargetedPreview(view: view, parameters: parameters)
    }

    static func accessories() -> [UICellAccessory] {
        [.disclosureIndicator(), .checkmark(displayed: .always, options: .init(tintColor: .red))]
    }

    static func nibObjects(_ bundle: Bundle) -> [Any]? {
        bundle.loadNibNamed("Shelf", owner: nil, options: nil)
    }
}

/// A collection that helpers without isolation lay out.
class ShelfViewController: UICollectionViewController {
    init() {
        super.init(collectionViewLayout: ShelfLayouts.grid(columns: 2))
        title = "Shelf"
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "Book")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        return 3
    }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Book", for: indexPath)
        if let cell = cell as? UICollectionViewListCell {
            var content = cell.defaultContentConfiguration()
            content.text = "Book \(indexPath.item + 1)"
            cell.contentConfiguration = content
            cell.accessories = ShelfLayouts.accessories()
        }
        return cell
    }
}
