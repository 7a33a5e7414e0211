import Foundation

extension UIBarButtonItem {
    /// Returns the view of the item: its custom view or a button.
    func makeView() -> UIView {
        if let customView { return customView }
        let button = BarItemButton(type: .system)
        shownView = button
        button.itemWidth = width
        // An image replaces the title. The title stays the accessible name.
        if let image {
            button.setImage(image, for: .normal)
            button.accessibilityLabel = accessibilityLabel ?? title
        } else {
            button.setTitle(title, for: .normal)
            for state in [UIControl.State.normal, .disabled] {
                button.setAttributedTitle(attributedTitle(for: state), for: state)
            }
            if style == .done, let label = button.titleLabel {
                label.font = .boldSystemFont(ofSize: label.font.pointSize)
            }
            if let accessibilityLabel { button.accessibilityLabel = accessibilityLabel }
        }
        button.isEnabled = isEnabled
        if let tintColor { button.tintColor = tintColor }
        button.menu = menu
        button.showsMenuAsPrimaryAction = primaryAction == nil
        if let primaryAction { button.addAction(primaryAction, for: .primaryActionTriggered) }
        return button
    }

    /// Whether the item is a space. Only toolbars show spaces.
    var isSpace: Bool { systemItem?.isSpace == true && customView == nil }
}

/// The button of an item, with an optional fixed width.
final class BarItemButton: UIButton {
    var itemWidth: CGFloat = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let fitting = super.sizeThatFits(size)
        return itemWidth > 0 ? CGSize(width: itemWidth, height: fitting.height) : fitting
    }
}

extension UIBarButtonItem {
    /// Not on Linux, where there are no selectors.
    @available(*, unavailable, message: "There are no selectors on Linux: use primaryAction with a UIAction.")
    public var action: Selector? {
        get { nil }
        set {}
    }

    /// Not on Linux, where there are no selectors.
    @available(*, unavailable, message: "There are no selectors on Linux: use primaryAction with a UIAction.")
    public var target: AnyObject? {
        get { nil }
        set {}
    }
}
