import Foundation
import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
struct SectionGeometryTests {
    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func grid(columns: Int = 3, height: NSCollectionLayoutDimension = .absolute(100))
        -> NSCollectionLayoutSection
    {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(1 / CGFloat(columns)), height.isEstimated ? height : .fractionalHeight(1))
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), height),
            repeatingSubitem: item,
            count: columns
        )
        return NSCollectionLayoutSection(group: group)
    }

    private func geometry(
        _ section: NSCollectionLayoutSection,
        items: Int,
        axis: Axis = .vertical,
        measured: MeasuredSizes = MeasuredSizes()
    ) -> SectionGeometry {
        let container = LayoutContainer(contentSize: CGSize(width: 300, height: 600))
        return SectionGeometry(
            section: section,
            axis: axis,
            itemCount: items,
            environment: LayoutEnvironment(layoutContainer: container, traitCollection: UITraitCollection()),
            measured: measured
        )
    }

    @Test func `groups are laid out with content insets and inter-group spacing`() {
        let section = grid()
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 15, bottom: 7, trailing: 15)
        let geometry = geometry(section, items: 7)
        #expect(geometry.length == 332)
        #expect(geometry.item(0)?.frame == CGRect(x: 15, y: 5, width: 90, height: 100))
        #expect(geometry.item(4)?.frame == CGRect(x: 105, y: 115, width: 90, height: 100))
        #expect(geometry.item(6)?.frame == CGRect(x: 15, y: 225, width: 90, height: 100))
        #expect(geometry.item(7) == nil)
    }

    @Test func `100,000 items need a constant number of layout plans`() {
        let geometry = geometry(grid(), items: 100_000)
        #expect(geometry.groupLayoutCount <= 2)
        #expect(geometry.lengths.runCount <= 2)
        let before = geometry.groupLayoutCount
        let elements = geometry.elements(in: 1_000_000...1_000_600, visible: nil)
        #expect(elements.count == 18)
        #expect(geometry.groupLayoutCount == before)
        #expect(elements.first?.kind == .item(30_000))
    }

    @Test func `measuring an item moves the items below it`() {
        let geometry = geometry(grid(columns: 1, height: .estimated(44)), items: 1000)
        #expect(geometry.setMeasured(CGSize(width: 300, height: 60), ofItem: 2))
        #expect(!geometry.setMeasured(CGSize(width: 300, height: 60), ofItem: 2))
        #expect(geometry.item(2)?.frame == CGRect(x: 0, y: 88, width: 300, height: 60))
        #expect(geometry.item(3)?.frame.minY == 148)
        #expect(geometry.length == 44016)
        #expect(geometry.lengths.runCount == 3)
    }

    @Test func `measured sizes move with their items`() {
        var measured = MeasuredSizes()
        measured.items = [4: CGSize(width: 300, height: 70), 5: CGSize(width: 300, height: 80)]
        let moved = measured.renumbered { $0 == 4 ? nil : $0 - 1 }
        let geometry = geometry(grid(columns: 1, height: .estimated(44)), items: 9, measured: moved)
        #expect(geometry.item(4)?.frame.height == 80)
        #expect(geometry.length == 432)
    }

    @Test func `measuring a cell does not remove its neighbours`() {
        let lead = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(100)))
        let line = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(40)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)),
            subitems: [line]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(100)),
            subitems: [lead, column]
        )
        let geometry = geometry(NSCollectionLayoutSection(group: group), items: 6)
        #expect(geometry.item(2)?.frame.minY == 40)
        #expect(geometry.setMeasured(CGSize(width: 150, height: 60), ofItem: 0))
        #expect((0..<6).allSatisfy { geometry.item($0) != nil })
        #expect(geometry.setMeasured(CGSize(width: 150, height: 300), ofItem: 0))
        #expect((0..<6).compactMap { geometry.item($0)?.kind } == (0..<6).map { .item($0) })
        #expect(geometry.elements(in: 0...1000, visible: nil).count == 6)
    }

    private func header(pins: Bool = false) -> NSCollectionLayoutBoundarySupplementaryItem {
        let header = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(30)),
            elementKind: "header",
            alignment: .top
        )
        header.pinToVisibleBounds = pins
        return header
    }

    @Test func `a header is above the content's top inset`() {
        let section = grid()
        section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 20, bottom: 0, trailing: 20)
        let footer = NSCollectionLayoutBoundarySupplementaryItem(
            layoutSize: size(.absolute(50), .absolute(12)),
            elementKind: "footer",
            alignment: .bottomTrailing,
            absoluteOffset: CGPoint(x: -2, y: 1)
        )
        section.boundarySupplementaryItems = [header(), footer]
        let geometry = geometry(section, items: 3)
        #expect(geometry.length == 150)
        #expect(
            geometry.supplementary("header", at: 0, visible: nil)?.frame == CGRect(x: 20, y: 0, width: 260, height: 30)
        )
        #expect(
            geometry.supplementary("footer", at: 0, visible: nil)?.frame
                == CGRect(x: 228, y: 139, width: 50, height: 12)
        )
        #expect(geometry.item(0)?.frame.minY == 38)
        let over = header()
        over.extendsBoundary = false
        section.boundarySupplementaryItems = [over]
        #expect(self.geometry(section, items: 3).item(0)?.frame.minY == 8)
    }

    @Test func `a pinned header stays visible while its section is`() {
        let section = grid(columns: 1)
        section.boundarySupplementaryItems = [header(pins: true)]
        let geometry = geometry(section, items: 4)
        #expect(geometry.boundaryFrame(0, visible: 150...750).minY == 150)
        #expect(geometry.boundaryFrame(0, visible: 420...1020).minY == 400)
        #expect(geometry.boundaryFrame(0, visible: -100...500).minY == 0)
    }

    @Test func `a background decoration is as large as its section`() {
        let section = grid()
        let background = NSCollectionLayoutDecorationItem.background(elementKind: "background")
        background.contentInsets = NSDirectionalEdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3)
        section.decorationItems = [background]
        let element = geometry(section, items: 3).decoration(0)
        #expect(element.frame == CGRect(x: 3, y: 3, width: 294, height: 94))
        #expect(element.zIndex < 0)
    }

    // MARK: Orthogonally scrolling sections

    private func shelf(_ behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior) -> NSCollectionLayoutSection {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(120), .absolute(80)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = behavior
        section.interGroupSpacing = 10
        section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 20)
        return section
    }

    @Test func `an orthogonally scrolling section is as high as its group`() {
        let geometry = geometry(shelf(.continuous), items: 1000)
        #expect(geometry.length == 80)
        #expect(geometry.scrollLength == 130_030)
        #expect(geometry.item(1, offset: 50)?.frame == CGRect(x: 100, y: 0, width: 120, height: 80))
        let elements = geometry.elements(in: 0...600, visible: nil, offset: 1300)
        #expect(elements.map(\.kind) == [.item(9), .item(10), .item(11), .item(12)])
        #expect(geometry.elements(in: 100...600, visible: nil, offset: 1300).isEmpty)
    }

    @Test func `an incomplete last group does not reduce the section's height`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(50)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.absolute(200), .estimated(150)),
            subitems: [item]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.orthogonalScrollingBehavior = .groupPaging
        #expect(geometry(section, items: 4).length == 150)
        #expect(geometry(section, items: 1).length == 50)
    }

    @Test(arguments: [
        (UICollectionLayoutSectionOrthogonalScrollingBehavior.continuous, 200.0, 200.0),
        (.continuousGroupLeadingBoundary, 200, 260),
        (.continuousGroupLeadingBoundary, 800, 780),
        (.paging, 200, 300),
        (.paging, 1000, 300),
        (.groupPaging, 1000, 130),
        (.groupPaging, 30, 0),
        (.groupPagingCentered, 1000, 60),
    ])
    func `orthogonal scrolling stops where its behaviour requires`(
        behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior,
        proposed: Double,
        expected: Double
    ) {
        let geometry = geometry(shelf(behavior), items: 100)
        #expect(geometry.restingOffset(for: CGFloat(proposed), from: 0) == CGFloat(expected))
    }

    @Test func `orthogonal scrolling ends with the last group`() {
        let geometry = geometry(shelf(.groupPaging), items: 3)
        #expect(geometry.largestOffset == 120)
        #expect(geometry.restingOffset(for: 500, from: 100) == geometry.largestOffset)
    }
}
