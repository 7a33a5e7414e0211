import Foundation

/// The overlays of a text field that have no property of their own.
struct TextFieldOverlays {
    /// A button at the trailing end of the field.
    struct Button {
        let view: UIButton
        /// Whether the button is visible only while the field is empty, where the clear button appears otherwise.
        let isThereWhileEmptyOnly: Bool
    }

    /// The buttons, from the trailing end inwards.
    var buttons: [Button] = []
    /// The offsets of overlays from their default positions.
    var offsets: [ObjectIdentifier: UIOffset] = [:]
}

/// The overlay views and the clear button.
extension UITextField {
    static var standardClearImage: UIImage? { .growing("xmark.circle.fill") }

    /// The clear button, created if necessary.
    var preparedClearButton: UIButton {
        if let clearButton { return clearButton }
        let button = makeClearButton()
        clearButton = button
        return button
    }

    func setTrailingButtons(_ buttons: [TextFieldOverlays.Button]) {
        for old in overlays.buttons where !buttons.contains(where: { $0.view === old.view }) {
            old.view.removeFromSuperview()
        }
        overlays.buttons = buttons
        overlaysDidChange()
    }

    func setOffset(_ offset: UIOffset, ofOverlay view: UIView) {
        overlays.offsets[ObjectIdentifier(view)] = offset
        setNeedsLayout()
    }

    private func isShown(_ button: TextFieldOverlays.Button) -> Bool {
        !button.isThereWhileEmptyOnly || !hasText
    }

    /// Whether the clear button is visible: its mode allows it, and there is content to clear.
    @_spi(Host)
    public var isClearButtonVisible: Bool {
        isEnabled && isShown(clearButtonMode) && (!document.text.isEmpty || userMayDeleteTokens && hasText)
    }

    private var isLeftViewVisible: Bool { isShown(leftViewMode) }
    private var isRightViewVisible: Bool { isShown(rightViewMode) && !isClearButtonVisible }

    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    func replaceOverlay(_ old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        overlaysDidChange()
    }

    /// Adds visible overlays to the field, and removes the others.
    func overlaysDidChange() {
        show(leftView, isLeftViewVisible)
        show(rightView, isRightViewVisible)
        show(isClearButtonVisible ? preparedClearButton : clearButton, isClearButtonVisible)
        for button in overlays.buttons {
            button.view.isEnabled = isEnabled
            show(button.view, isShown(button))
        }
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func show(_ view: UIView?, _ isVisible: Bool) {
        guard let view, (view.superview === self) != isVisible else { return }
        if isVisible { addSubview(view) } else { view.removeFromSuperview() }
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UITextField.standardClearImage, for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = SystemTexts.text("Clear text")
        button.addAction(
            UIAction { [weak self] _ in self?.clearButtonTapped() },
            for: .primaryActionTriggered
        )
        return button
    }

    func contentSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
    }

    // MARK: Layout

    /// The inset of the content, in points.
    private var inset: CGFloat { borderStyle == .none ? 0 : 7 }

    private var clearButtonWidth: CGFloat { UIFontMetrics.default.grown(24, for: traitCollection) }
    private var trailingButtonWidth: CGFloat { UIFontMetrics.default.grown(28, for: traitCollection) }
    private static let smallestHeight: CGFloat = 34

    /// The area of tokens and text between the overlays, in the field's coordinates.
    @_spi(Host)
    public var contentArea: CGRect {
        let left = isLeftViewVisible ? size(of: leftView).width + inset : 0
        let right = isRightViewVisible ? size(of: rightView).width + inset : 0
        let start = inset + (readsRightToLeft ? right : left)
        let button = (isClearButtonVisible ? clearButtonWidth : 0) + trailingButtonsWidth
        let width = bounds.width - 2 * inset - left - right - button
        let offset = contentAdjustment
        return CGRect(
            x: start + (readsRightToLeft ? button : 0) + max(offset.horizontal, 0),
            y: offset.vertical,
            width: max(width - abs(offset.horizontal), 0),
            height: bounds.height
        )
    }

    func layoutOverlays() {
        place(leftView, atStart: !readsRightToLeft)
        place(rightView, atStart: readsRightToLeft)
        let clear = CGSize(width: clearButtonWidth, height: clearButtonWidth)
        place(clearButton, size: clear, atStart: readsRightToLeft)
        var distance = isClearButtonVisible ? clear.width : isRightViewVisible ? size(of: rightView).width + inset : 0
        let size = CGSize(width: trailingButtonWidth, height: trailingButtonWidth)
        for button in overlays.buttons where isShown(button) {
            place(button.view, size: size, atStart: readsRightToLeft, distance: distance)
            distance += size.width
        }
    }

    private var trailingButtonsWidth: CGFloat {
        CGFloat(overlays.buttons.filter(isShown).count) * trailingButtonWidth
    }

    private func place(_ view: UIView?, size: CGSize? = nil, atStart: Bool, distance: CGFloat = 0) {
        guard let view, view.superview === self else { return }
        let size = size ?? self.size(of: view)
        let x = atStart ? inset + distance : bounds.width - inset - distance - size.width
        let frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
        let offset = overlays.offsets[ObjectIdentifier(view)] ?? .zero
        view.restFrame = frame.offsetBy(dx: offset.horizontal, dy: offset.vertical)
    }

    /// The size of an overlay's frame, or its intrinsic size if the frame is empty.
    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if !view.frame.isEmpty { return view.frame.size }
        let wanted = view.intrinsicContentSize
        return CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
    }

    /// The number of characters that are measured. They are wider than any screen, and long texts are not measured again with
    /// each key.
    private static var measuredLength: Int { 1024 }

    private var measuredText: String {
        let text = document.text.prefix(Self.measuredLength)
        return isSecureTextEntry ? Self.hidden(text) : String(text)
    }

    var contentSize: CGSize {
        let text = size(of: measuredText)
        let placeholder = size(of: self.placeholder ?? "")
        let edges =
            2 * inset
            + (isLeftViewVisible ? size(of: leftView).width + inset : 0)
            + (isRightViewVisible ? size(of: rightView).width + inset : 0)
            + (clearButtonMode == .never ? 0 : clearButtonWidth) + trailingButtonsWidth
        return CGSize(
            width: (max(text.width + tokensWidth, placeholder.width) + edges).rounded(.up),
            height: max(UITextField.smallestHeight, (max(text.height, placeholder.height) + 2 * inset).rounded(.up))
        )
    }

    /// The size of a text in the field's font, in one line; zero if no host can measure it.
    func size(of text: String) -> CGSize {
        guard let host = window?.windowScene?.host ?? UIApplication.current?.host, let font else { return .zero }
        return host.size(of: text, font: font, width: .infinity, numberOfLines: 1)
    }
}
