import Foundation

/// The editing controls of a cell: at the leading edge a control for deletion, insertion or selection, at the trailing edge the
/// reorder control.
extension UITableViewCell {
    /// The control at the leading edge during editing.
    enum EditControl: Equatable {
        case none, delete, insert
        /// A circle that is filled if the row is selected.
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

    /// Sets the row's label as the button's accessibility value, to distinguish the buttons of different rows.
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

/// The handle for dragging a row to a different position. With the keyboard, Alt and the arrow keys move rows.
@_spi(Host)
public final class ReorderControl: UIView {
    private let picture = UIImageView(image: .growing("line.3.horizontal"))

    package override init(frame: CGRect) {
        super.init(frame: frame)
        picture.tintColor = .tertiaryLabel
        picture.contentMode = .center
        addSubview(picture)
    }

    /// Returns nil: storyboards and nibs cannot contain this view.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// Lays out the image.
    public override func layoutSubviews() {
        super.layoutSubviews()
        picture.frame = bounds
    }
}
