import Foundation
import UIKitCore

/// The frames of a section's elements, relative to the section's top left, for left-to-right layout.
///
/// Groups without measured cells share one plan, so even a section of a hundred thousand items has one plan and one run of
/// lengths. The cost of a query depends on the elements queried, not on the number of items.
@MainActor
final class SectionGeometry {
    let section: NSCollectionLayoutSection
    /// The scroll direction of the collection view.
    let axis: Axis
    let itemCount: Int
    let environment: LayoutEnvironment
    /// The insets around the groups.
    let insets: NSDirectionalEdgeInsets
    /// The insets of headers and footers at their sides.
    let supplementaryInsets: NSDirectionalEdgeInsets

    private(set) var template = GroupPlan()
    /// The lengths of the groups along the group axis, each including the spacing after it.
    private(set) var lengths = HeightRuns()
    private(set) var measured: MeasuredSizes
    /// The number of groups laid out, as a measure of cost for tests.
    private(set) var groupLayoutCount = 0
    /// The maximum size of a measured group across an orthogonal section's scroll direction.
    private var measuredExtent: CGFloat?
    /// The length between headers and footers, if it is not that of groups.
    var contentLengthOverride: CGFloat?

    init(
        section: NSCollectionLayoutSection,
        axis: Axis,
        itemCount: Int,
        environment: LayoutEnvironment,
        insets: NSDirectionalEdgeInsets? = nil,
        supplementaryInsets: NSDirectionalEdgeInsets? = nil,
        measured: MeasuredSizes = MeasuredSizes()
    ) {
        self.section = section
        self.axis = axis
        self.itemCount = itemCount
        self.environment = environment
        self.insets = insets ?? section.contentInsets
        self.supplementaryInsets = supplementaryInsets ?? self.insets
        self.measured = measured
        template = solver(for: 0, isTemplate: true).plan(section.group, in: groupContainer)
        require(
            !template.leaves.isEmpty || itemCount == 0,
            "The item provider of NSCollectionLayoutGroup.custom(layoutSize:itemProvider:) returned no items for a section "
                + "with \(itemCount) items."
        )
        lengths = HeightRuns(count: groupCount, estimate: stride(of: template))
        for group in Set(measured.items.keys.map { $0 / leafCount }) where group < groupCount { settle(group) }
        guard groupCount > 0, itemCount % leafCount > 0, !lengths[groupCount - 1].isKnown else { return }
        // An incomplete last group does not determine the height of the section, unless it is the only group.
        settle(groupCount - 1, decidesExtent: groupCount == 1)
    }

    // MARK: Groups

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// The axis along which the groups are arranged.
    var groupAxis: Axis { isOrthogonal ? axis.other : axis }

    /// The number of items in a full group.
    var leafCount: Int { max(template.leaves.count, 1) }

    var groupCount: Int { (itemCount + leafCount - 1) / leafCount }

    /// The available size for a group.
    private var groupContainer: CGSize {
        let sides = sideExtents
        var size = CGRect(origin: .zero, size: environment.layoutContainer.contentSize).inset(by: insets).size
        let across = max(axis.other.length(size) - sides.before - sides.behind, 0)
        size = axis.size(along: axis.length(size), across: across)
        return size
    }

    private func leafLimit(of group: Int) -> Int { min(itemCount - group * leafCount, leafCount) }

    private func solver(for group: Int, isTemplate: Bool = false) -> GroupSolver {
        var solver = GroupSolver(traits: environment.traitCollection)
        groupLayoutCount += 1
        guard !isTemplate else { return solver }
        let first = group * leafCount
        solver.limit = leafLimit(of: group)
        solver.measured = { self.measured.items[first + $0] }
        solver.measuredFastened = {
            self.measured.fastened[MeasuredSizes.Fastened(kind: $0.elementKind, item: first + $1)]
        }
        return solver
    }

