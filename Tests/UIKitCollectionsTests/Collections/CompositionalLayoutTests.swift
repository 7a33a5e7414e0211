import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Compositional layouts")
struct CompositionalLayoutTests {
    private func size(
        _ width: NSCollectionLayoutDimension,
        _ height: NSCollectionLayoutDimension
    ) -> NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func grid(columns: Int, height: CGFloat) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(height)),
            repeatingSubitem: item,
            count: columns
        )
        return NSCollectionLayoutSection(group: group)
    }

    private func shelf(
        _ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
    ) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(200), .absolute(100)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        return section
    }

    private func shown(_ collection: UICollectionView) -> [String] {
        collection.visibleCells.map { ($0 as? TextCell)?.label.text ?? "?" }
    }

    @Test func `only visible cells are requested, even for 100,000 items`() throws {
        let source = CollectionSource([(0..<100_000).map { "\($0)" }])
        let layout = UICollectionViewCompositionalLayout(section: grid(columns: 2, height: 60))
        let collection = makeCollection(source, layout: layout)
        let host = WindowTestHost(showing: collection)
        #expect(collection.contentSize == CGSize(width: 320, height: 3_000_000))
        #expect(source.asked.count == 16)
        let plans = layout.parts.geometries[0].groupLayoutCount
        for step in 1...20 {
            collection.userScrolled(to: CGPoint(x: 0, y: CGFloat(step) * 100_000))
            host.update()
        }
        #expect(layout.parts.geometries[0].groupLayoutCount == plans)
        #expect(source.asked.count <= 16 + 20 * 18)
        #expect(shown(collection).first == "66666")
    }

    @Test func `each section has its own layout for the available width`() {
        var widths: [CGFloat] = []
        let layout = UICollectionViewCompositionalLayout { section, environment in
            widths.append(environment.container.contentSize.width)
            return self.grid(columns: section + 1, height: 50)
        }
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.interSectionSpacing = 20
        layout.configuration = configuration
        let source = CollectionSource([["a", "b"], ["c", "d"]])
        let collection = makeCollection(source, layout: layout)
        let host = WindowTestHost(showing: collection)
        #expect(Set(widths) == [320])
        let frames = (0...1).map { collection.layoutAttributesForItem(at: IndexPath(item: 1, section: $0))?.frame }
        #expect(
            frames == [CGRect(x: 0, y: 50, width: 320, height: 50), CGRect(x: 160, y: 120, width: 160, height: 50)]
        )
        collection.frame.size.width = 200
        host.update()
        #expect(widths.last == collection.bounds.width)
    }

    @Test func `a horizontally scrolling layout puts its sections side by side`() {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group),
            configuration: configuration
        )
        let source = CollectionSource([["a", "b", "c"], ["d"]])
        let collection = makeCollection(source, layout: layout)
        _ = WindowTestHost(showing: collection)
        #expect(collection.contentSize == CGSize(width: 300, height: 480))
        #expect(
            collection.layoutAttributesForItem(at: .item(2))?.frame == CGRect(x: 100, y: 0, width: 100, height: 240)
        )
    }

    @Test func `headers can be pinned, backgrounds are behind the cells, and the layout has its own header`() {
        let section = grid(columns: 1, height: 100)
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: UICollectionView.elementKindSectionHeader,
            alignment: .top
        )
        header.pinToVisibleBounds = true
        section.boundarySupplementaryItems = [header]
        section.decorationItems = [.background(elementKind: "ground")]
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.boundarySupplementaryItems = [
            NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size(.fractionalWidth(1), .absolute(40)),
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .top
            )
        ]
        let layout = UICollectionViewCompositionalLayout(section: section, configuration: configuration)
        layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "ground")
        let source = CollectionSource([(0..<10).map { "\($0)" }])
        source.headers = ["Header"]
        let collection = makeCollection(source, layout: layout)
        let host = WindowTestHost(showing: collection)
        let path = IndexPath(item: 0, section: 0)
        func headerTop() -> CGFloat? {
            collection.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: path)?.frame
                .minY
        }
        #expect(headerTop() == 40)
        #expect(collection.contentSize == CGSize(width: 320, height: 1070))
        #expect(
            collection.supplementaryView(
                forElementKind: UICollectionView.elementKindSectionFooter,
                at: IndexPath(index: 0)
            )?.frame == CGRect(x: 0, y: 0, width: 320, height: 40)
        )
        #expect(layout.layoutAttributesForDecorationView(ofKind: "ground", at: path)?.frame.height == 1030)
        collection.userScrolled(to: CGPoint(x: 0, y: 300))
        host.update()
        #expect(headerTop() == 300)
        #expect(collection.subviews.firstIndex { $0 is TextCell }! > 0)
    }

    // MARK: Orthogonally scrolling sections

    @Test func `an orthogonally scrolling section has its cells in a scroll view of its own`() throws {
        let source = CollectionSource([(0..<1000).map { "\($0)" }, ["below"]])
        let layout = UICollectionViewCompositionalLayout { section, _ in
            section == 0 ? self.shelf(.continuous) : self.grid(columns: 1, height: 50)
        }
        let collection = makeCollection(source, layout: layout)
        let host = WindowTestHost(showing: collection)
        #expect(shown(collection) == ["0", "1", "below"])
        let scroller = try #require(collection.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroller.frame == CGRect(x: 0, y: 0, width: 320, height: 100))
        #expect(scroller.contentSize == CGSize(width: 200_000, height: 100))
        #expect(scroller.subviews.count == 2)
        scroller.userScrolled(to: CGPoint(x: 2050, y: 0))
        host.update()
        #expect(shown(collection) == ["10", "11", "below"])
        #expect(collection.contentOffset == .zero)
        let cell = try #require(collection.cellForItem(at: .item(10)))
        #expect(cell.convert(cell.bounds, to: collection).minX == -50)
        #expect(collection.indexPathForItem(at: CGPoint(x: 200, y: 50)) == .item(11))
        collection.scrollToItem(at: .item(500), at: .centeredHorizontally, animated: false)
        host.update()
        #expect(shown(collection).contains("500"))
    }

    @Test func `an orthogonally scrolling section stops where its scrolling behaviour requires`() throws {
        let source = CollectionSource([(0..<10).map { "\($0)" }])
        let collection = makeCollection(
            source,
            layout: UICollectionViewCompositionalLayout(section: shelf(.groupPaging))
        )
        let host = WindowTestHost(showing: collection)
        let scroller = try #require(collection.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.userScrolled(to: CGPoint(x: 130, y: 0), glidingTo: CGPoint(x: 900, y: 0))
        host.update()
        #expect(scroller.contentOffset.x == 200)
        scroller.userScrolled(to: CGPoint(x: 290, y: 0))
        #expect(scroller.contentOffset.x == 290)
        scroller.userStoppedScrolling()
        host.update()
        #expect(scroller.contentOffset.x == 200)
    }

    @Test func `the handler of visible items changes views while a section scrolls`() throws {
        let section = shelf(.continuous)
        var offsets: [CGFloat] = []
        section.visibleItemsInvalidationHandler = { items, offset, environment in
            offsets.append(offset.x)
            for item in items {
                let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
                item.alpha = distance < 100 ? 1 : 0.5
            }
        }
        let source = CollectionSource([(0..<10).map { "\($0)" }])
        let collection = makeCollection(
            source,
            layout: UICollectionViewCompositionalLayout(section: section)
        )
        let host = WindowTestHost(showing: collection)
        #expect(collection.visibleCells.map(\.alpha) == [1, 0.5])
        let scroller = try #require(collection.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.userScrolled(to: CGPoint(x: 120, y: 0))
        host.update()
        #expect(offsets.last == 120)
        #expect(collection.visibleCells.map(\.alpha) == [0.5, 1, 0.5])
    }

    @Test func `the handler of visible items runs for displayed views, not for queries`() {
        let section = grid(columns: 1, height: 100)
        var calls = 0
        section.visibleItemsInvalidationHandler = { items, _, _ in
            calls += 1
            items.first { $0.indexPath == .item(0) }?.center.x += 200
        }
        let source = CollectionSource([(0..<50).map { "\($0)" }])
        let collection = makeCollection(source, layout: UICollectionViewCompositionalLayout(section: section))
        let host = WindowTestHost(showing: collection)
        let before = calls
        #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 150)) == .item(1))
        _ = collection.layoutAttributesForItem(at: .item(40))
        #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 3050)) == .item(30))
        #expect(calls == before)
        // Hit testing uses the positions on screen of items that the app moved.
        #expect(collection.indexPathForItem(at: CGPoint(x: 10, y: 50)) == nil)
        #expect(collection.indexPathForItem(at: CGPoint(x: 500, y: 50)) == .item(0))
        collection.userScrolled(to: CGPoint(x: 0, y: 20))
        host.update()
        #expect(calls > before)
    }

    @Test func `an orthogonally scrolling section keeps its offset when a section is inserted before it`() throws {
        let source = CollectionSource([(0..<20).map { "\($0)" }])
        let layout = UICollectionViewCompositionalLayout(section: shelf(.continuous))
        let collection = makeCollection(source, layout: layout)
        let host = WindowTestHost(showing: collection)
        let scroller = try #require(collection.subviews.compactMap { $0 as? UIScrollView }.first)
        scroller.userScrolled(to: CGPoint(x: 2050, y: 0))
        host.update()
        #expect(shown(collection) == ["10", "11"])
        source.sections.insert(["a", "b", "c"], at: 0)
        collection.insertSections(IndexSet(integer: 0))
        host.update()
        #expect(shown(collection) == ["a", "b", "10", "11"])
    }

    // MARK: From right to left

    private func sideways(_ source: CollectionSource) -> (UICollectionView, WindowTestHost) {
        let configuration = UICollectionViewCompositionalLayoutConfiguration()
        configuration.scrollDirection = .horizontal
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(100), .fractionalHeight(1)),
            subitems: [item]
        )
        let layout = UICollectionViewCompositionalLayout(
            section: NSCollectionLayoutSection(group: group),
            configuration: configuration
        )
        let collection = makeCollection(source, layout: layout)
        collection.semanticContentAttribute = .forceRightToLeft
        return (collection, WindowTestHost(showing: collection))
    }

    @Test func `in a right-to-left layout, horizontal scrolling starts at the right`() {
        let source = CollectionSource([(0..<10).map { "\($0)" }])
        let (collection, host) = sideways(source)
        #expect(shown(collection) == ["0", "1", "2", "3"])
        #expect(collection.contentOffset.x == 680)
        collection.userScrolled(to: CGPoint(x: 500, y: 0))
        host.update()
        #expect(shown(collection) == ["1", "2", "3", "4"])
    }

    @Test func `in a right-to-left layout, few items are aligned at the right`() {
        let source = CollectionSource([["a", "b"]])
        let (collection, _) = sideways(source)
        #expect(collection.visibleCells.map(\.frame.minX) == [220, 120])
    }
}
