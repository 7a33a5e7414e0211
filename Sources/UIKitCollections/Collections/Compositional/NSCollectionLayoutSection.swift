import Foundation
import UIKitCore

/// The orthogonal scrolling of a section, across the collection view's scroll direction.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// None: the groups are arranged along the collection view's scroll direction.
    case none
    /// Continuous scrolling.
    case continuous
    /// Continuous scrolling that comes to rest at the start of a group.
    case continuousGroupLeadingBoundary
    /// Paging by the size of the visible area.
    case paging
    /// Paging by group; each group rests at the start of the section.
    case groupPaging
    /// Paging by group; each group rests at the centre.
    case groupPagingCentered
}

/// The edges from which insets are measured.
public enum UIContentInsetsReference: Int, Sendable {
    /// As specified by the layout's configuration.
    case automatic
    /// The edges of the collection view.
    case none
    /// The safe area at the sides. Windows on Linux have no bars over their content, so it ends at the edges unless a
    /// controller sets `additionalSafeAreaInsets`.
    case safeArea
    /// The layout margins of the collection view.
    case layoutMargins
    /// The safe area and, in a wide collection view, a centred column of readable width: 672 points, and wider for large
    /// text.
    case readableContent
}

/// Changes the appearance of a section's visible views during scrolling.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a compositional layout: a group repeated for all items, headers, footers and decorations.
///
/// Main actor.
@preconcurrency @MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// The insets around the groups, inside the headers and footers, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The spacing between the groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// The edges from which ``contentInsets`` are measured. Default: those of the layout's configuration.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// The edges from which the insets of headers and footers are measured. Default: automatic. Any other value replaces
    /// ``supplementariesFollowContentInsets``.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers have the content's insets at their sides. Default: true. Apple recommends
    /// ``supplementaryContentInsetsReference`` instead.
    open var supplementariesFollowContentInsets = true

    /// The orthogonal scrolling of the section. Default: none.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The decorations.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called at each layout with the visible elements of the section, before they are shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// The list configuration, for a section of a list.
    var list: UICollectionLayoutListConfiguration?

    /// Creates a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
