import Foundation

/// A container that shows one of several controllers above a bar of tabs.
///
/// Assign ``viewControllers``, or ``tabs``, whose controllers are created when they are first selected. A controller's view
/// is loaded when it is first shown and keeps its state while it is hidden: an active search stays active, with its text and
/// results. The bar takes its space from the controllers' views and never covers them.
///
/// Ctrl+Page Up and Ctrl+Page Down select the adjacent tab, Alt with a digit one of the first nine. Main actor.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The tab bar. Its items are managed by this controller: change the controllers or tabs instead.
    open private(set) var tabBar = UITabBar()

    /// The delegate for selections by the user. Weak reference.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers of the tabs; nil if there are none. If ``tabs`` is set, reading it creates all their controllers.
    open var viewControllers: [UIViewController]? {
        get { entries.isEmpty ? nil : entries.compactMap(\.controller) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The root tabs. Empty if ``viewControllers`` is set.
    open var tabs: [UITab] {
        get { entries.compactMap(\.tab) }
        set { setTabs(newValue, animated: false) }
    }

    /// The index of the selected controller in ``viewControllers`` or of the selected tab in ``tabs``; `NSNotFound` if there
    /// are none. Assigning an invalid index only writes a warning to standard error.
    open var selectedIndex: Int {
        get { selectedPlace ?? NSNotFound }
        set { select(at: newValue) }
    }

    /// The visible controller. Assigning one that is not in ``viewControllers`` traps; assigning nil does nothing.
    open var selectedViewController: UIViewController? {
        get { shownController }
        set { if let newValue { select(newValue) } }
    }

    /// The selected tab, which may be inside a group. Assigning one that is neither in ``tabs`` nor in their groups traps; assigning nil
    /// does nothing.
    open var selectedTab: UITab? {
        get { selectedPlace.flatMap { entries[$0].tab?.selectedLeaf } }
        set { if let newValue { select(newValue) } }
    }

    /// Whether the bar is hidden.
    open var isTabBarHidden: Bool {
        get { wantsTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// The presentation of the tabs. Default: ``Mode-swift.enum/automatic``.
    open var mode = Mode.automatic { didSet { if mode != oldValue { sidebarDidChange() } } }

    /// The sidebar. It is visible in regular width if the ``mode-swift.property`` permits one and it is not hidden; otherwise the tab bar
    /// is visible.
    open var sidebar: Sidebar { makeSidebar() }

    /// The identifier under which the user's changes in the sidebar are stored: hidden tabs and the order of groups. They apply
    /// when the tabs are set. Nil: they are not stored. Default: nil.
    open var customizationIdentifier: String? { didSet { applyCustomization(to: tabs) } }

    /// The identifiers of the root tabs that the bar shows in compact width. Nil for all. Default: nil.
    open var compactTabIdentifiers: [String]? {
        didSet { if compactTabIdentifiers != oldValue { reloadItems() } }
    }

    /// The area of the view that neither the bar nor the sidebar covers.
    open var contentLayoutGuide: UILayoutGuide { makeContentGuide() }

    /// Whether scrolling the content reduces the bar to the selected tab, in compact width. A tap on the bar and scrolling in the
    /// opposite direction restore it. Default: automatic, which never minimizes it, as bars on the desktop keep their size.
    open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
        didSet { if tabBarMinimizeBehavior != oldValue { expandBar() } }
    }

    /// A view above the tab bar, or beside the minimized bar. Nil for none. Default: nil.
    open var bottomAccessory: UITabAccessory? {
        get { storedAccessory }
        set { setBottomAccessory(newValue, animated: false) }
    }

    /// The controller of the More tab, which lists the tabs that have no space in the bar: in compact width, with more than five
    /// tabs. A tab chosen from the list appears in its place. The app can select this controller, also without such a tab.
    open var moreNavigationController: UINavigationController { makeMoreController() }

    /// The controllers whose tabs the user can move with the Edit button of the More tab. Nil or empty for none. Assigning
    /// ``viewControllers`` sets it to these controllers.
    open var customizableViewControllers: [UIViewController]? { didSet { moreList?.reload() } }

    var storedMoreController: UINavigationController?
    private(set) lazy var moreItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    var moreList: MoreListController? { storedMoreController?.viewControllers.first as? MoreListController }
    var entries: [TabEntry] = []
    /// The visible entries and their items. An app's `tabBarItem` may return a different item each time.
    var shownItems: [(entry: TabEntry, item: UITabBarItem)] = []
    var selectedPlace: Int?
    var shownController: UIViewController?
    var wantsTabBarHidden = false
    /// The view that contains the visible controller's view and presentations over it, which are removed together.
    var shownContainer: UIView?
    var containers: [ObjectIdentifier: UIView] = [:]
    var storedSidebar: Sidebar?
    var sidebarView: TabSidebarView?
    var storedAccessory: UITabAccessory?
    var accessoryContainer: TabAccessoryView?
    var contentGuide: TabContentGuide?
    /// Whether the bar was last updated in compact width; nil before the first layout.
    var wasCompact: Bool?
    /// Whether scrolling reduced the bar to the selected tab.
    var isBarMinimized = false
    /// The button in the bar that shows the sidebar.
    lazy var sidebarButton: UIButton = makeSidebarButton()
    /// The entry that was selected before the search tab.
    var entryBeforeSearch: TabEntry?

    /// Creates a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareTabBar()
    }

    /// Creates a controller with tabs. The first is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Decodes a controller from a storyboard. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepareTabBar()
        interface.decode(self, as: UITabBarController.self)
    }

    /// Replaces the controllers. The selected one stays selected if it is among them; otherwise the one at its index is
    /// selected, or the first. `animated` is ignored.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        customizableViewControllers = viewControllers
        replaceEntries((viewControllers ?? []).map { TabEntry(tab: nil, ownController: $0) })
    }

    /// Replaces the tabs, with the same selection as ``setViewControllers(_:animated:)``. Traps if two tabs have the same
    /// identifier.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        customizableViewControllers = nil
        requireUniqueIdentifiers(of: tabs, in: "UITabBarController.setTabs(_:animated:)")
        applyCustomization(to: tabs)
        replaceEntries(tabs.map { TabEntry(tab: $0, ownController: nil) })
    }

    /// Returns the tab with an identifier, also one inside a group.
    open func tab(forIdentifier identifier: String) -> UITab? { allTabs.first { $0.identifier == identifier } }

    /// Shows a view above the tab bar, in place of a former one; nil removes it. A host with animations fades it.
    open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
        showAccessory(bottomAccessory, animated: animated)
    }

    /// Shows or hides the bar. A pushed controller can still hide it. `animated` is ignored.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        wantsTabBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    override var contentTitle: String? { super.contentTitle ?? selectedViewController?.title }

    /// Called after the user selects a tab and the delegate allows it, while the former tab is still selected. An override
    /// need not call `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Creates a view with the bar at the bottom and the selected controller's view above it.
    open override func loadView() {
        let view = UITabBarControllerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.tabBarController = self
        view.addSubview(tabBar)
        self.view = view
    }

    /// Shows the selected controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        installShownView()
    }

    /// Returns the controller's size minus the bar, for the visible controller.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === shownController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return contentSize(in: parentSize)
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        let response = route == .controllers ? responseOfTabs(to: press) : nil
        return response ?? super.handleUnclaimedKey(press, on: route, in: window)
    }

    /// Selects the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        if entries.contains(where: { $0.madeControllers.contains(subsequentVC) }), subsequentVC !== shownController {
            select(subsequentVC)
        }
    }

    /// Encodes the selected tab.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Selects the tab that was selected, if it exists.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// The presentation of tabs.
    public enum Mode: Int, Sendable {
        /// `tabSidebar` if a tab is a group, otherwise `tabBar`.
        case automatic = 0
        /// A tab bar.
        case tabBar = 1
        /// A sidebar in regular width, which the user can replace by the tab bar; a tab bar in compact width.
        case tabSidebar = 2
    }

    /// Whether scrolling minimizes a tab bar.
    public enum MinimizeBehavior: Int, Sendable {
        /// As `never`.
        case automatic = 0
        /// The bar keeps its size.
        case never = 1
        /// Scrolling down minimizes the bar, scrolling up restores it.
        case onScrollDown = 2
        /// Scrolling up minimizes the bar, scrolling down restores it.
        case onScrollUp = 3
    }
}
