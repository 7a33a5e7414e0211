import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Target content offset of custom layouts")
struct RestingLayoutTests {
    private let source = CollectionSource([(0..<60).map { "item \($0)" }])

    @Test func `scrolling stops at the layout's target content offset`() {
        let collection = makeCollection(source, layout: SnappingLayout())
        let host = WindowTestHost(showing: collection)
        #expect(collection.restsInPlaces)
        collection.userScrolled(to: CGPoint(x: 0, y: 130), glidingTo: CGPoint(x: 0, y: 260))
        host.update()
        #expect(collection.contentOffset.y == 300)
        collection.userScrolled(to: CGPoint(x: 0, y: 430))
        #expect(collection.contentOffset.y == 430)
        collection.userStoppedScrolling()
        #expect(collection.contentOffset.y == 400)
    }

    @Test func `a right-to-left layout receives the proposed offset in its own direction`() {
        let snapping = SnappingLayout()
        snapping.scrollDirection = .horizontal
        let collection = makeCollection(source, layout: snapping)
        collection.semanticContentAttribute = .forceRightToLeft
        let host = WindowTestHost(showing: collection)
        let start = collection.contentOffset.x
        collection.userScrolled(to: CGPoint(x: start - 130, y: 0), glidingTo: CGPoint(x: start - 260, y: 0))
        host.update()
        #expect(collection.contentOffset.x == start - 300)
        #expect(snapping.proposed == CGPoint(x: 260, y: 0))
    }

    @Test func `built-in layouts do not change the target content offset`() {
        let collection = makeCollection(source, layout: makeFlow())
        _ = WindowTestHost(showing: collection)
        #expect(!collection.restsInPlaces)
        collection.userScrolled(to: CGPoint(x: 0, y: 130), glidingTo: CGPoint(x: 0, y: 260))
        #expect(collection.contentOffset.y == 260)
    }
}

/// Snaps to multiples of 100 points.
private final class SnappingLayout: UICollectionViewFlowLayout {
    private(set) var proposed: CGPoint?

    override init() {
        super.init()
        itemSize = CGSize(width: 100, height: 100)
    }

    required init?(coder: NSCoder) { nil }

    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        proposed = proposedContentOffset
        return CGPoint(
            x: (proposedContentOffset.x / 100).rounded() * 100,
            y: (proposedContentOffset.y / 100).rounded() * 100
        )
    }
}
