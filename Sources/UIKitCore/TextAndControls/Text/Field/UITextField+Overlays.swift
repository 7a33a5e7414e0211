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
    private var inset: CGFloat { borderStyle == .none ? 0 : ControlMetrics.current.textFieldInset }

    private var clearButtonSize: CGSize { grown(ControlMetrics.current.clearButtonSize) }
    private var trailingButtonSize: CGSize { grown(ControlMetrics.current.fieldButtonSize) }

    private func grown(_ size: CGSize) -> CGSize {
        CGSize(
            width: UIFontMetrics.default.grown(size.width, for: traitCollection),
            height: UIFontMetrics.default.grown(size.height, for: traitCollection)
        )
    }

    /// The area of tokens and text, relative to the top left corner of the field.
    @_spi(Host)
    public var contentArea: CGRect {
        let rect =
            isEditing
            ? editingRect(forBounds: bounds)
            : isPlaceholderVisible ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        return CGRect(
            x: rect.origin.x - bounds.minX,
            y: rect.origin.y - bounds.minY,
            width: max(rect.size.width, 0),
            height: max(rect.size.height, 0)
        )
    }

    /// The space between the overlays, where tokens and text are by default.
    func defaultTextRect(forBounds bounds: CGRect) -> CGRect {
        let border = borderRect(forBounds: bounds)
        var start = border.minX + inset
        var end = border.maxX - inset
        if isLeftViewVisible, leftView != nil {
            let left = leftViewRect(forBounds: bounds)
            if readsRightToLeft { end = min(end, left.minX - inset) } else { start = max(start, left.maxX + inset) }
        }
        let edge = trailingButtonEdge(forBounds: bounds)
        let width = trailingButtonsWidth
        if readsRightToLeft { start = max(start, edge + width) } else { end = min(end, edge - width) }
        let offset = contentAdjustment
        let line = lineExtent(in: border)
        return CGRect(
            x: start + max(offset.horizontal, 0),
            y: line.lowerBound + offset.vertical,
            width: max(end - start - abs(offset.horizontal), 0),
            height: line.upperBound - line.lowerBound
        )
    }

    /// The vertical extent in which hosts centre the text: the whole height, or that of a line at the edge that
    /// ``contentVerticalAlignment`` names.
    private func lineExtent(in border: CGRect) -> Range<CGFloat> {
        let height = min(border.height, (font ?? .systemFont(ofSize: UIFont.labelFontSize)).lineHeight.rounded(.up))
        return switch contentVerticalAlignment {
        case .top: border.minY..<border.minY + height
        case .bottom: border.maxY - height..<border.maxY
        case .center, .fill: border.minY..<border.maxY
        }
    }

    /// The position at which the trailing buttons begin, from the trailing end: beside the clear button or the right view.
    private func trailingButtonEdge(forBounds bounds: CGRect) -> CGFloat {
        if isClearButtonVisible {
            let rect = clearButtonRect(forBounds: bounds)
            return readsRightToLeft ? rect.maxX : rect.minX
        }
        if isRightViewVisible, rightView != nil {
            let rect = rightViewRect(forBounds: bounds)
            return readsRightToLeft ? rect.maxX + inset : rect.minX - inset
        }
        let border = borderRect(forBounds: bounds)
        return readsRightToLeft ? border.minX + inset : border.maxX - inset
    }

    func defaultLeftViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(of: size(of: leftView), atStart: !readsRightToLeft, in: bounds)
    }

    func defaultRightViewRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(of: size(of: rightView), atStart: readsRightToLeft, in: bounds)
    }

    func defaultClearButtonRect(forBounds bounds: CGRect) -> CGRect {
        overlayRect(of: clearButtonSize, atStart: readsRightToLeft, in: bounds)
    }

    private func overlayRect(of size: CGSize, atStart: Bool, in bounds: CGRect) -> CGRect {
        let border = borderRect(forBounds: bounds)
        return CGRect(
            x: atStart ? border.minX + inset : border.maxX - inset - size.width,
            y: border.minY + (border.height - size.height) / 2,
            width: size.width,
            height: size.height
        )
    }

    func layoutOverlays() {
        place(leftView, in: leftViewRect(forBounds: bounds))
        place(rightView, in: rightViewRect(forBounds: bounds))
        place(clearButton, in: clearButtonRect(forBounds: bounds))
        var edge = trailingButtonEdge(forBounds: bounds)
        let border = borderRect(forBounds: bounds)
        let size = trailingButtonSize
        for button in overlays.buttons where isShown(button) {
            let x = readsRightToLeft ? edge : edge - size.width
            let top = border.minY + (border.height - size.height) / 2
            let frame = CGRect(origin: CGPoint(x: x, y: top), size: size)
            place(button.view, in: frame)
            edge += readsRightToLeft ? size.width : -size.width
        }
    }

    private var trailingButtonsWidth: CGFloat {
        CGFloat(overlays.buttons.filter(isShown).count) * trailingButtonSize.width
    }

    private func place(_ view: UIView?, in rect: CGRect) {
        guard let view, view.superview === self else { return }
        let offset = overlays.offsets[ObjectIdentifier(view)] ?? .zero
        view.restFrame = rect.offsetBy(dx: offset.horizontal, dy: offset.vertical)
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

    /// The width of all tokens.
    var tokensWidth: CGFloat { tokenWidths.reduce(0, +) }

    /// The space beside text that fits: for the caret, and for the host's own edges.
    private static let caretSpace: CGFloat = 6

    /// The font in which text or placeholder is drawn: shrunk if ``adjustsFontSizeToFitWidth`` is true and it does not fit.
    @_spi(Host)
    public var displayedFont: UIFont? {
        let assigned = hasText ? font : placeholderFont
        guard adjustsFontSizeToFitWidth, let font = assigned else { return assigned }
        let width = contentArea.width - tokensWidth - Self.caretSpace
        let text = hasText ? measuredText : placeholder ?? ""
        guard width > 0, !text.isEmpty else { return font }
        let smallest = minimumFontSize / max(font.pointSize, 1)
        let factor = TextFit.factor(pointSize: font.pointSize, smallest: smallest) { factor in
            let tried = factor == 1 ? font : font.withSize(font.pointSize * factor)
            return size(of: text, font: tried).width <= width
        }
        return factor == 1 ? font : font.withSize(font.pointSize * factor)
    }

    var contentSize: CGSize {
        let metrics = ControlMetrics.current
        let text = size(of: measuredText)
        let placeholder = size(of: self.placeholder ?? "")
        let edges =
            2 * inset
            + (isLeftViewVisible ? size(of: leftView).width + inset : 0)
            + (isRightViewVisible ? size(of: rightView).width + inset : 0)
            + (clearButtonMode == .never ? 0 : clearButtonSize.width) + trailingButtonsWidth
        return CGSize(
            width: (max(text.width + tokensWidth, placeholder.width) + edges).rounded(.up),
            height: max(
                metrics.textFieldHeight,
                (max(text.height, placeholder.height) + 2 * metrics.spacing(inset)).rounded(.up)
            )
        )
    }

    /// The size of a text in one line, in the field's font unless another one is given; zero if no host can measure it.
    func size(of text: String, font other: UIFont? = nil) -> CGSize {
        guard let host = window?.windowScene?.host ?? UIApplication.current?.host, let font = other ?? font
        else { return .zero }
        return host.size(of: text, font: font, width: .infinity, numberOfLines: 1)
    }
}
