import Foundation
import UIKitCore

/// A visible view of a section, whose appearance an app can change during scrolling.
///
/// Main actor.
@preconcurrency @MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// The opacity, from 0 to 1.
    var alpha: CGFloat { get set }
    /// The stacking order.
    var zIndex: Int { get set }
    /// Whether the view is hidden.
    var isHidden: Bool { get set }
    /// The centre, in points of the section's content.
    var center: CGPoint { get set }
    /// The transform about the centre.
    var transform: CGAffineTransform { get set }
    /// The index path in the data.
    var indexPath: IndexPath { get }
    /// The frame, in points of the section's content.
    var frame: CGRect { get }
    /// The rectangle in the view's own coordinates, with origin zero.
    var bounds: CGRect { get }
    /// The category of the element.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view or decoration; nil for a cell.
    var representedElementKind: String? { get }
}
