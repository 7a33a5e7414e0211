import Foundation

/// Says where the elements of a collection are. Subclass it for an arrangement of your own.
///
/// A subclass overrides ``prepare()`` to work out what it needs, ``collectionViewContentSize``,
/// ``layoutAttributesForElements(in:)`` and ``layoutAttributesForItem(at:)``. The collection asks for the elements on screen
/// only, so what a layout costs should not grow with what is off the screen. Main actor.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    /// The collection that the layout places the elements of.
    open internal(set) weak var collectionView: UICollectionView?

    private var decorationClasses: [String: UICollectionReusableView.Type] = [:]

    /// Makes a layout.
    public override init() {
        super.init()
    }

    /// Returns nil: nothing is archived off Apple's systems, and a storyboard makes its layouts with `init()`.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Classes

    /// The class of the attributes that the layout makes.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// The class of the contexts that ``invalidateLayout()`` and the collection make.
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    /// Names the class from which decorations of a kind are made, through `init(frame:)`; nil takes the name back.
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        guard let viewClass else {
            decorationClasses[elementKind] = nil
            return
        }
        guard let type = viewClass as? UICollectionReusableView.Type else {
            trap(
                "UICollectionViewLayout.register(_:forDecorationViewOfKind:) was given \(viewClass); pass a class that "
                    + "descends from UICollectionReusableView."
            )
        }
        decorationClasses[elementKind] = type
    }

    func decorationClass(ofKind kind: String) -> UICollectionReusableView.Type? { decorationClasses[kind] }

    // MARK: Placing

    /// Works out what the other members need. Called before they are, after the layout was invalidated. An override calls
    /// `super`.
    open func prepare() {}

    /// The size of everything, in points. Zero unless overridden.
    open var collectionViewContentSize: CGSize { .zero }

    /// The elements that touch a rectangle of the content. None unless overridden.
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    /// The place of an item. Nil unless overridden.
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// The place of a supplementary view. Nil unless overridden.
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// The place of a decoration. Nil unless overridden.
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String,
        at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Where scrolling comes to rest. The place proposed unless overridden.
    ///
    /// - Parameters:
    ///   - proposedContentOffset: Where it would.
    ///   - velocity: How fast the content moves, in points a millisecond; zero, as hosts do not measure it.
    ///
    /// Asked when content that the person threw comes to rest.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint,
        withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }

    /// Where the content stands after changes, or after another layout took over. The place proposed unless overridden.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// The direction for which the layout places its elements: that of the language of development, left to right.
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

    /// Whether the collection mirrors the layout where the interface runs the other way than
    /// ``developmentLayoutDirection``. False unless overridden.
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Invalidating

    /// Has everything placed anew before the collection is next shown.
    open func invalidateLayout() {
        invalidateLayout(with: makeContext())
    }

    /// Has what a context names placed anew. An override calls `super`.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        collectionView?.layoutWasInvalidated(with: context)
    }

    /// Whether the layout is invalidated when the bounds become these, also by scrolling. False unless overridden.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// What is invalidated then.
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        makeContext()
    }

    /// Whether the layout is invalidated when a view asks for other attributes than it was given. False unless overridden.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    /// What is invalidated then.
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = makeContext()
        if preferredAttributes.representedElementCategory == .cell {
            context.invalidateItems(at: [preferredAttributes.indexPath])
        } else if let kind = preferredAttributes.representedElementKind {
            context.invalidateSupplementaryElements(ofKind: kind, at: [preferredAttributes.indexPath])
        }
        return context
    }

    // MARK: Changes

    /// Changes of the data are about to be shown. An override calls `super`.
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

    /// Changes of the data have been shown.
    open func finalizeCollectionViewUpdates() {}

    // MARK: Inside the library

    /// Whether scrolling may come to rest in certain places only: an app's own class may override
    /// ``targetContentOffset(forProposedContentOffset:withScrollingVelocity:)``, the library's own classes do not.
    var mayHaveRestingPlaces: Bool {
        let own: [UICollectionViewLayout.Type] = [
            UICollectionViewLayout.self, UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
        ]
        return !own.contains { $0 == type(of: self) }
    }

    /// Whether a context that names no elements means that views may wish other sizes.
    func concernsSizes(_ context: UICollectionViewLayoutInvalidationContext) -> Bool { true }

    /// The size of an element as long as its view has not said its own.
    func estimatedSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize { attributes.size }

    /// Whether the supplementary views of a kind belong to items, and go along with them, and not to sections.
    func areFastenedToItems(_ kind: String, inSection section: Int) -> Bool {
        kind != UICollectionView.elementKindSectionHeader && kind != UICollectionView.elementKindSectionFooter
    }

    /// Another layout takes over.
    func willLoseCollection() {}

    /// Whether a view may ask for other attributes than these.
    func mayResize(_ attributes: UICollectionViewLayoutAttributes) -> Bool { true }

    /// Items went to other places; what is remembered of them goes along.
    func itemsDidMove(by plan: RowUpdatePlan) {}

    func makeContext() -> UICollectionViewLayoutInvalidationContext {
        let type: AnyClass = type(of: self).invalidationContextClass
        guard let type = type as? UICollectionViewLayoutInvalidationContext.Type else {
            trap(
                "invalidationContextClass is \(type), which does not descend from "
                    + "UICollectionViewLayoutInvalidationContext; return a class that does."
            )
        }
        return ClassFactory.makeObject(type) as! UICollectionViewLayoutInvalidationContext
    }

    func makeAttributes(for element: CollectionElement) -> UICollectionViewLayoutAttributes {
        .make(type(of: self).layoutAttributesClass, for: element)
    }
}
