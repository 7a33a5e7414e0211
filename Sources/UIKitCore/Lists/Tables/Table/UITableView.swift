import Foundation

/// A single scrolling column of rows in sections.
///
/// Only visible rows have cells, and cells are reused, so the cost does not depend on the number of rows. Rows that were never
/// shown have estimated heights, which are corrected when a row comes near the screen. The visible rows keep their position then.
/// Main actor.
open class UITableView: UIScrollView {
    /// The appearance of the sections.
    public enum Style: Int, Sendable {
        /// Rows from edge to edge. Headers stick to the top while their section is on screen.
        case plain
        /// Separated sections.
        case grouped
        /// Separated sections with insets from the edges.
        case insetGrouped
    }

    /// The position of a row after scrolling to it.
    public enum ScrollPosition: Int, Sendable {
        /// The position with the least scrolling.
        case none
        /// At the top.
        case top
        /// In the middle.
        case middle
        /// At the bottom.
        case bottom
    }

    /// Animations of inserted and deleted rows. Kept without effect: rows change at once, as in desktop tables.
    public enum RowAnimation: Int, Sendable {
        /// Fading.
        case fade = 0
        /// From or to the right.
        case right
        /// From or to the left.
        case left
        /// From or to the top.
        case top
        /// From or to the bottom.
        case bottom
        /// No animation.
        case none
        /// Keeps the middle of the old and new rows in place.
        case middle
        /// The system's choice.
        case automatic = 100
    }

    /// A value for heights: the height that the content requires.
    public static let automaticDimension: CGFloat = -1

    /// The title of the section index that appears as a magnifying glass, usually for the search bar above the rows.
    nonisolated public static let indexSearch = "{search}"

    /// The rows define the content size.
    @_spi(UIKitModules)
    open override var constraintsDefineContentSize: Bool { false }

    // MARK: Data

    /// The appearance of the sections.
    public let style: Style

    /// Provides the rows. Weak reference.
    open weak var dataSource: (any UITableViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Controls and observes the rows. A new delegate is queried again for everything; the selection is kept. Weak reference.
    open weak var delegate: (any UITableViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }

    // MARK: Dragging and dropping

    /// Provides the items of dragged rows. Weak reference.
    ///
    /// Only a mouse can drag rows: a moving finger scrolls. On rows with swipe actions the drag must begin vertically.
    open weak var dragDelegate: (any UITableViewDragDelegate)?

    /// Handles drops on the table. Weak reference.
    ///
    /// Without a delegate, a row that is dragged within the table is moved if the data source allows it.
    open weak var dropDelegate: (any UITableViewDropDelegate)?

    /// The data source for prefetching. Weak reference.
    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
        didSet {
            guard prefetchDataSource !== oldValue else { return }
            prefetch = Prefetch()
            setNeedsLayout()
        }
    }

