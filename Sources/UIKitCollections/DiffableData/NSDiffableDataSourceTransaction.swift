import Foundation
import UIKitCore

/// The changes of the user's move of an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// The difference between the items before and after the move. It can be applied to the app's own array.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// The changes of each section affected by the move.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from initial: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to final: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        sections: [SectionIdentifierType],
        outlineBefore: OutlineState<SectionIdentifierType, ItemIdentifierType>,
        outlinesAfter: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>]
    ) {
        initialSnapshot = initial
        finalSnapshot = final
        difference = final.itemIdentifiers.difference(from: initial.itemIdentifiers)
        sectionTransactions = sections.map { section in
            let before = outlineBefore.snapshot(of: section, items: initial.itemIdentifiers(inSection: section))
            var after = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
            if let outline = outlinesAfter[section] {
                after = outline
            } else {
                after.append(final.itemIdentifiers(inSection: section))
            }
            return NSDiffableDataSourceSectionTransaction(
                sectionIdentifier: section,
                initialSnapshot: before,
                finalSnapshot: after,
                difference: after.items.difference(from: before.items)
            )
        }
    }
}

/// The changes of one section in the user's move of an item.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// The section's snapshot before the move.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The section's snapshot after the move.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// The difference between the items before and after the move.
    public let difference: CollectionDifference<ItemIdentifierType>
}
