import Foundation

/// The bar at the top of a sheet. A drag moves the sheet between its heights, and so do the arrow keys; a tap selects the next
/// height.
final class SheetGrabber: UIControl {
    static var size: CGSize { ControlMetrics.current.grabberSize }
    private static let barSize = CGSize(width: 36, height: 5)

    weak var panel: PresentedPanel?
    private let bar = UIView()

    init() {
        super.init(frame: CGRect(origin: .zero, size: SheetGrabber.size))
        bar.backgroundColor = .tertiaryLabel
        bar.layer.cornerRadius = SheetGrabber.barSize.height / 2
        bar.isUserInteractionEnabled = false
        addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = SheetGrabber.barSize
        bar.frame = CGRect(x: (bounds.width - size.width) / 2, y: 5, width: size.width, height: size.height)
    }

    override var keepsTaps: Bool { true }
    override var widgetTellsOfTaps: Bool { false }

    /// Selects the next higher detent, after the highest the lowest.
    override func respondToTap() {
        guard let panel, !panel.userStepped(by: 1) else { return }
        while panel.userStepped(by: -1) {}
    }

    // MARK: Keys and assistive technology

    override var handlesValueKeys: Bool { !isHidden }
    override var canBecomeFirstResponder: Bool { takesKeyFocus }
    override func handleKey(_ press: KeyPress) -> Bool { handleValueKey(press) || super.handleKey(press) }

    override func handleValueKey(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty, let panel else { return false }
        switch press.key {
        case .up: panel.userStepped(by: 1)
        case .down: panel.userStepped(by: -1)
        case .return, .character(" "): respondToTap()
        default: return false
        }
        return true
    }

    override var accessibleRole: ViewRole { .button }
    override var defaultAccessibilityLabel: String? { SystemTexts.text("Sheet Grabber") }

    override var defaultAccessibilityValue: String? {
        guard let panel else { return nil }
        switch panel.settings?.currentDetent(in: panel.detentRoom)?.identifier {
        case .large: return SystemTexts.text("Full Screen")
        case .medium: return SystemTexts.text("Half Screen")
        default: return nil
        }
    }
}
