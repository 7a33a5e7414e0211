import Foundation

/// What a navigation bar shows while a controller is on top. Main actor.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String? { didSet { if title != oldValue { itemDidChange() } } }

    /// A view shown in place of the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }

    /// One line above the bar's other content.
    open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }

    /// What the back button says while this item is the one below the top; the item's title when nil.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }

    /// An item whose title the back button takes while this item is the one below the top.
    open var backBarButtonItem: UIBarButtonItem? { didSet { watch([backBarButtonItem]) } }

    /// Whether the back button is left out.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }

    /// Whether the leading items stand beside the back button instead of in its place.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

    /// The leading items, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems ?? []) } }

    /// The trailing items, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems ?? []) } }

    /// Whether the title is shown large where the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    /// How much the back button says while this item is the one below the top.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    // MARK: Look

    /// How the bar looks while this item is shown and content is scrolled under it; nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks in a low window; nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks while the content is at its top; nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks in a low window while the content is at its top; nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    private var looks = BarStyleValues()

    // MARK: Search

    /// The search controller whose bar stands in the navigation bar. The item's controller becomes a presentation
    /// context.
    ///
    /// - Note: Rule 44.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
    }

    /// Whether a stacked search bar is shown at the top of the scrolled content only: scrolling down takes it away, and
    /// scrolling back to the top brings it back. So it is there when the screen appears, unless the content is scrolled
    /// by then. No effect without a search controller, and on a search bar in the title row.
    ///
    /// - Note: Rule 75.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    /// Where the search bar should stand. The navigation bar follows as far as its width allows, at its next layout; see
    /// ``SearchBarPlacement-swift.enum``. No effect without a search controller.
    ///
    /// - Note: Rule 76.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
    }

    /// Where the search bar stands: never ``SearchBarPlacement-swift.enum/automatic`` once a navigation bar has shown the
    /// item, and always until then, and without a search controller. It follows the width; the search controller's
    /// delegate is told.
    ///
    /// - Note: Rule 76.
    open internal(set) var searchBarPlacement = SearchBarPlacement.automatic

    /// An item that marks, among ``leftBarButtonItems`` or ``rightBarButtonItems``, where a search bar in the title row
    /// stands, and among `toolbarItems` where one in the toolbar does; without it the bar is at the trailing edge. It shows
    /// nothing itself, is passed over while the search bar stands elsewhere (stacked, or centred), and without a search
    /// controller.
    ///
    /// - Note: Rule 77.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = SearchBarPlaceItem()

    /// Whether a search bar that is to be integrated, but finds no room in the title row, may stand in the toolbar, where
    /// `isToolbarHidden` is false. There it is last, or where ``searchBarPlacementBarButtonItem`` is among the items, and takes
    /// the place of all of them as long as search is active. Else it is stacked.
    ///
    /// - Note: Rule 77.
    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { itemDidChange() } }
    }

    /// Whether a split view that holds the screen may show the search bar in another column. Kept without effect:
    /// each column shows its own here.
    ///
    /// - Note: Rule 78.
    open var searchBarPlacementAllowsExternalIntegration = false

    /// The controller that the item belongs to.
    weak var viewController: UIViewController?

    /// The bar that shows the item.
    weak var navigationBar: UINavigationBar?

    /// Makes an item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Makes an item without a title.
    public override init() {
        super.init()
    }

    init(controllerTitle: String?) {
        super.init()
        title = controllerTitle
    }

    /// The first leading item. Assigning it replaces all of them.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first trailing item. Assigning it replaces all of them.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the leading items; a host that animates fades them.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Replaces the trailing items; a host that animates fades them.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Replaces the leading items; a host that animates fades them.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Replaces the trailing items; a host that animates fades them.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Leaves the back button out, or shows it; a host that animates fades it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// How much a back button says.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item that it leads to.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Nothing: it is an arrow. A screen reader speaks the title.
        case minimal = 2
    }

    /// When a title is shown large.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As the item below in the stack; large for the first one.
        case automatic
        /// Always.
        case always
        /// Never.
        case never
    }

    private func watch(_ items: [UIBarButtonItem?]) {
        for item in items { item?.addWatcher(self) { [weak self] in self?.itemDidChange() } }
        itemDidChange()
    }

    private func itemDidChange() {
        navigationBar?.itemDidChange()
    }

    private func searchControllerDidChange(from old: UISearchController?) {
        if let old {
            old.isActive = false
            old.navigationItem(self, didReplace: true)
        }
        if let searchController {
            searchController.navigationItem(self, didReplace: false)
            if viewController?.navigationController != nil { viewController?.definesPresentationContext = true }
        }
        searchBarPlacement = .automatic
        itemDidChange()
    }
}
