import Foundation

/// A stack of controllers, of which the topmost is shown under a navigation bar.
///
/// Transitions are complete when the call returns; a host that animates shows the way there afterwards. Main actor.
open class UINavigationController: UIViewController {
    /// The bar.
    open private(set) var navigationBar = UINavigationBar()

    /// Hears of the controllers that come on top.
    open weak var delegate: (any UINavigationControllerDelegate)?

    /// The controllers, from the root to the one shown.
    open var viewControllers: [UIViewController] {
        get { stack }
        set { setViewControllers(newValue, animated: false) }
    }

    /// Whether the bar is not shown.
    open var isNavigationBarHidden: Bool {
        get { navigationBar.isHidden }
        set { setNavigationBarHidden(newValue, animated: false) }
    }

    var storedToolbar: UIToolbar?

    /// The toolbar at the bottom, which shows the `toolbarItems` of the controller on top. Assign those, and not its
    /// `items`.
    open var toolbar: UIToolbar! { makeToolbar() }

    /// Whether the toolbar is not shown. True unless set.
    open var isToolbarHidden: Bool {
        get { storedToolbar?.isHidden ?? true }
        set { setToolbarHidden(newValue, animated: false) }
    }

    /// Whether the bar goes while a keyboard is on the screen, and comes back after it. UIKit waits for a touch to bring it
    /// back. Desktops with a real keyboard show none.
    open var hidesBarsWhenKeyboardAppears = false
    var isBarHiddenForKeyboard = false

    private var stack: [UIViewController] = []
    /// Holds the view of the topmost controller and what is presented over it, so that both leave together (rule 40).
    private var topContainer: UIView?
    private var containers: [ObjectIdentifier: UIView] = [:]
    weak var observedScrollView: UIScrollView?
    var wasContentScrolled = false
    /// The active search controller that hides the bar although its search bar is elsewhere.
    weak var searchHidingBar: UISearchController?

    /// Makes a stack of one controller.
    public init(rootViewController: UIViewController) {
        super.init(nibName: nil, bundle: nil)
        prepare()
        setViewControllers([rootViewController], animated: false)
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        prepare()
    }

    /// Reads a controller from a storyboard, which alone has such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        prepare()
        decodeNavigation(interface.element, loader: interface.loader)
    }

    private func prepare() {
        navigationBar.navigationController = self
    }

    /// The tab: the root's, unless one was assigned, or changed while there was no root.
    open override var tabBarItem: UITabBarItem! {
        get { ownTabBarItem ?? stack.first?.tabBarItem ?? super.tabBarItem }
        set { super.tabBarItem = newValue }
    }

    /// The controller on top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// The controller that the user sees: one presented from the stack, else the topmost.
    open var visibleViewController: UIViewController? {
        guard let presented = presentedViewController ?? topViewController?.presentation.presented else {
            return topViewController
        }
        return presented
    }

    // MARK: Changing the stack

    /// Puts a controller on top. Traps when it is in the stack already, and for a search controller, which is only ever
    /// presented.
    ///
    /// - Note: Rule 49.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        require(
            !stack.contains(viewController),
            "UINavigationController.pushViewController(_:animated:) was given \(type(of: viewController)), "
                + "which is in the stack already; popToViewController(_:animated:) goes back to it."
        )
        require(
            !(viewController is UISearchController),
            "UINavigationController.pushViewController(_:animated:) was given a UISearchController, which is only ever "
                + "presented: assign it to navigationItem.searchController of the screen that is searched, or push a "
                + "UISearchContainerViewController of it."
        )
        setViewControllers(stack + [viewController], animated: animated)
    }

    /// Takes the topmost controller away, unless it is the root.
    ///
    /// - Returns: The controller that went.
    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        guard stack.count > 1 else { return nil }
        let popped = stack.last
        setViewControllers(Array(stack.dropLast()), animated: animated)
        return popped
    }

    /// Takes all controllers above one away. Traps when that one is not in the stack.
    ///
    /// - Returns: The controllers that went.
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

    /// Takes all controllers but the root away.
    ///
    /// - Returns: The controllers that went.
    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        guard let root = stack.first else { return nil }
        return popToViewController(root, animated: animated)
    }

    /// Replaces the stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
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
        // What goes through the children, as what is kept of the app's state does, meets them from the root up.
        children = viewControllers.filter(children.contains) + children.filter { !remaining.contains($0) }
        // Only the one that comes to sight does so because it was added; those under it appear when they are bared.
        if let top = stack.last, !formerly.contains(top) { top.movement = .toParent }
        let isPop = stack.last.map(formerly.contains) ?? true
        changeTop(from: old.last, to: stack.last, removed: removed, motion: isPop ? .pop : .push, animated: animated)
        for controller in removed {
            controller.dismissEverythingPresented()
            containers[ObjectIdentifier(controller)] = nil
            controller.appearanceIsManaged = false
            controller.movement = .none
            controller.removeFromParent()
        }
        for controller in added { controller.didMove(toParent: self) }
        tabDidChange()
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
                new?.endAppearanceTransition()
            }
            old?.endAppearanceTransition()
        }
        if activeTransition === coordinator { activeTransition = nil }
        coordinator?.settle()
        if old?.askedContentSize ?? .zero != new?.askedContentSize ?? .zero { tellPreferredContentSize() }
        if let new { delegate?.navigationController(self, didShow: new, animated: animated) }
    }

    /// Asks for the size that its topmost controller asks for, unless it has one of its own.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        if container === topViewController { tellPreferredContentSize() }
    }

    /// What the bars leave of the controller's size to the topmost one.
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

    /// Shows a controller by pushing it.
    open override func show(_ vc: UIViewController, sender: Any?) {
        pushViewController(vc, animated: true)
    }

    /// Shows or hides the bar; a host that animates slides it.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
        navigationBar.isHidden = hidden
        viewIfLoaded?.setNeedsLayout()
    }

    /// Shows or hides the toolbar. Nothing moves, whatever `animated` says.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { showToolbar(!hidden) }

    /// Pushes the secondary controller, or what is in it where it is a navigation controller.
    open override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) { splitViewController.merge(.secondary, animated: false) }

    /// Gives back what it took in.
    open override func separateSecondaryViewController(
        for splitViewController: UISplitViewController
    ) -> UIViewController? {
        splitViewController.separateAll()
        return nil
    }

    // MARK: View

    /// Lays out the bar at the top and the topmost controller's view under it.
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
        installTopView()
    }

    private func updateBarItems(animated: Bool) {
        navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
        toolbarItemsDidChange()
    }

    private func installTopView() {
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
        wasContentScrolled = isContentScrolled
        navigationBar.decideSearchPlacement(inWidth: bounds.width)
        let barHeight = navigationBar.isHidden ? 0 : navigationBar.sizeThatFits(bounds.size).height
        navigationBar.restFrame = CGRect(x: 0, y: 0, width: bounds.width, height: barHeight)
        let contentHeight = max(0, bounds.height - barHeight - placeToolbar(in: bounds))
        topContainer?.restFrame = CGRect(x: 0, y: barHeight, width: bounds.width, height: contentHeight)
    }
}

/// The view of a navigation controller.
final class UINavigationControllerView: UIView {
    weak var navigationController: UINavigationController?

    override func layoutSubviews() {
        super.layoutSubviews()
        navigationController?.layout(in: bounds)
    }

    /// The bar lies in front, and is read first; the toolbar is read last.
    override var orderedSubviews: [UIView] {
        subviews.filter { !($0 is UIToolbar) }.reversed() + subviews.filter { $0 is UIToolbar }
    }
}
