import Foundation

/// Columns of rows, called components, each with a selected row in the middle.
///
/// The user turns a column with a finger, the pointer or the scroll wheel, or taps a row. Keys change the column with the focus: up and
/// down, Page Up and Page Down, Home and End; left and right go to the next column. When the column comes to rest, the delegate
/// is told of the selected row. Main actor.
open class UIPickerView: UIView {
    /// The source of the numbers of components and rows. Weak reference. Assigning it reloads the picker.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }

    /// The source of the rows' content, and the observer of selections. Weak reference. Assigning it reloads the picker.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

    /// Whether the selected row is marked. Kept without effect, as on iOS 7 and later: it always is.
    open var showsSelectionIndicator = true

    var components: [PickerComponent] = []
    let band = UIView()
    private var needsReload = true
    private var isReloading = false

    /// Makes a picker. Designated.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Makes a picker from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepare()
        interface.decode(self, as: UIPickerView.self)
    }

    private func prepare() {
        if frame.size == .zero { frame.size = Self.usualSize }
        band.backgroundColor = .tertiarySystemFill
        band.layer.cornerRadius = 8
        band.isUserInteractionEnabled = false
        band.accessibilityElementsHidden = true
        addSubview(band)
    }

    private static var usualSize: CGSize { ControlMetrics.current.pickerSize }

    // MARK: Content

    /// The number of components.
    open var numberOfComponents: Int {
        reloadIfNeeded()
        return components.count
    }

    /// Returns the number of rows in a component. Traps for an invalid component.
    open func numberOfRows(inComponent component: Int) -> Int {
        self.component(component, "numberOfRows(inComponent:)").wheel.rowCount
    }

    /// Returns the size of the rows of a component, in points. Traps for an invalid component.
    open func rowSize(forComponent component: Int) -> CGSize {
        let found = self.component(component, "rowSize(forComponent:)")
        layoutIfNeeded()
        return CGSize(width: found.bounds.width, height: found.wheel.rowHeight)
    }

    /// Returns the view of a row that the delegate provided; nil if the row is not visible. Traps for an invalid component.
    open func view(forRow row: Int, forComponent component: Int) -> UIView? {
        let found = self.component(component, "view(forRow:forComponent:)")
        layoutIfNeeded()
        return found.wheel.visibleView(ofRow: row)
    }

    /// Reads all components from the data source and the delegate. The selections are kept as far as their rows exist.
    open func reloadAllComponents() {
        needsReload = true
        reloadIfNeeded()
    }

    /// Reads the rows of a component. Its selection is kept as far as the row exists. Traps for an invalid component.
    open func reloadComponent(_ component: Int) {
        reload(self.component(component, "reloadComponent(_:)"), at: component)
    }

    // MARK: Selection

    /// Selects a row, without notifying the delegate. Rows beyond the ends are clamped. Traps for an invalid component.
    ///
    /// - Parameters:
    ///   - row: The row.
    ///   - component: The component.
    ///   - animated: Kept without effect: the wheel shows the row at once.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        let found = self.component(component, "selectRow(_:inComponent:animated:)")
        found.wheel.select(row)
        found.setNeedsDisplay()
    }

    /// Returns the selected row of a component; -1 if the component has no rows. While the user turns the wheel, the row is
    /// the former one. Traps for an invalid component.
    open func selectedRow(inComponent component: Int) -> Int {
        let wheel = self.component(component, "selectedRow(inComponent:)").wheel
        return wheel.rowCount > 0 ? wheel.selectedRow : -1
    }

    // MARK: Layout

    /// 320 by 216 points.
    open override var intrinsicContentSize: CGSize { Self.usualSize }

    /// 320 by 216 points.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

    /// Places the components side by side in reading direction, in the middle.
    open override func layoutSubviews() {
        reloadIfNeeded()
        super.layoutSubviews()
        layoutComponents()
    }

    /// Shows the rows in the new traits.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            setNeedsReload()
        }
    }

    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviews.filter { $0 !== band } }

    // MARK: Loading

    private func setNeedsReload() {
        needsReload = true
        setNeedsLayout()
    }

    func reloadIfNeeded() {
        guard needsReload, !isReloading else { return }
        isReloading = true
        needsReload = false
        defer { isReloading = false }
        let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
        while components.count > count { components.removeLast().removeFromSuperview() }
        while components.count < count { addComponent() }
        for (index, component) in components.enumerated() { reload(component, at: index) }
        setNeedsLayout()
    }

    private func component(_ index: Int, _ member: String) -> PickerComponent {
        reloadIfNeeded()
        require(
            components.indices.contains(index),
            "UIPickerView.\(member) was given component \(index), but there are \(components.count) components."
        )
        return components[index]
    }
}
