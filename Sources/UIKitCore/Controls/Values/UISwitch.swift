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

    /// The text beside the switch, which speaks for it. A switch of this library shows none of its own.
    open var title: String? { didSet { if title != oldValue { setNeedsDisplay() } } }

    /// Makes a switch that is off. Its size is its own, whatever the frame's. Designated.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
    }

    /// Reads a switch from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        frame.size = UISwitch.size
        decodeSwitch(interface.element, document: interface.loader.document)
    }

    /// Turns it on or off, and performs no action.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != storedIsOn else { return }
        storedIsOn = on
        setNeedsDisplay()
    }

    /// The size of every switch, in points.
    open override var intrinsicContentSize: CGSize { UISwitch.size }

    /// The size of every switch, in points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    private static let size = CGSize(width: 51, height: 31)

    /// A pan along the switch moves its knob, and is none for the views around it.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let pan = gestureRecognizer as? UIPanGestureRecognizer,
            pan.numberOfTouches == 1
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        let way = pan.translation(in: self)
        return abs(way.x) < abs(way.y)
    }

    /// A tap turns it over.
    override var keepsTaps: Bool { true }

    override func respondToTap() {
        setOn(!isOn, animated: true)
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }

    @_spi(Host)
    open override var role: ViewRole { .toggle }

    override var defaultAccessibilityLabel: String? { title }
    override var defaultAccessibilityValue: String? { SystemTexts.text(isOn ? "on" : "off") }
    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.button)
    }
}
