import Foundation

extension UITableViewCell {
    func label(isDetail: Bool) -> UILabel? {
        if let label = isDetail ? parts.detail : parts.text { return label }
        let label = CellLabel(frame: .zero)
        style.prepare(label, isDetail: isDetail)
        label.onChange = { [weak self] in self?.contentDidChange() }
        if isDetail { parts.detail = label } else { parts.text = label }
        if contentConfiguration == nil { contentView.addSubview(label) }
        return label
    }

    var pictureView: UIImageView {
        if let picture = parts.picture { return picture }
        let picture = CellImageView(frame: .zero)
        picture.onChange = { [weak self] in self?.contentDidChange() }
        parts.picture = picture
        if contentConfiguration == nil { contentView.addSubview(picture) }
        return picture
    }

    private var ownViews: [UIView] { [parts.picture, parts.text, parts.detail].compactMap { $0 } }

    /// Called when texts or images changed. The height of the row may change.
    func contentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        tableView?.contentDidChange(in: self)
    }

    func contentConfigurationDidChange() {
        defer { contentDidChange() }
        parts.content.show(contentConfiguration, in: contentView)
        if contentConfiguration == nil {
            for view in ownViews { contentView.addSubview(view) }
        } else {
            for view in ownViews { view.removeFromSuperview() }
        }
    }

    // MARK: State

    var currentConfigurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        state.isSelected = isSelected
        state.isHighlighted = isHighlighted
        state.isFocused = isFocusedRow
        state.isEditing = isEditing
        state.isSwiped = !swipe.buttons.isEmpty
        return state
    }

    /// Schedules a call of ``updateConfiguration(using:)`` before the cell is next shown.
    public func setNeedsUpdateConfiguration() {
        needsConfigurationUpdate = true
        setNeedsLayout()
    }

    func updateConfigurationIfNeeded() {
        guard needsConfigurationUpdate else { return }
        needsConfigurationUpdate = false
        updateConfiguration(using: configurationState)
    }

    package func stateDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    /// Resets the cell when it leaves the screen.
    func endDisplaying() {
        removeSwipeActions()
        swipe.isOfThisRow = false
        if isHighlighted { setHighlighted(false, animated: false) }
        isFocusedRow = false
        tableView = nil
    }
}

extension UITableViewCell.CellStyle {
    @MainActor
    func prepare(_ label: UILabel, isDetail: Bool) {
        label.adjustsFontForContentSizeCategory = true
        switch (self, isDetail) {
        case (.value2, false):
            label.font = .preferredFont(forTextStyle: .footnote)
            label.textAlignment = .right
        case (.value2, true): label.font = .preferredFont(forTextStyle: .footnote)
        case (.subtitle, true): label.font = .preferredFont(forTextStyle: .caption1)
        case (.value1, true):
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
        default: label.font = .preferredFont(forTextStyle: .body)
        }
    }
}
