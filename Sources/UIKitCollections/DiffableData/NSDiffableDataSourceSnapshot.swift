import Foundation
import UIKitCore

/// The content of a list at one moment, as unique identifiers of sections and their items.
///
/// A value type: changes take effect when the snapshot is applied to a data source. The section of an item is found by
/// hashing. Finding an item's position, inserting, moving and deleting take time proportional to the number of sections and
/// the length of the affected ones.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    struct Section: Sendable, Equatable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    /// The section of each item.
    var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items marked for reloading, in the order of the calls.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose existing cells are marked for reconfiguration.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections marked for reloading.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Creates an empty snapshot.
    public init() {}

    // MARK: Reading

    /// The number of items in all sections.
    public var numberOfItems: Int { owners.count }
    /// The number of sections.
    public var numberOfSections: Int { sections.count }
    /// The sections, in order.
    public var sectionIdentifiers: [SectionIdentifierType] { sections.map(\.identifier) }
    /// The items of all sections, in order.
    public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

    /// The number of items in a section. Traps when there is no such section.
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        sections[place(of: identifier, in: "numberOfItems(inSection:)")].items.count
    }

    /// The items of a section, in order. Traps when there is no such section.
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        sections[place(of: identifier, in: "itemIdentifiers(inSection:)")].items
    }

    /// The section that contains an item; nil when there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// The index of an item among the items of all sections; nil when there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let owner = owners[identifier] else { return nil }
        var before = 0
        for section in sections {
            if section.identifier == owner { return section.items.firstIndex(of: identifier).map { before + $0 } }
            before += section.items.count
        }
        return nil
    }

    /// The index of a section; nil when there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }
}
