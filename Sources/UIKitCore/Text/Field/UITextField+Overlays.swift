import Foundation

/// The views at the edges, and the clear button.
extension UITextField {
    /// Whether the clear button is there: its mode allows it, and there is something to clear.
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

    /// Puts the views in that are to be seen, and takes the others out.
    func overlaysDidChange() {
        show(leftView, isLeftViewVisible)
        show(rightView, isRightViewVisible)
        if isClearButtonVisible, clearButton == nil { clearButton = makeClearButton() }
        show(clearButton, isClearButtonVisible)
        setNeedsDisplay()
    }

    private func show(_ view: UIView?, _ isVisible: Bool) {
        guard let view, (view.superview === self) != isVisible else { return }
        if isVisible { addSubview(view) } else { view.removeFromSuperview() }
    }

    private func makeClearButton() -> UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        button.tintColor = .secondaryLabel
        button.accessibilityLabel = "Clear text"
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

    /// The room between the frame and what is in it, in points.
    private var inset: CGFloat { borderStyle == .none ? 0 : 7 }

    private static let clearButtonWidth: CGFloat = 24
    private static let smallestHeight: CGFloat = 34

    /// The rectangle for tokens and text, between the overlays, in the field's coordinates.
    @_spi(Host)
    public var contentArea: CGRect {
        let left = isLeftViewVisible ? size(of: leftView).width + inset : 0
        let right = isRightViewVisible ? size(of: rightView).width + inset : 0
        let start = inset + (readsRightToLeft ? right : left)
        let button = isClearButtonVisible ? UITextField.clearButtonWidth : 0
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
        let clear = CGSize(width: UITextField.clearButtonWidth, height: UITextField.clearButtonWidth)
        place(clearButton, size: clear, atStart: readsRightToLeft)
    }

    private func place(_ view: UIView?, size: CGSize? = nil, atStart: Bool) {
        guard let view, view.superview === self else { return }
        let size = size ?? self.size(of: view)
        let x = atStart ? inset : bounds.width - inset - size.width
        view.frame = CGRect(x: x, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
    }

    /// The size that an overlay was given, or else asks for.
    private func size(of view: UIView?) -> CGSize {
        guard let view else { return .zero }
        if !view.frame.isEmpty { return view.frame.size }
        let wanted = view.intrinsicContentSize
        return CGSize(width: max(wanted.width, 0), height: max(wanted.height, 0))
    }

    var contentSize: CGSize {
        let text = size(of: displayedText)
        let placeholder = size(of: self.placeholder ?? "")
        let edges =
            2 * inset
            + (isLeftViewVisible ? size(of: leftView).width + inset : 0)
            + (isRightViewVisible ? size(of: rightView).width + inset : 0)
            + (clearButtonMode == .never ? 0 : UITextField.clearButtonWidth)
        return CGSize(
            width: (max(text.width + tokensWidth, placeholder.width) + edges).rounded(.up),
            height: max(UITextField.smallestHeight, (max(text.height, placeholder.height) + 2 * inset).rounded(.up))
        )
    }

    /// The size of a text in the field's font, in one line; zero where no host measures it.
    func size(of text: String) -> CGSize {
        guard let host = window?.windowScene?.host ?? UIApplication.current?.host, let font else { return .zero }
        return host.size(of: text, font: font, width: .infinity, numberOfLines: 1)
    }
}
