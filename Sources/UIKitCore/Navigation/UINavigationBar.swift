import Foundation

/// The bar at the top of a navigation controller: title, back button, items, and the search bar.
///
/// Main actor.
open class UINavigationBar: UIView {
    /// The items, from the bottom of the stack to the one shown.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }

    /// The item that is shown.
    open var topItem: UINavigationItem? { stack.last }

    /// The item that the back button leads to.
    open var backItem: UINavigationItem? { stack.dropLast().last }

    /// Whether titles are shown large at the top of the scrolled content.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { itemDidChange() } }
    }

    // MARK: Look

    /// White on black, or as the interface is.
    open var barStyle: UIBarStyle {
        get { style.barStyle }
        set {
            style.barStyle = newValue
            noteAppearance("barStyle", \UINavigationBar.barStyle, newValue)
            styleDidChange()
        }
    }

    /// The colour of the ground; nil for the usual one. It is seen scrolled or not.
    open var barTintColor: UIColor? {
        get { style.barTintColor }
        set {
            style.barTintColor = newValue
            noteAppearance("barTintColor", \UINavigationBar.barTintColor, newValue)
            styleDidChange()
        }
    }

    /// Whether a sixth of what is behind shows through ``barTintColor``; hosts do not blur it. True unless set, or unless
    /// an opaque picture is the ground. Content never goes under the bar here.
    open var isTranslucent: Bool {
        get { style.isTranslucent ?? style.backgrounds[.default]?.mayBeTranslucent ?? true }
        set {
            style.isTranslucent = newValue
            noteAppearance("isTranslucent", \UINavigationBar.isTranslucent, newValue)
            styleDidChange()
        }
    }

    /// Font and colour of the title; nil for the usual ones.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style.titleTextAttributes }
        set {
            style.titleTextAttributes = newValue
            noteAppearance("titleTextAttributes", \UINavigationBar.titleTextAttributes, newValue)
            styleDidChange()
        }
    }

    /// Font and colour of a large title; nil for the usual ones.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { style.largeTitleTextAttributes }
        set {
            style.largeTitleTextAttributes = newValue
            noteAppearance("largeTitleTextAttributes", \UINavigationBar.largeTitleTextAttributes, newValue)
            styleDidChange()
        }
    }

    /// A picture for the line at the edge. An image of no size takes the line away, where the app set a background
    /// picture, too; any other is not drawn.
    open var shadowImage: UIImage? {
        get { style.shadowImage }
        set {
            style.shadowImage = newValue
            noteAppearance("shadowImage", \UINavigationBar.shadowImage, newValue)
            styleDidChange()
        }
    }

    /// Draws a picture as the ground; an image of no size leaves it out, nil brings the usual one back.
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        style.backgrounds[barMetrics] = backgroundImage
        noteAppearance("backgroundImage-\(barMetrics.rawValue)") { (bar: UINavigationBar) in
            bar.setBackgroundImage(backgroundImage, for: barMetrics)
        }
        styleDidChange()
    }

    /// The picture that is the ground in so much room, or that of the usual room.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
        style.backgrounds[barMetrics] ?? style.backgrounds[.default]
    }

    /// Moves the title up or down, in points, in a bar among the views.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        style.titleOffsets[barMetrics] = adjustment
        noteAppearance("titleVerticalPositionAdjustment-\(barMetrics.rawValue)") { (bar: UINavigationBar) in
            bar.setTitleVerticalPositionAdjustment(adjustment, for: barMetrics)
        }
        styleDidChange()
    }

    /// How far the title was moved.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        style.titleOffsets[barMetrics] ?? 0
    }

    /// How the bar looks while content is scrolled under it.
    open var standardAppearance: UINavigationBarAppearance {
        get { style.standard ?? usualAppearance() }
        set {
            let copy = watchedCopy(of: newValue)
            style.standard = copy
            noteAppearance("standardAppearance", \UINavigationBar.standardAppearance, copy)
            styleDidChange()
        }
    }

    /// How the bar looks in a low window; nil for ``standardAppearance``.
    open var compactAppearance: UINavigationBarAppearance? {
        get { style.compact }
        set {
            let copy = newValue.map(watchedCopy)
            style.compact = copy
            noteAppearance("compactAppearance", \UINavigationBar.compactAppearance, copy)
            styleDidChange()
        }
    }

    /// How the bar looks while the content is at its top; nil for ``standardAppearance`` without its ground, where the app
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

    /// How the bar looks in a low window while the content is at its top; nil for ``scrollEdgeAppearance``.
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
    /// A search that was presented by hand, and the item over which.
    weak var guestSearch: UISearchController?
    weak var guestItem: UINavigationItem?
    /// The search bar in the title row, whose scope bar stands under it.
    weak var rowSearchBar: UISearchBar?
    /// Where the search bar was last put.
    var shownSearchPlace = SearchPlace.none
    /// The width in points for which the search bar's place was last decided.
    var searchPlacementWidth: CGFloat = 0
    var isDecidingSearchPlacement = false

    /// The navigation controller that the bar belongs to.
    weak var navigationController: UINavigationController?

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(content)
        content.bar = self
    }

    /// Reads a bar from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        addSubview(content)
        content.bar = self
        decodeBar(interface.element, loader: interface.loader)
        decodeItems(interface.element, loader: interface.loader)
    }

    /// Replaces the items; a host that animates slides them.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        for item in stack { item.navigationBar = nil }
        stack = items ?? []
        for item in stack { item.navigationBar = self }
        itemDidChange()
    }

    // MARK: What is shown

    /// Something that the bar shows changed.
    func itemDidChange() {
        // First the search bar goes to its new place, so that it keeps the focus.
        showSearchBar()
        content.reload()
        setNeedsLayout()
        setNeedsDisplay()
        superview?.setNeedsLayout()
    }

    /// The search controller whose bar is shown: one that was presented by hand, or the top item's.
    var searchController: UISearchController? { guest ?? topItem?.searchController }

    /// The search bar that is shown.
    var searchBar: UISearchBar? { searchController?.searchBar }

    /// Whether search has taken the title's place (rule 48). A search bar in the title row leaves the row where it is.
    @_spi(Host)
    public var isContentHiddenForSearch: Bool {
        guard let searchController else { return navigationController?.isHiddenForSearchElsewhere ?? false }
        return searchController.isActive && searchController.hidesNavigationBarDuringPresentation
            && !searchPlace.isIntegrated
    }

    /// Whether the title is shown large at present: it shrinks once the content is scrolled.
    @_spi(Host)
    public var showsLargeTitle: Bool { showsLargeTitle(whenScrolled: isContentScrolled) }

    private func showsLargeTitle(whenScrolled isScrolled: Bool) -> Bool {
        guard prefersLargeTitles, let topItem, !isContentHiddenForSearch, !isScrolled else { return false }
        var mode = topItem.largeTitleDisplayMode
        for item in stack.reversed() where mode == .automatic { mode = item.largeTitleDisplayMode }
        return mode != .never
    }

    /// Whether a stacked search bar is shown at present (rule 75).
    @_spi(Host)
    public var showsSearchBar: Bool { showsSearchBar(whenScrolled: isContentScrolled) }

    private func showsSearchBar(whenScrolled isScrolled: Bool) -> Bool {
        guard let topItem, let searchController, searchBar?.superview === self else { return false }
        return searchController.isActive || !topItem.hidesSearchBarWhenScrolling || !isScrolled
    }

    /// Whether the content under the bar is scrolled away from its top.
    var isContentScrolled: Bool { navigationController?.isContentScrolled ?? false }

    /// Whether rows have scrolled up to a title row that a host shows in a title bar, with nothing of this bar in between.
    @_spi(Host)
    public var isTitleRowOverContent: Bool {
        guard bounds.height == 0, let navigationController else { return false }
        let results = searchController.flatMap { $0.isActive ? $0.searchResultsController : nil }
        let shown = results.flatMap { $0.viewIfLoaded?.window == nil || $0.view.isHidden ? nil : $0 }
        let list = shown?.contentScrollView(for: .top) ?? navigationController.observedScrollView
        guard let list else { return false }
        return list.contentOffset.y > -list.adjustedContentInset.top
    }

    // MARK: Layout

    /// The height in points that the bar takes at its present content.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: height(whenScrolled: isContentScrolled, in: size))
    }

    /// The height in points that the bar takes while the content is at its top, or away from it.
    func height(whenScrolled isScrolled: Bool, in size: CGSize) -> CGFloat {
        var height: CGFloat = 0
        if !isContentHiddenForSearch {
            height += rowHeight + (topItem?.prompt == nil ? 0 : Metrics.promptHeight)
            if showsLargeTitle(whenScrolled: isScrolled) { height += Metrics.largeTitleHeight }
        }
        if showsSearchBar(whenScrolled: isScrolled), let searchBar { height += searchBar.sizeThatFits(size).height }
        return max(height + rowScopeBarHeight, navigationController?.coveringSearchBarHeight ?? 0)
    }

    /// Places the title row, the large title and the search bar under each other.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        decideSearchPlacement(inWidth: width)
        content.isHidden = isContentHiddenForSearch
        content.showsLargeTitle = showsLargeTitle
        lookMayChange()
        let searchHeight = showsSearchBar ? searchBar?.sizeThatFits(bounds.size).height ?? 0 : 0
        let scopeHeight = rowScopeBarHeight
        content.frame = CGRect(x: 0, y: 0, width: width, height: max(0, bounds.height - searchHeight - scopeHeight))
        placeScopeBar(height: scopeHeight)
        if let searchBar, searchBar.superview === self {
            searchBar.isHidden = !showsSearchBar
            searchBar.frame = CGRect(x: 0, y: bounds.height - searchHeight, width: width, height: searchHeight)
        }
    }

    /// The height of the title row; 0 where the host shows it in a title bar.
    var rowHeight: CGFloat {
        let height = UIApplication.current?.host.titleRowHeight ?? Metrics.rowHeight
        guard height == 0 else { return height }
        // A popover has no title bar.
        let isInPopover = sequence(first: self as UIView, next: { $0.superview }).contains { $0 is PresentedPopover }
        return isInPopover ? Metrics.rowHeight : 0
    }

    enum Metrics {
        static let rowHeight: CGFloat = 44
        static let promptHeight: CGFloat = 30
        static let largeTitleHeight: CGFloat = 52
        static let margin: CGFloat = 16
        static let itemSpacing: CGFloat = 8
    }

    // MARK: For hosts

    /// The button that leads back, while there is one.
    @_spi(Host)
    public var backButton: UIButton? { content.backButton.flatMap { $0.superview == nil ? nil : $0 } }

    /// The titles that the back button may have, the longest first, for a host that shows it in a title bar of its own. The last
    /// may be empty: the chevron stands alone then.
    @_spi(Host)
    public var backButtonTitles: [String] { content.backTitles.map(\.text) }

    /// The back button and the leading items, from the edge inwards.
    @_spi(Host)
    public var leadingItemViews: [UIView] { content.leading }

    /// The trailing items, from the edge inwards.
    @_spi(Host)
    public var trailingItemViews: [UIView] { content.trailing }

    /// The view in the title's place, while it is in the bar.
    @_spi(Host)
    public var titleView: UIView? { content.middle.flatMap { $0.superview === content ? $0 : nil } }

    /// The room that a host's title bar has for ``titleView``. The room's lower left is the bar's
    /// upper left.
    @_spi(Host)
    public var titleBarSpace = CGSize.zero {
        didSet { if titleBarSpace != oldValue { content.setNeedsLayout() } }
    }

    /// The size in points that ``titleView`` wants in a host's title bar.
    @_spi(Host)
    public var titleViewSize: CGSize { titleView.map { content.titleBarSize(of: $0) } ?? .zero }

    /// A bar is a part of the screen with the name of what it shows.
    @_spi(Host)
    open override var role: ViewRole { .navigationBar }

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

    override var defaultAccessibilityLabel: String? { topItem?.title }
}
