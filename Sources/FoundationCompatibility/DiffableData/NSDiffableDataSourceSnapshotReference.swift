import Foundation
import TextEscaping

/// The content of a list at one moment, without the types of its identifiers. A fetched results controller passes it to its delegate.
///
/// It cannot be changed. Convert it to `NSDiffableDataSourceSnapshot` for that, and to apply it to a data source:
/// `snapshot as NSDiffableDataSourceSnapshot<String, NSManagedObjectID>`. Members take time in proportion to the number of items.
open class NSDiffableDataSourceSnapshotReference: NSObject {
    /// The parts of a snapshot.
    package struct Content {
        /// A section with its items.
        package typealias Section = (identifier: AnyHashable, items: [AnyHashable])

        package var sections: [Section]
        package var reloadedSections: [AnyHashable]
        package var reloadedItems: [AnyHashable]
        package var reconfiguredItems: [AnyHashable]

        package init(
            sections: [Section] = [],
            reloadedSections: [AnyHashable] = [],
            reloadedItems: [AnyHashable] = [],
            reconfiguredItems: [AnyHashable] = []
        ) {
            self.sections = sections
            self.reloadedSections = reloadedSections
            self.reloadedItems = reloadedItems
            self.reconfiguredItems = reconfiguredItems
        }
    }

    private let makeContent: () -> Content

    /// The content, computed at the first use: most receivers of a snapshot do not read it.
    package private(set) final lazy var content = makeContent()

    /// Makes an empty snapshot.
    public override init() {
        makeContent = { Content() }
        super.init()
    }

    package init(content: @escaping () -> Content) {
        makeContent = content
        super.init()
    }

    /// The number of items in all sections.
    open var numberOfItems: Int { content.sections.reduce(0) { $0 + $1.items.count } }

    /// The number of sections.
    open var numberOfSections: Int { content.sections.count }

    /// The sections, in order.
    open var sectionIdentifiers: [Any] { content.sections.map(\.identifier.base) }

    /// The items of all sections, in order.
    open var itemIdentifiers: [Any] { content.sections.flatMap { $0.items.map(\.base) } }

    /// The sections marked for reloading.
    open var reloadedSectionIdentifiers: [Any] { content.reloadedSections.map(\.base) }

    /// The items marked for reloading.
    open var reloadedItemIdentifiers: [Any] { content.reloadedItems.map(\.base) }

    /// The items whose cells are marked for reconfiguration.
    open var reconfiguredItemIdentifiers: [Any] { content.reconfiguredItems.map(\.base) }

    /// The number of items in a section. Traps if there is no such section.
    open func numberOfItems(inSection sectionIdentifier: Any) -> Int { section(sectionIdentifier).items.count }

    /// The items of a section, in order. Traps if there is no such section.
    open func itemIdentifiers(inSectionWithIdentifier sectionIdentifier: Any) -> [Any] {
        section(sectionIdentifier).items.map(\.base)
    }

    /// The section that contains an item; nil if there is no such item.
    open func sectionIdentifier(forSectionContainingItemIdentifier itemIdentifier: Any) -> Any? {
        guard let item = itemIdentifier as? AnyHashable else { return nil }
        return content.sections.first { $0.items.contains(item) }?.identifier.base
    }

    /// The index of an item among the items of all sections; `NSNotFound` if there is no such item.
    open func index(ofItemIdentifier itemIdentifier: Any) -> Int {
        guard let item = itemIdentifier as? AnyHashable else { return NSNotFound }
        var before = 0
        for section in content.sections {
            if let index = section.items.firstIndex(of: item) { return before + index }
            before += section.items.count
        }
        return NSNotFound
    }

    /// The index of a section; `NSNotFound` if there is no such section.
    open func index(ofSectionIdentifier sectionIdentifier: Any) -> Int {
        content.sections.firstIndex { $0.identifier == sectionIdentifier as? AnyHashable } ?? NSNotFound
    }

    private func section(_ identifier: Any) -> Content.Section {
        guard let section = content.sections.first(where: { $0.identifier == identifier as? AnyHashable }) else {
            trap("The snapshot has no section with the identifier \(identifier).")
        }
        return section
    }
}
