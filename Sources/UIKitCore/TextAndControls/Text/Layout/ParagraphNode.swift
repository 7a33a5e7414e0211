import Foundation

/// A paragraph of a text and its height, as a node of a ``ParagraphTree``.
final class ParagraphNode {
    /// The text, including the separator at its end.
    var text: String
    /// The number of UTF-16 units.
    var units: Int
    /// The height in points: an estimate until the paragraph is laid out.
    var height: CGFloat
    var isMeasured = false
    /// The horizontal extent of the lines.
    var left: CGFloat = 0
    var right: CGFloat = 0
    /// The width of the widest line, without the space beside aligned text.
    var width: CGFloat = 0
    /// The lines, while they are cached.
    var layout: ParagraphLayout?
    /// Whether the paragraph is still in a tree.
    var isInTree = true

    fileprivate(set) var smaller: ParagraphNode?
    fileprivate(set) var larger: ParagraphNode?
    private(set) var rank = 1
    private(set) var count = 1
    private(set) var totalUnits = 0
    private(set) var totalHeight: CGFloat = 0
    private(set) var leftmost: CGFloat = 0
    private(set) var rightmost: CGFloat = 0
    private(set) var widest: CGFloat = 0
    private(set) var unmeasured = 0

    init(text: String, units: Int, height: CGFloat) {
        self.text = text
        self.units = units
        self.height = height
        sumUp()
    }

    /// Updates the sums from the children.
    fileprivate func sumUp() {
        rank = 1 + max(smaller?.rank ?? 0, larger?.rank ?? 0)
        count = 1 + (smaller?.count ?? 0) + (larger?.count ?? 0)
        totalUnits = units + (smaller?.totalUnits ?? 0) + (larger?.totalUnits ?? 0)
        totalHeight = height + (smaller?.totalHeight ?? 0) + (larger?.totalHeight ?? 0)
        unmeasured = (isMeasured ? 0 : 1) + (smaller?.unmeasured ?? 0) + (larger?.unmeasured ?? 0)
        leftmost = min(left, min(smaller?.leftmost ?? .infinity, larger?.leftmost ?? .infinity))
        widest = max(width, max(smaller?.widest ?? 0, larger?.widest ?? 0))
        rightmost = max(right, max(smaller?.rightmost ?? 0, larger?.rightmost ?? 0))
    }

    /// Updates the sums of the whole subtree.
    fileprivate func sumUpAll() {
        smaller?.sumUpAll()
        larger?.sumUpAll()
        sumUp()
    }
}

/// A paragraph and its place in the text.
struct PlacedParagraph {
    let node: ParagraphNode
    let index: Int
    /// The location of its first UTF-16 unit.
    let start: Int
    /// The distance of its top edge from that of the text.
    let top: CGFloat
    /// Whether it is the last one.
    let isLast: Bool

    /// Whether it is a part of a long paragraph that continues in the next one.
    var continues: Bool { !isLast && node.text.separatorUnits == 0 }

    /// The end of its text, before the separator.
    var contentEnd: Int { end - node.text.separatorUnits }

    var end: Int { start + node.units }
    var bottom: CGFloat { top + node.height }
    var range: NSRange { NSRange(location: start, length: node.units) }
}

/// The paragraphs of a text in a balanced search tree (AVL) with sums of lengths and heights. Each operation takes time in proportion to
/// the logarithm of the number of paragraphs.
struct ParagraphTree {
    private var root: ParagraphNode?

    var count: Int { root?.count ?? 0 }
    var units: Int { root?.totalUnits ?? 0 }
    var height: CGFloat { root?.totalHeight ?? 0 }
    var unmeasured: Int { root?.unmeasured ?? 0 }
    var leftmost: CGFloat { root?.leftmost ?? 0 }
    var rightmost: CGFloat { root?.rightmost ?? 0 }
    /// The width of the widest line that was laid out.
    var widest: CGFloat { root?.widest ?? 0 }

    init(_ nodes: [ParagraphNode] = []) { root = Self.build(nodes[...]) }

    // MARK: Questions

    /// The paragraph at an index.
    func paragraph(at index: Int) -> PlacedParagraph? {
        find { smaller, _ in index < smaller.count ? -1 : index == smaller.count ? 0 : 1 }
    }

    /// The paragraph that contains a unit; the last one for the end of the text.
    func paragraph(containing unit: Int) -> PlacedParagraph? {
        let unit = min(max(unit, 0), units)
        // The last paragraph has no separator, so that its end belongs to it.
        if unit == units { return paragraph(at: count - 1) }
        return find { smaller, node in
            unit < smaller.units ? -1 : unit < smaller.units + node.units ? 0 : 1
        }
    }

    /// The paragraph at a height; the nearest one outside the text.
    func paragraph(atHeight y: CGFloat) -> PlacedParagraph? {
        if y >= height { return paragraph(at: count - 1) }
        return find { smaller, node in
            y < smaller.height && smaller.count > 0 ? -1 : y < smaller.height + node.height ? 0 : 1
        } ?? paragraph(at: count - 1)
    }

    private struct Sums {
        var count = 0
        var units = 0
        var height: CGFloat = 0
    }

