import Foundation

/// Makes the section of a number for what it is laid out for. Nil is no answer.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (_ sectionIndex: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?

/// A layout that is put together from sections, groups and items.
///
/// Laying out costs in proportion to the number of sections, and showing in proportion to what is on screen; the number of
/// items does not count. Main actor.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// What holds for the layout as a whole. Assigning it lays everything out anew.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        didSet { invalidateLayout() }
    }

    let sectionProvider: UICollectionViewCompositionalLayoutSectionProvider

    // MARK: State

    /// What is where, as it was last prepared.
    var parts = CompositionalParts()
    /// Whether the sections are to be asked for and laid out anew.
    var isStale = true
    /// How far the sections that scroll by themselves are scrolled, in the direction of reading.
    var sectionOffsets: [Int: CGFloat] = [:]

    // MARK: Making

    /// Makes a layout all sections of which are alike.
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }

    /// Makes a layout all sections of which are alike, with a configuration.
    public convenience init(
        section: NSCollectionLayoutSection,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.init(sectionProvider: { _, _ in section }, configuration: configuration)
    }

    /// Makes a layout that asks for each of its sections, whenever it is laid out.
    public convenience init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider
    ) {
        self.init(
            sectionProvider: sectionProvider,
            configuration: UICollectionViewCompositionalLayoutConfiguration()
        )
    }

    /// Makes a layout that asks for each of its sections, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        self.sectionProvider = sectionProvider
        self.configuration = configuration
        super.init()
    }

    /// Returns nil: nothing is archived off Apple's systems, and a storyboard makes its layouts with `init()`.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Makes a list.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        let layout = UICollectionViewCompositionalLayout { _, environment in
            NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
        }
        layout.listBackgroundColor = configuration.backgroundColor
        return layout
    }

    /// The colour behind the rows of a layout that is a list.
    var listBackgroundColor: UIColor?
    /// The colour that the collection has of its list, and the one that it had before; nil until it has it.
    var listGround: (own: UIColor, former: UIColor?)?
    /// Whether the colour was decided on: an app may give the collection another one after that.
    var hasDecidedGround = false

    // MARK: UICollectionViewLayout

    /// The class of contexts that can say that only what stays on screen has to be placed anew.
    open override class var invalidationContextClass: AnyClass { CompositionalContext.self }

    /// Asks for the sections and lays them out, unless that was done.
    open override func prepare() {
        super.prepare()
        prepareParts()
    }

    /// The size of all sections together.
    open override var collectionViewContentSize: CGSize { parts.contentSize }

    /// The elements that touch a rectangle.
    open override func layoutAttributesForElements(in rect: CGRect)
        -> [UICollectionViewLayoutAttributes]?
    {
        elements(in: rect)
    }

    /// The place of an item; nil when there is no such item.
    open override func layoutAttributesForItem(at indexPath: IndexPath)
        -> UICollectionViewLayoutAttributes?
    {
        attributes(ofItemAt: indexPath)
    }

    /// The place of a header, a footer or a view fastened to a cell; nil when there is none.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofSupplementary: elementKind, at: indexPath)
    }

    /// The place of a decoration; nil when there is none.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        attributes(ofDecoration: elementKind, at: indexPath)
    }

    /// True when the size is another, and when something stays on screen or is changed as the content scrolls.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != parts.boundsSize || parts.followsScrolling
    }

    /// Everything when the size is another, else what stays on screen.
    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        (context as? CompositionalContext)?.keepsSections = newBounds.size == parts.boundsSize
        return context
    }

    /// Has what a context names laid out anew.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        noteInvalidation(context)
        super.invalidateLayout(with: context)
    }

    /// True when a view whose size is an estimate asks for another one.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        mayResize(originalAttributes) && preferredAttributes.size != originalAttributes.size
            && !hasHeard(preferredAttributes)
    }

    /// Keeps the size that a view asked for, and names what moves.
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

/// Says what of a compositional layout is to be done anew.
final class CompositionalContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sections are where they were, so that only what stays on screen moves.
    var keepsSections = false
}
