import Foundation
import UIKitCore

/// The frames of a group's elements, relative to the group's top left, for left-to-right layout.
struct GroupPlan {
    struct Leaf {
        var frame: CGRect
        /// Nil in a custom group.
        var item: NSCollectionLayoutItem?
        var zIndex = 0
    }

    struct Fastened {
        var frame: CGRect
        /// The cell that the view belongs to.
        var leaf: Int
        let item: NSCollectionLayoutSupplementaryItem
    }

    /// The number of items in the line of a group, and in its nested groups.
    struct Counts {
        var items: Int
        /// Nil for an item that is not a group.
        var nested: [Counts?]
    }

    var size = CGSize.zero
    var leaves: [Leaf] = []
    var fastened: [Fastened] = []
    /// Nil in a custom group.
    var counts: Counts?

    mutating func append(_ other: GroupPlan, at origin: CGPoint) {
        let first = leaves.count
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.offsetBy(dx: origin.x, dy: origin.y)
            leaves.append(leaf)
        }
        for var view in other.fastened {
            view.frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
            view.leaf += first
            fastened.append(view)
        }
    }
}

/// Computes the frames of a group's elements.
///
/// The number of cells in a group follows from the declared sizes of its items, including estimates. It must not change when
/// cells are measured; otherwise cells would move between groups.
@MainActor
struct GroupSolver {
    var traits: UITraitCollection
    /// The number of existing cells; further cells take up no space on measured axes.
    var limit = Int.max
    /// The preferred size of a cell; nil if it was not measured.
    var measured: (Int) -> CGSize? = { _ in nil }
    /// The preferred size of an item's supplementary view.
    var measuredFastened: (NSCollectionLayoutSupplementaryItem, Int) -> CGSize? = { _, _ in nil }

    private static let tolerance: CGFloat = 0.1

    /// - Parameters:
    ///   - counts: The numbers of items, as determined without measuring; nil to determine them.
    func plan(
        _ group: NSCollectionLayoutGroup,
        in container: CGSize,
        firstLeaf: Int = 0,
        counts: GroupPlan.Counts? = nil
    ) -> GroupPlan {
        let outer = group.layoutSize.size(in: container)
        let insets = group.effectiveInsets
        var plan: GroupPlan
        switch group.arrangement {
        case .custom(let provider):
            plan = custom(provider, group.layoutSize, size: outer, insets: insets, firstLeaf: firstLeaf)
        case .line(let axis, let filling):
            plan = line(group, axis, filling, size: outer, firstLeaf: firstLeaf, counts: counts)
        }
        for item in group.supplementaryItems {
            let preferred = measuredFastened(item, firstLeaf)
            let frame = item.frame(at: CGRect(origin: .zero, size: plan.size), preferred: preferred)
            plan.fastened.append(GroupPlan.Fastened(frame: frame, leaf: 0, item: item))
        }
        return plan
    }

    private func custom(
        _ provider: NSCollectionLayoutGroupCustomItemProvider,
        _ stated: NSCollectionLayoutSize,
        size: CGSize,
        insets: NSDirectionalEdgeInsets,
        firstLeaf: Int
    ) -> GroupPlan {
        let container = LayoutContainer(contentSize: size, contentInsets: insets)
        let places = provider(LayoutEnvironment(layoutContainer: container, traitCollection: traits))
        let leaves = places.map {
            let frame = $0.frame.offsetBy(dx: insets.leading, dy: insets.top)
            return GroupPlan.Leaf(frame: frame, item: nil, zIndex: $0.zIndex)
        }
        let present = leaves.prefix(max(limit - firstLeaf, 0)).map(\.frame)
        let end = CGSize(
            width: (present.map(\.maxX).max() ?? insets.leading) + insets.trailing,
            height: (present.map(\.maxY).max() ?? insets.top) + insets.bottom
        )
        return GroupPlan(size: stated.replacingMeasured(in: size, by: end), leaves: leaves)
    }

    // MARK: Lines

    /// One item of a line.
    private struct Entry {
        let item: NSCollectionLayoutItem
        var size: CGSize
        /// The plan of a nested group.
        var content: GroupPlan?
        let firstLeaf: Int
        var leafCount: Int { content?.leaves.count ?? 1 }
    }

