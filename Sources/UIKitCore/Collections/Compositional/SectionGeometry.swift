import Foundation

/// Where everything in a section is, from the section's own top left, in a language that reads from left to right.
///
/// Groups that were never measured are alike, so a section of a hundred thousand items is one plan and one run of lengths.
/// A question costs in proportion to what it is about, never to the number of items.
@MainActor
final class SectionGeometry {
    let section: NSCollectionLayoutSection
    /// The direction in which the collection view scrolls.
    let axis: Axis
    let itemCount: Int
    let environment: LayoutEnvironment
    /// The room around the groups.
    let insets: NSDirectionalEdgeInsets
    /// The room that headers and footers have at their sides.
    let supplementaryInsets: NSDirectionalEdgeInsets

    private(set) var template = GroupPlan()
    /// The lengths of the groups along the direction in which they follow one another, each with the spacing behind it.
    private(set) var lengths = HeightRuns()
    private(set) var measured: MeasuredSizes
    /// How many plans were made: a measure of what the geometry costs.
    private(set) var planCount = 0
    /// The largest extent of a measured group across the direction in which a section scrolls by itself.
    private var measuredExtent: CGFloat?
    /// The length of what stands between header and footer, when it is not groups.
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
            "NSCollectionLayoutGroup.custom(layoutSize:itemProvider:) answered no places for a section of "
                + "\(itemCount) items."
        )
        lengths = HeightRuns(count: groupCount, estimate: stride(of: template))
        for group in Set(measured.items.keys.map { $0 / leafCount }) where group < groupCount { settle(group) }
        guard groupCount > 0, itemCount % leafCount > 0, !lengths[groupCount - 1].isKnown else { return }
        // How high a section is does not follow from a last group that is not full, unless there is no other.
        settle(groupCount - 1, decidesExtent: groupCount == 1)
    }

    // MARK: Groups

    var isOrthogonal: Bool { section.orthogonalScrollingBehavior != .none }

    /// The direction in which the groups follow one another.
    var groupAxis: Axis { isOrthogonal ? axis.other : axis }

    /// The number of items in a full group.
    var leafCount: Int { max(template.leaves.count, 1) }

    var groupCount: Int { (itemCount + leafCount - 1) / leafCount }

    /// The room of a group.
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
        planCount += 1
        guard !isTemplate else { return solver }
        let first = group * leafCount
        solver.limit = leafLimit(of: group)
        solver.measured = { self.measured.items[first + $0] }
        solver.measuredFastened = {
            self.measured.fastened[MeasuredSizes.Fastened(kind: $0.elementKind, item: first + $1)]
        }
        return solver
    }

    /// Where everything in a group is, from the group's own top left.
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

    /// Finds out the length of a group that is not like the others.
    private func settle(_ group: Int, decidesExtent: Bool = true) {
        let plan = solvedPlan(of: group)
        lengths.set(HeightRuns.Height(points: stride(of: plan), isKnown: true), at: group)
        guard isOrthogonal, decidesExtent else { return }
        measuredExtent = max(measuredExtent ?? 0, axis.length(plan.size))
    }

    /// Where a group begins in what scrolls, or in the section.
    func start(ofGroup group: Int) -> CGFloat {
        let before = isOrthogonal ? groupAxis.before(insets) + sideExtents.before : contentStart
        let edge = groupAxis.before(section.group.edgeSpacing)?.spacing ?? 0
        return before + lengths.offset(of: group) + edge
    }

    // MARK: Measured views

    /// Keeps what a cell asked for.
    ///
    /// - Returns: Whether anything is elsewhere now.
    func setMeasured(_ size: CGSize, ofItem item: Int) -> Bool {
        guard measured.items[item] != size else { return false }
        measured.items[item] = size
        let old = (length, lengths[item / leafCount])
        settle(item / leafCount)
        return leafCount > 1 || old.0 != length || old.1.points != lengths[item / leafCount].points
    }

    /// Keeps what a header or footer asked for.
    func setMeasured(_ size: CGSize, ofBoundaryItem index: Int) -> Bool {
        guard measured.boundary[index] != size else { return false }
        measured.boundary[index] = size
        return true
    }

    /// Keeps what a view fastened to a cell asked for.
    func setMeasured(_ size: CGSize, ofFastened kind: String, item: Int) -> Bool {
        let key = MeasuredSizes.Fastened(kind: kind, item: item)
        guard measured.fastened[key] != size else { return false }
        measured.fastened[key] = size
        settle(item / leafCount)
        return true
    }

    // MARK: Lengths

    /// The length of the section along the direction in which the collection view scrolls.
    var length: CGFloat {
        contentStart + contentLength + axis.behind(insets) + boundaryExtents.behind
    }

    /// Where the groups begin along the direction in which the collection view scrolls.
    var contentStart: CGFloat { boundaryExtents.before + axis.before(insets) }

    /// The length of the groups along the direction in which the collection view scrolls.
    private var contentLength: CGFloat {
        if let contentLengthOverride { return contentLengthOverride }
        guard groupCount > 0 else { return 0 }
        guard isOrthogonal else { return lengths.total - section.interGroupSpacing }
        guard axis.dimension(of: section.group.layoutSize).isMeasured, let measuredExtent else {
            return axis.length(template.size)
        }
        return measuredExtent
    }

    /// The length of what scrolls, in a section that scrolls by itself.
    var scrollLength: CGFloat {
        let groups = groupCount > 0 ? lengths.total - section.interGroupSpacing : 0
        let sides = sideExtents
        return groups + groupAxis.before(insets) + groupAxis.behind(insets) + sides.before + sides.behind
    }

    /// The rectangle in which a section scrolls by itself.
    var scrollFrame: CGRect {
        let across = axis.other.length(environment.layoutContainer.contentSize)
        return CGRect(
            origin: axis.point(along: contentStart, across: 0),
            size: axis.size(along: contentLength, across: across)
        )
    }

    /// The rectangle of the section.
    var frame: CGRect {
        let across = axis.other.length(environment.layoutContainer.contentSize)
        return CGRect(origin: .zero, size: axis.size(along: length, across: across))
    }
}
