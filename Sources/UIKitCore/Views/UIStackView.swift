import Foundation

/// A view that lays out views in a row or a column.
///
/// The arrangement takes part in Auto Layout like constraints: a stack without constraints on its size is as large as its
/// views need, and constraints about an arranged view hold. A hidden arranged view takes no room.
///
/// Main actor.
open class UIStackView: UIView {
    /// The views that the stack lays out, in reading order.
    open private(set) var arrangedSubviews: [UIView] = []

    /// Whether the views stand in a row or in a column.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { if axis != oldValue { layoutInputsDidChange() } }
    }

    /// How the views share the room along the axis.
    open var distribution = Distribution.fill {
        didSet { if distribution != oldValue { layoutInputsDidChange() } }
    }

    /// How the views lie across the axis.
    open var alignment = Alignment.fill {
        didSet { if alignment != oldValue { layoutInputsDidChange() } }
    }

    /// The distance between two views in points, or the least distance for ``Distribution-swift.enum/equalSpacing`` and
    /// ``Distribution-swift.enum/equalCentering``.
    open var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { layoutInputsDidChange() } }
    }

    /// Whether the views stay inside the layout margins.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { layoutInputsDidChange() } }
    }

    private var customSpacing: [ObjectIdentifier: CGFloat] = [:]

    /// Makes an empty stack with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a stack of views.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Reads a stack from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeStack(interface.element)
    }

    /// Adds a view at the end, and as a subview.
    open func addArrangedSubview(_ view: UIView) {
        insertArrangedSubview(view, at: arrangedSubviews.filter { $0 !== view }.count)
    }

    /// Adds a view at a place among the arranged views, and as a subview. Traps when the index is beyond the end.
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

    /// Lays a view out no longer. It stays a subview; call `removeFromSuperview()` as well to take it off the screen.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        customSpacing[ObjectIdentifier(view)] = nil
        arrangementDidChange()
    }

    /// Sets the distance after an arranged view, in points, or one of ``spacingUseDefault`` and ``spacingUseSystem``.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
        customSpacing[ObjectIdentifier(arrangedSubview)] = spacing == UIStackView.spacingUseDefault ? nil : spacing
        layoutInputsDidChange()
    }

    /// The distance that was set for after an arranged view; ``spacingUseDefault`` when none was.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        customSpacing[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
    }

    /// Lays a view out no longer that is leaving the stack. An override calls `super`.
    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// The size that the views need, as ``UIView/systemLayoutSizeFitting(_:)`` finds it.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    override func sizeDepends(on subview: UIView) -> Bool {
        arrangedSubviews.contains { $0 === subview }
    }

    override var firstBaselineOffset: CGFloat { arrangedSubviews.first?.firstBaselineOffset ?? 0 }
    override var lastBaselineOffset: CGFloat { arrangedSubviews.last?.lastBaselineOffset ?? 0 }

    /// The arranged views in their order, then whatever else is in the stack.
    @_spi(Host)
    open override var orderedSubviews: [UIView] {
        arrangedSubviews + subviews.filter { view in !arrangedSubviews.contains { $0 === view } }
    }

    private func arrangementDidChange() {
        setNeedsDisplay()
        layoutInputsDidChange()
    }
}
