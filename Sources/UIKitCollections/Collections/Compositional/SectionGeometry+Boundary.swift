import Foundation
import UIKitCore

/// Headers and footers.
extension SectionGeometry {
    /// The side of the section at which a header or footer is.
    enum Side {
        case before, behind, sideBefore, sideBehind, inside
    }

    func side(of item: NSCollectionLayoutBoundarySupplementaryItem) -> Side {
        let edges = item.alignment.edges
        let (top, bottom): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .vertical ? (.top, .bottom) : (.leading, .trailing)
        let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
        if edges.contains(top) { return .before }
        if edges.contains(bottom) { return .behind }
        if edges.contains(start) { return .sideBefore }
        return edges.contains(end) ? .sideBehind : .inside
    }

    private var boundaryContainer: CGSize {
        let size = environment.layoutContainer.contentSize
        let sides = axis.other.before(supplementaryInsets) + axis.other.behind(supplementaryInsets)
        return axis.size(along: axis.length(size), across: max(axis.other.length(size) - sides, 0))
    }

    func boundarySize(_ index: Int) -> CGSize {
        let item = section.boundarySupplementaryItems[index]
        let size = item.layoutSize.size(in: boundaryContainer)
        guard let preferred = measured.boundary[index] else { return size }
        return item.layoutSize.replacingMeasured(in: size, by: preferred)
    }

    private func extent(at wanted: Side, upTo limit: Int? = nil) -> CGFloat {
        let direction = wanted == .before || wanted == .behind ? axis : axis.other
        return section.boundarySupplementaryItems.prefix(limit ?? Int.max).enumerated().reduce(0) { sum, entry in
            guard entry.element.extendsBoundary, side(of: entry.element) == wanted else { return sum }
            return sum + entry.element.paddingBefore + direction.length(boundarySize(entry.offset))
        }
    }

    /// The lengths of the headers and footers before and after the content.
    var boundaryExtents: (before: CGFloat, behind: CGFloat) { (extent(at: .before), extent(at: .behind)) }

    /// The widths of the headers and footers at the sides of the content.
    var sideExtents: (before: CGFloat, behind: CGFloat) { (extent(at: .sideBefore), extent(at: .sideBehind)) }

    /// The frame of a header or footer.
    ///
    /// - Parameter visible: The visible range of the section, for pinned elements; nil for their unpinned position.
    func boundaryFrame(_ index: Int, visible: ClosedRange<CGFloat>?) -> CGRect {
        let item = section.boundarySupplementaryItems[index]
        let size = boundarySize(index)
        let extents = boundaryExtents
        let own = axis.length(size)
        var along: CGFloat
        switch side(of: item) {
        case .before: along = item.extendsBoundary ? extent(at: .before, upTo: index) : extents.before
        case .behind:
            let start = length - extents.behind
            along = item.extendsBoundary ? start + extent(at: .behind, upTo: index) : start - own
        case .sideBefore, .sideBehind, .inside:
            along = extents.before + (length - extents.before - extents.behind - own) / 2
        }
        along += item.paddingBefore
        var origin = axis.point(along: along, across: across(item, size))
        origin.x += item.offset.x
        origin.y += item.offset.y
        guard item.pinToVisibleBounds, let visible else { return CGRect(origin: origin, size: size) }
        along = axis.start(origin)
        if side(of: item) == .behind {
            along = max(min(along, visible.upperBound - own), extents.before)
        } else {
            let first = visible.lowerBound + pinnedLength(before: index)
            along = min(max(along, first), max(length - extents.behind - own, along))
        }
        return CGRect(origin: axis.point(along: along, across: axis.other.start(origin)), size: size)
    }

    /// The length of the pinned headers before a header.
    private func pinnedLength(before index: Int) -> CGFloat {
        section.boundarySupplementaryItems.prefix(index).enumerated().reduce(0) { sum, entry in
            guard entry.element.pinToVisibleBounds, entry.element.extendsBoundary, side(of: entry.element) == .before
            else { return sum }
            return sum + axis.length(boundarySize(entry.offset))
        }
    }

    private func across(_ item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize) -> CGFloat {
        let edges = item.alignment.edges
        let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
            axis == .vertical ? (.leading, .trailing) : (.top, .bottom)
        let room = axis.other.length(boundaryContainer)
        let own = axis.other.length(size)
        let first = axis.other.before(supplementaryInsets)
        if edges.contains(start) { return first }
        return edges.contains(end) ? first + room - own : first + (room - own) / 2
    }
}
