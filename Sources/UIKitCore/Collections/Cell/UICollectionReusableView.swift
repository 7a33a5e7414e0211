import Foundation

/// A view that a collection shows for an element and uses again for another: a cell, a supplementary view or a decoration.
///
/// Collections make it from a registered class, through `init(frame:)`. Main actor.
open class UICollectionReusableView: UIView {
    /// The name under which the view is used again; nil when it is not.
    open internal(set) var reuseIdentifier: String?

    /// The kind of a supplementary view or a decoration.
    var elementKind: String?
    weak var collectionView: UICollectionView?
    /// What stands in front among the elements; nil for a view that stands for none at present.
    var layoutOrder: Int?

    // MARK: Making

    /// Makes a view with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads a view from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        reuseIdentifier = interface.element.string("reuseIdentifier") ?? interface.loader.reuseIdentifier
    }

    // MARK: Points for subclasses

    /// Called before the view is used for another element.
    open func prepareForReuse() {}

    /// Called when the view gets a place or another look from the layout, which it has already; for a view that reads
    /// attributes of a class of its own.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before another layout takes over.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after another layout took over.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// The attributes that suit the view's content: those given, with another size where the layout gave an estimate.
    ///
    /// The size is the one that constraints ask for, or `sizeThatFits(_:)`. In a layout of an app's own the width is the
    /// layout's, and the height the view's.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = fittingSize(of: layoutAttributes)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate
        preferred.restFrame.size = size
        return preferred
    }

    /// What is asked for its size.
    var sizedView: UIView { self }

    private func fittingSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize {
        let axes = attributes.estimatedAxes ?? .height
        var size = attributes.size
        guard !axes.isEmpty else { return size }
        let view = sizedView
        if view.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            let fitting = view.systemLayoutSizeFitting(
                CGSize(width: axes.contains(.width) ? 0 : size.width, height: axes.contains(.height) ? 0 : size.height),
                withHorizontalFittingPriority: axes.contains(.width) ? .fittingSizeLevel : .required,
                verticalFittingPriority: axes.contains(.height) ? .fittingSizeLevel : .required
            )
            if axes.contains(.width) { size.width = fitting.width }
            if axes.contains(.height) { size.height = fitting.height }
            return size
        }
        let fitting = contentSize(within: size)
        if axes.contains(.width), fitting.width > 0 { size.width = fitting.width }
        if axes.contains(.height), fitting.height > 0 { size.height = fitting.height }
        return size
    }

    /// The size that the content wishes, without constraints; 0 where it has no wish.
    func contentSize(within size: CGSize) -> CGSize { sizeThatFits(size) }

    // MARK: Accessibility

    /// A section's header or footer, where it is of that kind.
    @_spi(Host)
    open override var role: ViewRole {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: .sectionHeader
        case UICollectionView.elementKindSectionFooter: .sectionFooter
        default: super.role
        }
    }

    /// The controls in a header or footer, whose texts are its name and value; else everything in it.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { speaksForTexts ? controlsInReadingOrderWithin : subviews }

    /// What stands out in the texts of a header or footer.
    @_spi(Host)
    open override var highlightedTexts: [String] {
        speaksForTexts ? labelsInReadingOrder.flatMap(\.highlightedTexts) : []
    }

    /// Whether the texts in the view are its name and value.
    var speaksForTexts: Bool { role == .sectionHeader || role == .sectionFooter }

    override var isAccessibilityElementByDefault: Bool { speaksForTexts }
    override var defaultAccessibilityLabel: String? { speaksForTexts ? spokenTexts.first : nil }
    override var defaultAccessibilityValue: String? {
        let rest = speaksForTexts ? Array(spokenTexts.dropFirst()) : []
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { role == .sectionHeader ? .header : .none }
}
