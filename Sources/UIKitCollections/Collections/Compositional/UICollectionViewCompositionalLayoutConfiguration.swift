import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// The configuration of a compositional layout as a whole.
///
/// Main actor.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The scroll direction of the collection view. Default: vertical.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The spacing between sections, in points. Default: 0.
    open var interSectionSpacing: CGFloat = 0

    /// The headers and footers of the layout as a whole. Their index paths have a single index: the number among those of the
    /// same kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The edges from which insets are measured. Default: the safe area.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Creates a configuration.
    public override init() {
        super.init()
    }
}
