import Foundation
import UIKitCore

extension NSDiffableDataSourceSectionSnapshot {
    /// Appends items to a parent's children, or to the root items. Traps when the parent is missing or a new item already
    /// exists.
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        let call = "append(_:to:)"
        let end = parent.map { node($0, in: call).children.count } ?? roots.count
        insert(items, into: parent, at: end, in: call)
    }

    /// Inserts items before a sibling. Traps when the sibling is missing or a new item already exists.
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        let place = place(of: item, in: "insert(_:before:)")
        insert(items, into: place.parent, at: place.index, in: "insert(_:before:)")
    }

    /// Inserts items after a sibling. Traps when the sibling is missing or a new item already exists.
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        let place = place(of: item, in: "insert(_:after:)")
        insert(items, into: place.parent, at: place.index + 1, in: "insert(_:after:)")
    }

    /// Inserts all items of a different snapshot before an item. Traps when that item is missing or a new one already exists.
    ///
    /// - Returns: The last of the new root items; nil when the other snapshot is empty.
    @discardableResult
    public mutating func insert(_ snapshot: Self, before item: ItemIdentifierType) -> ItemIdentifierType? {
        let place = place(of: item, in: "insert(_:before:)")
        insert(snapshot, into: place.parent, at: place.index, in: "insert(_:before:)")
        return snapshot.roots.last
    }

    /// Inserts all items of a different snapshot after an item. Traps when that item is missing or a new one already exists.
    ///
    /// - Returns: The last of the new root items; the item itself when the other snapshot is empty.
    @discardableResult
    public mutating func insert(_ snapshot: Self, after item: ItemIdentifierType) -> ItemIdentifierType {
        let place = place(of: item, in: "insert(_:after:)")
        insert(snapshot, into: place.parent, at: place.index + 1, in: "insert(_:after:)")
        return snapshot.roots.last ?? item
    }

    /// Replaces an item's children by the items of a different snapshot. Traps when the item is missing or a new one already
    /// exists elsewhere.
    public mutating func replace(childrenOf parent: ItemIdentifierType, using snapshot: Self) {
        let call = "replace(childrenOf:using:)"
        delete(node(parent, in: call).children)
        insert(snapshot, into: parent, at: 0, in: call)
    }

    /// Deletes items with their descendants. Missing items are ignored.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        let given = items.filter(contains)
        let going = Set(flattened(given) { nodes[$0]?.children ?? [] })
        let holders = Set(given.compactMap { nodes[$0]?.parent }).subtracting(going)
        if given.contains(where: { nodes[$0]?.parent == nil }) { roots.removeAll { going.contains($0) } }
        for holder in holders { nodes[holder]?.children.removeAll { going.contains($0) } }
        for item in going { nodes[item] = nil }
    }

    /// Deletes all items.
    public mutating func deleteAll() {
        self = Self()
    }

    /// Expands items, so that their children are visible. Traps when an item is missing.
    public mutating func expand(_ items: [ItemIdentifierType]) {
        setExpanded(true, items, in: "expand(_:)")
    }

    /// Collapses items, so that their children are hidden. The children keep their own state. Traps when an item is missing.
    public mutating func collapse(_ items: [ItemIdentifierType]) {
        setExpanded(false, items, in: "collapse(_:)")
    }

    // MARK: Implementation

    private mutating func setExpanded(_ isExpanded: Bool, _ items: [ItemIdentifierType], in call: String) {
        for item in items {
            _ = node(item, in: call)
            nodes[item]?.isExpanded = isExpanded
        }
    }

    private func place(
        of item: ItemIdentifierType,
        in call: String
    ) -> (parent: ItemIdentifierType?, index: Int) {
        let parent = node(item, in: call).parent
        let siblings = parent.flatMap { nodes[$0]?.children } ?? roots
        guard let index = siblings.firstIndex(of: item) else {
            trap(
                "NSDiffableDataSourceSectionSnapshot.\(call) was given the item \(item), which has no position in the snapshot."
            )
        }
        return (parent, index)
    }

    private mutating func insert(
        _ items: [ItemIdentifierType],
        into parent: ItemIdentifierType?,
        at index: Int,
        in call: String
    ) {
        nodes.reserveCapacity(nodes.count + items.count)
        for item in items { add(item, Node(parent: parent), in: call) }
        link(items, into: parent, at: index)
    }

    private mutating func insert(
        _ snapshot: Self,
        into parent: ItemIdentifierType?,
        at index: Int,
        in call: String
    ) {
        for (item, node) in snapshot.nodes { add(item, node, in: call) }
        for root in snapshot.roots { nodes[root]?.parent = parent }
        link(snapshot.roots, into: parent, at: index)
    }

    private mutating func add(_ item: ItemIdentifierType, _ node: Node, in call: String) {
        require(
            nodes.updateValue(node, forKey: item) == nil,
            "NSDiffableDataSourceSectionSnapshot.\(call) was given the item \(item), which the snapshot already contains; "
                + "identifiers must be unique."
        )
    }

    private mutating func link(_ items: [ItemIdentifierType], into parent: ItemIdentifierType?, at index: Int) {
        if let parent {
            nodes[parent]?.children.insert(contentsOf: items, at: index)
        } else {
            roots.insert(contentsOf: items, at: index)
        }
    }
}
