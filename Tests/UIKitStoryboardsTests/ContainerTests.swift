import Foundation
import HeadlessHost
import Testing

@_spi(Host) @testable import UIKitCollections
@_spi(Host) @testable import UIKitCore
@testable import UIKitStoryboards

@MainActor
@Suite("Tab bar controllers and collections in storyboards", .serialized)
struct ContainerTests {
    @Test func `a tab bar controller has the controllers of its relationship segues, with their tabs`() async throws {
        func screen(_ id: String, _ tab: String) -> String {
            """
            <viewController title="\(id)" id="\(id)" sceneMemberID="viewController"><view key="view" id="\(id)v"/>
            \(tab)</viewController>
            """
        }
        let storyboard = try Interface.storyboard(
            """
            <tabBarController id="root" sceneMemberID="viewController"><tabBar key="tabBar" contentMode="scaleToFill" id="bar">
            <rect key="frame" x="0" y="0" width="375" height="49"/></tabBar>
            <connections><segue destination="a" kind="relationship" relationship="viewControllers" id="r1"/>
            <segue destination="b" kind="relationship" relationship="viewControllers" id="r2"/></connections>
            </tabBarController>
            """,
            screen("a", "<tabBarItem key=\"tabBarItem\" title=\"Flowers\" id=\"t1\"/>"),
            screen("b", "<tabBarItem key=\"tabBarItem\" systemItem=\"search\" tag=\"4\" id=\"t2\"/>")
        )
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        let root = driver.application.visibleWindows.first?.rootViewController as? UITabBarController
        let tabs = try #require(root)
        #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Flowers", "Search"])
        #expect(tabs.viewControllers?.last?.tabBarItem.tag == 4)
        try await driver.tap("Search")
        #expect(tabs.selectedIndex == 1)
    }

    @Test func `tapping a cell from a prototype performs its segue before didSelectItemAt`() async throws {
        let storyboard = try Interface.storyboard(
            """
            <viewController id="root" customClass="StoryGridController" \(Interface.module) sceneMemberID="viewController">
            <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="grid">
            <rect key="frame" x="0" y="0" width="375" height="667"/>
            <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
            <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="4" minimumInteritemSpacing="6" id="flow">
            <size key="itemSize" width="100" height="80"/><size key="headerReferenceSize" width="0" height="0"/>
            <size key="footerReferenceSize" width="0" height="0"/>
            <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/></collectionViewFlowLayout>
            <cells><collectionViewCell reuseIdentifier="Item" id="cell"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <view key="contentView" opaque="NO" id="cv"><rect key="frame" x="0" y="0" width="100" height="80"/>
            <subviews><label text="Petal" id="l"><rect key="frame" x="0" y="0" width="100" height="20"/></label></subviews>
            </view>
            <connections><segue destination="detail" kind="presentation" identifier="open" id="s"/></connections>
            </collectionViewCell></cells>
            <connections><outlet property="dataSource" destination="root" id="o1"/>
            <outlet property="delegate" destination="root" id="o2"/></connections>
            </collectionView></viewController>
            """,
            "<viewController id=\"detail\" title=\"Detail\" sceneMemberID=\"viewController\"/>"
        )
        let driver = try await AppDriver.launch { storyboard.instantiateInitialViewController()! }
        let root = driver.application.visibleWindows.first?.rootViewController as? StoryGridController
        let grid = try #require(root)
        let collection = try #require(grid.view as? UICollectionView)
        let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
        #expect(flow.itemSize == CGSize(width: 100, height: 80) && flow.minimumLineSpacing == 4)
        #expect(flow.minimumInteritemSpacing == 6)
        #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
        #expect(driver.screen().description.contains("Petal"))
        try await driver.tap("Petal")
        #expect(grid.log == ["prepare open true", "didSelect 0"])
        #expect(grid.presentedViewController?.title == "Detail")
    }
}

/// Shows one item.
final class StoryGridController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    var log: [String] = []

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }

    func collectionView(
        _ collectionView: UICollectionView,
        cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "Item", for: indexPath)
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        log.append("didSelect \(indexPath.item)")
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "-") \(sender is UICollectionViewCell)")
    }
}
