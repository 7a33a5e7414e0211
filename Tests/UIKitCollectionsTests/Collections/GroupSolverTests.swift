import Foundation
import Testing

@_spi(Host) @testable import UIKitCollections
@testable @_spi(Host) import UIKitCore

@MainActor
struct GroupSolverTests {
    private let traits = UITraitCollection()

    private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
        -> NSCollectionLayoutSize
    {
        NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
    }

    private func frames(_ group: NSCollectionLayoutGroup, measured: [Int: CGSize] = [:]) -> [CGRect] {
        var solver = GroupSolver(traits: traits)
        solver.measured = { measured[$0] }
        return solver.plan(group, in: CGSize(width: 300, height: 600)).leaves.map(\.frame)
    }

    @Test func `a horizontal group repeats its items until the width is used up`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.2), .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(50)),
            subitems: [item]
        )
        #expect(frames(group).map(\.minX) == [0, 60, 120, 180, 240])
        #expect(frames(group).allSatisfy { $0.size == CGSize(width: 60, height: 50) })
    }

    @Test func `a custom group with an estimated height ends with its lowest item`() {
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .estimated(10))) { _ in
            [70, 130, 90].enumerated().map { column, height in
                NSCollectionLayoutGroupCustomItem(
                    frame: CGRect(x: CGFloat(column) * 100, y: 0, width: 100, height: height)
                )
            }
        }
        group.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 0, bottom: 7, trailing: 0)
        var solver = GroupSolver(traits: traits)
        let room = CGSize(width: 300, height: 600)
        let plan = solver.plan(group, in: room)
        #expect(plan.size.width == 300)
        #expect(plan.size.height == plan.leaves[1].frame.maxY + group.effectiveInsets.bottom)
        solver.limit = 1
        #expect(solver.plan(group, in: room).size.height == plan.size.height - 60)
    }

    @Test func `spacing that leaves no space for another item omits it`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1 / 3), .absolute(10)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            subitems: [item]
        )
        #expect(frames(group).count == 3)
        group.interItemSpacing = .fixed(8)
        #expect(frames(group).map(\.minX) == [0, 108])
    }

    @Test func `flexible spacing distributes the remaining space`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(90), .absolute(10)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            subitems: [item]
        )
        group.interItemSpacing = .flexible(2)
        #expect(group.interItemSpacing?.isFlexibleSpacing == true)
        #expect(frames(group).map(\.minX) == [0, 105, 210])
    }

    @Test func `a repeated subitem keeps its width, and the deprecated initializer makes all equally wide`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(40), .fractionalHeight(1)))
        let whole = size(.fractionalWidth(1), .absolute(20))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: item, count: 3)
        group.interItemSpacing = .fixed(6)
        #expect(frames(group).map(\.minX) == [0, 46, 92])
        let old = oldCalls.horizontal(layoutSize: whole, subitem: item, count: 3)
        old.interItemSpacing = .fixed(6)
        #expect(frames(old).map(\.width) == [96, 96, 96])
        #expect(frames(old).map(\.minX) == [0, 102, 204])
        let column = oldCalls.vertical(layoutSize: size(.absolute(50), .absolute(100)), subitem: item, count: 2)
        #expect(frames(column).map(\.minY) == [0, 50])
    }

    @Test func `a nested group is laid out in the space of its item`() {
        let large = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.7), .fractionalHeight(1)))
        let small = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
        let column = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
            subitems: [small]
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .absolute(100)),
            subitems: [large, column]
        )
        #expect(
            frames(group) == [
                CGRect(x: 0, y: 0, width: 210, height: 100), CGRect(x: 210, y: 0, width: 90, height: 50),
                CGRect(x: 210, y: 50, width: 90, height: 50),
            ]
        )
        #expect(group.visualDescription().contains("vertical group"))
        #expect(group.subitems.count == 2)
    }

    @Test func `content insets shrink an item, and edge spacing moves its neighbours`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
        item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
        let pushed = NSCollectionLayoutItem(layoutSize: size(.absolute(50), .absolute(50)))
        pushed.edgeSpacing = NSCollectionLayoutEdgeSpacing(
            leading: .flexible(10),
            top: .fixed(7),
            trailing: nil,
            bottom: nil
        )
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.absolute(150), .absolute(80)),
            subitems: [item, pushed]
        )
        #expect(
            frames(group) == [
                CGRect(x: 5, y: 5, width: 40, height: 40), CGRect(x: 100, y: 7, width: 50, height: 50),
            ]
        )
    }

    @Test func `a group with an estimated height is as high as its highest item`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(0.5), .estimated(44)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item]
        )
        let solver = GroupSolver(
            traits: traits,
            measured: { [0: 70, 1: 90][$0].map { CGSize(width: 10, height: $0) } }
        )
        let plan = solver.plan(group, in: CGSize(width: 300, height: 600))
        #expect(plan.size == CGSize(width: 300, height: 90))
        #expect(plan.leaves.map(\.frame.height) == [70, 90])
        #expect(plan.leaves.map(\.frame.width) == [150, 150])
    }

    @Test func `siblings with uniform height are as high as the highest`() {
        let item = NSCollectionLayoutItem(
            layoutSize: size(.fractionalWidth(0.5), .uniformAcrossSiblings(estimate: 44))
        )
        #expect(item.layoutSize.heightDimension.isUniformAcrossSiblings)
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: size(.fractionalWidth(1), .estimated(44)),
            subitems: [item]
        )
        let heights = frames(group, measured: [0: CGSize(width: 1, height: 30), 1: CGSize(width: 1, height: 60)])
        #expect(heights.map(\.height) == [60, 60])
    }

    @Test func `measuring items does not change the number of items in a group`() {
        let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .estimated(40)))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size(.fractionalWidth(1), .estimated(120)),
            subitems: [item]
        )
        #expect(frames(group).count == 3)
        #expect(frames(group, measured: [0: CGSize(width: 300, height: 400)]).map(\.minY) == [0, 400, 440])
    }

    @Test func `the app computes the frames of a custom group`() {
        var asked: CGSize?
        let group = NSCollectionLayoutGroup.custom(layoutSize: size(.fractionalWidth(1), .absolute(80))) {
            environment in
            asked = environment.container.effectiveContentSize
            return [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 1, y: 2, width: 3, height: 4)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 5, y: 6, width: 7, height: 8), zIndex: 9),
            ]
        }
        let plan = GroupSolver(traits: traits).plan(group, in: CGSize(width: 300, height: 600))
        #expect(asked == CGSize(width: 300, height: 80))
        #expect(plan.leaves.map(\.frame.minX) == [1, 5])
        #expect(plan.leaves.map(\.zIndex) == [0, 9])
    }

    @Test func `a badge is at the corner of its item`() {
        let badge = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.absolute(20), .absolute(20)),
            elementKind: "badge",
            containerAnchor: NSCollectionLayoutAnchor(
                edges: [.top, .trailing],
                fractionalOffset: CGPoint(x: 0.5, y: -0.5)
            )
        )
        #expect(
            badge.frame(at: CGRect(x: 0, y: 0, width: 100, height: 50)) == CGRect(x: 90, y: -10, width: 20, height: 20)
        )
        let below = NSCollectionLayoutSupplementaryItem(
            layoutSize: size(.fractionalWidth(1), .absolute(10)),
            elementKind: "line",
            containerAnchor: NSCollectionLayoutAnchor(edges: .bottom, absoluteOffset: CGPoint(x: 0, y: 3)),
            itemAnchor: NSCollectionLayoutAnchor(edges: .top)
        )
        #expect(
            below.frame(at: CGRect(x: 0, y: 0, width: 100, height: 50)) == CGRect(x: 0, y: 53, width: 100, height: 10)
        )
        #expect(below.containerAnchor.isAbsoluteOffset && badge.containerAnchor.isFractionalOffset)
    }

    @Test func `immutable values return themselves as copies`() {
        let dimension = NSCollectionLayoutDimension.fractionalWidth(1)
        #expect(dimension.copy() as AnyObject === dimension)
        #expect(dimension.isFractionalWidth && !dimension.isAbsolute && !dimension.isEstimated)
        #expect(NSCollectionLayoutDimension.fractionalHeight(1).isFractionalHeight)
        let spacing = NSCollectionLayoutSpacing.fixed(3)
        #expect(spacing.copy() as AnyObject === spacing && spacing.isFixedSpacing)
    }
}

/// The deprecated methods, called without a deprecation warning.
@MainActor
private protocol Calls: Sendable {
    static func horizontal(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup
    static func vertical(
        layoutSize: NSCollectionLayoutSize,
        subitem: NSCollectionLayoutItem,
        count: Int
    ) -> NSCollectionLayoutGroup
}

extension NSCollectionLayoutGroup: Calls {}
@MainActor private let oldCalls: any Calls.Type = NSCollectionLayoutGroup.self
