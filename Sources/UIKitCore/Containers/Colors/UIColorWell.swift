import Foundation

/// A button that shows a colour, and opens a popover in which the user chooses a different one.
///
/// When the user chooses, the control sends `valueChanged`. Main actor.
open class UIColorWell: UIControl {
    /// The title of the popover, and the accessible name. Default: nil.
    open var title: String? { didSet { if title != oldValue { showColor() } } }

    /// Whether the user can choose an opacity. Default: true.
    open var supportsAlpha = true

    /// The colour; nil for none. Assigning it performs no action. Default: nil.
    open var selectedColor: UIColor? {
        didSet {
            guard selectedColor != oldValue else { return }
            showColor()
            if let selectedColor { picker?.selectedColor = selectedColor }
        }
    }

    private let button = UIButton(type: .custom)
    private let disc = UIView()
    private weak var picker: UIColorPickerViewController?
    private let choice = WellChoice()

    /// Makes a well without a colour. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a well from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepare()
        interface.decode(self, as: UIColorWell.self)
    }

    private func prepare() {
        if frame.size == .zero { frame.size = Self.size }
        button.addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .primaryActionTriggered)
        disc.isUserInteractionEnabled = false
        disc.accessibilityElementsHidden = true
        button.addSubview(disc)
        addSubview(button)
        choice.userChose = { [weak self] in self?.userChose($0) }
        showColor()
    }

    private static var size: CGSize { ControlMetrics.current.colorWellSize }

    /// 34 by 34 points.
    open override var intrinsicContentSize: CGSize { Self.size }

    /// 34 by 34 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Places the disc in the middle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
        let size = max(0, min(bounds.width, bounds.height) - 4)
        disc.frame = CGRect(x: bounds.midX - size / 2, y: bounds.midY - size / 2, width: size, height: size)
        disc.layer.cornerRadius = size / 2
    }

    override func stateDidChange() {
        super.stateDidChange()
        showColor()
    }

    /// The accessible name. Default: ``title``.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel }
        set {
            super.accessibilityLabel = newValue
            showColor()
        }
    }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { false }

    private func showColor() {
        disc.backgroundColor = selectedColor ?? .quaternarySystemFill
        disc.layer.borderWidth = 2
        disc.layer.borderColor = UIColor.systemGray.cgColor
        disc.alpha = isEnabled ? 1 : 0.4
        button.isEnabled = isEnabled
        button.accessibilityLabel = accessibilityLabel ?? title ?? SystemTexts.text("Color")
        button.accessibilityValue = selectedColor?.hexadecimal
    }

    private func openPicker() {
        let owner = sequence(first: self as UIResponder, next: { $0.next }).first { $0 is UIViewController }
        let presenter = owner as? UIViewController ?? window?.rootViewController?.frontmost
        guard picker == nil, let presenter else { return }
        let controller = UIColorPickerViewController()
        controller.title = title
        controller.supportsAlpha = supportsAlpha
        if let selectedColor { controller.selectedColor = selectedColor }
        controller.delegate = choice
        controller.modalPresentationStyle = .popover
        controller.popoverPresentationController?.sourceView = self
        controller.popoverPresentationController?.delegate = choice
        picker = controller
        presenter.present(controller, animated: true)
    }

    private func userChose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
        sendActions(for: .primaryActionTriggered)
    }
}

/// The delegate of a well's picker.
@MainActor
private final class WellChoice: NSObject, UIColorPickerViewControllerDelegate,
    UIPopoverPresentationControllerDelegate
{
    var userChose: (UIColor) -> Void = { _ in }

    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { userChose(color) }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }

    func adaptivePresentationStyle(
        for controller: UIPresentationController,
        traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
}
