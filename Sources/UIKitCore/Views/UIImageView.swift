import Foundation

/// A view that shows a picture, in the place that `contentMode` gives it.
///
/// Main actor.
open class UIImageView: UIView {
    /// The picture; nil for none.
    open var image: UIImage? {
        didSet { imageDidChange(from: oldValue, to: image) }
    }

    /// The picture that is shown instead while the view is highlighted; nil to keep ``image``.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether ``highlightedImage`` is shown. Table cells set it while they are selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// Makes a view without a picture, with a frame in points. It lets touches through.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of a picture.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of a picture, with another picture for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Reads a picture from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeImageView(interface.element, document: interface.loader.document)
    }

    /// The size of the picture in points, or no wish without one.
    open override var intrinsicContentSize: CGSize {
        image?.size ?? super.intrinsicContentSize
    }

    /// The picture that a host draws now.
    @_spi(Host)
    public var displayedImage: UIImage? {
        isHighlighted ? highlightedImage ?? image : image
    }

    /// A picture is something to a person only when the app says what it shows.
    @_spi(Host)
    open override var role: ViewRole {
        accessibilityLabel?.isEmpty == false ? .image : .none
    }

    override var isAccessibilityElementByDefault: Bool { role == .image }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

    private func imageDidChange(from old: UIImage?, to new: UIImage?) {
        guard old !== new else { return }
        setNeedsDisplay()
        if old?.size != new?.size { invalidateIntrinsicContentSize() }
    }
}
