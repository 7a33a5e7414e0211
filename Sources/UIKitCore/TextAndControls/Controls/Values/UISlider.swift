import Foundation

/// A control that sets a number with a thumb on a track.
///
/// Main actor.
open class UISlider: UIControl {
    private var storedValue: Float = 0
    /// The number at the begin of the touch that holds the thumb.
    private var heldValue: Float?

    /// The number, clamped to ``minimumValue`` through ``maximumValue``. Assigning it performs no action.
    open var value: Float {
        get { storedValue }
        set { setValue(newValue, animated: false) }
    }

    /// The number at the leading end. Raises the maximum and the value if they are lower.
    open var minimumValue: Float = 0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            rangeDidChange()
        }
    }

    /// The number at the trailing end. Lowers the minimum and the value if they are higher.
    open var maximumValue: Float = 1 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            rangeDidChange()
        }
    }

    /// Whether `valueChanged` is sent while the thumb moves, instead of only on release.
    open var isContinuous = true

    /// The colour of the track before the thumb; nil for the tint.
    open var minimumTrackTintColor: UIColor? {
        didSet {
            noteAppearance("minimumTrackTintColor", \UISlider.minimumTrackTintColor, minimumTrackTintColor)
            if minimumTrackTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the track after the thumb; nil for the default.
    open var maximumTrackTintColor: UIColor? {
        didSet {
            noteAppearance("maximumTrackTintColor", \UISlider.maximumTrackTintColor, maximumTrackTintColor)
            if maximumTrackTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The colour of the thumb; nil for the default.
    open var thumbTintColor: UIColor? {
        didSet {
            noteAppearance("thumbTintColor", \UISlider.thumbTintColor, thumbTintColor)
            if thumbTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The image before the track; nil for none.
    open var minimumValueImage: UIImage? {
        didSet { if minimumValueImage != oldValue { imagesDidChange() } }
    }

    /// The image after the track; nil for none.
    open var maximumValueImage: UIImage? {
        didSet { if maximumValueImage != oldValue { imagesDidChange() } }
    }

    var images = SliderImages()

    /// Sets the image of the thumb for a state. States without an image use that of `normal`.
    open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
        images.thumb[state] = image
        imagesDidChange()
    }

    /// Sets the image of the track before the thumb for a state. States without an image use that of `normal`. The cap insets of a
    /// resizable image keep their size, and its centre is stretched.
    open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.minimumTrack[state] = image
        imagesDidChange()
    }

    /// Sets the image of the track after the thumb for a state; see ``setMinimumTrackImage(_:for:)``.
    open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {
        images.maximumTrack[state] = image
        imagesDidChange()
    }

    /// Returns the rectangle of the image before the track, for bounds.
    open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(of: minimumValueImage, isLeading: true, in: bounds)
    }

    /// Returns the rectangle of the image after the track, for bounds.
    open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
        valueImageRect(of: maximumValueImage, isLeading: false, in: bounds)
    }

    /// Returns the rectangle of the track, for bounds. In windows, the desktop places the track; its height is respected.
    open func trackRect(forBounds bounds: CGRect) -> CGRect { defaultTrackRect(forBounds: bounds) }

    /// Returns the rectangle of the thumb at a value. In windows, the desktop places the thumb.
    open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
        defaultThumbRect(trackRect: rect, value: value)
    }

    /// Makes a slider from 0 to 1, at 0. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a slider from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UISlider.self)
    }

    /// Sets the number, clamped to the range, without performing actions. NaN is treated as the minimum.
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

    /// The height of a row of buttons, without an intrinsic width.
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: ControlMetrics.current.sliderHeight)
    }

    /// Refuses horizontal swipes of superviews' recognizers, because a swipe moves the thumb. This applies to the whole track,
    /// because the thumb jumps to the pressed location.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard isEnabled, gestureRecognizer.view !== self, let swipe = gestureRecognizer as? UISwipeGestureRecognizer,
            swipe.numberOfTouchesRequired == 1, swipe.isSideways
        else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
        return false
    }

    /// Begins to track a touch.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesBegan(touches, with: event)
        if let trackedTouch, touches.contains(trackedTouch) { heldValue = storedValue }
    }

    /// Releases the thumb.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        letGoOfThumb(touches)
        super.touchesEnded(touches, with: event)
    }

    /// Releases the thumb, which keeps its position.
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

    /// False: the end of the touch ends the movement of the thumb.
    override var widgetTellsOfTaps: Bool { false }

    /// Reports a movement of the thumb by the user. During a touch, the release is handled at the end of the touch, otherwise
    /// here.
    ///
    /// - Parameters:
    ///   - value: The number at the thumb's position.
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

    override var isFocusedByDesktop: Bool { true }

    /// Moves the thumb: with an arrow key by a twentieth of the track, with a page key by a fifth, with Home and End to its ends.
    @_spi(Host)
    public override func userAdjusted(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, isEnabled else { return false }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let step = (maximumValue - minimumValue) / 20
        let wanted: Float
        switch press.key {
        case .up: wanted = value + step
        case .down: wanted = value - step
        case .right: wanted = value + (isMirrored ? -step : step)
        case .left: wanted = value + (isMirrored ? step : -step)
        case .pageUp: wanted = value + 4 * step
        case .pageDown: wanted = value - 4 * step
        case .home: wanted = minimumValue
        case .end: wanted = maximumValue
        default: return false
        }
        userMoved(to: wanted, isMoving: false)
        return true
    }

    @_spi(Host)
    open override var accessibleRole: ViewRole { .slider }

    /// Moves the thumb by a tenth of the track towards the maximum.
    open override func accessibilityIncrement() {
        super.accessibilityIncrement()
        userMoved(to: value + (maximumValue - minimumValue) / 10, isMoving: false)
    }

    /// Moves the thumb by a tenth of the track towards the minimum.
    open override func accessibilityDecrement() {
        super.accessibilityDecrement()
        userMoved(to: value - (maximumValue - minimumValue) / 10, isMoving: false)
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    /// The position of the thumb in percent, as in UIKit.
    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? {
        let length = maximumValue - minimumValue
        return "\(length > 0 ? Int((100 * (value - minimumValue) / length).rounded()) : 0)%"
    }
}
