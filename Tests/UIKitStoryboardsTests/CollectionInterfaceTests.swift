import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Collections in storyboards and nibs", .serialized)
struct CollectionInterfaceTests {
    private func cell(_ identifier: String = "") -> UINib {
        Interface.nib(
            """
            <collectionViewCell \(identifier) id="cell" customClass="StoryItem" \(Interface.module)>
            <rect key="frame" x="0" y="0" width="100" height="80"/>
            <view key="contentView" opaque="NO" id="cv"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><label text="Petal" id="l"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
            </view>
            <connections><outlet property="caption" destination="l" id="o"/></connections></collectionViewCell>
            """
        )
    }

    @Test func `a collection creates cells and headers from registered nibs`() throws {
        let header = Interface.nib(
            """
            <collectionReusableView id="h"><rect key="frame" x="0" y="0" width="320" height="30"/>
            <subviews><label text="Flowers" id="hl"><rect key="frame" x="0" y="0" width="90" height="20"/></label></subviews>
            </collectionReusableView>
            """
        )
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 60)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        let collection = UICollectionView(frame: frame, collectionViewLayout: flow)
        let kind = UICollectionView.elementKindSectionHeader
        collection.register(cell(), forCellWithReuseIdentifier: "Item")
        collection.register(header, forSupplementaryViewOfKind: kind, withReuseIdentifier: "Header")
        let source = NibSource()
        collection.dataSource = source
        _ = WindowTestHost(showing: collection)
        let item = try #require(collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? StoryItem)
        #expect(item.reuseIdentifier == "Item" && item.caption.text == "Petal")
        #expect(item.caption.superview === item.contentView)
        #expect(item.frame.size == CGSize(width: 100, height: 60))
        let path = IndexPath(item: 0, section: 0)
        let shown = try #require(collection.supplementaryView(forElementKind: kind, at: path))
        #expect(shown.frame == CGRect(x: 0, y: 0, width: 320, height: 30))
        #expect(shown.accessibilityLabel == "Flowers")
        #expect(shown.reuseIdentifier == "Header")
    }

    @Test func `a collection view controller, its layout and its list cells are loaded from a storyboard`() throws {
        let storyboard = try Interface.storyboard(
            """
            <collectionViewController clearsSelectionOnViewWillAppear="NO" id="root" customClass="StoryItemsController" \
            \(Interface.module) sceneMemberID="viewController">
            <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="grid">
            <rect key="frame" x="0" y="0" width="320" height="480"/>
            <collectionViewFlowLayout key="collectionViewLayout" id="flow"><size key="itemSize" width="300" height="44"/>
            </collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Item" id="cell" customClass="StoryRow" \(Interface.module)>
            <rect key="frame" x="0" y="0" width="300" height="44"/>
            <view key="contentView" id="cv"><rect key="frame" x="0" y="0" width="300" height="44"/></view>
            </collectionViewCell></cells>
            <connections><outlet property="dataSource" destination="root" id="o1"/>
            <outlet property="delegate" destination="root" id="o2"/></connections>
            </collectionView></collectionViewController>
            """
        )
        let made = storyboard.instantiateInitialViewController()
        let controller = try #require(made as? StoryItemsController)
        #expect(!controller.clearsSelectionOnViewWillAppear)
        let flow = try #require(controller.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 300, height: 44))
        #expect(flow === controller.collectionView.collectionViewLayout)
        let host = WindowTestHost(showing: controller)
        host.update()
        #expect(controller.collectionView.visibleCells.map { $0.accessibilityLabel } == ["Row 0", "Row 1"])
    }
}

final class StoryItem: UICollectionViewCell {
    weak var caption: UILabel!
}

final class StoryRow: UICollectionViewListCell {}

final class StoryItemsController: UICollectionViewController {
    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    override func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
        var content = (cell as! StoryRow).defaultContentConfiguration()
        content.text = "Row \(indexPath.item)"
        cell.contentConfiguration = content
        return cell
    }
}

@MainActor
private final class NibSource: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }

    func collectionView(
        _ collectionView: UICollectionView,
        viewForSupplementaryElementOfKind kind: String,
        at indexPath: IndexPath
    ) -> UICollectionReusableView {
        collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "Header", for: indexPath)
    }
}
