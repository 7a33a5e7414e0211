import Foundation

/// What a cell shows while its table is edited: at the leading edge what deletes, inserts or selects the row, at the
/// trailing edge what moves it.
extension UITableViewCell {
    /// What stands at the leading edge while the table is edited.
    enum EditControl: Equatable {
        case none, delete, insert
        /// A circle that is filled while the row is selected.
        case selection
    }

    func editControlDidChange() {
        parts.editControl?.removeFromSuperview()
        switch editControl {
        case .none: parts.editControl = nil
        case .delete:
            parts.editControl = editButton("minus.circle.fill", color: .systemRed, named: SystemTexts.text("Remove"))
        case .insert:
            parts.editControl = editButton("plus.circle.fill", color: .systemGreen, named: SystemTexts.text("Insert"))
        case .selection: parts.editControl = selectionMark
        }
        if let control = parts.editControl { addSubview(control) }
        selectionMarkDidChange()
        contentDidChange()
    }

    private func editButton(_ symbol: String, color: UIColor, named name: String) -> UIButton {
        let control = UIButton(type: .system)
        control.setImage(.growing(symbol), for: .normal)
        control.tintColor = color
        control.accessibilityLabel = name
        control.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                tableView?.userTouchedEditControl(of: self)
            },
            for: .touchUpInside
        )
        return control
    }

    /// Each row has such a button: the row's name, spoken after its own, tells them apart.
    func nameRowOfEditControl() {
        guard let button = parts.editControl as? UIButton, button.accessibilityValue != accessibilityLabel else {
            return
        }
        button.accessibilityValue = accessibilityLabel
    }

    private var selectionMark: UIImageView {
        let mark = UIImageView(image: .growing("circle"))
        mark.highlightedImage = .growing("checkmark.circle.fill")
        mark.contentMode = .center
        return mark
    }

    func selectionMarkDidChange() {
        guard let mark = parts.editControl as? UIImageView else { return }
        mark.isHighlighted = isSelected
        mark.tintColor = isSelected ? nil : .tertiaryLabel
    }

    // MARK: Moving

    func reorderControlDidChange() {
        parts.reorderControl?.removeFromSuperview()
        parts.reorderControl = nil
        if isMovable, showsReorderControl {
            let control = ReorderControl(frame: .zero)
            parts.reorderControl = control
            addSubview(control)
        }
        contentDidChange()
    }
}

/// The handle by which the user drags a row to another place. With the keyboard, rows move by the arrow keys and Alt.
@_spi(Host)
public final class ReorderControl: UIView {
    private let picture = UIImageView(image: .growing("line.3.horizontal"))

    override init(frame: CGRect) {
        super.init(frame: frame)
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        addSubview(picture)
    }

    /// Returns nil: storyboards and nibs cannot hold it.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Places the picture.
    public override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
