import Foundation

/// What of a section is in a part of it.
extension SectionGeometry {
    /// Everything that touches a range along the direction in which the collection view scrolls.
    ///
    /// - Parameters:
    ///   - range: The range, from the section's start.
    ///   - visible: What is on screen, for headers that stay there.
    ///   - offset: How far a section that scrolls by itself is scrolled.
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

    /// The groups that touch a range. In a section that scrolls by itself, those that are on screen when any part of the
    /// section is.
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

    // MARK: Single ones

    /// One item; nil when there is none of that number.
    func item(_ item: Int, offset: CGFloat = 0) -> SectionElement? {
        guard (0..<itemCount).contains(item) else { return nil }
        return elements(ofGroup: item / leafCount, offset: offset).first { $0.kind == .item(item) }
    }

    /// A header, a footer, or a view fastened to a cell.
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
        // Behind the cells, whose index is 0 as well.
        let zIndex = item.zIndex == 0 ? -1 : item.zIndex
        return SectionElement(kind: .decoration(index), frame: frame.inset(by: item.contentInsets), zIndex: zIndex)
    }

    /// The number of a header or footer among those of its kind, which is the item of its index path.
    func number(ofBoundaryItem index: Int) -> Int {
        let kind = section.boundarySupplementaryItems[index].elementKind
        return section.boundarySupplementaryItems.prefix(index).count { $0.elementKind == kind }
    }

    /// The size of an item while nothing is measured.
    func statedSize(ofItem item: Int) -> CGSize? {
        template.leaves.isEmpty ? nil : template.leaves[item % leafCount].frame.size
    }

    /// The layout size that an item states; nil in a group whose places the app computes.
    func layoutSize(ofItem item: Int) -> NSCollectionLayoutSize? {
        template.leaves[item % leafCount].item?.layoutSize
    }
}
