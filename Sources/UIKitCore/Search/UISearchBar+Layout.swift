import Foundation

extension UISearchBar {
    /// Whether the bar is in front of content that may scroll under it and therefore needs a background.
    @_spi(Host)
    public var isOverContent: Bool { searchController?.isShownElsewhere == true }

    /// Called when the content or the height of the bar changes.
    func contentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        var view = superview
        // Containers of the bar adjust to its new height.
        while let current = view {
            current.setNeedsLayout()
            if current is UINavigationControllerView { break }
            view = current.superview
        }
    }

    private enum Metrics {
        /// Also the leading inset of the content of rows.
        static let margin: CGFloat = 16
        static let spacing: CGFloat = 8
    }

    func prepareParts() {
        searchTextField.owner = self
        promptLabel.font = .preferredFont(forTextStyle: .footnote)
        promptLabel.adjustsFontForContentSizeCategory = true
        promptLabel.textAlignment = .center
        updateDefaultCancelTitle()
        if let title = cancelButton.titleLabel {
            title.font = UIFontMetrics.default.scaledFont(for: title.font)
            title.adjustsFontForContentSizeCategory = true
        }
        cancelButton.addAction(
            UIAction { [weak self] _ in self?.cancelButtonTapped() },
            for: .primaryActionTriggered
        )
        prepare(bookmarkButton, icon: .bookmark, label: SystemTexts.text("Bookmarks")) { bar in
            bar.delegate?.searchBarBookmarkButtonClicked(bar)
        }
        prepare(resultsButton, icon: .resultsList, label: SystemTexts.text("Results")) { bar in
            bar.delegate?.searchBarResultsListButtonClicked(bar)
        }
        scopeBar.bar = self
        for part in orderedSubviews + [scopeBar] { addSubview(part) }
    }

    /// Sets the default title of the Cancel button, unless the app set another one.
    ///
    /// A bar may be made before its app is the current one, so the user's language is certain only in a window.
    func updateDefaultCancelTitle() {
        guard cancelButton.title(for: .normal) == defaultCancelTitle else { return }
        let title = SystemTexts.text("Cancel")
        guard title != defaultCancelTitle else { return }
        defaultCancelTitle = title
        cancelButton.setTitle(title, for: .normal)
        setNeedsLayout()
    }

    private func prepare(
        _ button: UIButton,
        icon: Icon,
        label: String,
        action: @escaping @MainActor (UISearchBar) -> Void
    ) {
        button.setImage(SearchBarIcons.standardImage(of: icon), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = label
        button.addAction(
            UIAction { [weak self] _ in
                if let self { action(self) }
            },
            for: .primaryActionTriggered
        )
    }

    /// Returns a height that grows with large text sizes and never shrinks.
    private func scaled(_ height: CGFloat) -> CGFloat {
        UIFontMetrics.default.grown(height, for: traitCollection)
    }

    /// The height of the background image, at least 22 points, or the default height.
    private var fieldHeight: CGFloat {
        appearance.fieldBackgrounds[.normal].map { max($0.size.height, 22) } ?? scaled(metrics.searchFieldHeight)
    }

    private var metrics: ControlMetrics { .current }

    private var rowHeight: CGFloat {
        let (row, field) = (metrics.searchRowHeight, metrics.searchFieldHeight)
        return max(row, fieldHeight + row - field)
    }

    private var promptHeight: CGFloat { prompt == nil || rowHolder != nil ? 0 : scaled(metrics.searchPromptHeight) }

    var fittingHeight: CGFloat {
        rowHolder == nil ? promptHeight + rowHeight + scopeBarHeight : metrics.titleRowSearchHeight
    }

    /// The height of the scope bar, which may be outside this view.
    var scopeBarHeight: CGFloat { isScopeBarShown ? scaled(metrics.scopeBarHeight) : 0 }

    func layoutParts() {
        promptLabel.isHidden = promptHeight == 0
        cancelButton.isHidden = !isCancelButtonShown
        cancelButton.isEnabled = isEnabled
        scopeBar.isHidden = !isScopeBarShown

        promptLabel.frame = CGRect(x: 0, y: 0, width: bounds.width, height: promptHeight)
        let row = fieldRow
        var fieldWidth = row.width
        if !cancelButton.isHidden {
            let width = cancelButton.sizeThatFits(row.size).width
            fieldWidth -= width
            cancelButton.frame = mirrored(
                CGRect(x: row.minX + fieldWidth, y: row.minY, width: width, height: row.height)
            )
            fieldWidth -= Metrics.spacing
        }
        searchTextField.frame = mirrored(
            CGRect(x: row.minX, y: row.minY, width: max(0, fieldWidth), height: row.height)
        )
        .offsetBy(dx: appearance.fieldOffset.horizontal, dy: appearance.fieldOffset.vertical)
        guard rowHolder == nil else { return }
        // A removed navigation bar may have contained the scope bar.
        if scopeBar.superview !== self { addSubview(scopeBar) }
        scopeBar.frame = CGRect(
            x: margin,
            y: promptHeight + rowHeight,
            width: max(0, bounds.width - 2 * margin),
            height: scopeBarHeight
        )
    }

    /// The horizontal inset. Field and scope bar align with the content of the rows below.
    private var margin: CGFloat { Metrics.margin + marginOfRows }

    /// The frame that contains the field and the Cancel button.
    private var fieldRow: CGRect {
        if rowHolder != nil {
            let height = min(fieldHeight, bounds.height)
            return CGRect(x: 0, y: (bounds.height - height) / 2, width: bounds.width, height: height)
        }
        return CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
            .insetBy(dx: min(margin, bounds.width / 2), dy: (rowHeight - fieldHeight) / 2)
    }

    /// Updates the buttons at the trailing edge of the field.
    func fieldButtonsDidChange() {
        var buttons: [TextFieldOverlays.Button] = []
        if showsBookmarkButton { buttons.append(.init(view: bookmarkButton, isThereWhileEmptyOnly: true)) }
        if showsSearchResultsButton { buttons.append(.init(view: resultsButton, isThereWhileEmptyOnly: false)) }
        searchTextField.setTrailingButtons(buttons)
    }

    /// Returns the frame mirrored horizontally in a right-to-left layout.
    private func mirrored(_ rect: CGRect) -> CGRect {
        guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return rect }
        return CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }
}
