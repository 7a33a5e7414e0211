import Foundation

/// A row of a table.
///
/// A cell that leaves the screen is reused for a different row. Set its content when the data source is queried for it, and reset
/// the rest in ``prepareForReuse()``. Main actor.
open class UITableViewCell: UIView {
    /// The arrangement of a cell's texts.
    public enum CellStyle: Int, Sendable {
        /// One text, with an image before it.
        case `default`
        /// A second text in grey at the trailing end of the line.
        case value1
        /// A short label, followed by a second text.
        case value2
        /// A smaller second text below the first.
        case subtitle
    }

    /// The separators between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// None.
        case none
        /// A line.
        case singleLine
    }

    /// The appearance of a selected cell. The host draws it.
    public enum SelectionStyle: Int, Sendable {
        /// The same as an unselected cell.
        case none
        /// The same as `default`, as on iOS.
        case blue
        /// The same as `default`, as on iOS.
        case gray
        /// Highlighted.
        case `default`
    }

    /// The editing operation that a row offers.
    public enum EditingStyle: Int, Sendable {
        /// None.
        case none
        /// Delete it.
        case delete
        /// Insert a row.
        case insert
    }

    /// The standard accessories at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// None.
        case none
        /// A chevron, for rows that lead to a different screen.
        case disclosureIndicator
        /// A detail button and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A detail button.
        case detailButton
    }

    /// The minimum height of a row with automatic height.
    package static var standardHeight: CGFloat { ControlMetrics.current.rowHeight }

    // MARK: Content

    /// The identifier under which the cell is reused; nil if it is not reused.
    public let reuseIdentifier: String?

    /// The container of the content. Add your own views here.
    public let contentView = UIView()

    let style: CellStyle
    var parts = CellParts()
    package var swipe = CellSwipe()

    /// The label of the text, created on first use. From iOS 14 on, Apple recommends ``contentConfiguration`` instead.
    open var textLabel: UILabel? { label(isDetail: false) }

    /// The label of the second text, created on first use; nil in a cell of the style `.default`. From iOS 14 on, Apple
    /// recommends ``contentConfiguration`` instead.
    open var detailTextLabel: UILabel? { style == .default ? nil : label(isDetail: true) }

    /// The view of the image before the text, created on first use. From iOS 14 on, Apple recommends ``contentConfiguration``
    /// instead.
    open var imageView: UIImageView? { pictureView }

    /// The content of the cell. It replaces ``textLabel``, ``detailTextLabel`` and ``imageView``, which are removed from the
    /// cell.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// Whether ``contentConfiguration`` is updated when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// The background. It replaces ``backgroundView`` and ``selectedBackgroundView``, as they replace it.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        didSet { if backgroundConfiguration != oldValue { backgroundConfigurationDidChange() } }
    }

    /// Whether ``backgroundConfiguration`` is updated when the cell's state changes.
    open var automaticallyUpdatesBackgroundConfiguration = true

    /// Called to update the cell after its state changed.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    var needsConfigurationUpdate = true

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue, to: backgroundView) } }
    }

    /// A view behind the content that is visible only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet {
            if selectedBackgroundView !== oldValue {
                backgroundViewDidChange(from: oldValue, to: selectedBackgroundView)
            }
        }
    }

    /// The indentation of the content, in steps of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentDidChange() } }
    }

    /// The width of one indentation step, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentDidChange() } }
    }

    var isIndentedByDelegate = false

    // MARK: Accessories

    /// The standard accessory at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the trailing edge, instead of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The standard accessory at the trailing edge during editing.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the trailing edge during editing, instead of ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The insets of the separator below the row, in points. Only left and right are used; left is the leading side, also in
    /// right-to-left languages. Default: the insets of the table.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? UITableView.standardSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    // MARK: State

    /// The appearance of the selected cell.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { stateDidChange() } }
    }

    /// Whether the row is selected. Assigning it changes only the appearance; to change the table's selection, call
    /// ``UITableView/selectRow(at:animated:scrollPosition:)``.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is highlighted by a touch.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell shows its editing controls.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false
    private var storedIsEditing = false

    /// The editing operation of the row; `.none` unless the table is being edited.
    open internal(set) var editingStyle = EditingStyle.none

    var editControl = EditControl.none {
        didSet { if editControl != oldValue { editControlDidChange() } }
    }
    /// Whether the reorder control is shown while the table is being edited. It requires that the data source allows the row to
    /// be moved. Default: true for such rows.
    open var showsReorderControl: Bool {
        get { ownShowsReorderControl ?? isMovable }
        set {
            ownShowsReorderControl = newValue
            reorderControlDidChange()
        }
    }

    private var ownShowsReorderControl: Bool?

    /// Whether the user can currently move the row.
    var isMovable = false {
        didSet { if isMovable != oldValue { reorderControlDidChange() } }
    }

    var indentsWhileEditing = true
    var isFocusedRow = false {
        didSet { if isFocusedRow != oldValue { stateDidChange() } }
    }
    var sectionStyle = UITableView.Style.plain {
        didSet { if sectionStyle != oldValue { setNeedsDisplay() } }
    }
    var sectionPlace = SectionPlace() {
        didSet { if sectionPlace != oldValue { setNeedsDisplay() } }
    }
    var ownSeparatorInset: UIEdgeInsets? {
        didSet { if ownSeparatorInset != oldValue { setNeedsDisplay() } }
    }
    weak var tableView: UITableView?

    /// The segue of the cell, and that of its detail button.
    package var selectionSegue: SegueTemplate?
    package var accessorySegue: SegueTemplate?

    // MARK: Making

    /// Makes a cell. Designated. Tables call it for registered classes, with the style `.default`.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.standardHeight))
        prepareContentView()
    }

    private func prepareContentView() {
        clipsToBounds = true
        contentView.restFrame = bounds
        let margin = ControlMetrics.current.spacing(11)
        contentView.layoutMargins = UIEdgeInsets(top: margin, left: 16, bottom: margin, right: 16)
        addSubview(contentView)
    }

    /// Makes a cell of the style `.default` that is not reused.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Makes a cell from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        style = interface.value(CellStyle.self)
        reuseIdentifier = interface.reuseIdentifier
        super.init(coder: coder)
        prepareContentView()
        interface.decode(self, as: UITableViewCell.self)
    }

    @_spi(UIKitModules)
    open override class func makeAppearanceProxy() -> UIView {
        ClassFactory.makeCell(self, style: .default, reuseIdentifier: nil)
    }

    // MARK: Touches

    /// Selects the row if the touch ends in it as a tap. The touch is also passed to the table.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        takeTap(touches, event) { self.userTapped(with: event?.modifierFlags ?? []) }
        super.touchesEnded(touches, with: event)
    }

    @_spi(UIKitModules)
    open override func openContextMenu(at point: CGPoint?) -> Bool {
        super.openContextMenu(at: point) || openMenuOfCell(at: point)
    }

    // MARK: Points for subclasses

    /// Called before the cell is reused for a different row. An override calls `super`.
    open func prepareForReuse() {
        storedIsHighlighted = false
        if storedIsSelected { setSelected(false, animated: false) }
        setNeedsUpdateConfiguration()
    }

    /// Sets whether the cell appears selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        selectionMarkDidChange()
        stateDidChange()
    }

    /// Sets whether the cell is highlighted.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange()
    }

    /// Sets whether the cell shows its editing controls.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        accessoryDidChange()
        stateDidChange()
    }

    /// Returns a configuration for ``contentConfiguration`` with the appearance of the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// Returns a configuration for ``backgroundConfiguration`` with the appearance of the table's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        sectionStyle == .plain ? .listPlainCell() : .listGroupedCell()
    }

    /// The current state for configurations.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Updates the cell for its state. An override calls `super` or sets the content itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let backgroundConfiguration {
            self.backgroundConfiguration = backgroundConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Lays out the content, the accessory and the other parts. An override calls `super` first.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts(in: bounds.size)
        nameRowOfEditControl()
    }

    /// Returns the given width, and the height of the row for its content: at least 44 points. Override it in a cell that lays
    /// out its own content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight(forWidth: size.width))
    }

    /// Returns the size nearest to the given one, in points, for the content of the cell with its accessories. The height is that of the
    /// row at the width: at least 44 points.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize,
        withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        size(fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    }

    // MARK: Accessibility

    /// The accessibility role of a row.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .row }

    @_spi(UIKitModules)
    open override func takeFocusOfAssistiveTechnology() -> Bool { takeFocusInList() }

    /// Whether the cell can get the keyboard focus: if its list and the list's delegate permit it.
    open override var canBecomeFocused: Bool { canBecomeFocusedInList }

    @_spi(UIKitModules)
    open override var defaultFocusGroupPriority: UIFocusGroupPriority {
        isSelected && !isFocused ? .prioritized : super.defaultFocusGroupPriority
    }

    @_spi(UIKitModules)
    open override var isCellOfList: Bool { list != nil }

    @_spi(UIKitModules)
    open override var keepsFocus: Bool { isFocusedCell }

    /// The states "selected", "checked" and "focused".
    @_spi(Host)
    open override var stateDescriptions: [String] { rowStateDescriptions }

    /// The emphasized parts of the row's texts.
    @_spi(Host)
    open override var highlightedTexts: [String] { labels.flatMap(\.highlightedTexts) }

    /// The controls in the row. Its texts are in its accessibility label and value.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { controlsOfRow }

    @_spi(UIKitModules)
    open override var isAccessibilityElementByDefault: Bool { true }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { texts.first }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? {
        let rest = texts.dropFirst()
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}
