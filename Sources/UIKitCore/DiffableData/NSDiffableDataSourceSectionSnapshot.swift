import Foundation

/// What one section shows: items that may hold items, as the lines of an outline do.
///
/// A value: changes show when it is applied to a data source. An item that holds others shows them while it is expanded,
/// which it is not at first. Identifiers are there once.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    var nodes: [ItemIdentifierType: Node] = [:]
    var roots: [ItemIdentifierType] = []

    /// Makes a snapshot without items.
    public init() {}

    // MARK: Items

    /// All items, each before those that it holds, whether they show or not. Costs a pass over them.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

    /// The items that no other holds.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The items that show: those of which all that hold them are expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { nodes[$0]?.isExpanded == true } }

    /// The items that are expanded, in no order that means anything.
    public var expandedItems: [ItemIdentifierType] { items.filter { nodes[$0]?.isExpanded == true } }

    /// Whether an item is there.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Whether what an item holds shows, as soon as the item does. Traps when the item is not there.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        node(item, in: "isExpanded(_:)").isExpanded
    }

    /// Whether an item shows. Traps when the item is not there.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var holder = node(item, in: "isVisible(_:)").parent
        while let current = holder, let node = nodes[current] {
            guard node.isExpanded else { return false }
            holder = node.parent
        }
        return true
    }

    /// How many items hold an item, one inside the other; 0 for a root. Traps when the item is not there.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var holder = node(item, in: "level(of:)").parent
        while let current = holder {
            level += 1
            holder = nodes[current]?.parent
        }
        return level
    }

    /// The place of an item among ``items``; nil when it is not there. Costs a pass over the items.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The item that holds another; nil for a root, and for one that is not there.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// What an item holds, as a snapshot of its own. Traps when the item is not there.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the result, instead of what it holds.
    public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false) -> Self {
        let node = node(parent, in: "snapshot(of:includingParent:)")
        var result = Self()
        result.roots = includingParent ? [parent] : node.children
        for item in result.flattened(result.roots, children: { nodes[$0]?.children ?? [] }) {
            result.nodes[item] = nodes[item]
        }
        for root in result.roots { result.nodes[root]?.parent = nil }
        return result
    }

    /// The items with their levels, one a line, for a person to read.
    public func visualDescription() -> String {
        items.map { item in
            let sign = nodes[item]?.children.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    // MARK: How

    func node(_ item: ItemIdentifierType, in call: String) -> Node {
        guard let node = nodes[item] else {
            trap("NSDiffableDataSourceSectionSnapshot.\(call) was given the item \(item), which is not there.")
        }
        return node
    }

    private func flattened(_ start: [ItemIdentifierType], into: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        flattened(start) { into($0) ? nodes[$0]?.children ?? [] : [] }
    }

    /// Items and what they hold, each before what it holds.
    func flattened(
        _ start: [ItemIdentifierType],
        children: (ItemIdentifierType) -> [ItemIdentifierType]
    ) -> [ItemIdentifierType] {
        var result: [ItemIdentifierType] = []
        var waiting = Array(start.reversed())
        while let item = waiting.popLast() {
            result.append(item)
            waiting.append(contentsOf: children(item).reversed())
        }
        return result
    }
}
