import Foundation

/// One row of a table.
///
/// A cell that leaves the screen is used again for another row; what it shows is set where the data source is asked for
/// it, and ``prepareForReuse()`` is the place to undo the rest. Main actor.
open class UITableViewCell: UIView {
    /// Where the texts of a cell are.
    public enum CellStyle: Int, Sendable {
        /// One text, and a picture before it.
        case `default`
        /// A second text in grey at the other end of the line.
        case value1
        /// A short name, and a second text after it.
        case value2
        /// A smaller second text below the first.
        case subtitle
    }

    /// What stands between rows.
    public enum SeparatorStyle: Int, Sendable {
        /// Nothing.
        case none
        /// A line.
        case singleLine
    }

    /// How a selected cell looks. The host draws it.
    public enum SelectionStyle: Int, Sendable {
        /// Like any other.
        case none
        /// The same as `default`, as on iOS.
        case blue
        /// The same as `default`, as on iOS.
        case gray
        /// Highlighted.
        case `default`
    }

    /// What the user can do to a row while the table is edited.
    public enum EditingStyle: Int, Sendable {
        /// Nothing.
        case none
        /// Delete it.
        case delete
        /// Insert one there.
        case insert
    }

    /// What stands at the trailing edge of a cell.
    public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// A chevron: the row leads to another screen.
        case disclosureIndicator
        /// A button for details, and a chevron.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button for details.
        case detailButton
    }

    /// The least height of a row whose height is automatic.
    nonisolated static let standardHeight: CGFloat = 44

    // MARK: Content

    /// The name under which the cell is used again; nil when it is not.
    public let reuseIdentifier: String?

    /// What holds the content: add views of your own here.
    public let contentView = UIView()

    let style: CellStyle
    var parts = CellParts()
    var swipe = CellSwipe()

    /// The label of the text, made on first use. Apple prefers ``contentConfiguration`` since iOS 14.
    open var textLabel: UILabel? { label(isDetail: false) }

    /// The label of the second text, made on first use; nil in a cell of the style `.default`. Apple prefers
    /// ``contentConfiguration`` since iOS 14.
    open var detailTextLabel: UILabel? { style == .default ? nil : label(isDetail: true) }

    /// The view of the picture before the text, made on first use. Apple prefers ``contentConfiguration``
    /// since iOS 14.
    open var imageView: UIImageView? { pictureView }

    /// What the cell shows, in place of ``textLabel`` and the others, which it takes away.
    open var contentConfiguration: (any UIContentConfiguration)? {
        didSet { contentConfigurationDidChange() }
    }

    /// Whether ``contentConfiguration`` is brought up to date when the cell's state changes.
    open var automaticallyUpdatesContentConfiguration = true

    /// Called to bring the cell up to date when its state changed.
    open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
        didSet { setNeedsUpdateConfiguration() }
    }

    var needsConfigurationUpdate = true

    /// A view behind the content.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// A view behind the content that shows only while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        didSet { if selectedBackgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    /// How far the content is indented, in steps of ``indentationWidth``.
    open var indentationLevel = 0 {
        didSet { if indentationLevel != oldValue { contentDidChange() } }
    }

    /// The width of a step of indentation, in points.
    open var indentationWidth: CGFloat = 10 {
        didSet { if indentationWidth != oldValue { contentDidChange() } }
    }

    var isIndentedByDelegate = false

    // MARK: Accessories

    /// What stands at the trailing edge.
    open var accessoryType = AccessoryType.none {
        didSet { if accessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the trailing edge, in place of ``accessoryType``.
    open var accessoryView: UIView? {
        didSet { if accessoryView !== oldValue { accessoryDidChange() } }
    }

    /// What stands at the trailing edge while the table is edited.
    open var editingAccessoryType = AccessoryType.none {
        didSet { if editingAccessoryType != oldValue { accessoryDidChange() } }
    }

    /// A view at the trailing edge while the table is edited, in place of ``editingAccessoryType``.
    open var editingAccessoryView: UIView? {
        didSet { if editingAccessoryView !== oldValue { accessoryDidChange() } }
    }

    /// The distances of the line below the row from the edges of the content, in points: left and right count, and left
    /// is where the line begins, also in a language that runs from right to left. The table's unless set.
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? tableView?.separatorInset ?? UITableView.standardSeparatorInset }
        set { ownSeparatorInset = newValue }
    }

    // MARK: State

    /// How the cell looks when it is selected.
    open var selectionStyle = SelectionStyle.default {
        didSet { if selectionStyle != oldValue { stateDidChange() } }
    }

    /// Whether the row is selected. Assigning changes the look only; the table's selection is
    /// ``UITableView/selectRow(at:animated:scrollPosition:)``.
    open var isSelected: Bool {
        get { storedIsSelected }
        set { setSelected(newValue, animated: false) }
    }

    /// Whether the row is lit up under a touch.
    open var isHighlighted: Bool {
        get { storedIsHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }

    /// Whether the cell shows what the user can do to its row.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    private var storedIsSelected = false
    private var storedIsHighlighted = false
    private var storedIsEditing = false

    /// What the user can do to the row; `.none` unless the table is edited.
    open internal(set) var editingStyle = EditingStyle.none

    var editControl = EditControl.none {
        didSet { if editControl != oldValue { editControlDidChange() } }
    }
    /// Whether the handle that moves the row is shown, where the data source lets it be moved and the table is edited.
    /// True then, unless the app set it to false.
    open var showsReorderControl: Bool {
        get { ownShowsReorderControl ?? isMovable }
        set {
            ownShowsReorderControl = newValue
            reorderControlDidChange()
        }
    }

    private var ownShowsReorderControl: Bool?

    /// Whether the user can move the row now.
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

    /// The segue that begins at the cell, and the one at its detail button.
    var selectionSegue: SegueTemplate?
    var accessorySegue: SegueTemplate?

    // MARK: Making

    /// Makes a cell. Designated: tables call it for registered classes, with the style `.default`.
    public init(style: CellStyle, reuseIdentifier: String?) {
        self.style = style
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.standardHeight))
        prepareContentView()
    }

    private func prepareContentView() {
        clipsToBounds = true
        contentView.restFrame = bounds
        contentView.layoutMargins = UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16)
        addSubview(contentView)
    }

    /// Makes a cell of the style `.default` that is not used again.
    public convenience init() {
        self.init(style: .default, reuseIdentifier: nil)
    }

    /// Reads a cell from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        style = UITableViewCell.interfaceStyle(interface.element)
        reuseIdentifier = interface.element.string("reuseIdentifier") ?? interface.loader.reuseIdentifier
        super.init(coder: coder)
        prepareContentView()
        decodeCell(interface.element, loader: interface.loader)
    }

    // MARK: Touches

    /// Selects the row, as a tap does, when the touch is lifted in it. The table hears of the touch, too.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        takeTap(touches, event) { self.userTapped(with: event?.modifierFlags ?? []) }
        super.touchesEnded(touches, with: event)
    }

    // MARK: Points for subclasses

    /// Called before the cell is used for another row. An override calls `super`.
    open func prepareForReuse() {
        storedIsHighlighted = false
        if storedIsSelected { setSelected(false, animated: false) }
        setNeedsUpdateConfiguration()
    }

    /// Changes whether the cell looks selected.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard selected != storedIsSelected else { return }
        storedIsSelected = selected
        selectionMarkDidChange()
        stateDidChange()
    }

    /// Changes whether the cell is lit up.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard highlighted != storedIsHighlighted else { return }
        storedIsHighlighted = highlighted
        stateDidChange()
    }

    /// Changes whether the cell shows what the user can do to its row.
    open func setEditing(_ editing: Bool, animated: Bool) {
        guard editing != storedIsEditing else { return }
        storedIsEditing = editing
        accessoryDidChange()
        stateDidChange()
    }

    /// A configuration for ``contentConfiguration`` that looks like the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch style {
        case .default: .cell()
        case .value1, .value2: .valueCell()
        case .subtitle: .subtitleCell()
        }
    }

    /// The state that configurations follow.
    open var configurationState: UICellConfigurationState { currentConfigurationState }

    /// Brings the cell up to date with its state. An override calls `super` or sets the contents itself.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let contentConfiguration {
            self.contentConfiguration = contentConfiguration.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    /// Places the content, the accessory and the other parts. An override calls `super` first.
    open override func layoutSubviews() {
        updateConfigurationIfNeeded()
        super.layoutSubviews()
        placeParts(in: bounds.size)
        nameRowOfEditControl()
    }

    /// The width given, and the height of the row that the content asks for in it: 44 points or more. Override it in a
    /// cell that places its content itself.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: rowHeight(forWidth: size.width))
    }

    // MARK: Accessibility

    /// A row.
    @_spi(Host)
    open override var role: ViewRole { .row }

    /// "selected", "checked", "focused".
    @_spi(Host)
    open override var stateDescriptions: [String] { rowStateDescriptions }

    /// What stands out in the texts of the row.
    @_spi(Host)
    open override var highlightedTexts: [String] { labels.flatMap(\.highlightedTexts) }

    /// The controls in the row; its texts are its name and value.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { controlsOfRow }

    override var isAccessibilityElementByDefault: Bool { true }
    override var defaultAccessibilityLabel: String? { texts.first }
    override var defaultAccessibilityValue: String? {
        let rest = texts.dropFirst()
        return rest.isEmpty ? nil : rest.joined(separator: ", ")
    }
    override var defaultAccessibilityTraits: UIAccessibilityTraits { isSelected ? .selected : .none }
}
