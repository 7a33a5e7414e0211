import Foundation

/// A spinner that indicates an activity in progress.
///
/// Main actor.
open class UIActivityIndicatorView: UIView {
    /// The size of the spinner.
    public enum Style: Int, Sendable {
        /// 20 points.
        case medium = 100
        /// 37 points.
        case large = 101

        /// White, 37 points.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.large")
        public static var whiteLarge: Style { .large }

        /// White, 20 points.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        public static var white: Style { .medium }

        /// Grey, 20 points.
        @available(*, deprecated, renamed: "UIActivityIndicatorView.Style.medium")
        public static var gray: Style { .medium }

        var side: CGFloat { self == .large ? 37 : 20 }
    }

    /// The size of the spinner.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the spinner is hidden while it is stopped.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { updateVisibility() } } }

    /// The colour of the spinner; nil for grey.
    open var color: UIColor! { didSet { if color != oldValue { setNeedsDisplay() } } }

    /// Whether the spinner is animating.
    open private(set) var isAnimating = false

    /// Makes a spinner of a style, in that style's size. Designated.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(x: 0, y: 0, width: style.side, height: style.side))
        updateVisibility()
    }

    /// Makes a medium spinner with a frame in points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        updateVisibility()
    }

    /// Makes a spinner from a storyboard or nib. Traps for any other coder.
    public required init(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else {
            trap("UIActivityIndicatorView(coder:) was given a coder that does not read a storyboard or nib.")
        }
        style = interface.value(Style.self)
        super.init(coder: coder)!
        interface.decode(self, as: UIActivityIndicatorView.self)
        updateVisibility()
    }

    /// Shows the spinner and starts its animation.
    open func startAnimating() { animate(true) }

    /// Stops the animation, and hides the spinner if ``hidesWhenStopped`` is true.
    open func stopAnimating() { animate(false) }

    private func animate(_ animates: Bool) {
        let changes = animates != isAnimating
        isAnimating = animates
        updateVisibility()
        setNeedsDisplay()
        if changes, window != nil { contentDidChangeWithin() }
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .activityIndicator }

    @_spi(Host)
    open override var stateDescriptions: [String] { super.stateDescriptions + (isAnimating ? ["busy"] : []) }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
}
