import Foundation

/// A control that sets a number by the place of a thumb on a track.
///
/// Main actor.
open class UISlider: UIControl {
    private var storedValue: Float = 0
    /// The number when a touch came that still holds the thumb.
    private var heldValue: Float?

    /// The number, between ``minimumValue`` and ``maximumValue``; what lies outside is brought inside. Assigning it
    /// performs no action.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The number at the leading end. The maximum and the value follow when they would lie below.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            rangeDidChange()
        }
    }

    /// The number at the trailing end. The minimum and the value follow when they would lie above.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Whether `valueChanged` is sent while the thumb moves, and not only when it is let go.
    open var isContinuous = true

    /// The colour of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance("minimumTrackTintColor", \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            if minimumTrackTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Makes a slider from 0 to 1, at 0. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads a slider from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeSlider(interface.element, document: interface.loader.document)
    }

    /// Sets the number, brought inside the range, and performs no action.
    open func setValue(_ value: Float, animated: Bool) {
        let inside = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        guard inside != storedValue else { return }
        storedValue = inside
        setNeedsDisplay()
    }

    private func rangeDidChange() {
        setValue(storedValue, animated: false)
        setNeedsDisplay()
    }

    /// As high as a row of buttons, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 34) }

    /// A swipe along the slider moves the thumb, and is none for the views around it. The thumb comes to where the track is
    /// pressed, so that this holds for the whole track.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
            swipe.numberOfTouchesRequired == 1, swipe.isSideways
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    /// Begins to follow a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let trackedTouch, touches.contains(trackedTouch) { heldValue = storedValue }
    }

    /// Lets go of the thumb.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGoOfThumb(touches)
        super.touchesEnded(touches, with: event)
    }

    /// Lets go of the thumb, which stays where it is.
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGoOfThumb(touches)
        super.touchesCancelled(touches, with: event)
    }

    private func letGoOfThumb(_ touches: Set<UITouch>) {
        guard let trackedTouch, touches.contains(trackedTouch) else { return }
        let isMoved = heldValue != nil && heldValue != storedValue
        heldValue = nil
        if isMoved, !isContinuous, isEnabled { sendActions(for: .valueChanged) }
    }

    /// A touch that moved the thumb is over when it is lifted.
    override var widgetTellsOfTaps: Bool { false }

    /// The user moved the thumb. What a touch does is told of when the touch is over, and else here.
    ///
    /// - Parameters:
    ///   - value: The number at the thumb's place.
    ///   - isMoving: Whether the thumb is still held.
    @_spi(Host)
    public func userMoved(to value: Float, isMoving: Bool) {
        guard isEnabled else { return }
        let before = storedValue
        setValue(value, animated: false)
        let isMoving = isMoving || isTracking
        if isContinuous ? storedValue != before : !isMoving { sendActions(for: .valueChanged) }
        if !isMoving { sendActions(for: .touchUpInside) }
    }

    @_spi(Host)
    open override var role: ViewRole { .slider }

    /// The place of the thumb in percent, as UIKit says it.
    override var defaultAccessibilityValue: String? {
        let length = maximumValue - minimumValue
        return "\(length > 0 ? Int((100 * (value - minimumValue) / length).rounded()) : 0)%"
    }
}
