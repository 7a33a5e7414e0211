import Foundation

extension UITabBarController {
    /// The sidebar of a tab bar controller, a list of all tabs. Main actor.
    ///
    /// It has the width of a quarter of the window, at least 220 and at most 300 points, and a title bar of its own with the title of
    /// the tab bar controller, otherwise the name of the app.
    @preconcurrency @MainActor
    open class Sidebar: NSObject {
        /// The delegate. Weak reference.
        open weak var delegate: (any Delegate)? { didSet { contentDidChange(resetsItems: true) } }

        /// Whether the sidebar is hidden in favour of the tab bar. The user changes it with a button. Default: false, because windows
        /// of the desktop have space for a sidebar.
        open var isHidden: Bool {
            get { isSetHidden }
            set { setHidden(newValue) }
        }

        /// The preferred position relative to the content. Default: automatic.
        open var preferredLayout = Layout.automatic {
            didSet { if preferredLayout != oldValue { controller?.sidebarDidChange() } }
        }

        /// The content above all tabs. Nil for none. Default: nil.
        open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { list?.showHeader() } }

        /// The content below all tabs. Nil for none. Default: nil.
        open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { list?.showFooter() } }

        /// A view at the bottom of the sidebar, such as a toolbar. It has the width of the sidebar and the height that it requests.
        /// Nil for none. Default: nil.
        open var bottomBarView: UIView? {
            didSet { if bottomBarView !== oldValue { controller?.sidebarView?.showBottomBar(bottomBarView) } }
        }

        /// The elements of the menu in the sidebar's title bar. Nil for no menu. Default: nil.
        open var navigationOverflowItems: UIDeferredMenuElement? { didSet { list?.showBarItems() } }

        weak var controller: UITabBarController?
        private var isSetHidden = false
        /// The list, while the sidebar was visible at least once.
        var list: SidebarListController?
        /// The navigation controller around the list.
        var navigation: UINavigationController?
        /// The items of tabs and actions that were shown.
        var items: [ObjectIdentifier: UITabSidebarItem] = [:]
        /// The groups whose rows are collapsed, by identifier.
        var collapsed: Set<String> = []

        init(of controller: UITabBarController) {
            self.controller = controller
            super.init()
        }

        /// Scrolls to a part of the sidebar. Does nothing if it does not exist.
        ///
        /// - Parameters:
        ///   - target: The part.
        ///   - animated: Whether a host with animations moves the content.
        open func scroll(to target: ScrollTarget, animated: Bool) { list?.scroll(to: target, animated: animated) }

        /// Updates the row of a tab: calls the delegate's method for updates of items. Does nothing if the row is not visible.
        open func reconfigureItem(for tab: UITab) { list?.reconfigure(tab) }

        private func setHidden(_ isHidden: Bool) {
            guard isHidden != isSetHidden, let controller else { return }
            let animator = SidebarAnimator()
            controller.delegateOfSidebar?.tabBarController(
                controller,
                sidebarVisibilityWillChange: self,
                animator: animator
            )
            isSetHidden = isHidden
            controller.sidebarDidChange()
            animator.run()
        }

        /// The position of a sidebar relative to the content.
        public enum Layout: Int, Sendable {
            /// `tile`, as in other programs of the desktop.
            case automatic = 0
            /// In front of the content, whose safe area excludes the sidebar.
            case overlap = 1
            /// Beside the content.
            case tile = 2
        }

        /// A part of a sidebar.
        @MainActor
        public enum ScrollTarget {
            /// The content of ``headerContentConfiguration``.
            case header
            /// The content of ``footerContentConfiguration``.
            case footer
            /// The row of a tab.
            case tab(UITab)
        }

        /// Collects animations beside a change of the sidebar's visibility, and calls them with it. Main actor.
        @preconcurrency @MainActor
        public protocol Animating: NSObjectProtocol {
            /// Adds changes to perform with the change of visibility.
            func addAnimations(_ animations: @escaping () -> Void)
            /// Adds a closure to call after the change.
            func addCompletion(_ completion: @escaping () -> Void)
        }

        /// Configures a sidebar and is notified of its changes. Every member is optional. Main actor.
        @preconcurrency @MainActor
        public protocol Delegate: NSObjectProtocol {
            /// Called before ``isHidden`` changes, by the user or the app.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebarVisibilityWillChange sidebar: Sidebar,
                animator: any Animating
            )
            /// Returns the item of a tab or action.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                itemFor request: UITabSidebarItem.Request
            ) -> UITabSidebarItem
            /// Called when the state of an item changed or the app reconfigures it, to change its content.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                update item: UITabSidebarItem
            )
            /// Called before the row of a tab becomes visible.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                willBeginDisplaying tab: UITab
            )
            /// Called after the row of a tab disappeared.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                didEndDisplaying tab: UITab
            )
            /// Returns the swipe actions at the leading edge of a tab's row; nil for none.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                leadingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            /// Returns the swipe actions at the trailing edge of a tab's row; nil for none.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                trailingSwipeActionsConfigurationFor tab: UITab
            ) -> UISwipeActionsConfiguration?
            /// Returns the context menu of a tab's row; nil for none.
            func tabBarController(
                _ tabBarController: UITabBarController,
                sidebar: Sidebar,
                contextMenuConfigurationFor tab: UITab
            ) -> UIContextMenuConfiguration?
        }
    }
}

extension UITabBarController.Sidebar.Delegate {
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating
    ) {}
    /// Returns the default item.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        itemFor request: UITabSidebarItem.Request
    ) -> UITabSidebarItem { UITabSidebarItem(request: request) }
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        update item: UITabSidebarItem
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        willBeginDisplaying tab: UITab
    ) {}
    /// Does nothing.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        didEndDisplaying tab: UITab
    ) {}
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        leadingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        trailingSwipeActionsConfigurationFor tab: UITab
    ) -> UISwipeActionsConfiguration? { nil }
    /// Returns nil.
    public func tabBarController(
        _ tabBarController: UITabBarController,
        sidebar: UITabBarController.Sidebar,
        contextMenuConfigurationFor tab: UITab
    ) -> UIContextMenuConfiguration? { nil }
}

extension UITabBarController {
    /// The delegate of the sidebar.
    var delegateOfSidebar: (any Sidebar.Delegate)? { storedSidebar?.delegate }
}

/// Performs the animations beside a change of visibility at once, after the change.
private final class SidebarAnimator: NSObject, UITabBarController.Sidebar.Animating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }

    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for body in animations + completions { body() }
    }
}