    /// Whether ``prefetchDataSource`` is notified. Default: true.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
    }

    package var prefetch = Prefetch()

    /// Whether the row that had the keyboard focus last gets it again. Default: false.
    open var remembersLastFocusedIndexPath = false

    /// Whether rows can have the keyboard focus. Default: true.
    open var allowsFocus = true {
        didSet { if !allowsFocus, oldValue { endForbiddenFocus() } }
    }

    /// Whether rows can have the keyboard focus in editing mode. Default: true, because the keys move and delete rows there.
    open var allowsFocusDuringEditing = true {
        didSet { if !allowsFocusDuringEditing, oldValue { endForbiddenFocus() } }
    }

    /// Whether a row is selected when it gets the keyboard focus, unless the delegate decides. Default: false.
    open var selectionFollowsFocus = false

    /// The row that was focused when the table last lost the keyboard focus.
    var lastFocusedRow: IndexPath?

    /// Whether rows can be dragged, if there is a ``dragDelegate``. Default: true, as on iPad.
    open var dragInteractionEnabled = true

    /// Whether a row of the table is being dragged.
    open var hasActiveDrag: Bool { activeDrag != nil }

    /// Whether a drag that the table may accept is over it.
    open var hasActiveDrop: Bool { activeDrop != nil }

    // MARK: Views around the rows

    /// A view above all rows, as wide as the table; its height is that of its frame. A search bar without an explicit height gets
    /// its fitting height.
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

    /// The height of every row in points, unless the delegate provides it. Default: automatic.
    open var rowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if rowHeight != oldValue { forgetHeights() } }
    }

    /// The estimated height of a row, in points. Automatic, and 0, which disables estimates on iOS, mean ``rowHeight`` if that is
    /// a fixed height, otherwise 44.
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedRowHeight != oldValue { forgetHeights() } }
    }

    /// The height of every section's header in points, unless the delegate provides it. Default: automatic.
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderHeight != oldValue { forgetHeights() } }
    }

    /// The height of every section's footer in points, unless the delegate provides it. Default: automatic.
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if sectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// The estimated height of a header with a title, in points; automatic for the standard estimate.
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionHeaderHeight != oldValue { forgetHeights() } }
    }

    /// The estimated height of a footer with a title, in points; automatic for the standard estimate.
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
        didSet { if estimatedSectionFooterHeight != oldValue { forgetHeights() } }
    }

    /// The space above each section's header, in points. Default: automatic, which adds no space. The header's rectangle includes
    /// the space, but its view does not.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
        didSet { if sectionHeaderTopPadding != oldValue { forgetHeights() } }
    }

    /// Whether the rows of a wide table, with headers and footers, are limited to a centred column of readable width: 672 points,
    /// and more for large text.
    ///
    /// Default: true, as in iOS 9 to 11, because desktop windows are wider than the screens for which iOS 12 changed the default,
    /// and other desktop programs use such columns, too. Set it to false for full-width rows. The rows themselves become
    /// narrower, not only their content.
    open var cellLayoutMarginsFollowReadableWidth = true {
        didSet { if cellLayoutMarginsFollowReadableWidth != oldValue { forgetHeights() } }
    }

    @_spi(UIKitModules)
    open override var rowMargin: CGFloat {
        guard cellLayoutMarginsFollowReadableWidth else { return 0 }
        return ReadableColumn.margin(inWidth: bounds.width, for: traitCollection)
    }

    // MARK: Section index

    /// The colour of the titles of the section index; nil for the tint.
    open var sectionIndexColor: UIColor? {
        didSet {
            noteAppearance("sectionIndexColor", \UITableView.sectionIndexColor, sectionIndexColor)
            showSectionIndexColors()
        }
    }

    /// The background colour of the section index; nil for none.
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

    /// The background colour of the section index during tracking. Kept without effect: the titles are buttons here, without
    /// tracking.
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Lines

    /// The separators between rows. The host draws them.
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { if separatorStyle != oldValue { separatorsDidChange() } }
    }

    /// The colour of separators. Default: nil, which is the host's colour.
    open var separatorColor: UIColor? {
        didSet {
            noteAppearance("separatorColor", \UITableView.separatorColor, separatorColor)
            if separatorColor != oldValue { separatorsDidChange() }
        }
    }

    /// The effect of separators; nil for none. Windows draw separators in the colour of a blur effect's material, instead of
    /// ``separatorColor``; a vibrancy effect leaves them as they are. Default: nil.
    open var separatorEffect: UIVisualEffect? {
        didSet { if separatorEffect != oldValue { separatorsDidChange() } }
    }

    /// The insets of separators, in points. Default: 16 at the left, which aligns the separator with the row's text, also after
    /// an image. Left is the leading side, also in right-to-left languages; top and bottom are ignored. Cells may override it.
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

    /// Whether the user can select rows during editing.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several rows during editing.
    ///
    /// If true, the rows show selection circles instead of controls for deletion and insertion.
    open var allowsMultipleSelectionDuringEditing = false {
        didSet { if allowsMultipleSelectionDuringEditing != oldValue { editControlsDidChange() } }
    }

    // MARK: Editing

    /// Whether the table is being edited. Assigning it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    var storedIsEditing = false

    // MARK: State

    var geometry = RowGeometry()
    package var isLoaded = false
    /// Incremented when index paths become invalid, so that code can detect this after calling the app.
    package var generation = 0 { didSet { cellsDidChange() } }
    var isTiling = false
    /// The result of `rowsFrame` in the present layout, and the width for which it was computed.
    var knownRowsFrame: (width: CGFloat, frame: CGRect)?
    var measuredWidth: CGFloat = 0
    package var rowsPool = ReusePool<UITableViewCell>()
    var sectionViewPool = ReusePool<UITableViewHeaderFooterView>()
    /// The cells on screen.
    var shownCells: [IndexPath: UITableViewCell] = [:]
    /// Cells that were created for measuring and are not on screen yet.
    var measuredCells: [IndexPath: UITableViewCell] = [:]
    /// The cell that is being reconfigured. The data source receives it when it dequeues a cell.
    var reconfiguredCell: UITableViewCell?
    var shownSectionViews: [SectionViewPlace: UIView] = [:]
    var measuredSectionViews: [SectionViewPlace: UIView] = [:]
    package var selection: Set<IndexPath> = []
    var focusedRow: IndexPath?
    package var pathToReturnTo: IndexPath?
    package var takesKeyboardFocus = false
    package var swipe: SwipeState?
    package var activeDrag: DragSession?
    package var activeDrop: ListDrop?
    /// The last row that the user tapped.
    var lastTappedRow: IndexPath?
    var sectionIndex: SectionIndex?
    /// The motion of an update that waits for the layout.
    var pendingMotion: TableMotion?
    /// The motions that did not end.
    var runningMotions: [ListMotion] = []
    package var updates = UpdateGroups()

    /// The data source classes that do not implement `tableView(_:commit:forRowAt:)`, as far as known.
    static var typesWithoutCommit: Set<ObjectIdentifier> = []

    /// The static rows from a storyboard.
    package var staticRows: StaticRows?

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

    /// Makes a table from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        style = interface.value(Style.self)
        super.init(coder: coder)
        if backgroundColor == nil { setWithoutNote { backgroundColor = usualBackground } }
        interface.decode(self, as: UITableView.self)
    }

    private var usualBackground: UIColor { style == .plain ? .systemBackground : .systemGroupedBackground }

    @_spi(UIKitModules)
    open override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UITableViewDelegate
        super.setScrollDelegate(delegate)
    }

    // MARK: Points for subclasses

    /// Reloads everything from the data source. Clears selection and focus; keeps the scroll position.
    open func reloadData() {
        reloadEverything()
    }

    /// The number of sections.
    open var numberOfSections: Int {
        loadIfNeeded()
        return geometry.sections.count
    }

    /// The number of rows in a section. Traps if there is no such section.
    open func numberOfRows(inSection section: Int) -> Int {
        loadIfNeeded()
        checkSection(section, in: "numberOfRows(inSection:)")
        return geometry.sections[section].rows.count
    }

    /// Starts or ends editing.
    open func setEditing(_ editing: Bool, animated: Bool) {
        changeEditing(to: editing)
    }

    /// Selects a row without calling the delegate. Nil deselects all rows.
    ///
    /// - Parameters:
    ///   - indexPath: The row. Traps if it does not exist.
    ///   - animated: Whether scrolling is animated.
    ///   - scrollPosition: The position of the row after scrolling; `.none` does not scroll.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects a row without calling the delegate.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    /// Lays out the visible cells and the views around the rows.
    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        tile()
    }

    /// Encodes the selected rows and the first visible one, by the names that the data source gives them as a
    /// ``UIDataSourceModelAssociation``; otherwise by their index paths.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeRows(with: coder)
    }

    /// Restores selection and scroll position when the table appears. Rows that no longer exist are ignored.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeRows(with: coder)
    }

    // MARK: Input

    /// Hides swipe actions if the touch was beside the rows.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !touch.wasUsedByView { touch.wasUsedByView = userTappedBesideCells() }
        super.touchesEnded(touches, with: event)
    }

    /// Invalidates the heights if the user's text size changed. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        if previousTraitCollection?.preferredContentSizeCategory != size { forgetHeights() }
    }

    /// Ends all motion before the table leaves its window. An override calls `super`.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { finishMotions() }
    }

    /// Whether the host is giving keyboard focus to the table.
    open override var canBecomeFirstResponder: Bool { takesKeyboardFocus }

    /// Resigns keyboard focus. No row is focused afterwards.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        lastFocusedRow = focusedRow
        loseKeyboardFocus()
        return true
    }

    /// Whether the rows can have keyboard focus.
    package var mayTakeKeyboardFocus: Bool { allowsFocus && (allowsFocusDuringEditing || !isEditing) }

    /// The cell that gets the focus first, if it is on screen.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }

    /// Asks the delegate. An override calls `super`.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.tableView(self, shouldUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self)) ?? true
    }

    /// Notifies the delegate. An override calls `super`.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.tableView(
            self,
            didUpdateFocusIn: UITableViewFocusUpdateContext(context, in: self),
            with: coordinator
        )
    }

    /// False: the rows are focused, not the table.
    open override var canBecomeFocused: Bool { false }

    @_spi(UIKitModules)
    open override var isFocusGroup: Bool { true }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handleListKey(press) || super.handleKey(press)
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        responseOfList(to: press, on: route, in: window)
            ?? super.handleUnclaimedKey(press, on: route, in: window)
    }

    @_spi(UIKitModules)
    open override var isTabStop: Bool { mayTakeKeyboardFocus }
    @_spi(UIKitModules)
    open override func takeFocusByTab() -> Bool { userFocused() }

    @_spi(UIKitModules)
    open override func userWillScroll() {
        hideSwipeActions()
        super.userWillScroll()
    }

    @_spi(UIKitModules)
    open override func openContextMenu(at point: CGPoint?) -> Bool {
        point == nil && openMenuOfFocusedCell() || super.openContextMenu(at: point)
    }

    // MARK: Accessibility

    @_spi(UIKitModules)
    open override var viewWithKeyboardFocus: UIView? { focusedCell ?? self }

    @_spi(UIKitModules)
    open override var elementsOfActionMenu: [UIMenuElement] { menuElementsOfFocusedRow }

    /// The accessibility role of a table.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .table }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { rowCountDescription }

    /// The background view, the header view, then the header, rows and footer of each section, then the footer view.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviewsInReadingOrder }
}
