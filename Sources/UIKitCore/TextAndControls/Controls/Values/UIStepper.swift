import Foundation

/// A control that increases and decreases a number with two buttons.
///
/// Main actor.
open class UIStepper: UIControl {
    private let decrement = UIButton(configuration: .gray())
    private let increment = UIButton(configuration: .gray())
    private var storedValue: Double = 0
    /// Repeats steps while a button is pressed.
    private var timer: HostTimer?
    /// Whether the pressed button has repeated its step.
    private var hasRepeated = false

    /// The number, clamped to ``minimumValue`` through ``maximumValue``; NaN is treated as the minimum. Assigning it performs no
    /// action. Default: 0.
    open var value: Double {
        get { storedValue }
        set { setValue(newValue) }
    }

    /// The least number. Default: 0. Traps if it is not less than ``maximumValue``.
    open var minimumValue: Double = 0 { didSet { rangeDidChange() } }

    /// The greatest number. Default: 100. Traps if it is not greater than ``minimumValue``.
    open var maximumValue: Double = 100 { didSet { rangeDidChange() } }

    /// The size of a step. Default: 1. Traps if it is 0 or less.
    open var stepValue: Double = 1 {
        didSet { require(stepValue > 0, "UIStepper.stepValue was set to \(stepValue). It must be greater than 0.") }
    }

    /// Whether a step beyond one end continues at the other. Default: false.
    open var wraps = false { didSet { updateButtons() } }

    /// Whether a pressed button repeats its step. Default: true.
    open var autorepeat = true

    /// Whether each repeated step sends `valueChanged`, instead of only the last one. Default: true.
    open var isContinuous = true

    /// Makes a stepper from 0 to 100, at 0. The size of the frame is ignored, as in UIKit. Designated.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        addButtons()
    }

    /// Makes a stepper from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        addButtons()
        interface.decode(self, as: UIStepper.self)
    }

    private static var size: CGSize { ControlMetrics.current.stepperSize }

    /// The size of every stepper: 94 by 32 points, or a row of cells in a terminal.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// Returns the size of every stepper.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Whether both buttons can be pressed.
    open override var isEnabled: Bool { didSet { updateButtons() } }

    /// Places the buttons side by side.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let half = (bounds.width / 2).rounded()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = CGRect(x: bounds.minX, y: bounds.minY, width: half - 1, height: bounds.height)
        let right = CGRect(
            x: bounds.minX + half + 1,
            y: bounds.minY,
            width: bounds.width - half - 1,
            height: bounds.height
        )
        decrement.frame = isMirrored ? right : left
        increment.frame = isMirrored ? left : right
    }

    // MARK: Images

    /// Sets the image of the button that decreases the number, for a state.
    open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) { decrement.setImage(image, for: state) }

    /// Returns the image of the button that decreases the number, for a state.
    open func decrementImage(for state: UIControl.State) -> UIImage? { decrement.image(for: state) }

    /// Sets the image of the button that increases the number, for a state.
    open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) { increment.setImage(image, for: state) }

    /// Returns the image of the button that increases the number, for a state.
    open func incrementImage(for state: UIControl.State) -> UIImage? { increment.image(for: state) }

    // MARK: Steps

    private func addButtons() {
        for (button, symbol, name) in [(decrement, "minus", "Decrement"), (increment, "plus", "Increment")] {
            button.setImage(UIImage(systemName: symbol), for: .normal)
            button.accessibilityLabel = SystemTexts.text(name)
            button.addAction(UIAction { [weak self] in self?.press($0.sender) }, for: .touchDown)
            button.addAction(UIAction { [weak self] in self?.release($0.sender) }, for: .touchUpInside)
            button.addAction(UIAction { [weak self] _ in self?.stopRepeating() }, for: [.touchUpOutside, .touchCancel])
            addSubview(button)
        }
        updateButtons()
    }

    private func press(_ sender: Any?) {
        stopRepeating()
        if autorepeat { repeatStep(of: sender, after: .milliseconds(500)) }
    }

    private func repeatStep(of sender: Any?, after delay: Duration) {
        timer = UIApplication.current?.host.after(delay) { [weak self] in
            guard let self, isEnabled, window != nil else { return }
            hasRepeated = true
            let isChanged = step(sender)
            if isChanged, isContinuous { sendActions(for: .valueChanged) }
            repeatStep(of: sender, after: .milliseconds(100))
        }
    }

    private func release(_ sender: Any?) {
        let wasRepeating = hasRepeated
        stopRepeating()
        if wasRepeating ? !isContinuous : step(sender) { sendActions(for: .valueChanged) }
    }

    private func stopRepeating() {
        timer?.cancel()
        timer = nil
        hasRepeated = false
    }

    /// Makes a step in the direction of a button, and returns whether the number changed.
    private func step(_ sender: Any?) -> Bool {
        let before = storedValue
        let next = storedValue + (sender as? UIButton === increment ? stepValue : -stepValue)
        if next > maximumValue {
            setValue(wraps ? minimumValue : maximumValue)
        } else if next < minimumValue {
            setValue(wraps ? maximumValue : minimumValue)
        } else {
            setValue(next)
        }
        return storedValue != before
    }

    private func setValue(_ value: Double) {
        storedValue = value.isNaN ? minimumValue : min(max(value, minimumValue), maximumValue)
        updateButtons()
    }

    private func rangeDidChange() {
        require(
            minimumValue < maximumValue,
            "UIStepper has the minimum value \(minimumValue) and the maximum value \(maximumValue). Set the one that enlarges the "
                + "range first."
        )
        setValue(storedValue)
    }

    private func updateButtons() {
        decrement.isEnabled = isEnabled && (wraps || storedValue > minimumValue)
        increment.isEnabled = isEnabled && (wraps || storedValue < maximumValue)
        let spoken =
            storedValue == storedValue.rounded() && abs(storedValue) < 1e15 ? "\(Int(storedValue))" : "\(storedValue)"
        for button in [decrement, increment] { button.accessibilityValue = spoken }
    }
}
