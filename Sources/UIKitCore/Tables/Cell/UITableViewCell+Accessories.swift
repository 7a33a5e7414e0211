import Foundation

extension UITableViewCell {
    /// The accessory that shows at present.
    var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }

    private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

    func accessoryDidChange() {
        for view in parts.accessories where view.superview === self { view.removeFromSuperview() }
        if let view = shownAccessoryView {
            parts.accessories = [view]
        } else {
            parts.accessories = standardAccessories
        }
        for view in parts.accessories { addSubview(view) }
        contentDidChange()
    }

    /// From the trailing edge inwards.
    private var standardAccessories: [UIView] {
        switch shownAccessoryType {
        case .none: []
        case .disclosureIndicator: [symbol("chevron.forward", color: .tertiaryLabel)]
        case .detailDisclosureButton: [symbol("chevron.forward", color: .tertiaryLabel), detailButton]
        case .checkmark: [symbol("checkmark", color: nil)]
        case .detailButton: [detailButton]
        }
    }

    private func symbol(_ name: String, color: UIColor?) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        if let color { view.tintColor = color }
        return view
    }

    private var detailButton: UIView {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "info.circle"), for: .normal)
        button.accessibilityLabel = "More Info"
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let path = tableView?.indexPath(for: self) else { return }
                tableView?.userTappedAccessory(at: path)
            },
            for: .touchUpInside
        )
        return button
    }

    // MARK: Editing

    func editControlDidChange() {
        parts.editControl?.removeFromSuperview()
        parts.editControl = nil
        guard editingStyle != .none else { return setNeedsLayout() }
        let control = UIButton(type: .system)
        let isInsertion = editingStyle == .insert
        control.setImage(UIImage(systemName: isInsertion ? "plus.circle.fill" : "minus.circle.fill"), for: .normal)
        control.tintColor = isInsertion ? .systemGreen : .systemRed
        control.accessibilityLabel = isInsertion ? "Insert" : "Remove"
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                tableView?.userTouchedEditControl(of: self)
            },
            for: .touchUpInside
        )
        parts.editControl = control
        addSubview(control)
        contentDidChange()
    }

    // MARK: Swipes

    func showSwipeActions(
        _ actions: [UIContextualAction],
        isLeading: Bool,
        perform: @escaping @MainActor (UIContextualAction) -> Void
    ) {
        removeSwipeActions()
        parts.swipesFromLeading = isLeading
        parts.swipeButtons = actions.map { action in
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setImage(action.image, for: .normal)
            button.setTitleColor(.white, for: .normal)
            button.backgroundColor = action.backgroundColor
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            addSubview(button)
            return SwipeButton(action: action, button: button)
        }
        stateDidChange()
    }

    func removeSwipeActions() {
        guard !parts.swipeButtons.isEmpty else { return }
        for swipe in parts.swipeButtons { swipe.button.removeFromSuperview() }
        parts.swipeButtons = []
        stateDidChange()
    }

    func swipeButton(for action: UIContextualAction) -> UIView? {
        parts.swipeButtons.first { $0.action === action }?.button
    }
}
