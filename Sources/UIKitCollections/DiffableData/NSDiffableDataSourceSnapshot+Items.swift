import Foundation
import UIKitCore

extension NSDiffableDataSourceSnapshot {
    /// Appends items to a section. Default: the last section. Traps when the section is missing, when there are no sections,
    /// or when an item already exists.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType],
        toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        let call = "appendItems(_:toSection:)"
        let section: Int
        if let sectionIdentifier {
            section = place(of: sectionIdentifier, in: call)
        } else {
            require(
                !sections.isEmpty,
                "NSDiffableDataSourceSnapshot.\(call) was called on a snapshot without sections; append one first."
            )
            section = sections.count - 1
        }
        insert(identifiers, section: section, row: sections[section].items.count, in: call)
    }

    /// Inserts items before an item. Traps when that item is missing or a new one already exists.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let call = "insertItems(_:beforeItem:)"
        let place = place(of: beforeIdentifier, in: call)
        insert(identifiers, section: place.section, row: place.row, in: call)
    }

    /// Inserts items after an item. Traps when that item is missing or a new one already exists.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        let call = "insertItems(_:afterItem:)"
        let place = place(of: afterIdentifier, in: call)
        insert(identifiers, section: place.section, row: place.row + 1, in: call)
    }

    /// Deletes items. Missing items are ignored.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let going = Set(identifiers)
        let affected = Set(identifiers.compactMap { owners[$0] })
        for index in sections.indices where affected.contains(sections[index].identifier) {
            sections[index].items.removeAll { going.contains($0) }
        }
        for identifier in going { owners[identifier] = nil }
        forgetWhatIsGone()
    }

    /// Deletes all items and sections.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before a different one, which may be in a different section. Traps when either is missing.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, in: "moveItem(_:beforeItem:)")
    }

    /// Moves an item after a different one, which may be in a different section. Traps when either is missing.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, in: "moveItem(_:afterItem:)")
    }

    /// Marks items for reloading: they get new cells. Traps when an item is missing.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        note(identifiers, in: \.reloadedItemIdentifiers, call: "reloadItems(_:)")
    }

    /// Marks items for reconfiguration of their existing cells. Traps when an item is missing.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        note(identifiers, in: \.reconfiguredItemIdentifiers, call: "reconfigureItems(_:)")
    }

    // MARK: Implementation

    private func place(of identifier: ItemIdentifierType, in call: String) -> (section: Int, row: Int) {
        guard let owner = owners[identifier], let section = indexOfSection(owner),
            let row = sections[section].items.firstIndex(of: identifier)
        else {
            trap("NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which is not in the snapshot.")
        }
        return (section, row)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, row: Int, in call: String) {
        let owner = sections[section].identifier
        owners.reserveCapacity(owners.count + identifiers.count)
        for identifier in identifiers {
            require(
                owners.updateValue(owner, forKey: identifier) == nil,
                "NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which the snapshot already contains; "
                    + "identifiers must be unique."
            )
        }
        sections[section].items.insert(contentsOf: identifiers, at: row)
    }

    private mutating func move(
        _ identifier: ItemIdentifierType,
        to target: ItemIdentifierType,
        offset: Int,
        in call: String
    ) {
        let from = place(of: identifier, in: call)
        _ = place(of: target, in: call)
        guard identifier != target else { return }
        sections[from.section].items.remove(at: from.row)
        let place = place(of: target, in: call)
        sections[place.section].items.insert(identifier, at: place.row + offset)
        owners[identifier] = sections[place.section].identifier
    }

    private mutating func note(
        _ identifiers: [ItemIdentifierType],
        in list: WritableKeyPath<NSDiffableDataSourceSnapshot, [ItemIdentifierType]>,
        call: String
    ) {
        var known = Set(self[keyPath: list])
        for identifier in identifiers {
            require(
                owners[identifier] != nil,
                "NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which is not in the snapshot."
            )
            if known.insert(identifier).inserted { self[keyPath: list].append(identifier) }
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Replaces the items of a section. Traps when one of them is in a different section.
    mutating func replaceItems(
        ofSection section: SectionIdentifierType,
        by items: [ItemIdentifierType],
        in call: String
    ) {
        let index = place(of: section, in: call)
        for item in sections[index].items { owners[item] = nil }
        owners.reserveCapacity(owners.count + items.count)
        for item in items {
            require(
                owners.updateValue(section, forKey: item) == nil,
                "\(call) was given the item \(item), which is in another section; identifiers must be unique."
            )
        }
        sections[index].items = items
    }
}
