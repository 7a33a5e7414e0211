import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// Returns the section with an index for an environment. Returning nil traps.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout composed of sections, groups and items.
///
/// The cost of layout is proportional to the number of sections, that of display to the number of visible elements. The
/// number of items does not matter. Main actor.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration of the whole layout. Assigning it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

    // MARK: State

    /// The geometry of the last preparation.
    var parts = CompositionalParts()
    /// Whether the sections must be queried and laid out again.
    var isStale = true
    /// The scroll offsets of orthogonally scrolling sections, in reading direction.
    var sectionOffsets: [Int: CGFloat] = [:]

    // MARK: Initializers

    /// Creates a layout with the same section throughout.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Creates a layout with the same section throughout, and a configuration.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Creates a layout that queries a provider for each section at each layout.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Creates a layout that queries a provider for each section at each layout, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: archives exist on Apple's systems only, and layouts of storyboards are created with `init()`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Creates a list layout.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackgroundColor = configuration.backgroundColor
        return layout
    }

    /// The background colour of a list layout.
    var listBackgroundColor: UIColor?
    /// The list's colour that the collection has as its background, and its earlier background colour; nil before it is
    /// applied.
    var listGround: (own: UIColor, former: UIColor?)?
    /// Whether the background colour was determined. The app may change the collection's background afterwards.
    var hasDecidedGround = false

    // MARK: UICollectionViewLayout

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { CompositionalContext.self }

    /// Queries the sections and lays them out if the layout is invalid.
    open override func prepare() {
        super.prepare()
        prepareParts()
    }

    /// The total size of all sections.
    open override var collectionViewContentSize: CGSize { parts.contentSize }

    /// Returns the attributes of the elements that intersect a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        elements(in: rect)
    }

    /// Returns the attributes of an item; nil when there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(ofItemAt: indexPath)
    }

    /// Returns the attributes of a header, a footer or an item's supplementary view; nil when there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementary: elementKind, at: indexPath)
    }

    /// Returns the attributes of a decoration; nil when there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofDecoration: elementKind, at: indexPath)
    }

    /// True if the size changes, or if elements are pinned or updated during scrolling.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != parts.boundsSize || parts.followsScrolling
    }

    /// Returns a context for everything if the size changes, otherwise for elements that follow scrolling.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalContext)?.keepsSections = newBounds.size == parts.boundsSize
        return context
    }

    /// Invalidates the parts of the layout that a context lists.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// True if a view's size is an estimate and it prefers a different one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        mayResize(originalAttributes) && preferredAttributes.size != originalAttributes.size
            && !hasHeard(preferredAttributes)
    }

    /// Stores the preferred size of a view, and returns a context for the elements that move.
    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes,
            withOriginalAttributes: originalAttributes
        )
        keepSize(of: preferredAttributes, original: originalAttributes, context: context)
        return context
    }

    /// Returns a context for everything, or for no section while the moving item keeps its index path.
    open override func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath],
        withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath],
        previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forInteractivelyMovingItems: targetIndexPaths,
            withTargetPosition: targetPosition,
            previousIndexPaths: previousIndexPaths,
            previousPosition: previousPosition
        )
        (context as? CompositionalContext)?.keepsSections = targetIndexPaths == previousIndexPaths
        return context
    }

    // MARK: Inside the library

    override func concernsSizes(_ context: UICollectionViewLayoutInvalidationContext) -> Bool {
        (context as? CompositionalContext)?.keepsSections != true
    }

    override func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        estimate(of: attributes)
    }

    override func areFastenedToItems(_ kind: String, inSection section: Int) -> Bool {
        guard parts.geometries.indices.contains(section) else { return false }
        return !parts.geometries[section].section.boundarySupplementaryItems.contains { $0.elementKind == kind }
    }

    override func willLoseCollection() {
        super.willLoseCollection()
        takeListGroundBack()
    }

    override func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
        attributes.estimatedAxes?.isEmpty == false
    }

    override func itemsDidMove(by plan: RowUpdatePlan) {
        parts.renumber(by: plan)
        sectionOffsets = Dictionary(
            uniqueKeysWithValues: sectionOffsets.compactMap { section, offset in
                plan.destination(ofSection: section).map { ($0, offset) }
            }
        )
        isStale = true
    }
}

/// The invalid parts of a compositional layout.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sections are still valid, so that only elements that follow scrolling move.
    var keepsSections = false
}
