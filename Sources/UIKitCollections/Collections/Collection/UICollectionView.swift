import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

/// A scrolling view of items in sections, arranged by a layout.
///
/// Only elements on screen have views, and views that leave the screen are reused, so cost does not depend on the number of
/// items; for the layout's cost see ``UICollectionViewFlowLayout``. Main actor.
open class UICollectionView: UIScrollView {
    /// The layout defines the content size.
    @_spi(UIKitModules)
    open override var constraintsDefineContentSize: Bool { false }

    // MARK: Data

    /// The layout of the elements. A new layout takes effect immediately, as with ``setCollectionViewLayout(_:animated:)``
    /// without animation.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layout }
        set { change(to: newValue, animated: false) }
    }

    var layout: UICollectionViewLayout

    @_spi(UIKitModules)
    open override var rowMargin: CGFloat { (layout as? UICollectionViewCompositionalLayout)?.rowMargin ?? 0 }

    /// The data source. Weak reference.
    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { forgetData() } }
    }

    /// The delegate. Assigning a different one queries it about all items; the selection stays. Weak reference.
    open weak var delegate: (any UICollectionViewDelegate)? {
        didSet {
            scrollDelegate = delegate
            if delegate !== oldValue { delegateDidChange() }
        }
    }

    /// The data source for prefetching. Weak reference.
    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
        didSet { if prefetchDataSource !== oldValue { prefetch = Prefetch() } }
    }

    /// Provides the items of dragged cells. Weak reference.
    ///
    /// Only a mouse can drag items: a moving finger scrolls. On rows with swipe actions the drag must begin vertically.
    open weak var dragDelegate: (any UICollectionViewDragDelegate)?

    /// Handles drops on the collection. Weak reference.
    ///
    /// Without a delegate, an item that is dragged within the collection is moved if the data source allows it.
    open weak var dropDelegate: (any UICollectionViewDropDelegate)?

    /// Whether items can be dragged, if there is a ``dragDelegate``. Default: true, as on iPad.
    open var dragInteractionEnabled = true

    /// Whether an item of the collection is being dragged.
    open var hasActiveDrag: Bool { activeDrag != nil }

    /// Whether a drag that the collection may accept is over it.
    open var hasActiveDrop: Bool { activeDrop != nil }

    /// Whether ``prefetchDataSource`` is notified.
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

    /// Whether the user can select items in editing mode.
    open var allowsSelectionDuringEditing = false

    /// Whether the user can select several items in editing mode.
    open var allowsMultipleSelectionDuringEditing = false

    /// Whether the collection is in editing mode. Cells receive it in their configuration state; the members with
    /// *DuringEditing* then control selection.
    open var isEditing = false {
        didSet { if isEditing != oldValue { editingDidChange() } }
    }

    // MARK: Keyboard focus

    /// Whether the last focused item gets focus again when the collection regains keyboard focus.
    open var remembersLastFocusedIndexPath = false

    /// Whether items can have the keyboard focus. Default: true.
    open var allowsFocus = true {
        didSet { if !allowsFocus, oldValue { endForbiddenFocus() } }
    }

    /// Whether items can have the keyboard focus in editing mode. Default: true, because the keys move and delete items there.
    open var allowsFocusDuringEditing = true {
        didSet { if !allowsFocusDuringEditing, oldValue { endForbiddenFocus() } }
    }

    /// Whether focusing an item also selects it, as if the user had tapped it. The delegate may decide for each item.
    open var selectionFollowsFocus = false

    // MARK: State

    /// The number of items of each section.
    var counts: [Int] = []
    package var isLoaded = false
    package var generation = 0 { didSet { cellsDidChange() } }
    var isTiling = false
    /// Whether the layout is being queried for the elements to show.
    var isShowingElements = false
    /// The inputs of the last tiling; nil if tiling is needed.
    var tiled: Tiled?
    var isPreparing = false
    /// The difference between the widths of content and screen at the last layout; nil for content that starts at the left.
    var lengthLeftOfScreen: CGFloat?
    var needsPrepare = true
    var preparedBounds: CGRect?
    var offsetAdjustment = CGPoint.zero
    /// The context of an invalidation in progress that the collection itself caused.
    var ownContext: UICollectionViewLayoutInvalidationContext?
    package var cellPool = ReusePool<UICollectionViewCell>()
    package var supplementaryPools: [String: ReusePool<UICollectionReusableView>] = [:]
    var decorationPool = ReusePool<UICollectionReusableView>()
    /// The motion of the update that is being applied.
    var updateMotion: CollectionMotion?
    /// The motions that did not end.
    var runningMotions: [ListMotion] = []
    /// The visible elements.
    var shown: [CollectionElement: ShownElement] = [:]
    /// The cell being reconfigured: the data source gets it when it dequeues one.
    var reconfiguredCell: UICollectionViewCell?
    package var selection: Set<IndexPath> = []
    package var focusedPath: IndexPath?
    var lastFocusedPath: IndexPath?
    package var pathToReturnTo: IndexPath?
    package var takesKeyboardFocus = false
    /// The scroll views of orthogonally scrolling sections.
    var sectionScrollViews: [Int: SectionScrollView] = [:]
    /// The row whose swipe actions are visible.
    package var swipe: SwipeState?
    package var prefetch = Prefetch()
    package var updates = UpdateGroups()
    package var activeDrag: DragSession?
    package var activeDrop: ListDrop?
    /// The item that the user or the app moves; nil when none is.
    var movement: InteractiveMovement?

    // MARK: Initializers

    /// Creates a collection with a frame in points and a layout. Designated.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.layout = layout
        super.init(frame: frame)
        layout.collectionView = self
        setWithoutNote { backgroundColor = .systemBackground }
    }

    /// Decodes a collection from a storyboard or a nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        layout = interface.value(UICollectionViewLayout.self)
        super.init(coder: coder)
        layout.collectionView = self
        if backgroundColor == nil { setWithoutNote { backgroundColor = .systemBackground } }
        interface.decode(self, as: UICollectionView.self)
    }

    @_spi(UIKitModules)
    open override class func makeAppearanceProxy() -> UIView { ClassFactory.makeCollection(self) }

    @_spi(UIKitModules)
    open override func setScrollDelegate(_ delegate: (any UIScrollViewDelegate)?) {
        self.delegate = delegate as? any UICollectionViewDelegate
        super.setScrollDelegate(delegate)
    }

    // MARK: Overridable members

    /// Reloads everything from the data source. Selection and focus are lost; the scroll position stays.
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

    /// Selects an item programmatically: the delegate is not called. Nil deselects all items. Does nothing while
    /// ``allowsSelection`` and its variants for editing disallow selection.
    ///
    /// - Parameters:
    ///   - indexPath: The item. Traps if it does not exist.
    ///   - animated: Whether scrolling is animated.
    ///   - scrollPosition: The item's position on screen; an empty position does not scroll.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selectByApp(indexPath, animated: animated, scrollPosition: scrollPosition)
    }

    /// Deselects an item programmatically: the delegate is not called.
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        setSelected(false, at: indexPath, animated: animated)
    }

    // MARK: Interactive movement

    /// Begins to move an item interactively; see ``updateInteractiveMovementTargetPosition(_:)``. A change of the data, such as a
    /// batch of updates, cancels the movement.
    ///
    /// - Returns: Whether the movement began: the item exists, the data source's `collectionView(_:canMoveItemAt:)` permits it,
    ///   and no item is moving already.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { beginMovement(at: indexPath) }

    /// Moves the centre of the moving item. The other items make room for it; the data source keeps its order until the end,
    /// and is still called with index paths of that order. Near an edge the collection scrolls.
    ///
    /// - Parameter targetPosition: The position in the collection's coordinates.
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { updateMovement(to: targetPosition) }

    /// Ends the movement. If the item has a new index path, the data source's `collectionView(_:moveItemAt:to:)` is called.
    open func endInteractiveMovement() { endMovement() }

    /// Ends the movement and returns the item to its first position.
    open func cancelInteractiveMovement() { cancelMovement() }

    // MARK: Transitions between layouts

    /// Begins an interactive transition to a layout: the app sets the progress of the returned layout, and ends the transition.
    /// Traps during a different transition.
    ///
    /// - Parameters:
    ///   - layout: The new layout.
    ///   - completion: Called after the animation at the end.
    /// - Returns: The delegate's transition layout, which is the collection's layout until the end.
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout,
        completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { startTransition(to: layout, completion: completion) }

    /// Animates from the present progress to the new layout, which takes effect.
    open func finishInteractiveTransition() { endTransition(isFinishing: true) }

    /// Animates from the present progress back to the old layout, which takes effect again.
    open func cancelInteractiveTransition() { endTransition(isFinishing: false) }

    /// Lays out the views of the visible elements.
    open override func layoutSubviews() {
        tile()
        super.layoutSubviews()
        tile()
    }

    /// Encodes the selected items and the first visible one, by the names that the data source gives them as a
    /// `UIDataSourceModelAssociation`; otherwise by their index paths.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeItems(with: coder)
    }

    /// Restores selection and scroll position when the view appears. Items that no longer exist are ignored.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeItems(with: coder)
    }

    /// The distance that the content can scroll beyond its edges, in points. Assigning invalidates the layout.
    open override var contentInset: UIEdgeInsets {
        didSet { if contentInset != oldValue { layout.invalidateLayout() } }
    }

    /// Invalidates the layout because the available space changed. An override calls `super`.
    open override func adjustedContentInsetDidChange() {
        super.adjustedContentInsetDidChange()
        layout.invalidateLayout()
    }

    /// Invalidates the layout, whose margins may follow the safe area. An override calls `super`.
    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        layout.invalidateLayout()
    }

    /// Invalidates the layout, whose margins may follow the layout margins. An override calls `super`.
    open override func layoutMarginsDidChange() {
        super.layoutMarginsDidChange()
        layout.invalidateLayout()
    }

    /// Invalidates the layout if the user's text size changed. An override calls `super`.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let size = traitCollection.preferredContentSizeCategory
        guard previousTraitCollection?.preferredContentSizeCategory != size else { return }
        forgetFittedSizes()
        layout.invalidateLayout()
    }

    @_spi(UIKitModules)
    open override var hasRestingPlaces: Bool { isPagingEnabled || layout.mayHaveRestingPlaces }

    @_spi(UIKitModules)
    open override func restingOffset(for proposed: CGPoint, from start: CGPoint) -> CGPoint {
        if isPagingEnabled { return super.restingOffset(for: proposed, from: start) }
        prepareIfNeeded()
        return inLayoutDirection(proposed) {
            layout.targetContentOffset(forProposedContentOffset: $0, withScrollingVelocity: .zero)
        }
    }

    // MARK: Input

    /// Hides the swipe actions of a row if the touch was outside the rows.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches where !touch.wasUsedByView { touch.wasUsedByView = userTappedBesideCells() }
        super.touchesEnded(touches, with: event)
    }

    /// Ends all motion before the collection leaves its window. An override calls `super`.
    open override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        if newWindow == nil { finishMotions() }
    }

    /// True only while the host gives the collection keyboard focus.
    open override var canBecomeFirstResponder: Bool { takesKeyboardFocus }

    /// Resigns keyboard focus; no item remains focused.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard super.resignFirstResponder() else { return false }
        lastFocusedPath = focusedPath
        loseKeyboardFocus()
        return true
    }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handleListKey(press) || super.handleKey(press)
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        responseOfList(to: press, on: route, in: window)
            ?? super.handleUnclaimedKey(press, on: route, in: window)
    }

    /// The cell that gets the focus first, if it is on screen.
    open override var preferredFocusEnvironments: [any UIFocusEnvironment] { preferredCells }

    /// Asks the delegate. An override calls `super`.
    open override func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool {
        super.shouldUpdateFocus(in: context)
            && delegate?.collectionView(
                self,
                shouldUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self)
            ) ?? true
    }

    /// Notifies the delegate. An override calls `super`.
    open override func didUpdateFocus(
        in context: UIFocusUpdateContext,
        with coordinator: UIFocusAnimationCoordinator
    ) {
        super.didUpdateFocus(in: context, with: coordinator)
        delegate?.collectionView(
            self,
            didUpdateFocusIn: UICollectionViewFocusUpdateContext(context, in: self),
            with: coordinator
        )
    }

    /// False: the items are focused, not the collection.
    open override var canBecomeFocused: Bool { false }

    @_spi(UIKitModules)
    open override var isFocusGroup: Bool { true }

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

    /// A collection.
    @_spi(Host)
    open override var accessibleRole: ViewRole { isList ? .table : .collection }

    @_spi(UIKitModules)
    open override var defaultAccessibilityValue: String? { itemCountDescription }

    /// The background, then section by section its header, items and footer, then the other views.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { subviewsInReadingOrder }
}
