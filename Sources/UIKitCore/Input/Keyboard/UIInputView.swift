import Foundation

/// A view that an app shows as an input view or an input accessory view. Main actor.
open class UIInputView: UIView {
    /// The styles of input views.
    public enum Style: Int, Sendable {
        /// The background of the strip.
        case `default` = 0
        /// The background of a keyboard.
        case keyboard = 1
    }

    /// The style.
    open private(set) var inputViewStyle: Style

    /// Whether constraints or the intrinsic size determine the height of an input view, instead of its frame. Default: false.
    open var allowsSelfSizing = false { didSet { if allowsSelfSizing != oldValue { window?.setNeedsLayout() } } }

    /// Makes a view. Designated.
    ///
    /// - Parameters:
    ///   - frame: The frame in points. Of an input view, only the height is used.
    ///   - inputViewStyle: The style.
    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard { backgroundColor = .systemGray5 }
    }

    /// Makes a view from a storyboard or nib, in the default style. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }

    override var determinesInputHeight: Bool { allowsSelfSizing }
}
