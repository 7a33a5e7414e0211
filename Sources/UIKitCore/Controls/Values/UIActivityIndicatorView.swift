import Foundation

/// A spinner that tells that something is going on.
///
/// Main actor.
open class UIActivityIndicatorView: UIView {
    /// How large the spinner is.
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

    /// How large the spinner is.
    open var style: Style {
        didSet {
            guard style != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// Whether the spinner is hidden while it stands still.
    open var hidesWhenStopped = true { didSet { if hidesWhenStopped != oldValue { updateVisibility() } } }

    /// The colour of the spinner; nil for grey.
    open var color: UIColor! { didSet { if color != oldValue { setNeedsDisplay() } } }

    /// Whether the spinner turns.
    open private(set) var isAnimating = false

    /// Makes a spinner of a style, in its size. Designated.
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

    /// Reads a spinner from a storyboard or a nib, which alone have such a coder; traps for any other.
    public required init(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else {
            trap("UIActivityIndicatorView(coder:) was given a coder that is not of a storyboard or a nib.")
        }
        style = UIActivityIndicatorView.interfaceStyle(interface.element)
        super.init(coder: coder)!
        decodeSpinner(interface.element, document: interface.loader.document)
        updateVisibility()
    }

    /// Has the spinner turn, and shows it.
    open func startAnimating() {
        isAnimating = true
        updateVisibility()
        setNeedsDisplay()
    }

    /// Has the spinner stand still, and hides it when ``hidesWhenStopped`` says so.
    open func stopAnimating() {
        isAnimating = false
        updateVisibility()
        setNeedsDisplay()
    }

    private func updateVisibility() {
        isHidden = hidesWhenStopped && !isAnimating
    }

    /// The size of the style.
    open override var intrinsicContentSize: CGSize { CGSize(width: style.side, height: style.side) }

    @_spi(Host)
    open override var role: ViewRole { .activityIndicator }

    @_spi(Host)
    open override var stateDescriptions: [String] { super.stateDescriptions + (isAnimating ? ["busy"] : []) }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { isAnimating ? "In progress" : "Progress halted" }
}
