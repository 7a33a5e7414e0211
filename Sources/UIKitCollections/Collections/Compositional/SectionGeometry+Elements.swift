import Foundation
import UIKitCore

/// The elements of a section, by range or index.
extension SectionGeometry {
    /// All elements that intersect a range along the collection view's scroll direction.
    ///
    /// - Parameters:
    ///   - range: The range, from the section's start.
    ///   - visible: The visible range, for pinned headers.
    ///   - offset: The scroll offset of an orthogonally scrolling section.
    func elements(
        in range: ClosedRange<CGFloat>,
        visible: ClosedRange<CGFloat>?,
        offset: CGFloat = 0
    ) -> [SectionElement] {
        var elements = groups(in: range, offset: offset).flatMap { self.elements(ofGroup: $0, offset: offset) }
        for index in section.boundarySupplementaryItems.indices {
            elements.append(boundary(index, visible: visible))
        }
        for index in section.decorationItems.indices { elements.append(decoration(index)) }
        return elements.filter { element in
            let own = axis.range(element.frame)
            return own.lowerBound < range.upperBound && own.upperBound > range.lowerBound
        }
    }

    /// The groups that intersect a range. In an orthogonally scrolling section, the visible groups if any part of the section
    /// is in the range.
    private func groups(in range: ClosedRange<CGFloat>, offset: CGFloat) -> Range<Int> {
        guard groupCount > 0 else { return 0..<0 }
        var lower = range.lowerBound - contentStart
        var upper = range.upperBound - contentStart
        if isOrthogonal {
            let content = axis.range(scrollFrame)
            guard content.lowerBound < range.upperBound, content.upperBound > range.lowerBound else { return 0..<0 }
            lower = offset - groupAxis.before(insets) - sideExtents.before
            upper = lower + groupAxis.length(scrollFrame.size)
        }
        guard upper > 0, lower < lengths.total, let first = lengths.row(at: lower), var last = lengths.row(at: upper)
        else { return 0..<0 }
        if last > first, lengths.offset(of: last) >= upper { last -= 1 }
        return first..<last + 1
    }

    private func origin(ofGroup group: Int, offset: CGFloat) -> CGPoint {
        let spacing = section.group.edgeSpacing
        guard isOrthogonal else {
            let across = axis.other.before(insets) + sideExtents.before + (axis.other.before(spacing)?.spacing ?? 0)
            return axis.point(along: start(ofGroup: group), across: across)
        }
        let across = start(ofGroup: group) - offset
        return axis.point(along: contentStart + (axis.before(spacing)?.spacing ?? 0), across: across)
    }

    private func elements(ofGroup group: Int, offset: CGFloat) -> [SectionElement] {
        let plan = plan(of: group)
        let first = group * leafCount
        let count = min(itemCount - first, leafCount)
        let origin = origin(ofGroup: group, offset: offset)
        let cells = plan.leaves.prefix(count).enumerated().map { leaf, place in
            SectionElement(
                kind: .item(first + leaf),
                frame: place.frame.offsetBy(dx: origin.x, dy: origin.y),
                zIndex: place.zIndex,
                scrollsAcross: isOrthogonal
            )
        }
        let fastened = plan.fastened.filter { $0.leaf < count }.map { view in
            SectionElement(
                kind: .fastened(view.item.elementKind, item: first + view.leaf),
                frame: view.frame.offsetBy(dx: origin.x, dy: origin.y),
                zIndex: view.item.zIndex,
                scrollsAcross: isOrthogonal
            )
        }
        return cells + fastened
    }

    // MARK: Single elements

    /// The item with an index; nil when there is none.
    func item(_ item: Int, offset: CGFloat = 0) -> SectionElement? {
        guard (0..<itemCount).contains(item) else { return nil }
        return elements(ofGroup: item / leafCount, offset: offset).first { $0.kind == .item(item) }
    }

    /// The header, footer or item's supplementary view of a kind; nil when there is none.
    func supplementary(
        _ kind: String,
        at item: Int,
        visible: ClosedRange<CGFloat>?,
        offset: CGFloat = 0
    ) -> SectionElement? {
        let matching = section.boundarySupplementaryItems.indices.filter {
            section.boundarySupplementaryItems[$0].elementKind == kind
        }
        if matching.indices.contains(item) { return boundary(matching[item], visible: visible) }
        guard (0..<itemCount).contains(item) else { return nil }
        return elements(ofGroup: item / leafCount, offset: offset).first { $0.kind == .fastened(kind, item: item) }
    }

    func boundary(_ index: Int, visible: ClosedRange<CGFloat>?) -> SectionElement {
        SectionElement(
            kind: .boundary(index),
            frame: boundaryFrame(index, visible: visible),
            zIndex: section.boundarySupplementaryItems[index].zIndex
        )
    }

    func decoration(_ index: Int) -> SectionElement {
        let item = section.decorationItems[index]
        // Decorations with z-index 0 are behind the cells, whose z-index is 0 as well.
        let zIndex = item.zIndex == 0 ? -1 : item.zIndex
        return SectionElement(kind: .decoration(index), frame: frame.inset(by: item.contentInsets), zIndex: zIndex)
    }

    /// The index of a header or footer among those of its kind, which is the item of its index path.
    func number(ofBoundaryItem index: Int) -> Int {
        let kind = section.boundarySupplementaryItems[index].elementKind
        return section.boundarySupplementaryItems.prefix(index).count { $0.elementKind == kind }
    }

    /// The declared size of an item, without measurements.
    func statedSize(ofItem item: Int) -> CGSize? {
        template.leaves.isEmpty ? nil : template.leaves[item % leafCount].frame.size
    }

    /// The declared layout size of an item; nil in a custom group.
    func layoutSize(ofItem item: Int) -> NSCollectionLayoutSize? {
        template.leaves[item % leafCount].item?.layoutSize
    }
}
