import Foundation
import UIKitCore

/// The hierarchical items of one section, as in an outline.
///
/// A value type: changes take effect when the snapshot is applied to a data source. An item's children are visible while it
/// is expanded. Default: collapsed. Identifiers are unique.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable & Sendable>: Sendable {
    struct Node: Sendable {
        var parent: ItemIdentifierType?
        var children: [ItemIdentifierType] = []
        var isExpanded = false
    }

    var nodes: [ItemIdentifierType: Node] = [:]
    var roots: [ItemIdentifierType] = []

    /// Creates a snapshot without items.
    public init() {}

    // MARK: Items

    /// All items, visible or not, with each parent before its children. Takes time proportional to their number.
    public var items: [ItemIdentifierType] { flattened(roots) { _ in true } }

    /// The items without a parent.
    public var rootItems: [ItemIdentifierType] { roots }

    /// The visible items: those whose ancestors are all expanded.
    public var visibleItems: [ItemIdentifierType] { flattened(roots) { nodes[$0]?.isExpanded == true } }

    /// The expanded items, in unspecified order.
    public var expandedItems: [ItemIdentifierType] { items.filter { nodes[$0]?.isExpanded == true } }

    /// Whether the snapshot contains an item.
    public func contains(_ item: ItemIdentifierType) -> Bool { nodes[item] != nil }

    /// Whether an item is expanded, even if the item itself is not visible. Traps when the item is missing.
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        node(item, in: "isExpanded(_:)").isExpanded
    }

    /// Whether an item is visible. Traps when the item is missing.
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        var holder = node(item, in: "isVisible(_:)").parent
        while let current = holder, let node = nodes[current] {
            guard node.isExpanded else { return false }
            holder = node.parent
        }
        return true
    }

    /// The number of an item's ancestors; 0 for a root item. Traps when the item is missing.
    public func level(of item: ItemIdentifierType) -> Int {
        var level = 0
        var holder = node(item, in: "level(of:)").parent
        while let current = holder {
            level += 1
            holder = nodes[current]?.parent
        }
        return level
    }

    /// The index of an item in ``items``; nil when it is missing. Takes time proportional to the number of items.
    public func index(of item: ItemIdentifierType) -> Int? {
        contains(item) ? items.firstIndex(of: item) : nil
    }

    /// The parent of an item; nil for a root item, and for a missing one.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? { nodes[child]?.parent }

    /// Returns the descendants of an item as a snapshot. Traps when the item is missing.
    ///
    /// - Parameters:
    ///   - parent: The item.
    ///   - includingParent: Whether the item itself is the root of the result, instead of its children.
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

    /// Returns a description of the items and their levels, one per line.
    public func visualDescription() -> String {
        items.map { item in
            let sign = nodes[item]?.children.isEmpty == false ? (isExpanded(item) ? "- " : "+ ") : "* "
            return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
        }.joined(separator: "\n")
    }

    // MARK: Implementation

    func node(_ item: ItemIdentifierType, in call: String) -> Node {
        guard let node = nodes[item] else {
            trap(
                "NSDiffableDataSourceSectionSnapshot.\(call) was given the item \(item), which is not in the snapshot."
            )
        }
        return node
    }

    private func flattened(_ start: [ItemIdentifierType], into: (ItemIdentifierType) -> Bool) -> [ItemIdentifierType] {
        flattened(start) { into($0) ? nodes[$0]?.children ?? [] : [] }
    }

    /// Flattens a hierarchy, with each parent before its children.
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
