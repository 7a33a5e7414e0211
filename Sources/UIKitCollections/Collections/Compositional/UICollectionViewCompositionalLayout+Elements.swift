import Foundation
import UIKitCore

extension UICollectionViewCompositionalLayout {
    var isRightToLeft: Bool { collectionView?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// The visible range along the collection view's scroll direction.
    private var visible: ClosedRange<CGFloat>? {
        guard let collectionView else { return nil }
        let inner = collectionView.bounds.inset(by: collectionView.adjustedContentInset)
        var range = parts.axis.range(inner)
        if parts.axis == .horizontal, isRightToLeft { range = mirrored(range) }
        return range
    }

    func offset(ofSection section: Int) -> CGFloat {
        guard parts.geometries.indices.contains(section) else { return 0 }
        let geometry = parts.geometries[section]
        return geometry.isOrthogonal
            ? min(max(sectionOffsets[section] ?? 0, 0), geometry.largestOffset) : 0
    }

    /// The range of a rectangle along the collection view's scroll direction.
    func along(_ rect: CGRect) -> ClosedRange<CGFloat> {
        let range = parts.axis.range(rect)
        return parts.axis == .horizontal && isRightToLeft ? mirrored(range) : range
    }

    /// The width used for mirroring. Content narrower than the available space is right-aligned.
    private var mirroredWidth: CGFloat {
        max(parts.contentSize.width, parts.environment?.layoutContainer.contentSize.width ?? 0)
    }

    private func mirrored(_ range: ClosedRange<CGFloat>) -> ClosedRange<CGFloat> {
        mirroredWidth - range.upperBound...mirroredWidth - range.lowerBound
    }

    // MARK: Elements

    func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
        let range = along(rect)
        var result: [UICollectionViewLayoutAttributes] = []
        for section in parts.sections(in: range) {
            let start = parts.start(ofSection: section)
            let geometry = parts.geometries[section]
            let elements = geometry.elements(
                in: range.lowerBound - start...range.upperBound - start,
                visible: visible.map { $0.lowerBound - start...$0.upperBound - start },
                offset: offset(ofSection: section)
            )
            let attributes = elements.map { self.attributes(of: $0, section: section) }
            letAppChange(attributes, ofSection: section)
            result += attributes
        }
        if let whole = parts.whole {
            for element in whole.elements(in: range, visible: visible) {
                result.append(attributesOfWhole(element, in: whole))
            }
        }
        return result
    }

    func attributes(ofItemAt path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard path.count == 2, parts.geometries.indices.contains(path.section) else { return nil }
        return parts.geometries[path.section].item(path.item, offset: offset(ofSection: path.section))
            .map {
                attributes(of: $0, section: path.section)
            }
    }

    func attributes(ofSupplementary kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        if path.count == 1 {
            guard let whole = parts.whole else { return nil }
            return whole.supplementary(kind, at: path[0], visible: visible).map {
                attributesOfWhole($0, in: whole)
            }
        }
        guard parts.geometries.indices.contains(path.section) else { return nil }
        let start = parts.start(ofSection: path.section)
        return parts.geometries[path.section].supplementary(
            kind,
            at: path.item,
            visible: visible.map { $0.lowerBound - start...$0.upperBound - start },
            offset: offset(ofSection: path.section)
        ).map { attributes(of: $0, section: path.section) }
    }

    func attributes(ofDecoration kind: String, at path: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        guard parts.geometries.indices.contains(path.section) else { return nil }
        let geometry = parts.geometries[path.section]
        let matching = geometry.section.decorationItems.indices.filter {
            geometry.section.decorationItems[$0].elementKind == kind
        }
        guard matching.indices.contains(path.item) else { return nil }
        return attributes(of: geometry.decoration(matching[path.item]), section: path.section)
    }

    // MARK: Attributes

