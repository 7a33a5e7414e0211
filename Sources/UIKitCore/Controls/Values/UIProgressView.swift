import Foundation

/// A bar that tells how much of something is done.
///
/// Main actor.
open class UIProgressView: UIView {
    /// How the bar looks.
    public enum Style: Int, Sendable {
        /// A bar among other content.
        case `default`
        /// A thinner one, for bars.
        case bar

        var height: CGFloat { self == .bar ? 2.5 : 4 }
    }

    private var storedProgress: Float = 0

    /// How the bar looks.
    open var progressViewStyle: Style {
        didSet {
            guard progressViewStyle != oldValue else { return }
            invalidateIntrinsicContentSize()
            setNeedsDisplay()
        }
    }

    /// How much is done, from 0 to 1; what lies outside is brought inside.
    open var progress: Float {
        get { storedProgress }
        set { setProgress(newValue, animated: false) }
    }

    /// The colour of the part that is done; nil for the tint.
    open var progressTintColor: UIColor? {
        didSet {
            noteAppearance("progressTintColor", \UIProgressView.progressTintColor, progressTintColor)
            if progressTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the part that is not done; nil for a grey.
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

    /// Reads a bar from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        progressViewStyle = .default
        super.init(coder: coder)
        decodeProgress(interface.element, document: interface.loader.document)
    }

    /// Sets how much is done, brought inside 0 to 1. The bar is there at once, animated or not.
    open func setProgress(_ progress: Float, animated: Bool) {
        let inside = progress.isNaN ? 0 : min(max(progress, 0), 1)
        guard inside != storedProgress else { return }
        storedProgress = inside
        setNeedsDisplay()
    }

    /// As high as the style has it, and as wide as there is room.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: progressViewStyle.height)
    }

    @_spi(Host)
    open override var role: ViewRole { .progressBar }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { "Progress" }
    /// In percent, as UIKit says it.
    override var defaultAccessibilityValue: String? { "\(Int((100 * progress).rounded()))%" }
}
