import Foundation

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

/// A cell with a label that fills it.
final class TextCell: UICollectionViewCell {
    let label = UILabel()
    private(set) var reuses = 0

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = contentView.bounds
        label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
    }
}

/// A header with a label.
final class TextHeader: UICollectionReusableView {
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }
}

/// Sections of texts, and a log of the collection's calls.
@MainActor
final class CollectionSource: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    var sections: [[String]]
    var headers: [String] = []
    private(set) var asked: [IndexPath] = []

    init(_ sections: [[String]]) {
        self.sections = sections
    }

    func forget() {
        asked = []
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        sections[section].count
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        asked.append(indexPath)
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) as! TextCell
        cell.label.text = sections[indexPath.section][indexPath.item]
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let view =
            collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
            as! TextHeader
        view.label.text = headers[indexPath.section]
        return view
    }
}

@MainActor
func makeCollection(_ source: CollectionSource, layout: UICollectionViewLayout) -> UICollectionView {
    let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
    collection.register(TextCell.self, forCellWithReuseIdentifier: "cell")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        collection.register(TextHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "header")
    }
    collection.dataSource = source
    collection.delegate = source
    return collection
}

/// A flow layout with items of 100 by 100 points, three in a line of 320 points, with a spacing of 10.
@MainActor
func makeFlow() -> UICollectionViewFlowLayout {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 100, height: 100)
    return flow
}

extension IndexPath {
    /// The index path of an item in the first section.
    static func item(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }
}
