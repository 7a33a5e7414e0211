import Foundation

/// Where the sections of a compositional layout are.
@MainActor
struct CompositionalParts {
    var axis = Axis.vertical
    var boundsSize = CGSize.zero
    var environment: LayoutEnvironment?
    var geometries: [SectionGeometry] = []
    /// Where the sections begin, from the start of the first one.
    var starts: [CGFloat] = []
    var interSectionSpacing: CGFloat = 0
    /// The headers and footers of the layout as a whole, around an empty section.
    var whole: SectionGeometry?
    /// What was measured in sections that are yet to be laid out again.
    var carried: [Int: MeasuredSizes] = [:]

    /// Whether anything is elsewhere, or looks otherwise, as the content scrolls.
    private(set) var followsScrolling = false

    /// Where the first section begins.
    var origin: CGFloat { whole?.contentStart ?? 0 }

    var sectionsLength: CGFloat {
        guard let last = geometries.last, let start = starts.last else { return 0 }
        return start + last.length
    }

    var length: CGFloat { origin + sectionsLength + (whole?.boundaryExtents.behind ?? 0) }

    var contentSize: CGSize {
        guard let environment else { return .zero }
        return axis.size(
            along: length,
            across: axis.other.length(environment.layoutContainer.contentSize)
        )
    }

    func start(ofSection section: Int) -> CGFloat { origin + starts[section] }

    /// The sections that touch a range.
    func sections(in range: ClosedRange<CGFloat>) -> Range<Int> {
        var low = 0
        var high = geometries.count
        while low < high {
            let middle = (low + high) / 2
            if start(ofSection: middle) + geometries[middle].length <= range.lowerBound {
                low = middle + 1
            } else {
                high = middle
            }
        }
        var end = low
        while end < geometries.count, start(ofSection: end) < range.upperBound { end += 1 }
        return low..<end
    }

    mutating func sumUp(from first: Int = 0) {
        if starts.count != geometries.count { starts = Array(repeating: 0, count: geometries.count) }
        for section in geometries.indices.dropFirst(first) {
            starts[section] =
                section == 0
                ? 0 : starts[section - 1] + geometries[section - 1].length + interSectionSpacing
        }
        whole?.contentLengthOverride = sectionsLength
    }

    mutating func noteWhatFollowsScrolling() {
        followsScrolling =
            (geometries + [whole].compactMap { $0 }).contains { geometry in
                geometry.section.visibleItemsInvalidationHandler != nil
                    || geometry.section.boundarySupplementaryItems.contains { $0.pinToVisibleBounds }
            }
    }

    /// Keeps what was measured for a layout in which items have other numbers.
    mutating func renumber(by plan: RowUpdatePlan) {
        var carried: [Int: MeasuredSizes] = [:]
        for (section, source) in plan.sources.enumerated() {
            guard let source, geometries.indices.contains(source), !geometries[source].measured.isEmpty
            else { continue }
            carried[section] = geometries[source].measured.renumbered { item in
                guard let target = plan.destination(of: IndexPath(item: item, section: source)),
                    target.section == section
                else { return nil }
                return target.item
            }
        }
        self.carried = carried
        geometries = []
        starts = []
    }
}

extension UICollectionViewCompositionalLayout {
    func noteInvalidation(_ context: UICollectionViewLayoutInvalidationContext) {
        if (context as? CompositionalContext)?.keepsSections == true { return }
        if context.invalidateEverything {
            parts.carried = [:]
            parts.geometries = []
            if context.invalidateDataSourceCounts { sectionOffsets = [:] }
        }
        isStale = true
    }

    func prepareParts() {
        guard isStale, let collectionView else { return }
        isStale = false
        let inset = collectionView.adjustedContentInset
        let size = CGSize(
            width: max(collectionView.bounds.width - inset.left - inset.right, 0),
            height: max(collectionView.bounds.height - inset.top - inset.bottom, 0)
        )
        let environment = LayoutEnvironment(
            layoutContainer: LayoutContainer(contentSize: size),
            traitCollection: collectionView.traitCollection
        )
        var next = CompositionalParts()
        next.axis = configuration.scrollDirection == .vertical ? .vertical : .horizontal
        next.interSectionSpacing = configuration.interSectionSpacing
        next.boundsSize = collectionView.bounds.size
        next.environment = environment
        let carried = measuredSizes(for: environment, axis: next.axis)
        for index in 0..<collectionView.numberOfSections {
            next.geometries.append(
                geometry(ofSection: index, in: environment, axis: next.axis, measured: carried[index])
            )
        }
        let boundary = configuration.boundarySupplementaryItems
        if !boundary.isEmpty {
            next.whole = whole(boundary, in: environment, axis: next.axis, old: parts.whole)
        }
        next.sumUp()
        showListGround(of: next)
        next.noteWhatFollowsScrolling()
        parts = next
        for section in sectionOffsets.keys where !parts.geometries.indices.contains(section) {
            sectionOffsets[section] = nil
        }
    }

