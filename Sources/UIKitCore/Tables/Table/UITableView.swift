import Foundation

/// Rows in sections, in one column that scrolls.
///
/// Only rows on screen have cells, and a cell that leaves the screen is used again, so the number of rows costs
/// nothing: heights of rows that were never shown are estimates, which are corrected when a row comes near the screen, while the
/// rows that are already there stay where they are. Main actor.
open class UITableView: UIScrollView {
    /// How the sections look.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top while their section is on screen.
        case plain
        /// Sections stand apart.
        case grouped
        /// Sections stand apart, away from the edges.
        case insetGrouped
    }

    /// Where a row stands on screen after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// Where it comes with the least scrolling.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// How rows come and go. Kept without effect: they do so at once, as tables on a desktop do.
    public enum RowAnimation: Int, Sendable {
        /// By fading.
        case fade = 0
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// Not at all.
        case none
        /// Staying in the middle of the old and new rows.
        case middle
        /// As the system finds right.
        case automatic = 100
    }

    /// As a height: the one that the content asks for.
    public static let automaticDimension: CGFloat = -1

    // MARK: Data

    /// How the sections look.
    public let style: Style

    /// Where the rows come from. Not kept alive.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Whom the table asks and tells about its rows. Another one is asked about everything; the selection stays. Not kept
    /// alive.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }

    // MARK: Dragging and dropping

    /// Who says what is dragged when a row is. Not kept alive.
    ///
    /// A drag begins with a mouse: a finger that moves scrolls. On rows with swipe actions it begins upwards or downwards.
    open weak var dragDelegate: (any UITableViewDragDelegate)?

    /// Who takes what is dropped on the table. Not kept alive.
    ///
    /// Without one, a row that is dragged within the table is moved if the data source lets it.
    open weak var dropDelegate: (any UITableViewDropDelegate)?

    /// Whether rows can be dragged, if there is a ``dragDelegate``: true unless set, as on iPad.
    open var dragInteractionEnabled = true

    /// Whether a row of the table is dragged now.
    open var hasActiveDrag: Bool { activeDrag != nil }

    /// Whether something that the table may take is dragged over it now.
    open var hasActiveDrop: Bool { activeDrop != nil }

    // MARK: Views around the rows

    /// A view over all rows, as wide as the table; its height is that of its frame. A search bar without a height of its own
    /// takes the one that fits what it shows.
    open var tableHeaderView: UIView? {
        didSet { if tableHeaderView !== oldValue { replace(oldValue, by: tableHeaderView) } }
    }

    /// A view below all rows, as wide as the table; its height is that of its frame, as for ``tableHeaderView``.
    open var tableFooterView: UIView? {
        didSet { if tableFooterView !== oldValue { replace(oldValue, by: tableFooterView) } }
    }

    /// A view behind the rows that fills the table and does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { replace(oldValue, by: backgroundView) } }
    }

    // MARK: Heights

    /// The height of every row in points, unless the delegate says; automatic at first.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetHeights() } }
    }

    /// What a row's height will probably be, in points. Automatic, and 0, which turns estimates off on iOS, stand for
    /// ``rowHeight`` when that is a height, and for 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }

    /// The height of every section's header in points, unless the delegate says; automatic at first.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
    }

    /// The height of every section's footer in points, unless the delegate says; automatic at first.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// What the height of a header with a title will probably be, in points; automatic stands for the usual one.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
    }

    /// What the height of a footer with a title will probably be, in points; automatic stands for the usual one.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// The room above each section's header, in points; automatic, as at first, for none beside the headers' own. The
    /// rectangle of a header holds it, the header itself stands below it.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
    }

    /// Whether in a wide table the rows, with their headers and footers, keep to a column in the middle, in which lines can
    /// be read well: 672 points wide, and wider for large text.
    ///
    /// True unless set, as in iOS 9 to 11: windows of desktops are wider than the screens for which iOS 12 made it false, and
    /// their other programs keep lists in a column, too. Set it to false for rows as wide as the table. The rows themselves
    /// become narrower, not only the content in them.
    open var cellLayoutMarginsFollowReadableWidth = true {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetHeights() } }
    }

    override var rowMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return ReadableColumn.margin(inWidth: bounds.width, for: traitCollection)
    }

    // MARK: Section index

    /// The colour of the titles of the index at the edge; nil for the tint.
    open var sectionIndexColor: UIColor? {
        didSet {
            noteAppearance("sectionIndexColor", \UITableView.sectionIndexColor, sectionIndexColor)
            showSectionIndexColors()
        }
    }

    /// The colour behind the index; nil for none.
    open var sectionIndexBackgroundColor: UIColor? {
        didSet {
            noteAppearance(
                "sectionIndexBackgroundColor",
                \UITableView.sectionIndexBackgroundColor,
                sectionIndexBackgroundColor
            )
            showSectionIndexColors()
        }
    }

    /// The colour behind the index while a finger moves along it. Kept without effect: the titles are buttons here, along
    /// which nothing moves.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Lines

    /// What stands between rows; the host draws it.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }

    /// The colour of the lines between rows; nil, as at first, leaves it to the host.
    open var separatorColor: UIColor? {
        didSet {
            noteAppearance("separatorColor", \UITableView.separatorColor, separatorColor)
            if separatorColor != oldValue { separatorsDidChange() }
        }
    }

    /// The distances of the lines from the edges of the rows, in points. 16 at the left at first: then the line begins with
    /// the row's text, also beside a picture. Left is where the line begins, also in a language that runs from
    /// right to left; top and bottom are not looked at. A cell may have its own.
    open var separatorInset = UITableView.standardSeparatorInset {
        didSet {
            noteAppearance("separatorInset", \UITableView.separatorInset, separatorInset)
            if separatorInset != oldValue { separatorsDidChange() }
        }
    }

    static let standardSeparatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)

    // MARK: Selection

    /// Whether the user can select rows.
    open var allowsSelection = true {
        didSet { if !allowsSelection, !isEditing { deselectEverything() } }
    }

    /// Whether the user can select several rows.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { deselectAllButOne() } }
    }

    /// Whether the user can select rows while the table is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows while the table is edited.
    ///
    /// Then the rows show circles to select them by, instead of what deletes or inserts them.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editControlsDidChange() } }
    }

    // MARK: Editing

    /// Whether the rows show what the user can do to them. Assigning is ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    var storedIsEditing = false

    // MARK: State

    var geometry = RowGeometry()
    var isLoaded = false
    /// Counts what makes index paths invalid, so that code that called out knows that its own are.
    var generation = 0 { didSet { cellsDidChange() } }
    var isTiling = false
    var measuredWidth: CGFloat = 0
    var rowsPool = ReusePool<UITableViewCell>()
    var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
    /// The cells on screen.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    /// Cells that were made to be measured and have not come on screen.
    var measuredCells: [IndexPath: UITableViewCell] = [:]
    /// The cell that is set up anew at present: the data source gets it when it dequeues one.
    var reconfiguredCell: UITableViewCell?
    var shownSectionViews: [SectionViewPlace: UIView] = [:]
    var measuredSectionViews: [SectionViewPlace: UIView] = [:]
    var selection: Set<IndexPath> = []
    var focusedRow: IndexPath?
    var pathToReturnTo: IndexPath?
    var takesKeyboardFocus = false
    var swipe: SwipeState?
    var activeDrag: DragSession?
    var activeDrop: TableDrop?
    /// The row that the user tapped last.
    var lastTappedRow: IndexPath?
    var sectionIndex: SectionIndex?
    var updates = UpdateGroups()

    /// The classes of data sources that were found not to implement `tableView(_:commit:forRowAt:)`.
    static var typesWithoutCommit: Set<ObjectIdentifier> = []

    /// The rows that a storyboard has for the table.
    var staticRows: StaticRows?

    // MARK: Making

    /// Makes a table. Designated.
    public init(frame: CGRect, style: Style) {
        self.style = style
        super.init(frame: frame)
        setWithoutNote { backgroundColor = usualBackground }
    }

    /// Makes a plain table.
    public convenience override init(frame: CGRect) {
        self.init(frame: frame, style: .plain)
    }

    /// Reads a table from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        style = UITableView.interfaceStyle(interface.element)
        super.init(coder: coder)
        if backgroundColor == nil { setWithoutNote { backgroundColor = usualBackground } }
        decodeTable(interface.element, loader: interface.loader)
    }

    private var usualBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        super.setScrollDelegate(delegate)
    }

    // MARK: Points for subclasses

    /// Asks the data source for everything anew. Selection and focus are lost; the scroll position stays.
    open func reloadData() {
        reloadEverything()
    }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in a section. Traps when there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        checkSection(section, in: "numberOfRows(inSection:)")
        return geometry.sections[section].rows.count
    }

    /// Has the rows show what the user can do to them, or no longer.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing)
    }

    /// Selects a row as if by the app: the delegate is not asked or told. Nil deselects all rows.
    ///
    /// - Parameters:
    ///   - indexPath: The row. A row that does not exist traps.
    ///   - animated: Whether scrolling is animated.
    ///   - scrollPosition: Where the row comes on screen; with `.none`, the table does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row as if by the app: the delegate is not told.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    /// Places the views around the rows, and the cells of the rows on screen.
    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        tile()
    }

    // MARK: Input

    /// Puts away the actions of a swiped row, when the touch was beside the rows.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !touch.wasUsedByView { touch.wasUsedByView = userTappedBesideCells() }
        super.touchesEnded(touches, with: event)
    }

    /// Has the heights asked and measured again where the person's text size changed. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != size { forgetHeights() }
    }

    /// True only while the host gives the table keyboard focus.
    open override var canBecomeFirstResponder: Bool { takesKeyboardFocus }

    /// Gives up keyboard focus; no row is focused any more.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        loseKeyboardFocus()
        return true
    }

    /// Whether keys may ever work on the rows by themselves.
    var mayTakeKeyboardFocus: Bool { true }

    override func handleKey(_ press: KeyPress) -> Bool {
        handleListKey(press) || super.handleKey(press)
    }

    // MARK: Accessibility

    /// A table.
    @_spi(Host)
    open override var role: ViewRole { .table }

    override var defaultAccessibilityValue: String? { rowCountDescription }

    /// The background, the header, then section by section its header, rows and footer, then the footer.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviewsInReadingOrder }
}
