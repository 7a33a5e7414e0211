import Foundation

/// A bar that shows the progress of a task.
///
/// Main actor.
open class UIProgressView: UIView {
    /// The appearance of the bar.
    public enum Style: Int, Sendable {
        /// A bar among other content.
        case `default`
        /// A thinner bar, for toolbars.
        case bar

        var height: CGFloat { self == .bar ? 2.5 : 4 }
    }

    private var storedProgress: Float = 0

    /// The appearance of the bar.
    open var progressViewStyle: Style {
        didSet {
            guard progressViewStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// The progress, clamped to 0 through 1. NaN is treated as 0.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The colour of the completed part; nil for the tint.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance("progressTintColor", \UIProgressView.progressTintColor, progressTintColor)
            if progressTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the remaining part; nil for grey.
    open var trackTintColor: UIColor? {
        didSet {
            noteAppearance("trackTintColor", \UIProgressView.trackTintColor, trackTintColor)
            if trackTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Makes a bar of a style, at 0.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 150, height: style.height))
        progressViewStyle = style
        frame.size.height = style.height
    }

    /// Makes a bar of the default style, at 0, with a frame in points. Designated.
    public override init(frame: CGRect) {
        progressViewStyle = .default
        super.init(frame: frame)
    }

    /// Makes a bar from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        progressViewStyle = .default
        super.init(coder: coder)
        interface.decode(self, as: UIProgressView.self)
    }

    /// Sets the progress, clamped to 0 through 1. The change is never animated.
    open func setProgress(_ progress: Float, animated: Bool) {
        let inside = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard inside != storedProgress else { return }
        storedProgress = inside
        setNeedsDisplay()
    }

    /// The height of the style, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .progressBar }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { "Progress" }
    /// The progress in percent, as in UIKit.
    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { "\(Int((100 * progress).rounded()))%" }
}