    private func line(
        _ group: NSCollectionLayoutGroup,
        _ axis: Axis,
        _ filling: NSCollectionLayoutGroup.Filling,
        size outer: CGSize,
        firstLeaf: Int,
        counts: GroupPlan.Counts?
    ) -> GroupPlan {
        let insets = group.effectiveInsets
        var inner = CGRect(origin: .zero, size: outer).inset(by: insets).size
        let growsAlong = axis.dimension(of: group.layoutSize).isMeasured
        let growsAcross = axis.other.dimension(of: group.layoutSize).isMeasured
        let items =
            counts.map { counts in (0..<counts.items).map { group.subitems[$0 % group.subitems.count] } }
            ?? self.items(of: group, axis, filling, in: inner, growsAlong: growsAlong)
        func nested(_ index: Int) -> GroupPlan.Counts? { counts?.nested[index] }
        var entries: [Entry] = []
        var leaf = firstLeaf
        for (index, item) in items.enumerated() {
            var entry = self.entry(item, in: inner, firstLeaf: leaf, counts: nested(index))
            if case .equally(let count) = filling {
                let gaps = CGFloat(count - 1) * (group.interItemSpacing?.spacing ?? 0)
                let along = max(axis.length(inner) - gaps, 0) / CGFloat(count)
                entry = resized(
                    entry,
                    to: axis.size(along: along, across: axis.other.length(entry.size)),
                    counts: nested(index)
                )
            }
            entries.append(entry)
            leaf += entry.leafCount
        }
        makeUniform(&entries)
        let present = entries.filter { $0.firstLeaf < limit }
        if growsAcross {
            let across = present.filter { !isFractional($0.item, across: axis) }.map {
                axis.other.length($0.size) + edges($0.item, axis.other)
            }
            let extent = across.max() ?? axis.other.length(inner)
            if extent != axis.other.length(inner) {
                inner = axis.size(along: axis.length(inner), across: extent)
                for index in entries.indices where isFractional(entries[index].item, across: axis) {
                    let former = entries[index]
                    entries[index] = entry(former.item, in: inner, firstLeaf: former.firstLeaf, counts: nested(index))
                }
            }
        }
        let used = length(of: growsAlong ? entries.filter { $0.firstLeaf < limit } : entries, group, axis)
        if growsAlong { inner = axis.size(along: used, across: axis.other.length(inner)) }
        let origin = CGPoint(x: insets.leading, y: insets.top)
        return place(entries, of: group, axis, inner: inner, leftover: axis.length(inner) - used, origin: origin) {
            CGSize(
                width: inner.width + insets.leading + insets.trailing,
                height: inner.height + insets.top + insets.bottom
            )
        }
    }

    /// The items of a line, in turn. In a line that grows with its items, each item appears at least once.
    private func items(
        of group: NSCollectionLayoutGroup,
        _ axis: Axis,
        _ filling: NSCollectionLayoutGroup.Filling,
        in inner: CGSize,
        growsAlong: Bool
    ) -> [NSCollectionLayoutItem] {
        switch filling {
        case .count(let count), .equally(let count):
            return Array(repeating: group.subitems[0], count: count)
        case .room: break
        }
        let spacing = group.interItemSpacing?.spacing ?? 0
        var items: [NSCollectionLayoutItem] = []
        var used: CGFloat = 0
        while true {
            let before = used
            for item in group.subitems {
                let own = axis.length(item.layoutSize.size(in: inner)) + edges(item, axis)
                let end = used + (items.isEmpty ? 0 : spacing) + own
                let isFirstTurn = items.count < group.subitems.count
                let hasRoom = end <= axis.length(inner) + GroupSolver.tolerance
                guard hasRoom || items.isEmpty || (growsAlong && isFirstTurn) else { return items }
                items.append(item)
                used = end
            }
            // Prevents endless repetition of items without length.
            guard used > before + GroupSolver.tolerance else { return items }
        }
    }

    private func entry(
        _ item: NSCollectionLayoutItem,
        in container: CGSize,
        firstLeaf: Int,
        counts: GroupPlan.Counts?
    ) -> Entry {
        if let group = item as? NSCollectionLayoutGroup {
            let content = plan(group, in: container, firstLeaf: firstLeaf, counts: counts)
            return Entry(item: item, size: content.size, content: content, firstLeaf: firstLeaf)
        }
        var size = item.layoutSize.size(in: container)
        if item.layoutSize.isMeasured, let preferred = measured(firstLeaf) {
            size = item.layoutSize.replacingMeasured(in: size, by: preferred)
        }
        return Entry(item: item, size: size, content: nil, firstLeaf: firstLeaf)
    }

    private func resized(_ entry: Entry, to size: CGSize, counts: GroupPlan.Counts?) -> Entry {
        var entry = entry
        entry.size = size
        if let group = entry.item as? NSCollectionLayoutGroup {
            let fixed = NSCollectionLayoutSize(
                widthDimension: .absolute(size.width),
                heightDimension: .absolute(size.height)
            )
            if case .line(let axis, let filling) = group.arrangement {
                let size = fixed.size(in: size)
                entry.content = line(group, axis, filling, size: size, firstLeaf: entry.firstLeaf, counts: counts)
                entry.content?.size = size
            }
        }
        return entry
    }

