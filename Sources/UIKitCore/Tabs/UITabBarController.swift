import Foundation

/// Several controllers of which one is shown, above a bar of tabs that lead to them.
///
/// It is given ``viewControllers``, or, since iOS 18, ``tabs``, whose controllers are made when they are first selected. A
/// controller's view is loaded when it is first shown and stays as it is while others are: an active search goes on, with
/// its text and its results. The bar takes its room from the controllers' views, so that nothing lies under it.
///
/// Ctrl+Page Up and Ctrl+Page Down go through the tabs, Alt and a digit to one of the first nine. Main actor.
open class UITabBarController: UIViewController, UITabBarDelegate {
    /// The bar. Its items are those of the controllers or tabs: change these.
    open private(set) var tabBar = UITabBar()

    /// Decides which tabs the person may choose, and hears what was chosen.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, one a tab; nil when there are none. Where there are ``tabs``, asking makes the controllers of all of
    /// them.
    open var viewControllers: [UIViewController]? {
        get { entries.isEmpty ? nil : entries.compactMap(\.controller) }
        set { setViewControllers(newValue, animated: false) }
    }

    /// The tabs; empty where the controller was given ``viewControllers``.
    open var tabs: [UITab] {
        get { entries.compactMap(\.tab) }
        set { setTabs(newValue, animated: false) }
    }

    /// The place of the selected controller among ``viewControllers``, or of the tab among ``tabs``; `NSNotFound` when there
    /// are none. Assigning a number that is no such place does nothing but say so on standard error.
    open var selectedIndex: Int {
        get { selectedPlace ?? NSNotFound }
        set { select(at: newValue) }
    }

    /// The controller that is shown. Assigning traps for one that is not among ``viewControllers``; nil is passed over.
    open var selectedViewController: UIViewController? {
        get { shownController }
        set { if let newValue { select(newValue) } }
    }

    /// The tab whose controller is shown. Assigning traps for one that is not among ``tabs``; nil is passed over.
    open var selectedTab: UITab? {
        get { selectedPlace.flatMap { entries[$0].tab } }
        set { if let newValue { select(newValue) } }
    }

    /// Whether the bar is not shown.
    open var isTabBarHidden: Bool {
        get { wantsTabBarHidden }
        set { setTabBarHidden(newValue, animated: false) }
    }

    /// How tabs are shown. There is no sidebar here, so that ``Mode-swift.enum/automatic`` means a tab bar in windows of any
    /// width, as on a telephone.
    open var mode = Mode.automatic

    var entries: [TabEntry] = []
    /// What stands in the bar, and for what: an app's own `tabBarItem` may be another one each time.
    var shownItems: [(entry: TabEntry, item: UITabBarItem)] = []
    var selectedPlace: Int?
    var shownController: UIViewController?
    var wantsTabBarHidden = false
    /// Holds the view of the controller that is shown and what is presented over it, so that both leave together.
    var shownContainer: UIView?
    var containers: [ObjectIdentifier: UIView] = [:]
    /// What was selected before the search tab.
    var entryBeforeSearch: TabEntry?

    /// Makes a controller without tabs.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepareTabBar()
    }

    /// Makes a controller with tabs, of which the first is selected.
    public convenience init(tabs: [UITab]) {
        self.init(nibName: nil, bundle: nil)
        setTabs(tabs, animated: false)
    }

    /// Reads a controller from a storyboard, which alone has such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        prepareTabBar()
        decodeTabs(interface.element, loader: interface.loader)
    }

    /// Replaces the controllers. The one that was selected stays so where it is among the new ones; else the one at the same
    /// place is selected, or the first. Nothing moves, whatever `animated` says.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
        replaceEntries((viewControllers ?? []).map { TabEntry(tab: nil, ownController: $0) })
    }

    /// Replaces the tabs, as ``setViewControllers(_:animated:)`` does the controllers. Traps when two have the same
    /// identifier.
    open func setTabs(_ tabs: [UITab], animated: Bool) {
        require(
            Set(tabs.map(\.identifier)).count == tabs.count,
            "UITabBarController.setTabs(_:animated:) was given two tabs of the same identifier."
        )
        replaceEntries(tabs.map { TabEntry(tab: $0, ownController: nil) })
    }

    /// The tab of an identifier.
    open func tab(forIdentifier identifier: String) -> UITab? { tabs.first { $0.identifier == identifier } }

    /// Shows the bar, or takes it away, also where the controller that is shown asks for it. Nothing moves, whatever `animated`
    /// says.
    open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
        wantsTabBarHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Called after the person chose a tab and the delegate let them, while the former one is still selected. An override
    /// need not call `super`.
    open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

    /// Lays out the bar at the bottom and the selected controller's view above it.
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

    /// What the bar leaves of the controller's size to the one that is shown.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === shownController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        return contentSize(in: parentSize)
    }

    /// Writes which tab is selected.
    open override func encodeRestorableState(with coder: NSCoder) {
        super.encodeRestorableState(with: coder)
        encodeSelection(with: coder)
    }

    /// Selects the tab that was selected, if it is there.
    open override func decodeRestorableState(with coder: NSCoder) {
        super.decodeRestorableState(with: coder)
        decodeSelection(with: coder)
    }

    /// How tabs are shown.
    public enum Mode: Int, Sendable {
        /// As a tab bar.
        case automatic
        /// As a tab bar.
        case tabBar
        /// Not here.
        @available(*, unavailable, message: "There is no sidebar on Linux: use tabBar, or a split view controller.")
        case tabSidebar
    }
}