    /// The colour behind a list is its configuration's, unless that has none.
    private func showListGround(of next: CompositionalParts) {
        guard !hasDecidedGround, next.geometries.allSatisfy({ $0.section.list != nil }) else { return }
        guard let color = next.geometries.first?.section.list?.backgroundColor ?? listBackgroundColor else { return }
        hasDecidedGround = true
        guard color != .clear, let collectionView else { return }
        listGround = (own: color, former: collectionView.backgroundColor)
        collectionView.backgroundColor = color
    }

    /// A layout that is no list comes: what was behind the rows goes with them, unless the app has put something else there.
    func takeListGroundBack() {
        hasDecidedGround = false
        guard let ground = listGround, let collectionView else { return }
        listGround = nil
        if collectionView.backgroundColor == ground.own { collectionView.backgroundColor = ground.former }
    }

    /// What is known of the sections' views. Sizes that were asked for in another width are of no use.
    private func measuredSizes(for environment: LayoutEnvironment, axis: Axis) -> [Int: MeasuredSizes] {
        guard let old = parts.environment, old.layoutContainer == environment.layoutContainer,
            old.traitCollection.preferredContentSizeCategory
                == environment.traitCollection.preferredContentSizeCategory,
            parts.axis == axis
        else { return [:] }
        var measured = parts.carried
        for (section, geometry) in parts.geometries.enumerated() where !geometry.measured.isEmpty {
            measured[section] = geometry.measured
        }
        return measured
    }

    private func geometry(
        ofSection index: Int,
        in environment: LayoutEnvironment,
        axis: Axis,
        measured: MeasuredSizes?
    ) -> SectionGeometry {
        guard let section = sectionProvider(index, environment) else {
            trap(
                "The section provider of UICollectionViewCompositionalLayout returned nil for section \(index): every "
                    + "section that the data source has needs one."
            )
        }
        let margins = margins(for: section.contentInsetsReference)
        let insets = section.contentInsets.addingSides(margins)
        var sides = section.supplementariesFollowContentInsets ? insets : .zero
        if section.supplementaryContentInsetsReference != .automatic {
            sides = self.margins(for: section.supplementaryContentInsetsReference)
        }
        return SectionGeometry(
            section: section,
            axis: axis,
            itemCount: collectionView?.numberOfItems(inSection: index) ?? 0,
            environment: environment,
            insets: insets,
            supplementaryInsets: sides,
            measured: measured ?? MeasuredSizes()
        )
    }

    private func margins(for reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
        let reference = reference == .automatic ? configuration.contentInsetsReference : reference
        guard reference == .layoutMargins, let margins = collectionView?.directionalLayoutMargins else {
            return .zero
        }
        return margins
    }

    private func whole(
        _ items: [NSCollectionLayoutBoundarySupplementaryItem],
        in environment: LayoutEnvironment,
        axis: Axis,
        old: SectionGeometry?
    ) -> SectionGeometry {
        let all = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .fractionalHeight(1)
        )
        let item = NSCollectionLayoutItem(layoutSize: all)
        let section = NSCollectionLayoutSection(group: .vertical(layoutSize: all, subitems: [item]))
        section.boundarySupplementaryItems = items
        let keeps = old?.environment.layoutContainer == environment.layoutContainer
        return SectionGeometry(
            section: section,
            axis: axis,
            itemCount: 0,
            environment: environment,
            measured: keeps ? old?.measured ?? MeasuredSizes() : MeasuredSizes()
        )
    }
}

extension NSDirectionalEdgeInsets {
    fileprivate func addingSides(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(
            top: top,
            leading: leading + other.leading,
            bottom: bottom,
            trailing: trailing + other.trailing
        )
    }
}
