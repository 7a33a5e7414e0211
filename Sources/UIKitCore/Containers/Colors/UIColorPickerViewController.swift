import Foundation

/// A screen on which the user chooses a colour from a grid, and its opacity.
///
/// Present it as a sheet or a popover. It looks the same on every host. Main actor.
open class UIColorPickerViewController: UIViewController {
    /// The delegate. Weak reference.
    open weak var delegate: (any UIColorPickerViewControllerDelegate)?

    /// The chosen colour. Assigning it does not notify the delegate. Default: black.
    open var selectedColor = UIColor.black { didSet { if selectedColor != oldValue { showSelection() } } }

    /// Whether the user can choose an opacity. Default: true.
    open var supportsAlpha = true { didSet { if supportsAlpha != oldValue { showSelection() } } }

    private let heading = UILabel()
    private let close = UIButton(type: .close)
    private let grid = ColorGrid()
    private let opacityName = UILabel()
    private let opacity = UISlider()

    /// Makes a controller with black chosen. Designated.
    public init() {
        super.init(nibName: nil, bundle: nil)
        preferredContentSize = CGSize(width: 340, height: 400)
    }

    /// Returns nil: storyboards and nibs do not contain colour pickers.
    public required init?(coder: NSCoder) { nil }

    /// Adds the grid and the opacity. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        heading.font = .preferredFont(forTextStyle: .headline)
        opacityName.font = .preferredFont(forTextStyle: .subheadline)
        opacityName.text = SystemTexts.text("Opacity")
        opacity.accessibilityLabel = opacityName.text
        opacity.addAction(UIAction { [weak self] _ in self?.userChoseOpacity() }, for: .valueChanged)
        close.accessibilityLabel = SystemTexts.text("Close")
        close.addAction(
            UIAction { [weak self] _ in self?.dismiss(animated: true) },
            for: .primaryActionTriggered
        )
        grid.userChose = { [weak self] in self?.userChose($0) }
        for part in [heading, close, grid, opacityName, opacity] { view.addSubview(part) }
        showSelection()
    }

    /// Lays out the parts. An override calls `super`.
    open override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 8)
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let button: CGFloat = 36
        heading.frame = CGRect(
            x: area.minX + (isMirrored ? button : 0),
            y: area.minY,
            width: max(0, area.width - button),
            height: button
        )
        close.frame = CGRect(
            x: isMirrored ? area.minX : area.maxX - button,
            y: area.minY,
            width: button,
            height: button
        )
        let bottom: CGFloat = supportsAlpha ? 70 : 0
        let top = area.minY + button + 8
        grid.frame = CGRect(
            x: area.minX,
            y: top,
            width: area.width,
            height: max(0, min(area.width / 12 * 10, area.maxY - bottom - top))
        )
        opacityName.frame = CGRect(x: area.minX, y: grid.frame.maxY + 8, width: area.width, height: 22)
        opacity.frame = CGRect(x: area.minX, y: opacityName.frame.maxY, width: area.width, height: 34)
    }

    /// Tells the delegate that the user is done. An override calls `super`.
    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed { delegate?.colorPickerViewControllerDidFinish(self) }
    }

    private func showSelection() {
        guard isViewLoaded else { return }
        heading.text = title ?? SystemTexts.text("Colors")
        grid.selected = selectedColor
        opacityName.isHidden = !supportsAlpha
        opacity.isHidden = !supportsAlpha
        opacity.value = Float(selectedColor.opacity)
        view.setNeedsLayout()
    }

    private func userChose(_ color: UIColor) {
        choose(color.withAlphaComponent(supportsAlpha ? selectedColor.opacity : 1), continuously: false)
    }

    private func userChoseOpacity() {
        choose(selectedColor.withAlphaComponent(CGFloat(opacity.value)), continuously: opacity.isTracking)
    }

    private func choose(_ color: UIColor, continuously: Bool) {
        guard color != selectedColor else { return }
        selectedColor = color
        delegate?.colorPickerViewController(self, didSelect: color, continuously: continuously)
    }
}

/// Observes the choice of a colour. Every member is optional. Main actor.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
    /// Called when the user chose a colour.
    ///
    /// - Parameters:
    ///   - viewController: The controller.
    ///   - color: The colour.
    ///   - continuously: Whether the user is still moving the thumb of the opacity.
    func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    )

    /// Called when the user chose a colour, by the default implementation of the method with the colour.
    func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

    /// Called after the user closed the controller.
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
    /// Calls the method without the colour.
    public func colorPickerViewController(
        _ viewController: UIColorPickerViewController,
        didSelect color: UIColor,
        continuously: Bool
    ) { colorPickerViewControllerDidSelectColor(viewController) }

    /// Does nothing.
    public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

    /// Does nothing.
    public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}
