import Foundation

/// A view of a section that is on screen, for an app that changes how it looks as the section scrolls.
///
/// Main actor.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque the view is, from 0 to 1.
    var alpha: CGFloat { get set }
    /// How far in front of the others it stands.
    var zIndex: Int { get set }
    /// Whether it is hidden.
    var isHidden: Bool { get set }
    /// Its middle, in points of the section's content.
    var center: CGPoint { get set }
    /// How it is moved, scaled and turned about its middle.
    var transform: CGAffineTransform { get set }
    /// Its place in the data.
    var indexPath: IndexPath { get }
    /// Its rectangle, in points of the section's content.
    var frame: CGRect { get }
    /// Its size, from zero.
    var bounds: CGRect { get }
    /// Whether it is a cell, a supplementary view or a decoration.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view or a decoration; nil for a cell.
    var representedElementKind: String? { get }
}
