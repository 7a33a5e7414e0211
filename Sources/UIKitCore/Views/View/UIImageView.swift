import Foundation

/// A view that shows an image, positioned according to `contentMode`.
///
/// Must be used on the main actor.
open class UIImageView: UIView {
    /// The image; nil for none.
    open var image: UIImage? {
        didSet {
            imageDidChange(from: oldValue, to: image)
            if image !== oldValue { frames.imageDidChange(in: self) }
        }
    }

    // MARK: Animation

    /// The images that ``startAnimating()`` shows one after the other instead of ``image``; nil for none. Setting stops the animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// As ``animationImages``, while the view is highlighted. Setting stops the animation.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }

    /// The duration in seconds of all ``animationImages``; 0 for a thirtieth of a second for each. Default: 0.
    open var animationDuration: TimeInterval = 0

    /// The number of times that ``animationImages`` are shown; 0 for no end. Default: 0.
    open var animationRepeatCount = 0

    /// Whether images are shown one after the other: those of ``startAnimating()`` or an animated ``image``.
    open var isAnimating: Bool { frames.isRunning }

    /// Shows the ``animationImages`` from the first one, or an animated ``image`` after ``stopAnimating()``. The motion pauses while
    /// the view is not in a window. Users who prefer reduced motion see it, too: it may be information.
    open func startAnimating() { frames.start(in: self) }

    /// Stops the motion, and shows ``image``.
    open func stopAnimating() { frames.stop(in: self) }

    let frames = ImageFrames()
    /// The effects of the symbol; nil before the first one.
    var symbolEffects: SymbolEffects?

    /// Continues the motion in a window.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        frames.windowDidChange(of: self)
        symbolEffects?.windowDidChange()
    }

    /// The image while the view is highlighted; nil to keep ``image``.
    open var highlightedImage: UIImage? {
        didSet { imageDidChange(from: oldValue, to: highlightedImage) }
    }

    /// Whether ``highlightedImage`` is shown. Table cells set it while they are selected.
    open var isHighlighted = false {
        didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
    }

    /// The size, weight and scale of system symbols that have none of their own; nil for the defaults.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        didSet {
            guard preferredSymbolConfiguration != oldValue else { return }
            setNeedsDisplay()
            invalidateIntrinsicContentSize()
        }
    }

    /// Makes a view without an image, with a frame in points. User interaction is disabled by default.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Makes a view of the size of an image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        frames.imageDidChange(in: self)
    }

    /// Makes a view of the size of an image, with a different image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
        frames.imageDidChange(in: self)
    }

    /// Decodes an image view from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UIImageView.self)
    }

    /// The size of the image in points, of a symbol with ``preferredSymbolConfiguration``; `noIntrinsicMetric` without an image.
    open override var intrinsicContentSize: CGSize {
        image.flatMap(configured)?.size ?? super.intrinsicContentSize
    }

    /// The image to draw in the current state.
    @_spi(Host)
    public var displayedImage: UIImage? {
        let shown = frames.current ?? (isHighlighted ? highlightedImage ?? image : image)
        guard let symbolEffects else { return shown.flatMap(configured) }
        return symbolEffects.shown(shown, configure: configured)
    }

    /// Applies the preferred configuration to a symbol.
    private func configured(_ shown: UIImage) -> UIImage? {
        guard shown.isSymbolImage, let preferredSymbolConfiguration else { return shown }
        guard let own = shown.symbolConfiguration else {
            return shown.applyingSymbolConfiguration(preferredSymbolConfiguration)
        }
        return shown.applyingSymbolConfiguration(preferredSymbolConfiguration.applying(own))
    }

    @_spi(UIKitModules)
    open override func drawDisplayedContent(in bounds: CGRect) {
        guard var image = displayedImage?.resolved(for: traitCollection) else { return }
        let isSymbol = image.isSymbolImage && image.renderingMode == .automatic && image.tintColor == nil
        if isSymbol || image.renderingMode == .alwaysTemplate { image = image.withTintColor(tintColor) }
        let size = image.size
        let isResizable = contentMode == .scaleToFill
        let frame =
            isResizable ? CGRect(origin: .zero, size: bounds.size) : contentMode.frame(of: size, in: bounds.size)
        image.draw(in: frame.offsetBy(dx: bounds.minX, dy: bounds.minY))
    }

    /// As in UIKit, an image view never calls `draw(_:)`.
    override var drawsItself: Bool { false }

    /// An image is exposed to assistive technology only if the app gives it an accessibility label.
    @_spi(Host)
    open override var accessibleRole: ViewRole {
        accessibilityLabel?.isEmpty == false ? .image : .none
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { accessibleRole == .image }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits { .image }

    private func imageDidChange(from old: UIImage?, to new: UIImage?) {
        guard old !== new else { return }
        setNeedsDisplay()
        if old?.size != new?.size { invalidateIntrinsicContentSize() }
    }
}
