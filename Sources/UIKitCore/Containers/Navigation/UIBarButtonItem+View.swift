import Foundation

extension UIBarButtonItem {
    /// Returns the view of the item: its custom view or a button.
    func makeView() -> UIView {
        if let customView { return customView }
        let button = BarItemButton(type: .system)
        shownView = button
        button.itemWidth = width
        button.isProminent = style == .done
        button.imageInsets = imageInsets
        button.accessibilityIdentifier = accessibilityIdentifier
        // An image replaces the title. The title stays the accessible name.
        if let image {
            button.setImage(image, for: .normal)
            if let symbolEffects {
                symbolEffects.view = button.imageView
                button.imageView?.symbolEffects = symbolEffects
            }
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
        button.showsMenuAsPrimaryAction = primaryAction == nil && action == nil
        if let primaryAction {
            button.addAction(primaryAction, for: .primaryActionTriggered)
        } else if action != nil {
            let send = UIAction { [weak self] _ in self?.sendAction() }
            button.addAction(send, for: .primaryActionTriggered)
        }
        if let menu = representedGroup?.menu(of: self) {
            button.menu = menu
            button.showsMenuAsPrimaryAction = true
        }
        button.possibleTitles = possibleTitles ?? []
        guard let badge else { return button }
        let view = BadgedItemView(button, badge: badge)
        shownView = view
        return view
    }

    /// Performs the action of a tap.
    func perform() {
        if let primaryAction { primaryAction.perform(sender: self) } else { sendAction() }
    }

    /// Sends the selector to the target, with the item as sender.
    private func sendAction() {
        if let action { ActionMessage(action: action, sender: self, event: nil).send(to: target) }
    }

    /// Whether the item is a space. Only toolbars show spaces.
    var isSpace: Bool { systemItem?.isSpace == true && customView == nil }
}

extension UIButton {
    /// Applies the text attributes of a bar's button appearance.
    func take(_ appearance: UIBarButtonItemAppearance?) {
        guard let appearance else { return }
        let states: [(UIControl.State, UIBarButtonItemStateAppearance)] = [
            (.normal, appearance.normal), (.highlighted, appearance.highlighted), (.disabled, appearance.disabled),
        ]
        for (state, look) in states {
            if let color = look.titleTextAttributes[.foregroundColor] as? UIColor { setTitleColor(color, for: state) }
        }
        if let font = appearance.normal.titleTextAttributes[.font] as? UIFont, currentTitle != nil {
            titleLabel?.font = font
        }
    }
}

/// The button of an item, with an optional fixed width.
final class BarItemButton: UIButton {
    var itemWidth: CGFloat = 0
    var imageInsets: UIEdgeInsets = .zero
    /// Whether the item is prominent.
    var isProminent = false

    override var isSuggestedAction: Bool { isProminent }

    /// The titles for which the button has enough space.
    var possibleTitles: Set<String> = []

    override func layoutSubviews() {
        super.layoutSubviews()
        guard imageInsets != .zero, displayedImage != nil, let imageView else { return }
        imageView.restFrame = imageView.restFrame.inset(by: imageInsets)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        var fitting = super.sizeThatFits(size)
        if !possibleTitles.isEmpty, let font = titleLabel?.font, let title = currentTitle {
            let widths = possibleTitles.map { $0.size(withAttributes: [.font: font]).width }
            let own = title.size(withAttributes: [.font: font]).width
            fitting.width += max(0, (widths.max() ?? 0) - own).rounded(.up)
        }
        return itemWidth > 0 ? CGSize(width: itemWidth, height: fitting.height) : fitting
    }
}
