import Foundation

/// A stack of controllers. The topmost is visible under a navigation bar.
///
/// Transitions are complete when the call returns; a host with animations shows them afterwards. Those with an animator of the
/// delegate, and pops by a gesture, take their time. Main actor.
open class UINavigationController: UIViewController {
    /// The navigation bar.
    open private(set) var navigationBar = UINavigationBar()

    /// The delegate for changes of the topmost controller. Weak reference.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers, from the root to the topmost.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Whether the navigation bar is hidden.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    var storedToolbar: UIToolbar?

    /// The toolbar at the bottom, with the `toolbarItems` of the topmost controller. Assign those instead of its `items`.
    open var toolbar: UIToolbar! { makeToolbar() }

    /// Whether the toolbar is hidden. Default: true.
    open var isToolbarHidden: Bool {
        get { storedToolbar?.isHidden ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Whether the bar is hidden while an on-screen keyboard is visible. The bar reappears with the keyboard's dismissal; in
    /// UIKit it reappears with a touch. Desktops with a physical keyboard show no on-screen keyboard.
    open var hidesBarsWhenKeyboardAppears = false
    var isBarHiddenForKeyboard = false

    /// Whether a swipe up in the content hides the bars, and a swipe down shows them. Scrolling with a wheel or touchpad counts as a
    /// swipe. Default: false.
    open var hidesBarsOnSwipe = false { didSet { updateBarRecognizers() } }

    /// Whether a tap in the content hides or shows the bars. Taps on controls and cells do not count. Default: false.
    open var hidesBarsOnTap = false { didSet { updateBarRecognizers() } }

    /// Whether the bars are hidden while the height of the window is compact. A tap in the content shows them. Default: false.
    open var hidesBarsWhenVerticallyCompact = false {
        didSet {
            updateBarRecognizers()
            viewIfLoaded?.setNeedsLayout()
        }
    }

    /// The recognizer of ``hidesBarsOnSwipe``.
    open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer {
        let swipe = storedBarSwipe ?? makeBarSwipe()
        storedBarSwipe = swipe
        return swipe
    }

    /// The recognizer of ``hidesBarsOnTap``.
    open var barHideOnTapGestureRecognizer: UITapGestureRecognizer {
        let tap = storedBarTap ?? makeBarTap()
        storedBarTap = tap
        return tap
    }

    var storedBarSwipe: UIPanGestureRecognizer?
    var storedBarTap: UITapGestureRecognizer?
    var isToolbarHiddenByGesture = false
    var wereBarsCompact = false

    var stack: [UIViewController] = []
    /// The group of tabs whose selection determines the stack.
    weak var managingGroup: UITabGroup?
    /// The view that contains the topmost controller's view and presentations over it, which are removed together (rule 40).
    var topContainer: UIView?
    var containers: [ObjectIdentifier: UIView] = [:]
    /// Drives pops by touch.
    lazy var popGesture = PopGesture(of: self)

    /// The recognizer with which a finger at the leading edge of the window pops the topmost controller. Its delegate allows that
    /// while the bar has a back button; an app can set a delegate of its own. Nil before the view is loaded.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { isViewLoaded ? popGesture.recognizer : nil }

    /// The kinds of changes of the topmost controller.
    public enum Operation: Int, Sendable {
        /// None.
        case none = 0
        /// A controller is pushed.
        case push = 1
        /// A controller is popped.
        case pop = 2
    }
    weak var observedScrollView: UIScrollView?
    var wasContentScrolled = false
    /// The active search controller that hides the bar although its search bar is elsewhere.
    weak var searchHidingBar: UISearchController?

    /// Creates a stack with one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    /// Creates an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Decodes a controller from a storyboard. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        prepare()
        interface.decode(self, as: UINavigationController.self)
    }

    private func prepare() {
        navigationBar.navigationController = self
    }

    /// The tab bar item: the root's, unless one was assigned, or changed while there was no root.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The visible controller: one presented from the stack, or the topmost.
    open var visibleViewController: UIViewController? {
        guard let presented = presentedViewController ?? topViewController?.presentation.presented else {
            return topViewController
        }
        return presented
    }

    // MARK: Changing the stack

    /// Pushes a controller. Traps if it is already in the stack, and for a search controller, which can only be presented.
    ///
    /// - Note: Rule 49.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        require(
            !stack.contains(viewController),
            "UINavigationController.pushViewController(_:animated:) was given \(type(of: viewController)), "
                + "which is in the stack already; popToViewController(_:animated:) goes back to it."
        )
        viewController.requireContainable(in: "UINavigationController.pushViewController(_:animated:)")
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Pops the topmost controller, unless it is the root.
    ///
    /// - Returns: The popped controller.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return popped
    }

    /// Pops all controllers above the given one. Traps if that controller is not in the stack.
    ///
    /// - Returns: The popped controllers.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
        guard let index = stack.firstIndex(of: viewController) else {
            trap(
                "UINavigationController.popToViewController(_:animated:) was given \(type(of: viewController)), "
                    + "which is not in the stack; push it, or look it up in viewControllers."
            )
        }
        let popped = Array(stack[(index + 1)...])
        setViewControllers(Array(stack[...index]), animated: animated)
        return popped
    }

    /// Pops all controllers except the root.
    ///
    /// - Returns: The popped controllers.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
        finishCustomTransitions()
        let old = stack
        let formerly = Set(old)
        let remaining = Set(viewControllers)
        let added = viewControllers.filter { !formerly.contains($0) }
        for controller in added {
            addChild(controller)
            if controller.navigationItem.searchController != nil { controller.definesPresentationContext = true }
        }
        let removed = old.filter { !remaining.contains($0) }
        for controller in removed { controller.willMove(toParent: nil) }
        stack = viewControllers
        // Code that iterates over the children, such as state restoration, expects them from the root up.
        children = viewControllers.filter(children.contains) + children.filter { !remaining.contains($0) }
        // Only the new topmost controller appears because it was added. Those below appear when they are uncovered.
        if let top = stack.last, !formerly.contains(top) { top.movement = .toParent }
        let isPop = stack.last.map(formerly.contains) ?? true
        let change = StackChange(old: old, new: viewControllers, added: added, removed: removed, isPop: isPop)
        if animated, let animator = animator(of: change) {
            animateChange(change, with: animator)
        } else {
            changeTop(
                from: old.last,
                to: stack.last,
                removed: removed,
                motion: isPop ? .pop : .push,
                animated: animated
            )
            endChange(change)
        }
    }

    /// Releases the removed controllers of a change, and tells the added ones of its end.
    func endChange(_ change: StackChange) {
        for controller in change.removed {
            controller.dismissEverythingPresented()
            containers[ObjectIdentifier(controller)] = nil
            controller.appearanceIsManaged = false
            controller.movement = .none
            controller.removeFromParent()
        }
        for controller in change.added { controller.didMove(toParent: self) }
        tabDidChange()
        managingGroup?.managedStackDidChange()
    }

    private func changeTop(
        from old: UIViewController?,
        to new: UIViewController?,
        removed: [UIViewController],
        motion: HostTransition.Motion,
        animated: Bool
    ) {
        guard old !== new else {
            updateBarItems(animated: animated)
            return
        }
        if let old, removed.contains(old) { old.movement = .fromParent }
        let isVisible = appearance.isVisible && isViewLoaded
        let isShown = animated && appearance == .appeared && old != nil && new != nil
        let coordinator = isShown ? TransitionCoordinator(from: old, to: new, in: view, isAnimated: true) : nil
        activeTransition = coordinator
        if let new { delegate?.navigationController(self, willShow: new, animated: animated) }
        if isVisible {
            old?.beginAppearanceTransition(false, animated: animated)
            new?.appearanceIsManaged = true
            new?.beginAppearanceTransition(true, animated: animated)
        }
        if isShown { view.animate(motion, beside: coordinator) }
        updateBarItems(animated: animated)
        if isViewLoaded { installTopView() }
        if isVisible {
            if appearance == .appeared {
                view.layoutIfNeeded()
                coordinator?.runAnimations()
                new?.tellIsAppearing()
            }
            old?.endAppearanceTransition()
            if appearance == .appeared { new?.endAppearanceTransition() }
        }
        if activeTransition === coordinator { activeTransition = nil }
        coordinator?.settle()
        if old?.askedContentSize ?? .zero != new?.askedContentSize ?? .zero { tellPreferredContentSize() }
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// Adopts the preferred size of the topmost controller, unless this controller has its own.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === topViewController { tellPreferredContentSize() }
    }

    /// Returns the controller's size minus the bars, for the topmost controller.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard container === topViewController else {
            return super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
        }
        let bars = navigationBar.frame.height + toolbarHeight(in: CGRect(origin: .zero, size: parentSize))
        let split = parent as? UISplitViewController
        return split?.sizeAfterSeparation(from: self, bars: bars)
            ?? CGSize(width: parentSize.width, height: max(0, parentSize.height - bars))
    }

    /// Pushes the controller.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Shows or hides the navigation bar. A host with animations slides it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows or hides the toolbar. `animated` is ignored.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { showToolbar(!hidden) }

    /// Pushes the secondary controller, or the content of a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) { splitViewController.merge(.secondary, animated: false) }

    /// Returns the controller integrated by a collapse.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.separateAll()
        return nil
    }

    // MARK: View

    /// Creates a view with the bar at the top and the topmost controller's view below it.
    open override func loadView() {
        let view = UINavigationControllerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.navigationController = self
        view.addSubview(navigationBar)
        if let storedToolbar { view.addSubview(storedToolbar) }
        self.view = view
    }

    /// Shows the topmost controller.
    open override func viewDidLoad() {
        super.viewDidLoad()
        updateBarRecognizers()
        installTopView()
        popGesture.attach()
    }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        let response = route == .controllers ? responseOfBackButton(to: press, in: window) : nil
        return response ?? super.handleUnclaimedKey(press, on: route, in: window)
    }

    override func screenKeyboardDidChange(isThere: Bool) { hideBar(forKeyboard: isThere) }

    func updateBarItems(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbarItemsDidChange()
    }

    func installTopView() {
        guard let view = viewIfLoaded else { return }
        topContainer?.removeFromSuperview()
        topContainer = nil
        observedScrollView?.scrollObserver = nil
        guard let top = topViewController else { return }
        topContainer = view.showBehind(top, in: &containers)
        observeScrolling(of: top)
        view.setNeedsLayout()
    }

    func layout(in bounds: CGRect) {
        hideBarsInCompactHeight()
        wasContentScrolled = isContentScrolled
        navigationBar.decideSearchPlacement(inWidth: bounds.width)
        let barHeight = navigationBar.isHidden ? 0 : navigationBar.sizeThatFits(bounds.size).height
        navigationBar.restFrame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        let contentHeight = max(0, bounds.height - barHeight - placeToolbar(in: bounds))
        topContainer?.restFrame = CGRect(x: 0, y: barHeight, width: bounds.width, height: contentHeight)
    }

    /// Pops to the child.
    open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
        popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
    }

    override func childrenBefore(_ child: UIViewController?) -> [UIViewController] {
        child.map { child in viewControllers.prefix { $0 !== child }.reversed() } ?? viewControllers.reversed()
    }
}
