import Foundation

/// The outermost view: it holds the view of a root controller and knows who receives keyboard input.
///
/// A window is on screen once it belongs to a scene and is not hidden. Main actor.
open class UIWindow: UIView {
    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
    }

    /// The controller whose view fills the window. Assigning another one takes the former's view away.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
    }

    /// Whether this is the window of its scene that receives keyboard input.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// The responder that receives keyboard input first.
    var firstResponder: UIResponder? { storedFirstResponder }
    private weak var storedFirstResponder: UIResponder?
    private var isShown = false
    /// The view at the bottom that belongs to the first responder's keyboard.
    var accessory: UIView?
    /// How much of the window a keyboard on the screen covers, in points.
    var keyboardHeight: CGFloat = 0
    /// How high the keyboard was that was on screen last.
    var lastKeyboardHeight: CGFloat = 0
    /// The suggestions whose menu is in front of the window's content.
    weak var suggestionMenu: SearchSuggestions?
    /// The menu of a button that is open.
    weak var openMenu: PresentedMenu?
    /// The list that shows the actions of a swiped row.
    weak var swipedList: (any SwipingList)?

    /// Makes a window in a scene, as large as its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Makes a window with a frame in points. It joins the first scene when it is made visible.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Returns nil: storyboards and nibs cannot hold a window.
    public required init?(coder: NSCoder) {
        return nil
    }

    private func prepare() {
        window = self
        isHidden = true
    }

    /// The scene.
    open override var next: UIResponder? { windowScene }

    /// Shows the window and has it receive keyboard input.
    open func makeKeyAndVisible() {
        if windowScene == nil, let application = UIApplication.current {
            if let scene = application.firstWindowScene {
                windowScene = scene
            } else {
                application.windowsAwaitingScene.append(self)
            }
        }
        isHidden = false
        makeKey()
    }

    /// Has the window receive keyboard input.
    open func makeKey() {
        windowScene?.keyWindow = self
    }

    /// Hiding takes the window off the screen, with the appearance callbacks of its controllers.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { updateShown() } }
    }

    /// Lets the root controller's view, and what is presented over it, fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews {
            if let sheet = subview as? PresentedSheet {
                sheet.place(in: self)
            } else if subview.viewController != nil || subview is PresentedPopover {
                subview.restFrame = bounds
            }
        }
        placeAccessory(in: self)
    }

    /// The traits of the screen and of the window's size, as the window's controllers see them.
    var windowTraits: UITraitCollection { traits(forSize: bounds.size) }
    var knownTraits: KnownTraits?

    /// The rectangle on the screen, in points. The controllers hear of another size before it is there.
    open override var frame: CGRect {
        get { super.frame }
        set { changeFrame(to: newValue) { super.frame = $0 } }
    }

    /// Kept without effect: a desktop shows its windows upright, and where the person puts them. Transform the root
    /// controller's view.
    open override var transform: CGAffineTransform {
        get { keptTransform }
        set { keptTransform = newValue }
    }

    private var keptTransform = CGAffineTransform.identity

    /// The host's traits are others than those given: everything in the window adapts.
    @_spi(Host)
    public func hostTraitsDidChange(from previous: UITraitCollection) {
        var traits = previous.traits
        UIWindow.sizeClasses(of: bounds.size, in: &traits)
        let previous = UITraitCollection(traits: traits)
        // Fonts and colours that are asked for meanwhile are those of the new traits.
        traitCollection.performAsCurrent { traitsDidChangeWithin(from: previous) }
    }

    private func changeFrame(to frame: CGRect, _ assign: (CGRect) -> Void) {
        let (before, after) = (windowTraits, traits(forSize: frame.size))
        guard frame.size != bounds.size, let root = rootViewController, root.standIn.appearance == .appeared else {
            return assign(frame)
        }
        transition([root], to: frame.size, traits: merging(into: after)) {
            assign(frame)
            guard before != after else { return }
            traitCollection.performAsCurrent { traitsDidChangeWithin(from: before) }
            rootViewController?.adaptPresentations()
        }
    }

    // MARK: First responder

    func setFirstResponder(_ responder: UIResponder?) {
        guard storedFirstResponder !== responder else { return }
        let old = storedFirstResponder
        storedFirstResponder = responder
        for view in [old, responder].compactMap({ $0 as? UIView }) { view.setNeedsDisplay() }
        showAccessory(of: responder)
        windowScene?.host?.firstResponderDidChange(to: responder, in: self)
        old?.didResignFirstResponder()
        if storedFirstResponder === responder { responder?.didBecomeFirstResponder() }
    }

    /// Hands a key to the first responder, or to the frontmost controller when there is none, and up the chain.
    ///
    /// - Returns: Whether anybody handled it.
    @_spi(Host)
    @discardableResult
    public func sendKey(_ press: KeyPress) -> Bool {
        if press == KeyPress(.escape), let openMenu {
            openMenu.stepOut()
            return true
        }
        return sendKeyToCommands(press, urgentOnly: true) || keyTarget.handleKey(press)
    }

    override func handleKey(_ press: KeyPress) -> Bool {
        handleWindowKey(press) || super.handleKey(press)
    }

    /// A touch begins at a point of the window, or outside its content: what floats in front of the content is put away
    /// by a touch beside it. The touch goes on to what is there.
    @_spi(Host)
    public func userWillTouch(at point: CGPoint) {
        suggestionMenu?.userWillTouch(at: point)
        // What is in a title bar is beside a popover, too.
        if !bounds.contains(point), let popover = openPopovers.last, popover.controller?.replacement == nil {
            popover.userDismissed()
        }
    }

    /// The popovers in the window and in its sheets, from back to front.
    var openPopovers: [PresentedPopover] {
        subviews.flatMap { view -> [PresentedPopover] in
            if let popover = view as? PresentedPopover { return [popover] }
            return (view as? PresentedSheet)?.openPopovers ?? []
        }
    }

    /// The responder that receives keyboard input first.
    @_spi(Host)
    public var focusedResponder: UIResponder? { firstResponder }

    /// What the content is called: the root, or what is shown in its tab.
    @_spi(Host)
    public var contentTitle: String? {
        let shown = (rootViewController as? UITabBarController)?.selectedViewController
        return rootViewController?.title ?? shown?.title
    }

    // MARK: Touches

    /// Hands the touches of an event to recognizers and views. An override that sees every event calls `super`.
    open func sendEvent(_ event: UIEvent) { touchRouter.dispatch(event) }

    private(set) lazy var touchRouter = TouchRouter(window: self)

    // MARK: On and off the screen

    func requestUpdate() {
        windowScene?.updates?.request()
    }

    /// Has a view shown in this turn, and tells whether anybody took note.
    func markDirty(_ view: UIView) -> Bool {
        guard let updates = windowScene?.updates else { return false }
        updates.add(view)
        return true
    }

    private func sceneDidChange(from old: UIWindowScene?) {
        if isShown, let old {
            isShown = false
            leaveScreen(of: old)
        }
        old?.remove(self)
        if let windowScene {
            windowScene.add(self)
            if frame.isEmpty { frame = windowScene.screen.bounds }
        }
        updateShown()
        redisplayTree()
    }

    /// Everything in the window is new to the host.
    func redisplayTree() {
        for view in [self as UIView] + descendants {
            view.isDirty = false
            view.setNeedsDisplay()
        }
        setNeedsLayout()
    }

    private var descendants: [UIView] {
        var all: [UIView] = []
        forEachDescendant { all.append($0) }
        return all
    }

    private func updateShown() {
        guard let scene = windowScene, let host = scene.host else { return }
        let shouldShow = !isHidden
        guard shouldShow != isShown else { return }
        isShown = shouldShow
        if shouldShow {
            installRootView()
            host.show(self)
            // What changed before there was a host to tell.
            redisplayTree()
            scene.windowDidShow(self)
        } else {
            leaveScreen(of: scene)
        }
    }

    private func leaveScreen(of scene: UIWindowScene) {
        endEditing(true)
        rootViewController?.disappear()
        scene.windowDidHide(self)
        scene.host?.hide(self)
    }

    /// Lets the root controller appear. Called when both the window and its scene are in front.
    func beginRootAppearance() {
        guard isShown, let root = rootViewController, !root.standIn.appearance.isVisible else { return }
        installRootView()
        root.beginAppearanceTransition(true, animated: false)
    }

    func endRootAppearance() {
        guard let root = rootViewController, root.standIn.appearance == .appearing else { return }
        layoutIfNeeded()
        root.endAppearanceTransition()
    }

    private func installRootView() {
        guard let root = rootViewController, let view = root.standIn.view, view.superview !== self else { return }
        view.restFrame = bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.appearanceIsManaged = true
        insertSubview(view, at: 0)
    }

    private func rootDidChange(from old: UIViewController?) {
        if let old {
            old.disappear {
                if let view = old.standIn.viewIfLoaded, view.superview === self { view.removeFromSuperview() }
            }
            // After the callbacks, so that what it presents goes without its coming back first.
            old.dismissEverythingPresented()
            old.appearanceIsManaged = false
        }
        guard isShown else { return }
        installRootView()
        if windowScene?.isInForeground == true {
            beginRootAppearance()
            endRootAppearance()
        }
    }
}

extension UIViewController {
    /// Has the controller go, with those in it and over it: it is told before and after, when it is on screen.
    fileprivate func disappear(_ removeView: () -> Void = {}) {
        let wasVisible = standIn.appearance.isVisible
        if wasVisible { beginAppearanceTransition(false, animated: false) }
        removeView()
        if wasVisible { endAppearanceTransition() }
    }
}
