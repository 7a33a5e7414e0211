import Foundation

/// What holds for a compositional layout as a whole.
///
/// Main actor. iOS 13.0.
@MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
    /// The direction in which the collection view scrolls. Vertical at first. iOS 13.0.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical

    /// The room between sections, in points. iOS 13.0.
    open var interSectionSpacing: CGFloat = 0

    /// The headers and footers of the layout as a whole. Their index paths have one number only, their place among those
    /// of their kind. iOS 13.0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// What insets are counted from: the safe area, unless set. iOS 14.0.
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    /// Makes a configuration. iOS 13.0.
    public override init() {
        super.init()
    }
}