    /// The frames of a group's elements, relative to the group's top left.
    func plan(of group: Int) -> GroupPlan {
        lengths[group].isKnown ? solvedPlan(of: group) : template
    }

    private func solvedPlan(of group: Int) -> GroupPlan {
        solver(for: group).plan(section.group, in: groupContainer, counts: template.counts)
    }

    private func stride(of plan: GroupPlan) -> CGFloat {
        let spacing = section.group.edgeSpacing
        let edges = (groupAxis.before(spacing)?.spacing ?? 0) + (groupAxis.behind(spacing)?.spacing ?? 0)
        return groupAxis.length(plan.size) + edges + section.interGroupSpacing
    }

    /// Computes the length of a group that differs from the template.
    private func settle(_ group: Int, decidesExtent: Bool = true) {
        let plan = solvedPlan(of: group)
        lengths.set(HeightRuns.Height(points: stride(of: plan), isKnown: true), at: group)
        guard isOrthogonal, decidesExtent else { return }
        measuredExtent = max(measuredExtent ?? 0, axis.length(plan.size))
    }

    /// The start of a group in the scrolling content, or in the section.
    func start(ofGroup group: Int) -> CGFloat {
        let before = isOrthogonal ? groupAxis.before(insets) + sideExtents.before : contentStart
        let edge = groupAxis.before(section.group.edgeSpacing)?.spacing ?? 0
        return before + lengths.offset(of: group) + edge
    }

    // MARK: Measured views

    /// Stores the preferred size of a cell.
    ///
    /// - Returns: Whether positions changed.
    func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        guard measured.items[item] != size else { return false }
        measured.items[item] = size
        let old = (length, lengths[item / leafCount])
        settle(item / leafCount)
        return leafCount > 1 || old.0 != length || old.1.points != lengths[item / leafCount].points
    }

    /// Stores the preferred size of a header or footer.
    func setMeasured(_ size: CGSize, ofBoundaryItem index: Int) -> Bool {
        guard measured.boundary[index] != size else { return false }
        measured.boundary[index] = size
        return true
    }

    /// Stores the preferred size of an item's supplementary view.
    func setMeasured(_ size: CGSize, ofFastened kind: String, item: Int) -> Bool {
        let key = MeasuredSizes.Fastened(kind: kind, item: item)
        guard measured.fastened[key] != size else { return false }
        measured.fastened[key] = size
        settle(item / leafCount)
        return true
    }

    // MARK: Lengths

    /// The length of the section along the collection view's scroll direction.
    var length: CGFloat {
        contentStart + contentLength + axis.behind(insets) + boundaryExtents.behind
    }

    /// The start of the groups along the collection view's scroll direction.
    var contentStart: CGFloat { boundaryExtents.before + axis.before(insets) }

    /// The length of the groups along the collection view's scroll direction.
    private var contentLength: CGFloat {
        if let contentLengthOverride { return contentLengthOverride }
        guard groupCount > 0 else { return 0 }
        guard isOrthogonal else { return lengths.total - section.interGroupSpacing }
        guard axis.dimension(of: section.group.layoutSize).isMeasured, let measuredExtent else {
            return axis.length(template.size)
        }
        return measuredExtent
    }

    /// The content length of an orthogonally scrolling section.
    var scrollLength: CGFloat {
        let groups = groupCount > 0 ? lengths.total - section.interGroupSpacing : 0
        let sides = sideExtents
        return groups + groupAxis.before(insets) + groupAxis.behind(insets) + sides.before + sides.behind
    }

    /// The visible area of an orthogonally scrolling section.
    var scrollFrame: CGRect {
        let across = axis.other.length(environment.layoutContainer.contentSize)
        return CGRect(
            origin: axis.point(along: contentStart, across: 0),
            size: axis.size(along: contentLength, across: across)
        )
    }

    /// The frame of the section.
    var frame: CGRect {
        let across = axis.other.length(environment.layoutContainer.contentSize)
        return CGRect(origin: .zero, size: axis.size(along: length, across: across))
    }
}
