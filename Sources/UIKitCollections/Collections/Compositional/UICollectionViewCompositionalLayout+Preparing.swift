import Foundation
import UIKitCore

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

    /// The sizes measured so far, by section. They are discarded if the available size, the text size or the axis changed.
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
                "The section provider of UICollectionViewCompositionalLayout returned nil for section \(index); it must return "
                    + "a layout for every section of the data source."
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