    private func attributes(of element: SectionElement, section: Int)
        -> UICollectionViewLayoutAttributes
    {
        let geometry = parts.geometries[section]
        let attributes: UICollectionViewLayoutAttributes
        var size: NSCollectionLayoutSize?
        switch element.kind {
        case .item(let item):
            attributes = makeAttributes(for: .item(IndexPath(item: item, section: section)))
            size = geometry.layoutSize(ofItem: item)
        case .fastened(let kind, let item):
            attributes = makeAttributes(
                for: .supplementary(kind, IndexPath(item: item, section: section))
            )
            size = geometry.template.fastened.first { $0.item.elementKind == kind }?.item.layoutSize
        case .boundary(let index):
            let item = geometry.section.boundarySupplementaryItems[index]
            let path = IndexPath(item: geometry.number(ofBoundaryItem: index), section: section)
            attributes = makeAttributes(for: .supplementary(item.elementKind, path))
            size = item.layoutSize
        case .decoration(let index):
            let items = geometry.section.decorationItems
            let number = items.prefix(index).count { $0.elementKind == items[index].elementKind }
            attributes = makeAttributes(
                for: .decoration(items[index].elementKind, IndexPath(item: number, section: section))
            )
        }
        let start = parts.axis.point(along: parts.start(ofSection: section), across: 0)
        attributes.frame = placed(element.frame.offsetBy(dx: start.x, dy: start.y))
        attributes.zIndex = element.zIndex
        attributes.estimatedAxes = axes(of: size)
        attributes.scrolledSection = element.scrollsAcross ? section : nil
        return attributes
    }

    private func attributesOfWhole(
        _ element: SectionElement,
        in whole: SectionGeometry
    ) -> UICollectionViewLayoutAttributes {
        guard case .boundary(let index) = element.kind else {
            trap("UICollectionViewCompositionalLayoutConfiguration supports only boundary supplementary items.")
        }
        let item = whole.section.boundarySupplementaryItems[index]
        let path = IndexPath(index: whole.number(ofBoundaryItem: index))
        let attributes = makeAttributes(for: .supplementary(item.elementKind, path))
        attributes.frame = placed(element.frame)
        attributes.zIndex = element.zIndex
        attributes.estimatedAxes = axes(of: item.layoutSize)
        return attributes
    }

    /// Mirrors a rectangle in right-to-left interfaces.
    func placed(_ frame: CGRect) -> CGRect {
        isRightToLeft ? frame.mirrored(inWidth: mirroredWidth) : frame
    }

    private func axes(of size: NSCollectionLayoutSize?) -> EstimatedAxes {
        var axes: EstimatedAxes = []
        if size?.widthDimension.isMeasured == true { axes.insert(.width) }
        if size?.heightDimension.isMeasured == true { axes.insert(.height) }
        return axes
    }

    // MARK: Measured views

    /// Stores the preferred size of a view, and updates the positions of the sections after it.
    func keepSize(
        of preferred: UICollectionViewLayoutAttributes,
        original: UICollectionViewLayoutAttributes,
        context: UICollectionViewLayoutInvalidationContext
    ) {
        let path = preferred.indexPath
        (context as? CompositionalContext)?.keepsSections = true
        if path.count == 1 {
            guard let whole = parts.whole, let kind = preferred.representedElementKind,
                case .boundary(let index) = whole.supplementary(kind, at: path[0], visible: nil)?.kind
            else { return }
            _ = whole.setMeasured(preferred.size, ofBoundaryItem: index)
            parts.sumUp()
        } else if parts.geometries.indices.contains(path.section) {
            keep(preferred, in: parts.geometries[path.section], item: path.item)
            parts.sumUp(from: path.section + 1)
        }
    }

    /// Whether a cell's preferred size is already stored. With uniform dimensions a cell may get a larger size than it
    /// prefers.
    func hasHeard(_ preferred: UICollectionViewLayoutAttributes) -> Bool {
        let path = preferred.indexPath
        guard preferred.representedElementCategory == .cell, path.count == 2,
            parts.geometries.indices.contains(path.section)
        else { return false }
        return parts.geometries[path.section].measured.items[path.item] == preferred.size
    }

    /// The size declared by an item, on the axes on which that is an estimate.
    func estimate(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let path = attributes.indexPath
        guard attributes.representedElementCategory == .cell, path.count == 2,
            parts.geometries.indices.contains(path.section),
            let stated = parts.geometries[path.section].statedSize(ofItem: path.item)
        else { return attributes.size }
        let axes = attributes.estimatedAxes ?? []
        return CGSize(
            width: axes.contains(.width) ? stated.width : attributes.size.width,
            height: axes.contains(.height) ? stated.height : attributes.size.height
        )
    }

    private func keep(
        _ preferred: UICollectionViewLayoutAttributes,
        in geometry: SectionGeometry,
        item: Int
    ) {
        guard let kind = preferred.representedElementKind else {
            _ = geometry.setMeasured(preferred.size, ofItem: item)
            return
        }
        switch geometry.supplementary(kind, at: item, visible: nil)?.kind {
        case .boundary(let index): _ = geometry.setMeasured(preferred.size, ofBoundaryItem: index)
        case .fastened: _ = geometry.setMeasured(preferred.size, ofFastened: kind, item: item)
        default: break
        }
    }
}
