import Foundation
import UIKitCore

/// Adapts layout attributes for a section's visible items handler.
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
    private let attributes: UICollectionViewLayoutAttributes
    /// The section's scroll offset. The handler's frames do not include it.
    private let offset: CGPoint

    init(_ attributes: UICollectionViewLayoutAttributes, offset: CGPoint) {
        self.attributes = attributes
        self.offset = offset
    }

    var alpha: CGFloat {
        get { attributes.alpha }
        set { attributes.alpha = newValue }
    }
    var zIndex: Int {
        get { attributes.zIndex }
        set { attributes.zIndex = newValue }
    }
    var isHidden: Bool {
        get { attributes.isHidden }
        set { attributes.isHidden = newValue }
    }
    var transform: CGAffineTransform {
        get { attributes.transform }
        set { attributes.transform = newValue }
    }
    var center: CGPoint {
        get { CGPoint(x: attributes.center.x + offset.x, y: attributes.center.y + offset.y) }
        set { attributes.center = CGPoint(x: newValue.x - offset.x, y: newValue.y - offset.y) }
    }
    var indexPath: IndexPath { attributes.indexPath }
    var frame: CGRect { attributes.frame.offsetBy(dx: offset.x, dy: offset.y) }
    var bounds: CGRect { attributes.bounds }
    var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
    var representedElementKind: String? { attributes.representedElementKind }
}

extension UICollectionViewCompositionalLayout {
    /// Calls the section's visible items handler, if the attributes are about to be shown.
    func letAppChange(_ attributes: [UICollectionViewLayoutAttributes], ofSection section: Int) {
        let geometry = parts.geometries[section]
        guard let handler = geometry.section.visibleItemsInvalidationHandler, let collectionView,
            collectionView.isShowingElements
        else { return }
        var offset = collectionView.contentOffset
        if geometry.isOrthogonal {
            let own = scrolledOffset(of: section, in: geometry)
            offset = parts.axis.point(along: parts.axis.start(offset), across: geometry.groupAxis.start(own))
        }
        let items = attributes.map { attributes in
            VisibleItem(
                attributes,
                offset: attributes.scrolledSection == nil ? .zero : scrolledOffset(of: section, in: geometry)
            )
        }
        handler(items, offset, geometry.environment)
    }
}
