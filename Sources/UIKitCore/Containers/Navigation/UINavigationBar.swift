import Foundation

/// The bar at the top of a navigation controller: title, back button, items, and the search bar.
///
/// Main actor.
open class UINavigationBar: UIView {
    /// Decides about changes of the items, and is notified of them, in a bar that belongs to no navigation controller. Weak
    /// reference. Traps for the bar of a navigation controller, which has a delegate of its own.
    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            require(
                navigationController == nil || delegate == nil,
                "UINavigationBar.delegate was assigned, but the bar belongs to a UINavigationController: assign the delegate "
                    + "of the controller instead."
            )
        }
    }

    /// The items, from the bottom to the top of the stack.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The current item.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Whether large titles are shown while the content is scrolled to its top.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
    }

    // MARK: Appearance

    /// Whether the bar is white on black or follows the interface style.
    open var barStyle: UIBarStyle {
        get { style.barStyle }
        set {
            style.barStyle = newValue
            noteAppearance("barStyle", \UINavigationBar.barStyle, newValue)
            styleDidChange()
        }
    }

    /// The background colour of the bar, independent of scrolling. Nil for the default.
    open var barTintColor: UIColor? {
        get { style.barTintColor }
        set {
            style.barTintColor = newValue
            noteAppearance("barTintColor", \UINavigationBar.barTintColor, newValue)
            styleDidChange()
        }
    }

    /// Whether ``barTintColor`` is drawn 85 % opaque; hosts do not blur the content behind. Default: true, unless the
    /// background is an opaque image. Content never extends under the bar.
    open var isTranslucent: Bool {
        get { style.isTranslucent ?? style.backgrounds[.default]?.mayBeTranslucent ?? true }
        set {
            style.isTranslucent = newValue
            noteAppearance("isTranslucent", \UINavigationBar.isTranslucent, newValue)
            styleDidChange()
        }
    }

    /// The text attributes of the title. Nil for the default.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style.titleTextAttributes }
        set {
            style.titleTextAttributes = newValue
            noteAppearance("titleTextAttributes", \UINavigationBar.titleTextAttributes, newValue)
            styleDidChange()
        }
    }

    /// The text attributes of a large title. Nil for the default.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style.largeTitleTextAttributes }
        set {
            style.largeTitleTextAttributes = newValue
            noteAppearance("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes, newValue)
            styleDidChange()
        }
    }

    /// The image for the separator at the bottom edge. An empty image removes the separator if the app also sets a background
    /// image. Other images are not drawn.
    open var shadowImage: UIImage? {
        get { style.shadowImage }
        set {
            style.shadowImage = newValue
            noteAppearance("shadowImage", \UINavigationBar.shadowImage, newValue)
            styleDidChange()
        }
    }

    /// Sets the background image for bar metrics. An empty image removes the background; nil restores the default.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        style.backgrounds[barMetrics] = backgroundImage
        noteAppearance("backgroundImage-\(barMetrics.rawValue)") { (bar: UINavigationBar) in
            bar.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        styleDidChange()
    }

    /// Returns the background image for bar metrics, or that for the default metrics.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        style.backgrounds[barMetrics] ?? style.backgrounds[.default]
    }

    /// Sets the vertical offset of the title in points. Used only in a bar outside a title bar.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        style.titleOffsets[barMetrics] = adjustment
        noteAppearance("titleVerticalPositionAdjustment-\(barMetrics.rawValue)") { (bar: UINavigationBar) in
            bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        styleDidChange()
    }

    /// Returns the vertical offset of the title.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        style.titleOffsets[barMetrics] ?? 0
    }

    /// The image before the title of the back button; nil for a chevron. It is used if ``backIndicatorTransitionMaskImage`` is set
    /// too, and if the bar has no appearance objects.
    open var backIndicatorImage: UIImage? {
        get { style.backImages.image }
        set {
            style.backImages.image = newValue
            noteAppearance("backIndicatorImage", \UINavigationBar.backIndicatorImage, newValue)
            styleDidChange()
        }
    }

    /// The mask of ``backIndicatorImage`` while a title moves over it. Titles here never do.
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { style.backImages.mask }
        set {
            style.backImages.mask = newValue
            noteAppearance(
                "backIndicatorTransitionMaskImage",
                \UINavigationBar.backIndicatorTransitionMaskImage,
                newValue
            )
            styleDidChange()
        }
    }

    /// The appearance while content is scrolled under the bar.
    open var standardAppearance: UINavigationBarAppearance {
        get { style.standard ?? usualAppearance() }
        set {
            let copy = watchedCopy(of: newValue)
            style.standard = copy
            noteAppearance("standardAppearance", \UINavigationBar.standardAppearance, copy)
            styleDidChange()
        }
    }

    /// The appearance in a window with compact height. Nil for ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        get { style.compact }
        set {
            let copy = newValue.map(watchedCopy)
            style.compact = copy
            noteAppearance("compactAppearance", \UINavigationBar.compactAppearance, copy)
            styleDidChange()
        }
    }

    /// The appearance while the content is at its top. Nil for ``standardAppearance`` without its background, if the app
    /// assigned one.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { style.scrollEdge }
        set {
            let copy = newValue.map(watchedCopy)
            style.scrollEdge = copy
            noteAppearance("scrollEdgeAppearance", \UINavigationBar.scrollEdgeAppearance, copy)
            styleDidChange()
        }
    }

    /// The appearance with compact height while the content is at its top. Nil for ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { style.compactScrollEdge }
        set {
            let copy = newValue.map(watchedCopy)
            style.compactScrollEdge = copy
            noteAppearance("compactScrollEdgeAppearance", \UINavigationBar.compactScrollEdgeAppearance, copy)
            styleDidChange()
        }
    }

    var style = BarStyleValues()

    private var stack: [UINavigationItem] = []
    let content = UINavigationBarContent()
    /// A search presented by the app and the item that it covers.
    weak var guestSearch: UISearchController?
    weak var guestItem: UINavigationItem?
    /// The search bar in the title row. Its scope bar is under the row.
    weak var rowSearchBar: UISearchBar?
    /// The last place of the search bar.
    var shownSearchPlace = SearchPlace.none
    /// The width in points for which the search bar placement was last determined.
    var searchPlacementWidth: CGFloat = 0
    var isDecidingSearchPlacement = false

    /// The navigation controller that the bar belongs to.
    weak var navigationController: UINavigationController?

    /// Creates a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.bar = self
    }

    /// Decodes a bar from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        addSubview(content)
        content.bar = self
        interface.decode(self, as: UINavigationBar.self)
    }

    /// Replaces the items. A host with animations slides them.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.navigationBar = nil }
        stack = items ?? []
        for item in stack { item.navigationBar = self }
        itemDidChange()
    }

    /// Adds an item on top, with a back button to the previous one, unless the delegate refuses. Traps in the bar of a navigation
    /// controller: push a controller instead.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { push(item, animated: animated) }

    /// Removes the top item, unless the delegate refuses. Traps in the bar of a navigation controller: pop a controller instead.
    ///
    /// - Returns: The removed item; nil if it is the last one, or the delegate refuses.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { pop(animated: animated) }

    // MARK: Content

    /// Called when content of the bar changes.
    func itemDidChange() {
        // The search bar moves first, so that it keeps the focus.
        showSearchBar()
        content.reload()
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    /// The controller of the visible search bar: a search presented by the app, or the top item's.
    var searchController: UISearchController? { guest ?? topItem?.searchController }

    /// The visible search bar.
    var searchBar: UISearchBar? { searchController?.searchBar }

    /// Whether an active search hides the title (rule 48). A search bar in the title row does not.
    @_spi(Host)
    public var isContentHiddenForSearch: Bool {
        guard let searchController else { return navigationController?.isHiddenForSearchElsewhere ?? false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
            && !searchPlace.isIntegrated
    }

    /// Whether the title is currently large. It is small while the content is scrolled, and in compact height.
    @_spi(Host)
    public var showsLargeTitle: Bool { showsLargeTitle(whenScrolled: isContentScrolled) }

    private func showsLargeTitle(whenScrolled isScrolled: Bool) -> Bool {
        guard prefersLargeTitles, let topItem, !isContentHiddenForSearch, !isScrolled,
            traitCollection.verticalSizeClass != .compact
        else { return false }
        var mode = topItem.largeTitleDisplayMode
        for item in stack.reversed() where mode == .automatic { mode = item.largeTitleDisplayMode }
        return mode != .never
    }

    /// Whether a stacked search bar is currently visible (rule 75).
    @_spi(Host)
    public var showsSearchBar: Bool { showsSearchBar(whenScrolled: isContentScrolled) }

    private func showsSearchBar(whenScrolled isScrolled: Bool) -> Bool {
        guard let topItem, let searchController, searchBar?.superview === self else { return false }
        return searchController.isActive || !topItem.hidesSearchBarWhenScrolling || !isScrolled
    }

    /// Whether the content is scrolled away from its top.
    var isContentScrolled: Bool { navigationController?.isContentScrolled ?? false }

    /// Whether rows are scrolled directly under a title row in a title bar, without any visible part of this bar in between.
    @_spi(Host)
    public var isTitleRowOverContent: Bool {
        guard bounds.height == 0, let navigationController else { return false }
        let results = searchController.flatMap { $0.isActive ? $0.searchResultsController : nil }
        let shown = results.flatMap { $0.viewIfLoaded?.window == nil || $0.view.isHidden ? nil : $0 }
        let list = shown?.contentScrollView(for: .top) ?? navigationController.observedScrollView
        guard let list, list.edgeLook(of: .top) != .none, list.edgeLook(of: .top) != .soft else { return false }
        return list.contentOffset.y > -list.adjustedContentInset.top
    }

    // MARK: Layout

    /// The height in points that fits the current content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(whenScrolled: isContentScrolled, in: size))
    }

    /// Returns the height in points while the content is scrolled or at its top.
    func height(whenScrolled isScrolled: Bool, in size: CGSize) -> CGFloat {
        var height: CGFloat = 0
        if !isContentHiddenForSearch {
            height += rowHeight + (topItem?.prompt == nil ? 0 : ControlMetrics.current.navigationPromptHeight)
            if showsLargeTitle(whenScrolled: isScrolled) {
                height += ControlMetrics.current.largeTitleHeight
                height += max(0, content.largeSubtitleHeight(inWidth: size.width) - ControlMetrics.current.spacing(6))
            }
        }
        if showsSearchBar(whenScrolled: isScrolled), let searchBar { height += searchBar.sizeThatFits(size).height }
        return max(height + rowScopeBarHeight, navigationController?.coveringSearchBarHeight ?? 0)
    }

    /// Lays out the title row, the large title and the search bar in a column.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        decideSearchPlacement(inWidth: width)
        content.isHidden = isContentHiddenForSearch
        content.showsLargeTitle = showsLargeTitle
        lookMayChange()
        let searchHeight = showsSearchBar ? searchBar?.sizeThatFits(bounds.size).height ?? 0 : 0
        let scopeHeight = rowScopeBarHeight
        let sides = safeAreaInsets
        content.frame = CGRect(
            x: sides.left,
            y: 0,
            width: max(0, width - sides.left - sides.right),
            height: max(0, bounds.height - searchHeight - scopeHeight)
        )
        placeScopeBar(height: scopeHeight)
        if let searchBar, searchBar.superview === self {
            searchBar.isHidden = !showsSearchBar
            searchBar.frame = CGRect(x: 0, y: bounds.height - searchHeight, width: width, height: searchHeight)
        }
    }

    /// The search bar responds also if it is scrolled away (rule 75).
    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        searchBar?.handleUnclaimedKey(press, on: route, in: window) ?? .passedOn
    }

    /// The margin of the list under the bar.
    /// Aligns the large title and the search bar with the rows of the observed list.
    func marginOfRowsMayHaveChanged() {
        content.setNeedsLayout()
        searchBar?.setNeedsLayout()
        setNeedsLayout()
    }

    override var marginOfRowsInside: CGFloat? { navigationController?.observedScrollView?.rowMargin ?? 0 }

    /// The height of the title row. 0 if the host shows it in a title bar.
    var rowHeight: CGFloat {
        let height = hostRowHeight
        guard height > 0, let above = content.titleAbove else { return height }
        return max(height, above.sizeThatFits(CGSize(width: bounds.width, height: .infinity)).height)
    }

    private var hostRowHeight: CGFloat {
        let height = UIApplication.current?.host.titleRowHeight ?? Metrics.rowHeight
        guard height == 0 else { return height }
        // A bar of the app's own is not in the title bar. A popover has no title bar.
        if navigationController == nil { return Metrics.rowHeight }
        let isInPopover = sequence(first: self as UIView, next: { $0.superview }).contains { $0 is PresentedPopover }
        return isInPopover ? Metrics.rowHeight : 0
    }

    enum Metrics {
        static let rowHeight: CGFloat = 44
        static let margin: CGFloat = 16
        static let itemSpacing: CGFloat = 8
    }

    // MARK: For hosts

    /// The back button, if visible.
    @_spi(Host)
    public var backButton: UIButton? { content.backButton.flatMap { $0.superview == nil ? nil : $0 } }

    /// The possible titles of the back button, longest first, for a host that shows it in a title bar. The last may be empty,
    /// for the chevron alone.
    @_spi(Host)
    public var backButtonTitles: [String] { content.backTitles.map(\.text) }

    /// The back button and the leading items, from the edge inwards.
    @_spi(Host)
    public var leadingItemViews: [UIView] { content.leading }

    /// The trailing items, from the edge inwards.
    @_spi(Host)
    public var trailingItemViews: [UIView] { content.trailing }

    /// The view that replaces the title, while it is in the bar.
    @_spi(Host)
    public var titleView: UIView? { content.middle.flatMap { $0.superview === content ? $0 : nil } }

    /// The size available for ``titleView`` in the host's title bar. The lower left of that space is the upper left of the
    /// bar.
    @_spi(Host)
    public var titleBarSpace = CGSize.zero {
        didSet { if titleBarSpace != oldValue { content.setNeedsLayout() } }
    }

    /// The size in points that ``titleView`` requests in a host's title bar.
    @_spi(Host)
    public var titleViewSize: CGSize { titleView.map { content.titleBarSize(of: $0) } ?? .zero }

    /// The accessibility role of the bar. Its accessible name comes from its content.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .navigationBar }

    @_spi(Host)
    open override var groundColor: UIColor? {
        if case .color(let color) = look.ground { color } else { backgroundColor }
    }

    @_spi(Host)
    open override var groundImage: UIImage? { look.image }

    @_spi(Host)
    open override var isAlwaysDark: Bool { style.barStyle.isBlack }

    @_spi(Host)
    open override var stateDescriptions: [String] {
        let look = look
        var states: [String] = []
        if case .color(let color) = look.ground { states.append("bar \(color.outlineDescription)") }
        if look.image != nil { states.append("with background picture") }
        return states
    }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { topItem?.shownTitle }
}
