import Foundation

/// How a section scrolls across the direction in which the collection view does.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// Not at all: its groups follow one another in the direction in which the collection view scrolls.
    case none
    /// Freely.
    case continuous
    /// Freely, and comes to rest where a group begins.
    case continuousGroupLeadingBoundary
    /// A screen at a time.
    case paging
    /// A group at a time; the group comes to rest where the section begins.
    case groupPaging
    /// A group at a time; the group comes to rest in the middle.
    case groupPagingCentered
}

/// What insets are counted from.
public enum UIContentInsetsReference: Int, Sendable {
    /// What the layout's configuration says.
    case automatic
    /// The edges of the collection view.
    case none
    /// The safe area at the sides. Windows on Linux have no bars over their content, so it ends at the edges, unless a
    /// controller has `additionalSafeAreaInsets`.
    case safeArea
    /// The margins of the collection view.
    case layoutMargins
    /// The safe area, and in a wide collection view a column in the middle, in which lines can be read well: 672 points wide,
    /// and wider for large text.
    case readableContent
}

/// Changes how the views of a section look, as it scrolls.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// One section of a compositional layout: a group that is repeated for all items, and what is around it.
///
/// Main actor.
@MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// The room around the groups, between them and the headers and footers, in points.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The room between the groups, in points.
    open var interGroupSpacing: CGFloat = 0

    /// What ``contentInsets`` are counted from: what the layout's configuration says, unless set.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the insets of headers and footers are counted from. Looked at unless it is automatic, in place of
    /// ``supplementariesFollowContentInsets``.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers have the insets of the content at their sides. True unless set. Apple
    /// prefers ``supplementaryContentInsetsReference`` since iOS 16.
    open var supplementariesFollowContentInsets = true

    /// How the section scrolls across the direction in which the collection view does. Not at all, at first.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The headers and footers.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The decorations.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called at each layout with what is on screen of the section, before it is shown.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// How the section looks, when it is one of a list.
    var list: UICollectionLayoutListConfiguration?

    /// Makes a section that repeats a group.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
