import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A reusable view of an element: a cell, a supplementary view or a decoration.
///
/// Collections create it from a registered class with `init(frame:)`. Main actor.
open class UICollectionReusableView: UIView {
    /// The identifier for reuse; nil for views that are not reused.
    open internal(set) var reuseIdentifier: String?

    /// The kind of a supplementary view or decoration.
    var elementKind: String?
    weak var collectionView: UICollectionView?
    /// The z-index among the elements; nil for a view that is not in use.
    var layoutOrder: Int?

    // MARK: Initializers

    /// Creates a view with a frame in points. Designated: collections call it for registered classes.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Decodes a view from a storyboard or a nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        reuseIdentifier = interface.reuseIdentifier
    }

    // MARK: Overridable members

    /// Called before the view is reused for a different element.
    open func prepareForReuse() {}

    /// Called after the layout's attributes were applied to the view. Override it to read attributes of a custom class.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

    /// Called before the layout is replaced.
    open func willTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Called after the layout was replaced.
    open func didTransition(from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout) {}

    /// Returns the attributes that fit the view's content: the given ones, with the fitting size in estimated dimensions.
    ///
    /// The size is that of the constraints, or `sizeThatFits(_:)`. In a custom layout, the width is the layout's and the
    /// height is the view's.
    open func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = fittingSize(of: layoutAttributes)
        guard size != layoutAttributes.size else { return layoutAttributes }
        let preferred = layoutAttributes.duplicate
        preferred.restFrame.size = size
        return preferred
    }

    /// The view that determines the size.
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

    /// The size of the content without constraints; 0 for no preference.
    func contentSize(within size: CGSize) -> CGSize { sizeThatFits(size) }

    // MARK: Accessibility

    /// A section header or footer, by the kind of the view.
    @_spi(Host)
    open override var accessibleRole: ViewRole {
        switch elementKind {
        case UICollectionView.elementKindSectionHeader: .sectionHeader
        case UICollectionView.elementKindSectionFooter: .sectionFooter
        default: super.accessibleRole
        }
    }

    /// The controls in a header or footer, whose texts are its name and value; otherwise all subviews.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { speaksForTexts ? controlsInReadingOrderWithin : subviews }

    /// The highlighted parts of the texts in a header or footer.
    @_spi(Host)
    open override var highlightedTexts: [String] {
        speaksForTexts ? labelsInReadingOrder.flatMap(\.highlightedTexts) : []
    }

    /// Whether the texts in the view are its name and value.
    var speaksForTexts: Bool { accessibleRole == .sectionHeader || accessibleRole == .sectionFooter }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { speaksForTexts }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { speaksForTexts ? spokenTexts.first : nil }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? {
        let rest = speaksForTexts ? Array(spokenTexts.dropFirst()) : []
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        accessibleRole == .sectionHeader ? .header : .none
    }
}
