import Foundation
import UIKitCore

extension UICollectionViewFlowLayout {
    /// The z-index of pinned headers and footers, in front of scrolling content.
    private static let pinnedOrder = 10

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let geometry = currentGeometry
        let range = axis.range(of: rect)
        var elements: [UICollectionViewLayoutAttributes] = []
        for number in geometry.sections(in: range) {
            let section = geometry.sections[number]
            if let header = supplementary(UICollectionView.elementKindSectionHeader, section: number) {
                elements.append(header)
            }
            let start = section.linesStart
            for item in section.lines.items(in: range.lowerBound - start..<range.upperBound - start) {
                elements.append(attributes(at: IndexPath(item: item, section: number), in: section))
            }
            if let footer = supplementary(UICollectionView.elementKindSectionFooter, section: number) {
                elements.append(footer)
            }
        }
        return elements.filter { $0.frame.intersects(rect) }
    }

    func item(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
        let geometry = currentGeometry
        guard geometry.contains(path) else { return nil }
        return attributes(at: path, in: geometry.sections[path.section])
    }

    private func attributes(
        at path: IndexPath,
        in section: FlowGeometry.Section
    ) -> UICollectionViewLayoutAttributes {
        let place = section.lines.place(of: path.item)
        let attributes = makeAttributes(for: .item(path))
        attributes.frame = axis.rect(
            start: section.linesStart + place.start,
            side: section.side + place.side,
            size: place.size
        )
        attributes.estimatedAxes = isEstimated(path) ? [.width, .height] : []
        return attributes
    }

    // MARK: Headers and footers

    func supplementary(_ kind: String, section number: Int) -> UICollectionViewLayoutAttributes? {
        let geometry = currentGeometry
        guard geometry.sections.indices.contains(number) else { return nil }
        let section = geometry.sections[number]
        let isHeader = kind == UICollectionView.elementKindSectionHeader
        guard isHeader || kind == UICollectionView.elementKindSectionFooter else { return nil }
        let length = isHeader ? section.header : section.footer
        guard length > 0 else { return nil }
        let attributes = makeAttributes(for: .supplementary(kind, IndexPath(item: 0, section: number)))
        attributes.estimatedAxes = []
        let start = isHeader ? headerStart(in: section) : footerStart(in: section)
        attributes.frame = axis.rect(
            start: start,
            side: 0,
            size: FlowSize(length: length, breadth: geometry.breadth)
        )
        let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if isPinned { attributes.zIndex = UICollectionViewFlowLayout.pinnedOrder }
        return attributes
    }

    private func headerStart(in section: FlowGeometry.Section) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds, let shown = shownRange else { return section.start }
        return max(section.start, min(shown.lowerBound, section.footerStart - section.header))
    }

    private func footerStart(in section: FlowGeometry.Section) -> CGFloat {
        guard sectionFootersPinToVisibleBounds, let shown = shownRange else { return section.footerStart }
        return min(section.footerStart, max(shown.upperBound - section.footer, section.start + section.header))
    }

    /// The visible range of the content, without the parts behind bars.
    private var shownRange: Range<CGFloat>? {
        collectionView.map { axis.range(of: $0.bounds.inset(by: $0.adjustedContentInset)) }
    }

    /// The length of the pinned header in front of a position.
    func pinnedHeaderLength(at place: CGFloat) -> CGFloat {
        guard sectionHeadersPinToVisibleBounds else { return 0 }
        let geometry = currentGeometry
        return geometry.sections(in: place..<place + 1).first.map { geometry.sections[$0].header } ?? 0
    }
}
