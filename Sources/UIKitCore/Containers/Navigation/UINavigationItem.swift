import Foundation

/// The content of a navigation bar while its controller is on top. Main actor.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// The title.
    open var title: String? {
        willSet { willChangeValue(forKey: "title") }
        didSet {
            if title != oldValue { itemDidChange() }
            didChangeValue(forKey: "title")
        }
    }

    /// The title with attributes, which the bar shows instead of ``title``. Ignored with a ``titleView``. Other places, such as the back
    /// button and the window's title, show ``title``, or the text of this property if there is no title. Nil for none.
    open var attributedTitle: AttributedString? { didSet { if attributedTitle != oldValue { itemDidChange() } } }

    /// A view that replaces the title.
    open var titleView: UIView? { didSet { if titleView !== oldValue { itemDidChange() } } }

    /// A line of text above the other content of the bar.
    open var prompt: String? { didSet { if prompt != oldValue { itemDidChange() } } }

    /// The title of the back button that leads to this item. Nil for the item's title.
    open var backButtonTitle: String? { didSet { if backButtonTitle != oldValue { itemDidChange() } } }

    /// An item whose title is used for the back button that leads to this item.
    open var backBarButtonItem: UIBarButtonItem? { didSet { watch([backBarButtonItem]) } }

    /// Whether the back button is hidden.
    open var hidesBackButton = false { didSet { if hidesBackButton != oldValue { itemDidChange() } } }

    /// Whether the leading items appear beside the back button instead of replacing it.
    open var leftItemsSupplementBackButton = false { didSet { itemDidChange() } }

    /// The leading items, from the edge inwards.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.leading = []
            watch(leftBarButtonItems ?? [])
        }
    }

    /// The trailing items, from the edge inwards.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet {
            groups.trailing = []
            watch(rightBarButtonItems ?? [])
        }
    }

    // MARK: Groups

    /// The arrangement of title and groups. Default: `navigator`.
    open var style = ItemStyle.navigator { didSet { if style != oldValue { itemDidChange() } } }

    /// The leading groups, from the edge inwards. Assigning them replaces ``leftBarButtonItems``.
    open var leadingItemGroups: [UIBarButtonItemGroup] {
        get { NavigationItemGroups.groups(groups.leading, of: leftBarButtonItems) }
        set {
            leftBarButtonItems = nil
            groups.leading = newValue
            groupsDidChange()
        }
    }

    /// The groups in the middle, in reading order. With the style `navigator`, and in compact width, they are in a menu at the
    /// trailing edge, except groups with `alwaysAvailable`.
    open var centerItemGroups: [UIBarButtonItemGroup] {
        get { groups.center }
        set {
            groups.center = newValue
            groupsDidChange()
        }
    }

    /// The trailing groups, in reading order. Assigning them replaces ``rightBarButtonItems``.
    open var trailingItemGroups: [UIBarButtonItemGroup] {
        get { NavigationItemGroups.groups(groups.trailing, of: rightBarButtonItems?.reversed()) }
        set {
            rightBarButtonItems = nil
            groups.trailing = newValue
            groupsDidChange()
        }
    }

    /// The group at the trailing edge, after all others. Nil for none.
    open var pinnedTrailingGroup: UIBarButtonItemGroup? {
        get { groups.pinned }
        set {
            groups.pinned = newValue
            groupsDidChange()
        }
    }

    /// The elements at the end of the menu with the groups that have no space. The menu also appears without such groups. Nil for
    /// none.
    open var additionalOverflowItems: UIDeferredMenuElement? { didSet { itemDidChange() } }

    /// The action of the back button instead of returning to the previous screen. It also shows the button on the first screen.
    /// The app returns itself. Nil for the usual button.
    open var backAction: UIAction? { didSet { if backAction !== oldValue { itemDidChange() } } }

    var groups = NavigationItemGroups()
    private var plainSubtitle: String?

    // MARK: Subtitles and the title's menu

    /// The text under the title. In the title row it is in a smaller font; under a large title, unless there is a ``largeSubtitle``.
    /// With an ``attributedSubtitle``, the text of that. Ignored with a ``subtitleView``.
    open var subtitle: String? {
        get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
        set {
            guard newValue != plainSubtitle else { return }
            plainSubtitle = newValue
            itemDidChange()
        }
    }

    /// The subtitle with attributes, instead of ``subtitle``. Ignored with a ``subtitleView``. Nil for none.
    open var attributedSubtitle: AttributedString? { didSet { if attributedSubtitle != oldValue { itemDidChange() } } }

    /// A view under the title, instead of a subtitle. It has the size that it or its constraints request. Ignored with a
    /// ``titleView``, and not shown under a large title. Nil for none.
    open var subtitleView: UIView? { didSet { if subtitleView !== oldValue { itemDidChange() } } }

    /// The large title. Nil for ``title``.
    open var largeTitle: String? { didSet { if largeTitle != oldValue { itemDidChange() } } }

    /// The text under the large title. Nil for ``subtitle``.
    open var largeSubtitle: String? { didSet { if largeSubtitle != oldValue { itemDidChange() } } }

    /// The text under the large title with attributes. Nil for ``largeSubtitle``.
    open var largeAttributedSubtitle: AttributedString? {
        didSet { if largeAttributedSubtitle != oldValue { itemDidChange() } }
    }

    /// A view under the large title, instead of a subtitle. It has the size that it or its constraints request. Nil for none.
    open var largeSubtitleView: UIView? { didSet { if largeSubtitleView !== oldValue { itemDidChange() } } }

    /// Returns the menu of the title, from the elements that UIKit suggests: sharing the document and renaming. A tap on the title
    /// opens it. Called when the menu opens. Nil: the title opens a menu of the suggested elements, if there are any.
    open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? { didSet { itemDidChange() } }

    /// The delegate for renaming, which makes the title editable: its menu has an entry for that. Weak reference.
    open weak var renameDelegate: (any UINavigationItemRenameDelegate)? { didSet { itemDidChange() } }

    /// The document of the screen, which the menu of the title shows. Nil for none.
    open var documentProperties: UIDocumentProperties? { didSet { itemDidChange() } }

    /// Whether the title is large if the bar prefers large titles.
    open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
        didSet { if largeTitleDisplayMode != oldValue { itemDidChange() } }
    }

    /// The title style of the back button that leads to this item.
    open var backButtonDisplayMode = BackButtonDisplayMode.default {
        didSet { if backButtonDisplayMode != oldValue { itemDidChange() } }
    }

    // MARK: Appearance

    /// The bar's appearance for this item while content is scrolled under the bar. Nil for the bar's own.
    open var standardAppearance: UINavigationBarAppearance? {
        get { looks.standard }
        set {
            looks.standard = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// The bar's appearance for this item with compact height. Nil for the bar's own.
    open var compactAppearance: UINavigationBarAppearance? {
        get { looks.compact }
        set {
            looks.compact = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// The bar's appearance for this item while the content is at its top. Nil for the bar's own.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.scrollEdge }
        set {
            looks.scrollEdge = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    /// The bar's appearance for this item with compact height while the content is at its top. Nil for the bar's own.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { looks.compactScrollEdge }
        set {
            looks.compactScrollEdge = newValue.map(watchedCopy)
            navigationBar?.styleDidChange()
        }
    }

    private var looks = BarStyleValues()

    // MARK: Search

    /// The search controller whose bar appears in the navigation bar. The item's controller becomes a presentation context.
    ///
    /// - Note: Rule 44.
    open var searchController: UISearchController? {
        didSet { if searchController !== oldValue { searchControllerDidChange(from: oldValue) } }
    }

    /// Whether a stacked search bar is visible only at the top of the scrolled content. Scrolling down hides it, and
    /// scrolling back to the top shows it. It is therefore visible when the screen appears, unless the content is already
    /// scrolled. No effect without a search controller, and on a search bar in the title row.
    ///
    /// - Note: Rule 75.
    open var hidesSearchBarWhenScrolling = true {
        didSet { if hidesSearchBarWhenScrolling != oldValue { itemDidChange() } }
    }

    /// The preferred placement of the search bar. The navigation bar applies it at its next layout if its width allows; see
    /// ``SearchBarPlacement-swift.enum``. No effect without a search controller.
    ///
    /// - Note: Rule 76.
    open var preferredSearchBarPlacement = SearchBarPlacement.automatic {
        didSet { if preferredSearchBarPlacement != oldValue { itemDidChange() } }
    }

    /// The current placement of the search bar. ``SearchBarPlacement-swift.enum/automatic`` without a search controller and
    /// until a navigation bar shows the item, never afterwards. It depends on the width; the search controller's delegate is
    /// notified of changes.
    ///
    /// - Note: Rule 76.
    open internal(set) var searchBarPlacement = SearchBarPlacement.automatic

    /// An item that marks the place of an integrated search bar: among ``leftBarButtonItems`` or ``rightBarButtonItems`` in
    /// the title row, or among `toolbarItems` in the toolbar. Without it the bar is at the trailing edge. The item itself is
    /// invisible. It is ignored without a search controller, and while the search bar is stacked or centred.
    ///
    /// - Note: Rule 77.
    open private(set) lazy var searchBarPlacementBarButtonItem: UIBarButtonItem = SearchBarPlaceItem()

    /// Whether an integrated search bar that does not fit the title row may appear in the toolbar, if `isToolbarHidden` is
    /// false. There it is last, or at the place of ``searchBarPlacementBarButtonItem``, and replaces all items while search
    /// is active. Otherwise it is stacked.
    ///
    /// - Note: Rule 77.
    open var searchBarPlacementAllowsToolbarIntegration = true {
        didSet { if searchBarPlacementAllowsToolbarIntegration != oldValue { itemDidChange() } }
    }

    /// Whether a split view that contains the screen may show the search bar in a different column. Kept without effect: each
    /// column shows its own search bar.
    ///
    /// - Note: Rule 78.
    open var searchBarPlacementAllowsExternalIntegration = false

    /// The controller that the item belongs to.
    weak var viewController: UIViewController?

    /// The bar that shows the item.
    weak var navigationBar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) {
        super.init()
        self.title = title
    }

    /// Creates an item without a title.
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

    /// Replaces the leading items. A host with animations fades them.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }

    /// Replaces the trailing items. A host with animations fades them.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) { rightBarButtonItem = item }

    /// Replaces the leading items. A host with animations fades them.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

    /// Replaces the trailing items. A host with animations fades them.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

    /// Shows or hides the back button. A host with animations fades it.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) { self.hidesBackButton = hidesBackButton }

    /// The title style of a back button.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title of the item that it leads to.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// No title, only a chevron. Screen readers speak the title.
        case minimal = 2
    }

    /// The size of a title.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// Same as the item below in the stack; large for the first item.
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

    private func groupsDidChange() {
        for group in groups.all { group.whenChanged = { [weak self] in self?.itemDidChange() } }
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