    private func find(_ compare: (Sums, ParagraphNode) -> Int) -> PlacedParagraph? {
        var before = Sums()
        var node = root
        while let present = node {
            var smaller = before
            smaller.count += present.smaller?.count ?? 0
            smaller.units += present.smaller?.totalUnits ?? 0
            smaller.height += present.smaller?.totalHeight ?? 0
            let order = compare(smaller, present)
            if order == 0 {
                return PlacedParagraph(
                    node: present,
                    index: smaller.count,
                    start: smaller.units,
                    top: smaller.height,
                    isLast: smaller.count == count - 1
                )
            }
            if order < 0 {
                node = present.smaller
            } else {
                before = smaller
                before.count += 1
                before.units += present.units
                before.height += present.height
                node = present.larger
            }
        }
        return nil
    }

    // MARK: Changes

    /// Replaces paragraphs.
    mutating func replace(_ range: Range<Int>, with nodes: [ParagraphNode]) {
        let (before, rest) = Self.split(root, at: range.lowerBound)
        let (gone, after) = Self.split(rest, at: range.count)
        Self.forEach(gone) { $0.isInTree = false }
        root = Self.concatenate(Self.concatenate(before, Self.build(nodes[...])), after)
    }

    /// Changes the paragraph at an index.
    func update(at index: Int, _ change: (ParagraphNode) -> Void) {
        var path: [ParagraphNode] = []
        var index = index
        var node = root
        while let present = node {
            path.append(present)
            let smaller = present.smaller?.count ?? 0
            if index == smaller { break }
            node = index < smaller ? present.smaller : present.larger
            if index > smaller { index -= smaller + 1 }
        }
        if let last = path.last { change(last) }
        for node in path.reversed() { node.sumUp() }
    }

    /// Changes all paragraphs.
    func updateAll(_ change: (ParagraphNode) -> Void) {
        Self.forEach(root, change)
        root?.sumUpAll()
    }

    /// Calls a closure for each paragraph, in order.
    func visit(_ body: (ParagraphNode) -> Void) { Self.forEach(root, body) }

    private static func forEach(_ node: ParagraphNode?, _ body: (ParagraphNode) -> Void) {
        guard let node else { return }
        forEach(node.smaller, body)
        body(node)
        forEach(node.larger, body)
    }

    // MARK: Balance

    private static func build(_ nodes: ArraySlice<ParagraphNode>) -> ParagraphNode? {
        guard !nodes.isEmpty else { return nil }
        let middle = nodes.startIndex + nodes.count / 2
        let node = nodes[middle]
        node.smaller = build(nodes[..<middle])
        node.larger = build(nodes[(middle + 1)...])
        node.sumUp()
        return node
    }

    private static func rank(_ node: ParagraphNode?) -> Int { node?.rank ?? 0 }

    /// Joins two trees with a node between them.
    private static func join(
        _ smaller: ParagraphNode?,
        _ node: ParagraphNode,
        _ larger: ParagraphNode?
    ) -> ParagraphNode {
        if let smaller, smaller.rank > rank(larger) + 1 {
            smaller.larger = join(smaller.larger, node, larger)
            return balanced(smaller)
        }
        if let larger, larger.rank > rank(smaller) + 1 {
            larger.smaller = join(smaller, node, larger.smaller)
            return balanced(larger)
        }
        node.smaller = smaller
        node.larger = larger
        node.sumUp()
        return node
    }

    private static func balanced(_ node: ParagraphNode) -> ParagraphNode {
        let difference = rank(node.smaller) - rank(node.larger)
        if difference > 1, let child = node.smaller {
            if rank(child.larger) > rank(child.smaller) { node.smaller = rotatedLeft(child) }
            return rotatedRight(node)
        }
        if difference < -1, let child = node.larger {
            if rank(child.smaller) > rank(child.larger) { node.larger = rotatedRight(child) }
            return rotatedLeft(node)
        }
        node.sumUp()
        return node
    }

    private static func rotatedRight(_ node: ParagraphNode) -> ParagraphNode {
        guard let top = node.smaller else { return node }
        node.smaller = top.larger
        node.sumUp()
        top.larger = node
        top.sumUp()
        return top
    }

    private static func rotatedLeft(_ node: ParagraphNode) -> ParagraphNode {
        guard let top = node.larger else { return node }
        node.larger = top.smaller
        node.sumUp()
        top.smaller = node
        top.sumUp()
        return top
    }

    private static func split(
        _ node: ParagraphNode?,
        at index: Int
    ) -> (before: ParagraphNode?, after: ParagraphNode?) {
        guard let node else { return (nil, nil) }
        let (smaller, larger) = (node.smaller, node.larger)
        let count = smaller?.count ?? 0
        if index <= count {
            let (before, after) = split(smaller, at: index)
            return (before, join(after, node, larger))
        }
        let (before, after) = split(larger, at: index - count - 1)
        return (join(smaller, node, before), after)
    }

    private static func concatenate(_ before: ParagraphNode?, _ after: ParagraphNode?) -> ParagraphNode? {
        guard let before else { return after }
        guard let after else { return before }
        let (first, rest) = split(after, at: 1)
        guard let first else { return before }
        return join(before, first, rest)
    }
}
