import Foundation
import Testing
import UIKitTestSupport

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Content insets reference of sections")
struct CollectionMarginTests {
    private let source = CollectionSource([["a"]])

    private func stage(
        _ reference: UIContentInsetsReference,
        _ setUp: (UICollectionView) -> Void = { _ in }
    ) -> (UICollectionView, UIViewController, WindowTestHost) {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(50))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size,
            subitems: [NSCollectionLayoutItem(layoutSize: size)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.contentInsetsReference = reference
        let collection = makeCollection(source, layout: UICollectionViewCompositionalLayout(section: section))
        setUp(collection)
        let controller = UIViewController()
        controller.view.addSubview(collection)
        return (collection, controller, WindowTestHost(showing: controller))
    }

    private func row(_ collection: UICollectionView) -> CGRect? { collection.cellForItem(at: .item(0))?.frame }

    @Test func `sections are inset by the safe area at the sides, unless their reference is none`() {
        for (reference, x, width) in [
            (UIContentInsetsReference.automatic, 30.0, 280.0), (.safeArea, 30, 280), (.none, 0, 320),
        ] {
            let (collection, controller, host) = stage(reference)
            #expect(row(collection)?.width == 320)
            controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
            host.update()
            #expect(row(collection) == CGRect(x: x, y: 0, width: width, height: 50))
        }
    }

    @Test func `a right-to-left layout does not mirror the safe area`() {
        let (collection, controller, host) = stage(.safeArea) { $0.semanticContentAttribute = .forceRightToLeft }
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        host.update()
        #expect(row(collection) == CGRect(x: 30, y: 0, width: 280, height: 50))
    }

    @Test func `a safe area that is part of the adjusted content inset is not applied twice`() {
        let (collection, controller, host) = stage(.safeArea) { $0.contentInsetAdjustmentBehavior = .always }
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 10)
        host.update()
        #expect(row(collection) == CGRect(x: 0, y: 0, width: 280, height: 50))
    }

    @Test func `sections follow the layout margins of the collection`() {
        let (collection, _, host) = stage(.layoutMargins)
        collection.layoutMargins = UIEdgeInsets(top: 0, left: 25, bottom: 0, right: 15)
        host.update()
        #expect(row(collection) == CGRect(x: 25, y: 0, width: 280, height: 50))
    }

    @Test(arguments: [(true, 164 as CGFloat, 672 as CGFloat), (false, 0, 1000)])
    func `a list in a wide collection has a readable width, unless the section opts out`(
        isReadable: Bool,
        x: CGFloat,
        width: CGFloat
    ) {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            let list = UICollectionLayoutListConfiguration(appearance: .plain)
            let section = NSCollectionLayoutSection.list(using: list, layoutEnvironment: environment)
            if !isReadable { section.contentInsetsReference = .safeArea }
            return section
        }
        let collection = makeCollection(source, layout: layout)
        collection.frame.size.width = 1000
        let controller = UIViewController()
        controller.view.addSubview(collection)
        let host = WindowTestHost(showing: controller)
        host.update()
        #expect(row(collection)?.minX == x)
        #expect(row(collection)?.width == width)
    }

    @Test func `controllers are notified when the adjusted content inset changes`() {
        let grid = HearingGrid(collectionViewLayout: makeFlow())
        let list = HearingList(style: .plain)
        for controller in [grid, list] as [UIViewController] {
            let host = WindowTestHost(showing: controller)
            (controller.view as? UIScrollView)?.contentInset.top = 20
            host.update()
        }
        #expect(grid.heard > 0)
        #expect(list.heard > 0)
    }
}

private final class HearingGrid: UICollectionViewController {
    var heard = 0
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard += 1 }
}

private final class HearingList: UITableViewController {
    var heard = 0
    override func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) { heard += 1 }
}
