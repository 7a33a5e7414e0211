import Foundation
import UIKitCore

/// The geometry of an orthogonally scrolling section on screen.
struct ScrolledSection {
    var section: Int
    /// The visible area of the section, in the collection's coordinates.
    var frame: CGRect
    var contentSize: CGSize
    var offset: CGPoint
}

extension UICollectionViewCompositionalLayout {
    /// The orthogonally scrolling sections that intersect a rectangle.
    func scrolledSections(in rect: CGRect) -> [ScrolledSection] {
        parts.sections(in: along(rect)).compactMap { section in
            let geometry = parts.geometries[section]
            guard geometry.isOrthogonal, geometry.groupCount > 0 else { return nil }
            let start = parts.axis.point(along: parts.start(ofSection: section), across: 0)
            let frame = placed(geometry.scrollFrame.offsetBy(dx: start.x, dy: start.y))
            guard frame.intersects(rect) else { return nil }
            let across = max(geometry.scrollLength, geometry.groupAxis.length(frame.size))
            let size = geometry.groupAxis.size(along: across, across: parts.axis.length(frame.size))
            return ScrolledSection(
                section: section,
                frame: frame,
                contentSize: size,
                offset: physical(offset(ofSection: section), in: geometry)
            )
        }
    }

    func sectionDidScroll(_ section: Int, to offset: CGPoint) {
        guard parts.geometries.indices.contains(section) else { return }
        let geometry = parts.geometries[section]
        sectionOffsets[section] = logical(geometry.groupAxis.start(offset), in: geometry)
    }

    func restingOffset(ofSection section: Int, for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        guard parts.geometries.indices.contains(section) else { return proposed }
        let geometry = parts.geometries[section]
        let rest = geometry.restingOffset(
            for: logical(geometry.groupAxis.start(proposed), in: geometry),
            from: logical(geometry.groupAxis.start(start), in: geometry)
        )
        return physical(rest, in: geometry)
    }

    /// Scrolls an orthogonally scrolling section to show one of its items. Does nothing for other sections.
    ///
    /// - Parameter position: The item's position along the section: 0 at its start, 1 at its end; nil to scroll by the
    ///   minimum distance.
    func scroll(toItemAt path: IndexPath, position: CGFloat?) {
        guard path.count == 2, parts.geometries.indices.contains(path.section) else { return }
        let geometry = parts.geometries[path.section]
        guard geometry.isOrthogonal, let frame = geometry.item(path.item)?.frame else { return }
        let range = geometry.groupAxis.range(frame)
        let viewport = geometry.groupAxis.length(geometry.scrollFrame.size)
        let before = geometry.groupAxis.before(geometry.insets)
        let behind = geometry.groupAxis.behind(geometry.insets)
        var target = offset(ofSection: path.section)
        let room = viewport - before - behind - (range.upperBound - range.lowerBound)
        if let position {
            target = range.lowerBound - before - position * room
        } else if range.lowerBound < target + before || room < 0 {
            target = range.lowerBound - before
        } else if range.upperBound > target + viewport - behind {
            target = range.upperBound - viewport + behind
        }
        target = min(max(target, 0), geometry.largestOffset)
        guard target != offset(ofSection: path.section) else { return }
        sectionOffsets[path.section] = target
        let context = makeContext()
        (context as? CompositionalContext)?.keepsSections = true
        invalidateLayout(with: context)
    }

    /// The scroll offset of a section, from the left.
    func scrolledOffset(of section: Int, in geometry: SectionGeometry) -> CGPoint {
        physical(offset(ofSection: section), in: geometry)
    }

    /// The length of the pinned headers that would cover a rectangle at the start of the screen.
    func pinnedLength(over frame: CGRect) -> CGFloat {
        guard parts.axis == .vertical else { return 0 }
        return parts.sections(in: frame.midY...frame.midY.nextUp).first.map { section in
            let geometry = parts.geometries[section]
            return geometry.section.boundarySupplementaryItems.indices.reduce(0) { sum, index in
                let item = geometry.section.boundarySupplementaryItems[index]
                guard item.pinToVisibleBounds, geometry.side(of: item) == .before else { return sum }
                return sum + geometry.boundarySize(index).height
            }
        } ?? 0
    }

    // MARK: Directions

    private func isMirrored(_ geometry: SectionGeometry) -> Bool {
        isRightToLeft && geometry.groupAxis == .horizontal
    }

    /// Converts an offset in reading direction to one from the left.
    private func physical(_ offset: CGFloat, in geometry: SectionGeometry) -> CGPoint {
        let along = isMirrored(geometry) ? geometry.largestOffset - offset : offset
        return geometry.groupAxis.point(along: along, across: 0)
    }

    private func logical(_ offset: CGFloat, in geometry: SectionGeometry) -> CGFloat {
        isMirrored(geometry) ? geometry.largestOffset - offset : offset
    }
}

extension UICollectionView.ScrollPosition {
    /// The position along an orthogonally scrolling section: 0 at the start, 1 at the end; nil if unspecified.
    var placeAlongSection: CGFloat? {
        if contains(.left) { return 0 }
        if contains(.right) { return 1 }
        return contains(.centeredHorizontally) ? 0.5 : nil
    }
}
