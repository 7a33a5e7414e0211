import Foundation

/// A tab of a tab bar controller. Its view controller is created on first access. Main actor.
@preconcurrency @MainActor
open class UITab: NSObject {
    /// The identifier, unique among the controller's tabs.
    public let identifier: String

    /// The title of the tab.
    open var title: String {
        get { item.title ?? "" }
        set { item.title = newValue }
    }

    /// The image of the tab.
    open var image: UIImage? {
        get { item.image }
        set { item.image = newValue }
    }

    /// A second text, which the sidebar shows under the title. Nil for none.
    open var subtitle: String? { didSet { if subtitle != oldValue { sidebarContentDidChange() } } }

    /// A short text on a coloured background at the image's corner, also spoken by screen readers. Nil for none.
    open var badgeValue: String? {
        get { item.badgeValue }
        set { item.badgeValue = newValue }
    }

    /// Whether the tab is enabled.
    open var isEnabled: Bool {
        get { item.isEnabled }
        set { item.isEnabled = newValue }
    }

    /// Whether bar and sidebar omit the tab. The app can select a hidden tab.
    open var isHidden = false {
        didSet {
            guard isHidden != oldValue else { return }
            tabBarController?.reloadItems()
            sidebarContentDidChange()
        }
    }

    /// The value of ``isHidden`` without a choice of the user. Default: false.
    open var isHiddenByDefault = false

    /// Whether the user can hide and show the tab while editing the sidebar. Default: false.
    open var allowsHiding = false { didSet { if allowsHiding != oldValue { sidebarContentDidChange() } } }

    /// The place of the tab in the bar. Only root tabs are in the bar. Default: automatic.
    open var preferredPlacement = Placement.automatic {
        didSet { if preferredPlacement != oldValue { tabBarController?.reloadItems() } }
    }

    /// The identifier of the tab for user-interface tests. Nil for none.
    open var accessibilityIdentifier: String? {
        get { item.accessibilityIdentifier }
        set { item.accessibilityIdentifier = newValue }
    }

    /// Data that the app associates with the tab.
    open var userInfo: Any?

    /// The controller of the tab, created on first access. Nil for a tab without a provider, which shows nothing.
    open var viewController: UIViewController? {
        if let madeController { return madeController }
        guard let controller = provider?(self) else { return nil }
        madeController = controller
        provider = nil
        controller.ownTab = self
        return controller
    }

    /// The group that contains the tab. Nil for a root tab. Weak reference.
    open internal(set) weak var parent: UITabGroup?

    /// The outermost group around the tab, or the tab itself, that has a `managingNavigationController`. Nil if there is none.
    open var managingTabGroup: UITabGroup? { ancestry.last { $0.managedNavigation != nil } as? UITabGroup }

    /// The tab bar controller that contains the tab or its outermost group.
    open var tabBarController: UITabBarController? { parent?.tabBarController ?? holder }

    /// The tab bar controller whose root tab this is.
    weak var holder: UITabBarController?

    let item = UITabBarItem()
    private(set) var madeController: UIViewController?
    /// Whether the tab has a controller of its own, made or not.
    var hasController: Bool { madeController != nil || provider != nil }
    private var provider: ((UITab) -> UIViewController)?

    /// Creates a tab.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - image: The image.
    ///   - identifier: The identifier, unique among the controller's tabs.
    ///   - viewControllerProvider: Creates the controller once, when the tab is first selected or its controller accessed.
    public init(
        title: String,
        image: UIImage?,
        identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.identifier = identifier
        provider = viewControllerProvider
        super.init()
        item.title = title
        item.image = image
    }

    // MARK: Overridden by groups

    /// The navigation controller whose stack the tab manages.
    var managedNavigation: UINavigationController? { nil }

    /// The tabs directly inside, in display order.
    var tabsInside: [UITab] { [] }

    /// The selected tab inside, at any depth, or the tab itself.
    var selectedLeaf: UITab { self }

    /// The tab that a selection by the user selects.
    var leafOnSelection: UITab { self }

    /// Makes one of the tabs directly inside the selected one; nil for the tab itself.
    func selectInside(_ tab: UITab?) {}
}

extension UITab {
    /// The place of a tab in the bar.
    public enum Placement: Int, Sendable {
        /// `default` for a root tab, `optional` for a tab of a group.
        case automatic = 0
        /// In the bar.
        case `default` = 1
        /// Only in the sidebar, as the bar cannot be customized; in compact width in the bar.
        case optional = 2
        /// In the bar.
        case movable = 3
        /// In the bar, at its trailing end.
        case pinned = 4
        /// In the bar, before all tabs with other placements.
        case fixed = 5
        /// Only in the sidebar.
        case sidebarOnly = 6
    }

    /// The tab and its groups, from the inside out.
    var ancestry: [UITab] { Array(sequence(first: self, next: \.parent)) }

    /// The outermost group of the tab, or the tab itself.
    var root: UITab { ancestry.last ?? self }

    /// The tab and all tabs inside, at any depth.
    var withTabsInside: [UITab] { [self] + tabsInside.flatMap(\.withTabsInside) }

    /// The controllers made so far for the tab and all tabs inside.
    var madeControllers: [UIViewController] {
        withTabsInside.flatMap { [$0.madeController, $0.managedNavigation].compactMap { $0 } }
    }

    /// The controller that is visible while the tab is selected: the managed navigation controller, or the one of the tab or of the
    /// innermost group that has one.
    var shownController: UIViewController? {
        managingTabGroup?.managedNavigation ?? ancestry.lazy.compactMap(\.viewController).first
    }

    /// Makes this tab the selected one in all its groups.
    func selectInGroups() {
        selectInside(nil)
        for (inner, outer) in zip(ancestry, ancestry.dropFirst()) { outer.selectInside(inner) }
    }

    func sidebarContentDidChange() { tabBarController?.storedSidebar?.contentDidChange() }
}

extension UITab: UIPopoverPresentationControllerSourceItem {
    /// Returns the frame of the tab's button in the bar, or of its row in the sidebar, in a view's coordinates. Null if neither is
    /// visible.
    public func frame(in referenceView: UIView) -> CGRect {
        guard let controller = tabBarController, let view = controller.viewShowing(self) else { return .null }
        return view.convert(view.bounds, to: referenceView)
    }
}
