import Foundation
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Another layout")
struct CollectionTransitionTests {
    @Test func `cells hear of another layout`() throws {
        let old = UICollectionViewFlowLayout()
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: old)
        collection.register(HearingCell.self, forCellWithReuseIdentifier: "cell")
        let cells = HearingSource()
        collection.dataSource = cells
        let host = TableTestHost(showing: collection)
        let cell = try #require(collection.cellForItem(at: .item(0)) as? HearingCell)
        var ended = false
        collection.setCollectionViewLayout(makeFlow(), animated: true) { ended = $0 }
        #expect(cell.heard == ["will UICollectionViewFlowLayout", "did UICollectionViewFlowLayout"])
        #expect(cell.frame.width == 100)
        host.update()
        host.update()
        #expect(ended)
    }
}

private final class HearingCell: UICollectionViewCell {
    private(set) var heard: [String] = []

    override func willTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        super.willTransition(from: oldLayout, to: newLayout)
        heard.append("will \(type(of: oldLayout))")
    }

    override func didTransition(
        from oldLayout: UICollectionViewLayout,
        to newLayout: UICollectionViewLayout
    ) {
        super.didTransition(from: oldLayout, to: newLayout)
        heard.append("did \(type(of: newLayout))")
    }
}

@MainActor
private final class HearingSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
    { 2 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
}
