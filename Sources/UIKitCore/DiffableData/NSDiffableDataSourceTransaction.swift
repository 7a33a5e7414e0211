import Foundation

/// What the user changed by moving an item.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// What was shown before.
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What is shown after.
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    /// What makes the items after of those before; it can be applied to the app's own array.
    public let difference: CollectionDifference<ItemIdentifierType>
    /// What changed in each section that the move is about.
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

/// What the user changed in one section by moving an item.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>
where SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable {
    /// The section.
    public let sectionIdentifier: SectionIdentifierType
    /// What it had before.
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What it has after.
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    /// What makes the items after of those before.
    public let difference: CollectionDifference<ItemIdentifierType>
}
