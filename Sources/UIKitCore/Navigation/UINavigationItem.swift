import Foundation

/// What a navigation bar shows while a controller is on top. Main actor. iOS 2.0.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title. iOS 2.0.
    open var title: String? { didSet { if title != oldValue { itemDidChange() } } }

    /// A view shown in place of the title. iOS 2.0.
    open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }

    /// One line above the bar's other content. iOS 2.0.
    open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }

    /// What the back button says while this item is the one below the top; the item's title when nil. iOS 11.0.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }

    /// An item whose title the back button takes while this item is the one below the top. iOS 2.0.
    open var backBarButtonItem: UIBarButtonItem? { didSet { watch([backBarButtonItem]) } }

    /// Whether the back button is left out. iOS 2.0.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }

    /// Whether the leading items stand beside the back button instead of in its place. iOS 5.0.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

    /// The leading items, from the edge inwards. iOS 5.0.
    open var leftBarButtonItems: [UIBarButtonItem]? { didSet { watch(leftBarButtonItems ?? []) } }

    /// The trailing items, from the edge inwards. iOS 5.0.
    open var rightBarButtonItems: [UIBarButtonItem]? { didSet { watch(rightBarButtonItems ?? []) } }

    /// Whether the title is shown large where the bar prefers large titles. iOS 11.0.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    /// How much the back button says while this item is the one below the top. iOS 14.0.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    // MARK: Look

    /// How the bar looks while this item is shown and content is scrolled under it; nil for the bar's own. iOS 13.0.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks in a low window; nil for the bar's own. iOS 13.0.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks while the content is at its top; nil for the bar's own. iOS 13.0.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// How the bar looks in a low window while the content is at its top; nil for the bar's own. iOS 15.0.
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
    /// context. iOS 11.0, rule 44.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
    }

    /// Whether a stacked search bar is shown at the top of the scrolled content only: scrolling down takes it away, and
    /// scrolling back to the top brings it back. So it is there when the screen appears, unless the content is scrolled
    /// by then. No effect without a search controller, and on a search bar in the title row. iOS 11.0, rule 75.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    /// Where the search bar should stand. The navigation bar follows as far as its width allows, at its next layout; see
    /// ``SearchBarPlacement-swift.enum``. No effect without a search controller. iOS 16.0, rule 76.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
    }

    /// Where the search bar stands: never ``SearchBarPlacement-swift.enum/automatic`` once a navigation bar has shown the
    /// item, and always until then, and without a search controller. It follows the width; the search controller's
    /// delegate is told. iOS 16.0, rule 76.
    open internal(set) var searchBarPlacement = SearchBarPlacement.automatic

    /// An item that marks, among ``leftBarButtonItems`` or ``rightBarButtonItems``, where a search bar in the title row
    /// stands, and among `toolbarItems` where one in the toolbar does; without it the bar is at the trailing edge. It shows
    /// nothing itself, is passed over while the search bar stands elsewhere (stacked, or centred), and without a search
    /// controller. iOS 26.0, rule 77.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = SearchBarPlaceItem()

    /// Whether a search bar that is to be integrated, but finds no room in the title row, may stand in the toolbar, where
    /// `isToolbarHidden` is false. There it is last, or where ``searchBarPlacementBarButtonItem`` is among the items, and takes
    /// the place of all of them as long as search is active. Else it is stacked. iOS 26.0, rule 77.
    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { itemDidChange() } }
    }

    /// Whether a split view that holds the screen may show the search bar in another column. Kept without effect:
    /// each column shows its own here. iOS 26.0, rule 78.
    open var searchBarPlacementAllowsExternalIntegration = false

    /// The controller that the item belongs to.
    weak var viewController: UIViewController?

    /// The bar that shows the item.
    weak var navigationBar: UINavigationBar?

    /// Makes an item with a title. iOS 2.0.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Makes an item without a title. iOS 2.0.
    public override init() {
        super.init()
    }

    init(controllerTitle: String?) {
        super.init()
        title = controllerTitle
    }

    /// The first leading item. Assigning it replaces all of them. iOS 2.0.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first trailing item. Assigning it replaces all of them. iOS 2.0.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// Replaces the leading items; a host that animates fades them. iOS 2.0.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Replaces the trailing items; a host that animates fades them. iOS 2.0.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Replaces the leading items; a host that animates fades them. iOS 5.0.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Replaces the trailing items; a host that animates fades them. iOS 5.0.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Leaves the back button out, or shows it; a host that animates fades it. iOS 2.0.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// How much a back button says. iOS 14.0.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item that it leads to.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// Nothing: it is an arrow. A screen reader speaks the title.
        case minimal = 2
    }

    /// When a title is shown large. iOS 11.0.
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
