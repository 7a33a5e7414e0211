import Foundation

/// How a section scrolls across the direction in which the collection view does. iOS 13.0.
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

/// What insets are counted from. iOS 14.0.
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

/// Changes how the views of a section look, as it scrolls. iOS 13.0.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> Void

/// One section of a compositional layout: a group that is repeated for all items, and what is around it.
///
/// Main actor. iOS 13.0.
@MainActor
open class NSCollectionLayoutSection: NSObject {
    let group: NSCollectionLayoutGroup

    /// The room around the groups, between them and the headers and footers, in points. iOS 13.0.
    open var contentInsets = NSDirectionalEdgeInsets.zero

    /// The room between the groups, in points. iOS 13.0.
    open var interGroupSpacing: CGFloat = 0

    /// What ``contentInsets`` are counted from: what the layout's configuration says, unless set. iOS 14.0.
    open var contentInsetsReference = UIContentInsetsReference.automatic

    /// What the insets of headers and footers are counted from. Looked at unless it is automatic, in place of
    /// ``supplementariesFollowContentInsets``. iOS 16.0.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic

    /// Whether headers and footers have the insets of the content at their sides. True unless set. iOS 13.0; Apple
    /// prefers ``supplementaryContentInsetsReference`` since iOS 16.
    open var supplementariesFollowContentInsets = true

    /// How the section scrolls across the direction in which the collection view does. Not at all, at first. iOS 13.0.
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none

    /// The headers and footers. iOS 13.0.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

    /// The decorations. iOS 13.0.
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    /// Called at each layout with what is on screen of the section, before it is shown. iOS 13.0.
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    /// How the section looks, when it is one of a list.
    var list: UICollectionLayoutListConfiguration?

    /// Makes a section that repeats a group. iOS 13.0.
    public init(group: NSCollectionLayoutGroup) {
        self.group = group
    }
}
