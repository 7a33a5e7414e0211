import Foundation

/// Items in sections, in an arrangement that a layout decides, which scroll.
///
/// Only elements on screen have views, and a view that leaves the screen is used again, so the number of items costs nothing
/// by itself; ``UICollectionViewFlowLayout`` says what it costs there. Main actor.
open class UICollectionView: UIScrollView {
    /// Where an item stands on screen after scrolling to it: at most one for each direction.
    public struct ScrollPosition: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// Makes a position of its bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// At the top.
        public static let top = ScrollPosition(rawValue: 1 << 0)
        /// In the middle of the height.
        public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
        /// At the bottom.
        public static let bottom = ScrollPosition(rawValue: 1 << 2)
        /// At the left.
        public static let left = ScrollPosition(rawValue: 1 << 3)
        /// In the middle of the width.
        public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
        /// At the right.
        public static let right = ScrollPosition(rawValue: 1 << 5)
    }

    /// In which direction a layout lets its content grow.
    public enum ScrollDirection: Int, Sendable {
        /// Downwards.
        case vertical
        /// Sideways.
        case horizontal
    }

    /// What an element is.
    public enum ElementCategory: UInt, Sendable {
        /// An item.
        case cell
        /// A view beside the items, of which the data source knows.
        case supplementaryView
        /// A view of which only the layout knows.
        case decorationView
    }

    /// The kind of the headers of sections.
    nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"

    /// The kind of the footers of sections.
    nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    // MARK: Data

    /// Where the elements are. Another one takes over at once, as ``setCollectionViewLayout(_:animated:)`` without
    /// animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { change(to: newValue, animated: false) }
    }

    var layout: UICollectionViewLayout

    override var rowMargin: CGFloat { (layout as? UICollectionViewCompositionalLayout)?.rowMargin ?? 0 }

    /// Where the items come from. Not kept alive.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// Whom the collection asks and tells about its items. Another one is asked about everything; the selection stays. Not
    /// kept alive.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }

    /// Who is told which items will probably be shown soon. Not kept alive.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetch = Prefetch() } }
    }

    /// Whether ``prefetchDataSource`` is told.
    open var isPrefetchingEnabled = true {
        didSet { if isPrefetchingEnabled != oldValue { prefetchingDidChange() } }
    }

    /// A view behind the items that fills the collection and does not scroll.
    open var backgroundView: UIView? {
        didSet { if backgroundView !== oldValue { backgroundViewDidChange(from: oldValue) } }
    }

    // MARK: Selection

    /// Whether the user can select items.
    open var allowsSelection = true {
        didSet { if !allowsSelection, !isEditing { deselectEverything() } }
    }

    /// Whether the user can select several items.
    open var allowsMultipleSelection = false {
        didSet { if !allowsMultipleSelection, !isEditing { deselectAllButOne() } }
    }

    /// Whether the user can select items while the collection is edited.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several items while the collection is edited.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the collection is edited. Cells learn of it through their configuration state; what selects and deselects
    /// follows the members with *DuringEditing*.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: Keyboard focus

    /// Whether the item that keys worked on last has focus again when the keyboard comes back.
    open var remembersLastFocusedIndexPath = false

    /// Whether the item that keys work on is selected, too, as if the user had tapped it. The delegate may decide for each
    /// item.
    open var selectionFollowsFocus = false

    // MARK: State

    /// The number of items of each section.
    var counts: [Int] = []
    var isLoaded = false
    var generation = 0 { didSet { cellsDidChange() } }
    var isTiling = false
    /// Whether the layout is asked for what is shown next.
    var isShowingElements = false
    /// What was laid out; nil when something has to be again.
    var tiled: Tiled?
    var isPreparing = false
    /// How much wider the content was than the screen when it was placed last; nil where it begins at the left.
    var lengthLeftOfScreen: CGFloat?
    var needsPrepare = true
    var preparedBounds: CGRect?
    var offsetAdjustment = CGPoint.zero
    /// What the collection itself invalidates the layout with at present.
    var ownContext: UICollectionViewLayoutInvalidationContext?
    var cellPool = ReusePool<UICollectionViewCell>()
    var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorationPool = ReusePool<UICollectionReusableView>()
    /// What is on screen.
    var shown: [CollectionElement: ShownElement] = [:]
    /// The cell that is set up anew at present: the data source gets it when it dequeues one.
    var reconfiguredCell: UICollectionViewCell?
    var selection: Set<IndexPath> = []
    var focusedPath: IndexPath?
    var lastFocusedPath: IndexPath?
    var pathToReturnTo: IndexPath?
    var takesKeyboardFocus = false
    /// The scroll views of sections that scroll by themselves.
    var sectionScrollViews: [Int: SectionScrollView] = [:]
    /// The row whose actions are on screen.
    var swipe: SwipeState?
    var prefetch = Prefetch()
    var updates = UpdateGroups()

    // MARK: Making

    /// Makes a collection with a frame in points and what places its items. Designated.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
        setWithoutNote { backgroundColor = .systemBackground }
    }

    /// Reads a collection from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        layout = UICollectionView.interfaceLayout(interface.element)
        super.init(coder: coder)
        layout.collectionView = self
        if backgroundColor == nil { setWithoutNote { backgroundColor = .systemBackground } }
        decodeCollection(interface.element, loader: interface.loader)
    }

    override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UICollectionViewDelegate
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
        return counts.count
    }

    /// The number of items in a section. Traps when there is no such section.
    open func numberOfItems(inSection section: Int) -> Int {
        loadIfNeeded()
        checkSection(section, in: "numberOfItems(inSection:)")
        return counts[section]
    }

    /// Selects an item as if by the app: the delegate is not asked or told. Nil deselects all items. Does nothing while
    /// items cannot be selected, as ``allowsSelection`` says.
    ///
    /// - Parameters:
    ///   - indexPath: The item. One that does not exist traps.
    ///   - animated: Whether scrolling is animated.
    ///   - scrollPosition: Where the item comes on screen; with an empty position, the collection does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item as if by the app: the delegate is not told.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    /// Places the views of the elements on screen.
    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        tile()
    }

    /// The distance that can be scrolled beyond the content's edges, in points. The layout is asked anew.
    open override var contentInset: UIEdgeInsets {
        didSet { if contentInset != oldValue { layout.invalidateLayout() } }
    }

    /// Has the layout asked anew, as there is another room. An override calls `super`.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layout.invalidateLayout()
    }

    /// Has the layout asked anew, whose margins may follow the safe area. An override calls `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layout.invalidateLayout()
    }

    /// Has the layout asked anew, whose margins may follow these. An override calls `super`.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layout.invalidateLayout()
    }

    /// Has the places worked out again where the person's text size changed. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        guard previousTraitCollection?.preferredContentSizeCategory != size else { return }
        forgetFittedSizes()
        layout.invalidateLayout()
    }

    override var hasRestingPlaces: Bool { layout.mayHaveRestingPlaces }

    override func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        prepareIfNeeded()
        return inLayoutDirection(proposed) {
            layout.targetContentOffset(forProposedContentOffset: $0, withScrollingVelocity: .zero)
        }
    }

    // MARK: Input

    /// Puts away the actions of a swiped row, when the touch was beside the rows.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !touch.wasUsedByView { touch.wasUsedByView = userTappedBesideCells() }
        super.touchesEnded(touches, with: event)
    }

    /// True only while the host gives the collection keyboard focus.
    open override var canBecomeFirstResponder: Bool { takesKeyboardFocus }

    /// Gives up keyboard focus; no item is focused any more.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        lastFocusedPath = focusedPath
        loseKeyboardFocus()
        return true
    }

    override func handleKey(_ press: KeyPress) -> Bool {
        handleListKey(press) || super.handleKey(press)
    }

    // MARK: Accessibility

    /// A collection.
    @_spi(Host)
    open override var role: ViewRole { isList ? .table : .collection }

    override var defaultAccessibilityValue: String? { itemCountDescription }

    /// The background, then section by section its header, items and footer, then the other views.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviewsInReadingOrder }
}
