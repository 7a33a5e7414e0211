import Foundation

/// A view that lays out views horizontally or vertically.
///
/// The arrangement takes part in Auto Layout: a stack without constraints on its size has the size that its views need, and
/// constraints on arranged views apply. A hidden arranged view takes no space.
///
/// Must be used on the main actor.
open class UIStackView: UIView {
    /// The arranged views, in reading order.
    open private(set) var arrangedSubviews: [UIView] = []

    /// The direction of the arrangement. Default: `horizontal`.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { layoutInputsDidChange() } }
    }

    /// The distribution of views along the axis. Default: `fill`.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { layoutInputsDidChange() } }
    }

    /// The alignment of views across the axis. Default: `fill`.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { layoutInputsDidChange() } }
    }

    /// The spacing between views in points; the minimum spacing for ``Distribution-swift.enum/equalSpacing`` and
    /// ``Distribution-swift.enum/equalCentering``. Default: 0.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { layoutInputsDidChange() } }
    }

    /// Whether the views are inside the layout margins. Default: false.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutInputsDidChange() } }
    }

    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// Makes an empty stack with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack that arranges the given views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Decodes a stack from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UIStackView.self)
    }

    /// Adds a view at the end of the arrangement and as a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Adds a view at an index of the arrangement and as a subview. Traps if the index is out of range.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        let others = arrangedSubviews.filter { $0 !== view }
        require(
            (0...others.count).contains(stackIndex),
            "UIStackView.insertArrangedSubview(_:at:) was given index \(stackIndex), but there are \(others.count) "
                + "other arranged views."
        )
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.superview !== self { addSubview(view) }
        arrangedSubviews = others
        arrangedSubviews.insert(view, at: stackIndex)
        arrangementDidChange()
    }

    /// Removes a view from the arrangement. It stays a subview; call `removeFromSuperview()` to remove it from the screen.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the spacing after an arranged view, in points, or ``spacingUseDefault`` or ``spacingUseSystem``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        layoutInputsDidChange()
    }

    /// Returns the custom spacing after an arranged view; ``spacingUseDefault`` if there is none.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Removes a leaving subview from the arrangement. Overrides must call `super`.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The size that the views need, from ``UIView/systemLayoutSizeFitting(_:)``.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func sizeDepends(on subview: UIView) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    override var firstBaselineOffset: CGFloat { arrangedSubviews.first?.firstBaselineOffset ?? 0 }
    override var lastBaselineOffset: CGFloat { arrangedSubviews.last?.lastBaselineOffset ?? 0 }

    /// The arranged views in order, followed by the other subviews.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    private func arrangementDidChange() {
        setNeedsDisplay()
        layoutInputsDidChange()
    }
}
