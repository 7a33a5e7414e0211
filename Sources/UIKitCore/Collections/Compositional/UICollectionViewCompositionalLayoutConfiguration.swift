import Foundation

/// What holds for a compositional layout as a whole.
///
/// Main actor.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection view scrolls. Vertical at first.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The room between sections, in points.
    open var interSectionSpacing: CGFloat = 0

    /// The headers and footers of the layout as a whole. Their index paths have one number only, their place among those
    /// of their kind.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What insets are counted from: the safe area, unless set.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration.
    public override init() {
        super.init()
    }
}
