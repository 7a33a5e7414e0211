import Foundation

/// What a list shows, as identifiers: sections, and items in them. Every identifier is there once.
///
/// A value of its own: changing it changes nothing on screen until it is given to a data source. Places are looked up by
/// hashing; inserting, moving and deleting cost as much as the sections that they change are long.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>: Sendable
where
    SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
{
    struct Section: Sendable, Equatable {
        var identifier: SectionIdentifierType
        var items: [ItemIdentifierType] = []
    }

    var sections: [Section] = []
    /// The section that holds an item.
    var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

    /// The items whose content is another one, in the order in which that was said.
    public internal(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
    /// The items whose present cells are to be set up anew.
    public internal(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
    /// The sections all of whose content is another one.
    public internal(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

    /// Makes a snapshot of nothing.
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

    /// The section that holds an item; nil when there is no such item.
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        owners[identifier]
    }

    /// The place of an item among the items of all sections; nil when there is no such item.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
        guard let owner = owners[identifier] else { return nil }
        var before = 0
        for section in sections {
            if section.identifier == owner { return section.items.firstIndex(of: identifier).map { before + $0 } }
            before += section.items.count
        }
        return nil
    }

    /// The place of a section; nil when there is no such section.
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
        sections.firstIndex { $0.identifier == identifier }
    }
}
