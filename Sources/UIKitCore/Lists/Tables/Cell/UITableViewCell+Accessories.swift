import Foundation

extension UITableViewCell {
    /// The accessory type in the current editing mode.
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

    /// The accessory views, from the trailing edge inwards.
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
        let view = UIImageView(image: .growing(name, with: .footnote))
        view.contentMode = .center
        if let color { view.tintColor = color }
        return view
    }

    private var detailButton: UIView {
        let button = UIButton(type: .system)
        button.setImage(.growing("info.circle"), for: .normal)
        button.accessibilityLabel = SystemTexts.text("More Info")
        button.addAction(
            UIAction { [weak self] _ in
                guard let self, let path = tableView?.indexPath(for: self) else { return }
                tableView?.userTappedAccessory(at: path)
            },
            for: .touchUpInside
        )
        return button
    }
}
