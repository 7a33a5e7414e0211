import Foundation
@_spi(UIKitModules) import UIKitCore

/// The layout of a collection between two layouts, during an interactive transition.
///
/// `UICollectionView.startInteractiveTransition(to:completion:)` installs it. Set ``transitionProgress`` as the gesture
/// advances; the elements are shown between their positions in the two layouts. Elements of only one layout fade. The cost of
/// a step is that of querying both layouts for the visible elements. Main actor.
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    /// The layout at the start.
    public let currentLayout: UICollectionViewLayout

    /// The layout at the end.
    public let nextLayout: UICollectionViewLayout

    /// The progress, from 0 at the start to 1 at the end. Assigning it shows the elements there; calling `invalidateLayout()`
    /// afterwards is not necessary.
    open var transitionProgress: CGFloat = 0 {
        didSet { if transitionProgress != oldValue { collectionView?.transitionDidProgress(self) } }
    }

    /// The content offsets at the start and at the end.
    var startOffset = CGPoint.zero
    var endOffset = CGPoint.zero
    var completion: UICollectionView.LayoutInteractiveTransitionCompletion?
    /// Whether the two layouts must be prepared.
    private var isStale = true
    private var values: [String: CGFloat] = [:]

    /// Creates a layout between two others. Designated.
    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        self.currentLayout = currentLayout
        nextLayout = newLayout
        super.init()
    }

    /// Returns nil: a transition layout cannot be archived.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Values of the app

    /// Stores a value of the app for the present progress, such as a factor that a subclass uses in its attributes.
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

    /// The value stored for a key; 0 if there is none.
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Geometry

    /// Prepares both layouts if one of them is invalid.
    open override func prepare() {
        super.prepare()
        guard isStale else { return }
        isStale = false
        currentLayout.prepare()
        nextLayout.prepare()
    }

    /// The size between those of the two layouts.
    open override var collectionViewContentSize: CGSize {
        let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    /// Returns the elements of both layouts near a rectangle, between their two positions.
    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        elements(in: rect)
    }

    /// Returns the attributes of an item between its two positions.
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForItem(at: indexPath),
            nextLayout.layoutAttributesForItem(at: indexPath)
        )
    }

    /// Returns the attributes of a supplementary view between its two positions.
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
        )
    }

    /// Returns the attributes of a decoration between its two positions.
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        between(
            currentLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath),
            nextLayout.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
        )
    }

    /// The direction of the layout at the start.
    open override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
        currentLayout.developmentLayoutDirection
    }

    /// Whether the layout at the start is mirrored.
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool {
        currentLayout.flipsHorizontallyInOppositeLayoutDirection
    }

    // MARK: Invalidation

    /// Invalidates both layouts, unless only the progress changed.
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if (context as? TransitionContext)?.keepsLayouts != true {
            isStale = true
            for layout in [currentLayout, nextLayout] {
                let copy = layout.makeContext()
                copy.invalidateEverything = context.invalidateEverything
                copy.invalidateDataSourceCounts = context.invalidateDataSourceCounts
                layout.invalidateLayout(with: copy)
            }
        }
        super.invalidateLayout(with: context)
    }

    /// True if one of the layouts depends on the bounds.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        currentLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
            || nextLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    }

    /// The class of the layout's invalidation contexts.
    open override class var invalidationContextClass: AnyClass { TransitionContext.self }

    // MARK: Inside the library

    /// Called when one of the two layouts invalidates itself.
    func layoutWasInvalidated() { isStale = true }

    override func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? {
        super.decorationClass(ofKind: kind) ?? currentLayout.decorationClass(ofKind: kind)
            ?? nextLayout.decorationClass(ofKind: kind)
    }

    override func areFastenedToItems(_ kind: String, inSection section: Int) -> Bool {
        currentLayout.areFastenedToItems(kind, inSection: section)
    }

    override func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }

    override func itemsDidMove(by plan: RowUpdatePlan) {
        currentLayout.itemsDidMove(by: plan)
        nextLayout.itemsDidMove(by: plan)
    }
}

/// The invalid parts of a transition layout.
final class TransitionContext: UICollectionViewLayoutInvalidationContext {
    /// Whether only the progress changed.
    var keepsLayouts = false
}