    private func makeUniform(_ entries: inout [Entry]) {
        let present = entries.filter { $0.firstLeaf < limit }
        let wide = present.filter { $0.item.layoutSize.widthDimension.isUniformAcrossSiblings }.map(\.size.width).max()
        let high = present.filter { $0.item.layoutSize.heightDimension.isUniformAcrossSiblings }.map(\.size.height)
            .max()
        for index in entries.indices {
            let size = entries[index].item.layoutSize
            if let wide, size.widthDimension.isUniformAcrossSiblings { entries[index].size.width = wide }
            if let high, size.heightDimension.isUniformAcrossSiblings { entries[index].size.height = high }
        }
    }

    // MARK: Lengths

    /// Whether an item's size across the line is a fraction of the line's.
    private func isFractional(_ item: NSCollectionLayoutItem, across axis: Axis) -> Bool {
        axis.other.dimension(of: item.layoutSize).kind == (axis == .horizontal ? .fractionalHeight : .fractionalWidth)
    }

    private func edges(_ item: NSCollectionLayoutItem, _ axis: Axis) -> CGFloat {
        (axis.before(item.edgeSpacing)?.spacing ?? 0) + (axis.behind(item.edgeSpacing)?.spacing ?? 0)
    }

    private func length(of entries: [Entry], _ group: NSCollectionLayoutGroup, _ axis: Axis) -> CGFloat {
        let gaps = CGFloat(max(entries.count - 1, 0)) * (group.interItemSpacing?.spacing ?? 0)
        return entries.reduce(gaps) { $0 + axis.length($1.size) + edges($1.item, axis) }
    }

    // MARK: Places

    private func place(
        _ entries: [Entry],
        of group: NSCollectionLayoutGroup,
        _ axis: Axis,
        inner: CGSize,
        leftover: CGFloat,
        origin: CGPoint,
        outerSize: () -> CGSize
    ) -> GroupPlan {
        let between = group.interItemSpacing
        let betweenCount = between?.isFlexibleSpacing == true ? entries.count - 1 : 0
        let flexible = entries.reduce(betweenCount) { $0 + flexibleEdges($1.item, axis) }
        let share = flexible > 0 ? max(leftover, 0) / CGFloat(flexible) : 0
        var plan = GroupPlan()
        plan.counts = GroupPlan.Counts(items: entries.count, nested: entries.map { $0.content?.counts })
        var along: CGFloat = 0
        for (index, entry) in entries.enumerated() {
            if index > 0 { along += room(between, share) }
            along += room(axis.before(entry.item.edgeSpacing), share)
            let across = self.across(entry, axis.other, room: axis.other.length(inner))
            var corner = axis.point(along: along, across: across)
            corner.x += origin.x
            corner.y += origin.y
            add(entry, at: corner, to: &plan)
            along += axis.length(entry.size) + room(axis.behind(entry.item.edgeSpacing), share)
        }
        plan.size = outerSize()
        return plan
    }

    private func across(_ entry: Entry, _ axis: Axis, room: CGFloat) -> CGFloat {
        let spacing = entry.item.edgeSpacing
        let leftover = max(room - axis.length(entry.size) - edges(entry.item, axis), 0)
        let flexible = flexibleEdges(entry.item, axis)
        return self.room(axis.before(spacing), flexible > 0 ? leftover / CGFloat(flexible) : 0)
    }

    private func room(_ spacing: NSCollectionLayoutSpacing?, _ share: CGFloat) -> CGFloat {
        guard let spacing else { return 0 }
        return spacing.spacing + (spacing.isFlexibleSpacing ? share : 0)
    }

    private func flexibleEdges(_ item: NSCollectionLayoutItem, _ axis: Axis) -> Int {
        [axis.before(item.edgeSpacing), axis.behind(item.edgeSpacing)].filter { $0?.isFlexibleSpacing == true }.count
    }

    private func add(_ entry: Entry, at corner: CGPoint, to plan: inout GroupPlan) {
        if let content = entry.content {
            plan.append(content, at: corner)
            return
        }
        let frame = CGRect(origin: corner, size: entry.size).inset(by: entry.item.effectiveInsets)
        let leaf = plan.leaves.count
        plan.leaves.append(GroupPlan.Leaf(frame: frame, item: entry.item))
        for item in entry.item.supplementaryItems {
            let preferred = measuredFastened(item, entry.firstLeaf)
            let frame = item.frame(at: frame, preferred: preferred)
            plan.fastened.append(GroupPlan.Fastened(frame: frame, leaf: leaf, item: item))
        }
    }
}
