import Foundation

/// A column of a picker: its wheel, which takes keys, and is one element for assistive technology.
final class PickerComponent: UIView, KeyMarked {
    let wheel = PickerWheel()

    /// The accessible name of the column.
    var name: () -> String? = { nil }
    /// The accessible hint of the column.
    var hint: () -> String? = { nil }
    /// The text of a row for assistive technology.
    var textOfRow: (Int) -> String? = { _ in nil }
    /// Called with the direction to the neighbour that a key moves to: -1 for the one before.
    var userWantsNeighbour: (Int) -> Bool = { _ in false }
    /// Whether the user can change the selection.
    var isUsable = true { didSet { if isUsable != oldValue { setNeedsDisplay() } } }

    var isMarkedForKeys = false {
        didSet {
            guard isMarkedForKeys != oldValue else { return }
            layer.borderWidth = isMarkedForKeys ? 2 : 0
            layer.borderColor = tintColor.cgColor
            layer.cornerRadius = isMarkedForKeys ? 8 : 0
            setNeedsDisplay()
        }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(wheel)
        wheel.middleDidChange = { [weak self] in self?.setNeedsDisplay() }
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheel.frame = bounds
    }

    // MARK: Keys

    override var handlesValueKeys: Bool { isUsable && wheel.rowCount > 0 }
    override var canBecomeFirstResponder: Bool { takesKeyFocus }
    override func handleKey(_ press: KeyPress) -> Bool { handleValueKey(press) || super.handleKey(press) }

    override func handleValueKey(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        let page = max(1, Int(wheel.bounds.height / wheel.rowHeight) / 2)
        switch press.key {
        case .up: wheel.userMoved(by: -1)
        case .down: wheel.userMoved(by: 1)
        case .pageUp: wheel.userMoved(by: -page)
        case .pageDown: wheel.userMoved(by: page)
        case .home: wheel.userChose(0)
        case .end: wheel.userChose(wheel.rowCount - 1)
        case .left, .right:
            let isForward = (press.key == .right) == (effectiveUserInterfaceLayoutDirection == .leftToRight)
            return userWantsNeighbour(isForward ? 1 : -1)
        default: return false
        }
        return true
    }

    // MARK: Assistive technology

    override var isAccessibilityElementByDefault: Bool { true }

    /// Selects the next row.
    override func accessibilityIncrement() {
        super.accessibilityIncrement()
        if isUsable { wheel.userMoved(by: 1) }
    }

    /// Selects the previous row.
    override func accessibilityDecrement() {
        super.accessibilityDecrement()
        if isUsable { wheel.userMoved(by: -1) }
    }

    override var defaultAccessibilityTraits: UIAccessibilityTraits {
        super.defaultAccessibilityTraits.union(.adjustable)
    }

    override var accessibleRole: ViewRole { .picker }
    override var defaultAccessibilityLabel: String? { name() }
    override var defaultAccessibilityValue: String? { wheel.rowCount > 0 ? textOfRow(wheel.middleRow) : nil }
    override var accessibilityHint: String? {
        get { super.accessibilityHint ?? hint() }
        set { super.accessibilityHint = newValue }
    }
}

/// The text of a row.
final class PickerRowLabel: UILabel {
    init(_ text: NSAttributedString?, plain: String?, isDimmed: Bool = false) {
        super.init(frame: .zero)
        show(text, plain: plain, isDimmed: isDimmed)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: NSAttributedString?, plain: String?, isDimmed: Bool) {
        textAlignment = .center
        font = .preferredFont(forTextStyle: .title3)
        adjustsFontSizeToFitWidth = true
        minimumScaleFactor = 0.6
        textColor = isDimmed ? .tertiaryLabel : .label
        if let text { attributedText = text } else { self.text = plain }
    }
}
