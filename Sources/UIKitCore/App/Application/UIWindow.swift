import Foundation

/// The root of a view hierarchy. It contains the view of a root controller and manages the first responder.
///
/// A window is visible if it belongs to a scene and is not hidden. Main actor.
open class UIWindow: UIView {
    /// The scene that shows the window.
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneDidChange(from: oldValue) } }
    }

    /// The controller whose view fills the window. Assigning a different one removes the former's view.
    open var rootViewController: UIViewController? {
        didSet { if rootViewController !== oldValue { rootDidChange(from: oldValue) } }
    }

    /// Whether this is the scene's window that receives keyboard input.
    open var isKeyWindow: Bool { windowScene?.keyWindow === self }

    /// The responder that receives keyboard input first.
    var firstResponder: UIResponder? { storedFirstResponder }
    private weak var storedFirstResponder: UIResponder?
    /// Takes the text that the user continues to type outside of a text input.
    weak var typedTextContinuation: (any TypedTextContinuation)?
    private var isShown = false
    /// The input accessory view of the first responder.
    var accessory: UIView?
    /// The strip at the bottom of the window with the input view of the first responder, which replaces an on-screen keyboard.
    var inputPanel: UIView?
    /// The height in points of the part of the window that an on-screen keyboard covers.
    var keyboardHeight: CGFloat = 0
    /// The height of the last on-screen keyboard.
    var lastKeyboardHeight: CGFloat = 0
    /// The open menus, popovers and suggestions.
    var overlays = WindowOverlays()
    /// The list that shows the swipe actions of a row.
    weak var listShowingSwipeActions: (any SwipingList)?

    /// Creates a window in a scene, with the size of its screen.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.screen.bounds)
        prepare()
        self.windowScene = windowScene
        windowScene.add(self)
    }

    /// Creates a window with a frame in points. It joins the first scene when it is made visible.
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

    /// Shows the window and makes it the key window.
    open func makeKeyAndVisible() {
        if windowScene == nil, let application = UIApplication.current {
            if let scene = application.frontmostScene {
                windowScene = scene
            } else {
                application.windowsAwaitingScene.append(self)
            }
        }
        isHidden = false
        makeKey()
    }

    /// The level of the window: a window is in front of all windows of its scene with lower levels. Default: normal.
    open var windowLevel = Level.normal {
        didSet { if windowLevel != oldValue { windowScene?.sortByLevel() } }
    }

    /// Makes the window the key window.
    open func makeKey() {
        windowScene?.keyWindow = self
    }

    /// Whether the window is hidden. Changing it calls the appearance callbacks of its controllers.
    open override var isHidden: Bool {
        didSet { if isHidden != oldValue { updateShown() } }
    }

    /// Lays out the root controller's view, and presentations over it, to fill the window.
    open override func layoutSubviews() {
        super.layoutSubviews()
        for subview in subviews { subview.place(asLayerOf: self) }
        placeInputViews(in: self)
    }

    override var holdsOverlays: Bool { true }

    /// The traits of the window's controllers: those of the screen, with size classes for the window's size.
    var windowTraits: UITraitCollection { traits(forSize: bounds.size) }
    var knownTraits: KnownTraits?

    /// The frame on the screen, in points. Controllers are notified before its size changes.
    open override var frame: CGRect {
        get { super.frame }
        set { changeFrame(to: newValue) { super.frame = $0 } }
    }

    /// Kept without effect: a desktop shows its windows upright, at the position that the user chooses. Transform the root
    /// controller's view instead.
    open override var transform: CGAffineTransform {
        get { keptTransform }
        set { keptTransform = newValue }
    }

    private var keptTransform = CGAffineTransform.identity

    /// Called after the host's traits changed. Updates the traits of everything in the window.
    @_spi(Host)
    public func hostTraitsDidChange(from previous: UITraitCollection) {
        var traits = previous.traits
        UIWindow.sizeClasses(of: bounds.size, in: &traits)
        let previous = UITraitCollection(traits: traits)
        // Fonts and colours resolved in the callbacks use the new traits.
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
        showInputViews(of: responder)
        windowScene?.host?.firstResponderDidChange(to: responder, in: self)
        for overlay in overlays.all { overlay.firstResponderDidChange() }
        old?.didResignFirstResponder()
        if storedFirstResponder === responder { responder?.didBecomeFirstResponder() }
        UIApplication.current?.accessibilityFocus.follow(storedFirstResponder)
        focusSystem?.firstResponderDidChange(to: storedFirstResponder)
    }

    /// Sends a key press to the first responder, or to the frontmost controller if there is none, and along the responder
    /// chain.
    ///
    /// - Returns: Whether it was handled.
    @_spi(Host)
    @discardableResult
    public func sendKey(_ press: KeyPress) -> Bool {
        handlesBeforePresses(press) || sendPress(press) || keyTarget.handleKey(press)
    }

    /// Offers a key to open menus, urgent key commands and the input view.
    func handlesBeforePresses(_ press: KeyPress) -> Bool {
        if press == KeyPress(.escape), overlays.all.reversed().contains(where: { $0.handleEscape() }) { return true }
        if overlays.all.contains(where: \.takesKeys) || sendKeyToCommands(press, urgentOnly: true) { return true }
        return typedTextContinuation?.continues(with: press) == true || sendKeyToInputView(press)
    }

    private lazy var ownUndoManager = UndoManager()

    /// The undo manager of the window, for responders without one of their own.
    open override var undoManager: UndoManager? { ownUndoManager }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        handleUnclaimedKey(press) || super.handleKey(press)
    }

    /// Called when a touch begins at a point inside or outside the window's content, before its delivery to the view at that
    /// point. Closes suggestions beside the touch, and the frontmost popover if the touch is in the title bar.
    @_spi(Host)
    public func userWillTouch(at point: CGPoint) {
        var isTaken = false
        for overlay in overlays.all.reversed() {
            if overlay.userWillTouch(at: point, isTaken: isTaken) { isTaken = true }
        }
    }

    /// The responder that receives keyboard input first.
    @_spi(Host)
    public var focusedResponder: UIResponder? { firstResponder }

    /// The title of the content: the root controller's, or that of the selected tab.
    @_spi(Host)
    public var contentTitle: String? { rootViewController?.contentTitle }

    // MARK: Touches

    /// Forwards the touches of an event to recognizers and views. An override that observes all events calls `super`.
    open func sendEvent(_ event: UIEvent) { touchRouter.dispatch(event) }

    private(set) lazy var touchRouter = TouchRouter(window: self)

    private(set) lazy var pointerStyles = PointerStyles(window: self)

    // MARK: On and off the screen

    func requestUpdate() {
        windowScene?.updates?.request()
    }

    /// Adds a view to this turn's update. Returns false if the window has no scene.
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

    /// Marks all views of the window as dirty, for a host that has not displayed them.
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
            // These changes were made before the window had a host.
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

    /// Begins the appearance transition of the root controller. Called when both the window and its scene are in the
    /// foreground.
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
            // After the callbacks, so that presentations are dismissed without their presenter appearing.
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
    /// Removes the view with appearance callbacks for the controller, its children and presentations, if it is on screen.
    fileprivate func disappear(_ removeView: () -> Void = {}) {
        let wasVisible = standIn.appearance.isVisible
        if wasVisible { beginAppearanceTransition(false, animated: false) }
        removeView()
        if wasVisible { endAppearanceTransition() }
    }
}
