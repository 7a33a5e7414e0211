import Foundation

/// A view of a section that is on screen, for an app that changes how it looks as the section scrolls. iOS 13.0.
///
/// Main actor.
@MainActor
public protocol NSCollectionLayoutVisibleItem: AnyObject {
    /// How opaque the view is, from 0 to 1. iOS 13.0.
    var alpha: CGFloat { get set }
    /// How far in front of the others it stands. iOS 13.0.
    var zIndex: Int { get set }
    /// Whether it is hidden. iOS 13.0.
    var isHidden: Bool { get set }
    /// Its middle, in points of the section's content. iOS 13.0.
    var center: CGPoint { get set }
    /// How it is moved, scaled and turned about its middle. iOS 13.0.
    var transform: CGAffineTransform { get set }
    /// Its place in the data. iOS 13.0.
    var indexPath: IndexPath { get }
    /// Its rectangle, in points of the section's content. iOS 13.0.
    var frame: CGRect { get }
    /// Its size, from zero. iOS 13.0.
    var bounds: CGRect { get }
    /// Whether it is a cell, a supplementary view or a decoration. iOS 13.0.
    var representedElementCategory: UICollectionView.ElementCategory { get }
    /// The kind of a supplementary view or a decoration; nil for a cell. iOS 13.0.
    var representedElementKind: String? { get }
}
