import Foundation

/// A control that is on or off.
///
/// Main actor.
open class UISwitch: UIControl {
    private var storedIsOn = false

    /// Whether it is on. Assigning it performs no action.
    open var isOn: Bool {
        get { storedIsOn }
        set { setOn(newValue, animated: false) }
    }

    /// The colour of a switch that is on; nil for the desktop's.
    open var onTintColor: UIColor? {
        didSet {
            noteAppearance("onTintColor", \UISwitch.onTintColor, onTintColor)
            if onTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The styles of switches.
    public enum Style: Int, Sendable {
        /// The usual style.
        case automatic = 0
        /// A box with a check mark.
        case checkbox = 1
        /// A knob that slides.
        case sliding = 2
    }

    /// The style that the app wishes. Kept without effect: only a Mac has check boxes for switches. Default: automatic.
    open var preferredStyle = Style.automatic

    /// The style of the switch: sliding.
    open var style: Style { .sliding }

    /// A title that is used as the accessibility label. The switch does not show it.
    open var title: String? { didSet { if title != oldValue { setNeedsDisplay() } } }

    /// Makes a switch that is off. Its size is fixed; that of the frame is ignored. Designated.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    /// Makes a switch from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        frame.size = UISwitch.size
        interface.decode(self, as: UISwitch.self)
    }

    /// Turns the switch on or off, without performing actions.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsDisplay()
    }

    /// The size of every switch, in points.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// The size of every switch, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    private static var size: CGSize { ControlMetrics.current.switchSize }

    /// Refuses horizontal pans of superviews' recognizers, because a pan moves the knob.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            pan.numberOfTouches == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = pan.translation(in: self)
        return abs(way.x) < abs(way.y)
    }

    /// A tap toggles the switch.
    override var keepsTaps: Bool { true }

    override func respondToTap() {
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    override var isFocusedByDesktop: Bool { true }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .toggle }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { title }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { SystemTexts.text(isOn ? "on" : "off") }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
