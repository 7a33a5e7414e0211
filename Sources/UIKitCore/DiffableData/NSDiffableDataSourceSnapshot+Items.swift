import Foundation

extension NSDiffableDataSourceSnapshot {
    /// Adds items at the end of a section, the last one unless told. Traps when the section is not there, when there is
    /// none, or when an item is there already.
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
                "NSDiffableDataSourceSnapshot.\(call) was called while there are no sections: append one first."
            )
            section = sections.count - 1
        }
        insert(identifiers, section: section, row: sections[section].items.count, in: call)
    }

    /// Adds items before one. Traps when that one is not there, or a new one is.
    public mutating func insertItems(
        _ identifiers: [ItemIdentifierType],
        beforeItem beforeIdentifier: ItemIdentifierType
    ) {
        let call = "insertItems(_:beforeItem:)"
        let place = place(of: beforeIdentifier, in: call)
        insert(identifiers, section: place.section, row: place.row, in: call)
    }

    /// Adds items after one. Traps when that one is not there, or a new one is.
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType)
    {
        let call = "insertItems(_:afterItem:)"
        let place = place(of: afterIdentifier, in: call)
        insert(identifiers, section: place.section, row: place.row + 1, in: call)
    }

    /// Takes items away. Those that are not there are passed over.
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
        let going = Set(identifiers)
        let affected = Set(identifiers.compactMap { owners[$0] })
        for index in sections.indices where affected.contains(sections[index].identifier) {
            sections[index].items.removeAll { going.contains($0) }
        }
        for identifier in going { owners[identifier] = nil }
        forgetWhatIsGone()
    }

    /// Takes all items and all sections away.
    public mutating func deleteAllItems() {
        self = NSDiffableDataSourceSnapshot()
    }

    /// Moves an item before another, which may be in another section. Traps when one of them is not there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 0, in: "moveItem(_:beforeItem:)")
    }

    /// Moves an item after another, which may be in another section. Traps when one of them is not there.
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        move(identifier, to: toIdentifier, offset: 1, in: "moveItem(_:afterItem:)")
    }

    /// Says that the content of items is another one: they get other cells. Traps when one is not there.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        note(identifiers, in: \.reloadedItemIdentifiers, call: "reloadItems(_:)")
    }

    /// Has the present cells of items set up anew, without making others. Traps when one is not there.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        note(identifiers, in: \.reconfiguredItemIdentifiers, call: "reconfigureItems(_:)")
    }

    // MARK: How

    private func place(of identifier: ItemIdentifierType, in call: String) -> (section: Int, row: Int) {
        guard let owner = owners[identifier], let section = indexOfSection(owner),
            let row = sections[section].items.firstIndex(of: identifier)
        else { trap("NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which is not there.") }
        return (section, row)
    }

    private mutating func insert(_ identifiers: [ItemIdentifierType], section: Int, row: Int, in call: String) {
        let owner = sections[section].identifier
        owners.reserveCapacity(owners.count + identifiers.count)
        for identifier in identifiers {
            require(
                owners.updateValue(owner, forKey: identifier) == nil,
                "NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which is there already: "
                    + "every identifier is there once."
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
                "NSDiffableDataSourceSnapshot.\(call) was given the item \(identifier), which is not there."
            )
            if known.insert(identifier).inserted { self[keyPath: list].append(identifier) }
        }
    }
}

extension NSDiffableDataSourceSnapshot {
    /// Gives a section other items. Traps when one of them is in another section.
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
                "\(call) was given the item \(item), which another section has: every identifier is there once."
            )
        }
        sections[index].items = items
    }
}
