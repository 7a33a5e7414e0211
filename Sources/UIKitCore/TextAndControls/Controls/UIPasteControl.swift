import Foundation

/// A button that pastes into a target. It is enabled while the target accepts an item of the clipboard.
///
/// The desktop has no permission for pasting, so pasting with this button and reading `UIPasteboard` are equivalent here. Main actor.
open class UIPasteControl: UIControl {
    /// The look of the button. It cannot be changed later.
    public let configuration: UIPasteControl.Configuration

    /// The object that receives the pasted items; nil for a button that is disabled. Weak reference.
    open weak var target: (any UIPasteConfigurationSupporting)? {
        didSet { update() }
    }

    private let button: UIButton
    private var observer: (any NSObjectProtocol)?

    /// Makes a button of a look.
    public init(configuration: UIPasteControl.Configuration) {
        self.configuration = configuration
        button = UIButton(configuration: configuration.buttonConfiguration)
        super.init(frame: .zero)
        prepare()
    }

    /// Makes a button of the default look.
    public convenience override init(frame: CGRect) {
        self.init(configuration: Configuration())
        self.frame = frame
    }

    /// Not available from storyboards, as in UIKit. Returns nil.
    public required init?(coder: NSCoder) { nil }

    isolated deinit {
        if let observer { NotificationCenter.default.removeObserver(observer) }
    }

    private func prepare() {
        addSubview(button)
        button.accessibilityLabel = SystemTexts.text("Paste")
        button.addAction(UIAction { [weak self] _ in self?.paste() }, for: .primaryActionTriggered)
        observer = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification,
            object: nil,
            queue: nil
        ) { [weak self] _ in
            MainActor.assumeIsolated { self?.update() }
        }
        frame.size = button.intrinsicContentSize
        update()
    }

    private func paste() {
        guard let target, UIApplication.current != nil else { return }
        let items = UIPasteboard.general.itemProviders
        if target.canPaste(items) { target.paste(itemProviders: items) }
        sendActions(for: .primaryActionTriggered)
    }

    private func update() {
        guard let host = window?.windowScene?.host else {
            button.isEnabled = false
            return
        }
        // Another app in this process may have changed its own clipboard.
        guard let application = UIApplication.current, application.host === host else { return }
        button.isEnabled = isEnabled && target?.canPaste(UIPasteboard.general.itemProviders) == true
    }

    override func stateDidChange() {
        super.stateDidChange()
        update()
    }

    /// Lays out the button, and checks the clipboard again.
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.restFrame = bounds
        update()
    }

    /// Checks the clipboard when the control appears.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        update()
    }

    /// The size of the button.
    open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }

    /// The size of the button.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }

    /// The parts of a paste button.
    public enum DisplayMode: UInt, Sendable {
        /// The symbol and the title.
        case iconAndLabel = 0
        /// The symbol.
        case iconOnly = 1
        /// The title.
        case labelOnly = 2
    }

    /// The look of a paste button. Main actor.
    @preconcurrency @MainActor
    open class Configuration: NSObject {
        /// The parts of the button. Default: symbol and title.
        open var displayMode = DisplayMode.iconAndLabel

        /// The shape of the corners. Default: `dynamic`.
        open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic

        /// The corner radius for the corner style `fixed`, in points.
        open var cornerRadius: CGFloat = UIButton.Configuration.usualCornerRadius

        /// The colour of symbol and title; nil for the default.
        open var baseForegroundColor: UIColor?

        /// The colour of the background; nil for the tint colour.
        open var baseBackgroundColor: UIColor?

        /// The edge of the title at which the symbol is. Default: leading.
        open var imagePlacement = NSDirectionalRectEdge.leading

        /// Makes the default look.
        public override init() { super.init() }

        var buttonConfiguration: UIButton.Configuration {
            var look = UIButton.Configuration.filled()
            if displayMode != .iconOnly { look.title = SystemTexts.text("Paste") }
            if displayMode != .labelOnly { look.image = UIImage(systemName: "doc.on.clipboard") }
            if displayMode == .iconAndLabel { look.imagePadding = 6 }
            look.cornerStyle = cornerStyle
            look.background.cornerRadius = cornerRadius
            look.baseForegroundColor = baseForegroundColor
            look.baseBackgroundColor = baseBackgroundColor
            look.imagePlacement = imagePlacement
            return look
        }
    }
}
