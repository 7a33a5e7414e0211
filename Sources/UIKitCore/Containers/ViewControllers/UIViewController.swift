import Foundation

/// Manages a screen, or a part of one: it owns a view and is notified when the view appears and disappears.
///
/// Main actor.
open class UIViewController: UIResponder {
    /// The name of the `.xib` file with the view. Nil for none, and for a file with the class's name.
    public let nibName: String?

    /// The bundle of that file. Nil for the program's resources.
    public let nibBundle: Bundle?

    // MARK: View

    var storedView: UIView?
    var isLoadingView = false

    /// Called when an on-screen keyboard appeared or disappeared.
    func screenKeyboardDidChange(isThere: Bool) {}

    /// The controller's view, loaded on first access.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { setView(newValue) }
    }

    /// The view if it is loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view is loaded.
    open var isViewLoaded: Bool { storedView != nil }

    // MARK: Naming

    /// The title of the screen. Assigning it also sets the titles of the navigation item and the tab bar item.
    open var title: String? {
        willSet { noteWillChange("title") }
        didSet {
            navigationItem.title = title
            (storedTabBarItem ?? madeTabBarItem)?.title = title
            noteDidChange("title")
        }
    }

    /// The search controller of this screen, whether it is active or not.
    var screenSearch: UISearchController? { navigationItem.searchController }

    /// The title of a window with this root controller.
    var contentTitle: String? { title }

    var storedNavigationItem: UINavigationItem?

    /// The content of the navigation bar for this controller. Created on first use.
    open var navigationItem: UINavigationItem { makeNavigationItem() }

    // MARK: Content unavailable

    var contentUnavailable = ContentUnavailableState()

    /// The configuration of the placeholder in front of the view; nil for none. The placeholder is updated whenever
    /// ``contentUnavailableConfigurationState`` changes. It does not hide the rows of a table behind it, so it is intended
    /// for an empty table.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set { replaceContentUnavailableConfiguration(with: newValue) }
    }

    /// The state for ``contentUnavailableConfiguration``: the controller's traits, and the query of an active search that it
    /// presents or whose results it shows.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = searchedText
        return state
    }

    /// Schedules one call of ``updateContentUnavailableConfiguration(using:)`` before the next layout of the view. Repeated
    /// calls are coalesced.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }

    /// Called before the first layout of the view, and when the state changed or an update was scheduled. Override it to
    /// assign ``contentUnavailableConfiguration``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Toolbar

    /// The items of the navigation controller's toolbar while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    private var storedToolbarItems: [UIBarButtonItem]?

    /// Replaces the items of the toolbar. `animated` is ignored.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        if let navigation = navigationController, navigation.topViewController === self {
            navigation.toolbarItemsDidChange()
        }
    }

    // MARK: Tabs

    /// The tab bar item assigned by the app.
    var storedTabBarItem: UITabBarItem?
    var madeTabBarItem: UITabBarItem?

    /// The tab bar item of this controller in a tab bar controller. Created from the ``title`` on first use. A navigation
    /// controller uses the item of its root, unless it has its own.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { replaceTabBarItem(with: newValue) }
    }

    /// The nearest ancestor that is a tab bar controller.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// The tab that created this controller or its nearest ancestor with a tab.
    open var tab: UITab? { ownTab ?? parent?.tab }

    weak var ownTab: UITab?

    /// Whether the tab bar is hidden when this controller is pushed, until it is popped.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: State restoration

    /// The identifier for state restoration. Nil disables state restoration for the controller. See
    /// ``encodeRestorableState(with:)``.
    open var restorationIdentifier: String?

    /// The class that creates the controller during state restoration. Nil if the app delegate or the storyboard creates it,
    /// or if it already exists.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    // MARK: Containment

    /// The child controllers.
    open internal(set) var children: [UIViewController] = []

    /// The parent controller.
    open internal(set) weak var parent: UIViewController?

    /// The nearest ancestor that is a navigation controller.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Adds a child controller; the caller adds its view. Traps for the controller itself, and for a search controller, which
    /// can only be presented.
    ///
    /// - Note: Rule 49.
    open func addChild(_ childController: UIViewController) { attach(childController) }

    /// Removes the controller from its parent. The caller has already removed its view.
    open func removeFromParent() { detachFromParent() }

    // MARK: Presentation

    /// The controller presented by this one or its nearest presenting ancestor.
    ///
    /// - Note: Rule 46.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one or its nearest presented ancestor.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Whether presentations in context styles from this controller and its descendants cover this controller.
    ///
    /// - Note: Rules 43 and 44.
    open var definesPresentationContext = false

    /// The style in which this controller is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// Provides the animators of the presentation and the dismissal, and the presentation controller if the style is `custom`. Weak
    /// reference.
    open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

    /// The transition style of an animated presentation of this controller.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// The transition with which the controller is presented or pushed, and left again. It takes precedence over
    /// ``modalTransitionStyle``; animators of a delegate take precedence over it. Nil for the usual transition.
    open var preferredTransition: Transition? {
        didSet { if case .modal(let style)? = preferredTransition?.kind { modalTransitionStyle = style } }
    }

    /// Whether dismissal of this presented controller, or of the presentation that contains it, by the user is prevented.
    open var isModalInPresentation = false

    /// The presentation controller of this controller or its nearest ancestor that has one. It exists before the
    /// presentation, so that the app can set its delegate.
    open var presentationController: UIPresentationController? {
        if presentation.presenter == nil, let parent { return parent.presentationController }
        return ownPresentationController
    }

    var presentation = PresentationState()

    /// The storyboard or nib information of the controller.
    package var interface: (any ControllerInterface)?

    /// The segues from this controller in its storyboard.
    package var segueTemplates: [SegueTemplate] = []

    // MARK: Appearance

    var appearance = AppearanceState.disappeared
    /// Whether a container, a presentation or a window controls when this controller appears. Otherwise its view's moves into
    /// and out of windows do.
    var appearanceIsManaged = false
    var movement = Movement.none
    /// The list in the view that had the focus when the controller disappeared.
    weak var listToFocusAgain: (any FocusingList)?

    /// Whether a table or collection view that had the focus when the screen disappeared, or was covered by a presentation,
    /// regains it afterwards at the same row or item. Default: true.
    open var restoresFocusAfterTransition = true

    /// The name of the focus group of the controller's view; nil for that of the view around it. Default: nil.
    open var focusGroupIdentifier: String?

    /// The environments that get the focus if it moves to this controller, best first. Default: the view.
    open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }

    /// The view that gets the focus if it moves to this controller. Default: the first of ``preferredFocusEnvironments``.
    @available(*, deprecated, renamed: "preferredFocusEnvironments")
    open var preferredFocusedView: UIView? { preferredFocusEnvironments.first as? UIView }

    /// The presentation controller of a presented controller, otherwise the view around the controller's view.
    open var parentFocusEnvironment: (any UIFocusEnvironment)? {
        presentation.presenter == nil ? viewIfLoaded?.superview : presentationController
    }

    /// The view of the controller.
    open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

    /// Requests that the focus moves to the preferred item of this controller at the end of the turn. Has no effect unless the focused
    /// item is in its view.
    open func setNeedsFocusUpdate() { requestFocusUpdate() }

    /// Performs a pending update of the focus now.
    open func updateFocusIfNeeded() { viewIfLoaded?.updateFocusIfNeeded() }

    /// Whether the focus may move from or to an item in the controller's view. Default: true.
    open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }

    /// Called after the focus moved from or to an item in the controller's view. Default: does nothing.
    open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

    /// The sound of a movement. A desktop plays none. Default: nil.
    open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }

    /// Whether the controller appears because of its presentation. Valid in appearance callbacks only.
    open var isBeingPresented: Bool { movement == .presented }

    /// Whether the controller disappears because of its dismissal. Valid in appearance callbacks only.
    open var isBeingDismissed: Bool { movement == .dismissed }

    /// Whether the controller appears because it was added to a container. Valid in appearance callbacks only.
    open var isMovingToParent: Bool { movement == .toParent }

    /// Whether the controller disappears because it was removed from its container. Valid in appearance callbacks only.
    open var isMovingFromParent: Bool { movement == .fromParent }

    // MARK: Editing

    private var storedIsEditing = false

    /// Whether the controller is in editing mode. Assigning it calls ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Turns editing mode on or off. An override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        if let item = storedEditButtonItem { showEditing(in: item) }
    }

    var storedEditButtonItem: UIBarButtonItem?

    /// A button that toggles editing mode, with the title "Edit" or "Done". Add it to the navigation item.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Creating

    /// Creates a controller. Designated.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a `.xib` file, read when the view is loaded. A missing file traps.
    ///   - nibBundleOrNil: The bundle of the file.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        UIApplication.current?.livingControllers.add(self)
    }

    /// Creates a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Decodes a controller from a storyboard. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        nibName = interface.viewNibName
        nibBundle = interface.bundle
        super.init()
        UIApplication.current?.livingControllers.add(self)
        interface.decode(self, as: UIViewController.self)
    }

    // MARK: Loading

    /// Creates the view from the storyboard, the nib ``nibName``, or a nib with the class's name; otherwise creates an empty
    /// view. An override assigns ``view`` and does not call `super`.
    open func loadView() {
        if loadInterfaceView() { return }
        let view = UIView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// Loads the view if it is not loaded.
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Appearance transitions

    /// Notifies the controller and its children that it is about to appear or disappear. Called by containers. If a presented
    /// controller replaces this one, that controller is notified instead.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        standIn.beginOwnAppearanceTransition(isAppearing, animated: animated)
    }

    /// Ends the transition begun with ``beginAppearanceTransition(_:animated:)``, for the controller and its children.
    open func endAppearanceTransition() {
        standIn.endOwnAppearanceTransition()
    }

    /// Replaces the view of a child by that of another child in the superview of the first, with the appearance callbacks of both.
    ///
    /// - Parameters:
    ///   - fromViewController: The child that disappears. Its view is removed at the end.
    ///   - toViewController: The child that appears. Its view is added; the frame is not changed.
    ///   - duration: The duration in seconds.
    ///   - options: The animation options. One of the transitions shows the change as
    ///     `UIView.transition(with:duration:options:animations:completion:)` does.
    ///   - animations: Changes views. Called immediately.
    ///   - completion: Called at the end. The argument is true if the animation finished.
    ///
    /// Traps unless both are children of this controller.
    open func transition(
        from fromViewController: UIViewController,
        to toViewController: UIViewController,
        duration: TimeInterval,
        options: UIView.AnimationOptions = [],
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)? = nil
    ) {
        exchange(
            fromViewController,
            for: toViewController,
            duration: duration,
            options: options,
            animations: animations,
            completion: completion
        )
    }

    // MARK: Callbacks

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and laid out, before it is visible.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view disappears.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view disappeared.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Updates the constraints of the view. Called before its first layout and after `setNeedsUpdateConstraints()` of the
    /// view. An override changes constraints, and at the end calls `super`, which calls `updateConstraints()` of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called after the traits of the controller changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits of the controller.
    open var traitCollection: UITraitCollection {
        guard let view = viewIfLoaded, view.superview != nil else { return traitsWithoutView }
        return view.traitCollection
    }

    // MARK: Traits and sizes

    /// The trait overrides set by the controller's container or presentation.
    var imposedTraits: TraitOverrides? { didSet { TraitOverrides.inheritanceDidChange() } }
    /// The controller's own trait overrides.
    var storedTraitOverrides: TraitOverrides? { didSet { TraitOverrides.inheritanceDidChange() } }
    /// The current transition that began at this controller.
    private var addedKeyCommands: [UIKeyCommand] = []

    /// The commands of ``addKeyCommand(_:)``; nil for none. An override that does not include those of `super` removes them.
    open override var keyCommands: [UIKeyCommand]? { addedKeyCommands.isEmpty ? nil : addedKeyCommands }

    /// Adds a key command that is available while the controller's view, or a view in it, has the keyboard.
    open func addKeyCommand(_ keyCommand: UIKeyCommand) {
        if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
    }

    /// Removes a key command that ``addKeyCommand(_:)`` added.
    open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
        addedKeyCommands.removeAll { $0 === keyCommand }
    }

    var needsPropertyUpdate = true

    /// Updates properties of the controller from the app's data, before the layout of its view. Default: does nothing.
    ///
    /// Called before the first layout of the view in a window, and after ``setNeedsUpdateProperties()``. If an override reads
    /// `@Observable` objects, a change of the values that it read repeats it; the same is true of ``viewWillLayoutSubviews()``.
    open func updateProperties() {}

    /// Requests a call of ``updateProperties()`` before the next layout. Requests no layout.
    open func setNeedsUpdateProperties() {
        needsPropertyUpdate = true
        viewIfLoaded?.markSubtree()
    }

    /// Calls ``updateProperties()`` of the controller and of the views in its view now, where it was requested.
    open func updatePropertiesIfNeeded() { viewIfLoaded?.performPropertyUpdatesWithin() }

    var activeTransition: TransitionCoordinator?
    /// The current transition of this controller with an animator of the app.
    var customTransition: CustomTransition?
    /// Whether ``viewIsAppearing(_:)`` was called in the current transition.
    var isToldOfAppearing = false
    var storedTraitObservers: TraitObservers?

    /// The interface style of the controller's view and its subviews, regardless of the desktop's style. `unspecified`
    /// inherits the style. The desktop's parts of a window (title bar, switches, fields) follow only the style of a
    /// ``UIWindow``.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { storedTraitOverrides?.traits.userInterfaceStyle ?? .unspecified }
        set { override { $0.userInterfaceStyle = newValue } }
    }

    /// Sets the traits of a child. Unspecified traits, and all traits for nil, are inherited.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        childViewController.impose { $0 = collection?.traits ?? Traits() }
    }

    /// Returns the traits set with ``setOverrideTraitCollection(_:forChild:)``. Nil for none.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsGivenByParent
    }

    /// The size in points that the controller requests in popovers and in sheets with windows of their own. Default: zero,
    /// which requests nothing.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }

    /// Called after the preferred size of a child or a presented controller changed. Does nothing; a navigation controller
    /// adopts the size of its topmost controller.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after constraints changed the size of a child. Does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Returns the size in points that a child will have at a different size of this controller's view. A child that fills
    /// the view follows it; others keep their size.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeOfChild(container, inSize: parentSize) }

    /// Called before the size in points of a visible controller's view changes. An override calls `super`, which forwards the
    /// call to children and presented controllers.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOn(size: size, with: coordinator)
    }

    /// Called before a change of the window's size changes the size classes of a visible controller. An override calls
    /// `super`, which forwards the call to children and presented controllers.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOn(traits: newCollection, with: coordinator) }

    /// The current animated transition or size change of this controller or its containers. Nil outside transitions.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { presentTransition }

    /// Additional insets of the view's safe area, in points.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            UIView.hasAdditionalSafeArea = true
            viewIfLoaded?.safeAreaDidChangeWithin()
        }
    }

    /// The part of the view above its safe area, for constraints. Newer code uses the view's `safeAreaLayoutGuide`. Loads the view.
    open var topLayoutGuide: any UILayoutSupport { view.topLayoutSupport }

    /// The part of the view below its safe area, for constraints. Newer code uses the view's `safeAreaLayoutGuide`. Loads the view.
    open var bottomLayoutGuide: any UILayoutSupport { view.bottomLayoutSupport }

    /// Called before a layout, after the safe area insets of the view changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The edges at which content extends under bars. Kept without effect: bars take their space from the content and never
    /// overlap it.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Whether content extends under opaque bars. Kept without effect, as ``edgesForExtendedLayout``.
    open var extendedLayoutIncludesOpaqueBars = false

    var namedScrollViews: [UInt: WeakScrollView] = [:]

    /// Returns the scroll view that bars at an edge follow: the one set by the app, otherwise the view itself or the first
    /// scroll view directly in it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedScrollViews[edge.rawValue]?.scrollView ?? contentScrollView
    }

    /// Sets the scroll view that bars at the given edges follow. Nil selects the default. Edges other than the top are kept
    /// without effect: bars at the bottom do not depend on the scroll position.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        nameContentScrollView(scrollView, for: edge)
    }

    // MARK: Orientation

    /// The orientations that the controller supports. Never read: the user sizes the windows of a desktop. Default: all.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

    /// The orientation in which the controller prefers to be presented. Never read: the user sizes the windows of a desktop.
    open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

    /// Whether the interface follows the device. Never read: desktops have no orientation. Default: true.
    open var shouldAutorotate: Bool { true }

    // MARK: Status bar

    /// The text style of a status bar above the controller. Kept without effect: a window on a desktop has no status bar, so
    /// it is never read.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// The animation of a status bar that changes. Kept without effect, as ``preferredStatusBarStyle``.
    open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

    /// Whether a status bar above the controller is hidden. Kept without effect, as ``preferredStatusBarStyle``.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that determines the status bar style. Kept without effect, as ``preferredStatusBarStyle``.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that determines whether the status bar is hidden. Kept without effect, as ``preferredStatusBarStyle``.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Does nothing: windows have no status bar.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Called before the controller's parent changes. Nil for no parent.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller's parent changed. Nil for no parent.
    open func didMove(toParent parent: UIViewController?) {}

    /// Called on all controllers when memory is low. Override it to release objects that can be recreated.
    open func didReceiveMemoryWarning() {}

    // MARK: State restoration

    /// Called when the app enters the background, to save the state for restoration. An override calls `super`.
    ///
    /// Called only in apps without a scene delegate whose app delegate enables it, and only if the controller and all its
    /// ancestors have a ``restorationIdentifier``. Presented controllers are not saved.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called during launch, before it is finished, to restore the saved state. The view may not be loaded yet. An override
    /// calls `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called after all controllers restored their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Segues

    /// The storyboard that contains the controller. Nil for controllers created in code.
    open var storyboard: UIStoryboard? { interface?.storyboard }

    /// Returns whether to perform a segue that the user triggered with a tap. Not called for
    /// ``performSegue(withIdentifier:sender:)``. Default: true.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier; empty for none.
    ///   - sender: The tapped object.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed. The destination exists; its view is not loaded. Override it
    /// to pass data to the destination.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: The tapped object, or the object passed by the app.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Returns whether the controller is the destination of an unwind segue. Called on the candidates, nearest first. Default:
    /// whether it has a method with the selector.
    ///
    /// - Parameters:
    ///   - action: The selector of the unwind action.
    ///   - fromViewController: The source of the segue.
    ///   - sender: The object that triggered the segue.
    open func canPerformUnwindSegueAction(
        _ action: Selector,
        from fromViewController: UIViewController,
        sender: Any?
    ) -> Bool {
        interfaceAction(named: action.name) != nil
    }

    /// Returns the children in which to search the destination of an unwind segue, before this controller itself is asked. Default:
    /// the children except the one that contains the source, frontmost first; of a navigation controller, those below the source.
    open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
        childrenBefore(child(containing: source))
    }

    /// Returns the child that is the source of an unwind segue or contains it. Nil if there is none.
    open func child(containing source: UIStoryboardUnwindSegueSource) -> UIViewController? {
        children.first { source.source === $0 || source.source.isWithin($0) }
    }

    /// Makes a child visible during an unwind segue, after presentations over this controller were dismissed. Called on the
    /// containers on the way to the destination, nearest to it first. Default: does nothing. Navigation controllers pop, tab bar
    /// controllers select.
    ///
    /// - Parameters:
    ///   - unwindSegue: The segue.
    ///   - subsequentVC: The child that is the destination or contains it.
    open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}

    /// Returns the children except one, in the order in which an unwind segue searches them.
    func childrenBefore(_ child: UIViewController?) -> [UIViewController] {
        children.filter { $0 !== child }.reversed()
    }

    /// The Swift 2 name, so that the compiler offers the current name for an override.
    @available(*, unavailable, renamed: "prepare(for:sender:)")
    open func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs a segue of the storyboard from this controller: creates its destination, calls ``prepare(for:sender:)`` and
    /// shows the destination. Traps if there is no such segue.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performOwnSegue(identifier, sender: sender)
    }

    // MARK: Showing controllers

    /// Presents a controller over this one, or over the context for its style (rule 43).
    ///
    /// If this controller's view is in no window, or the context already presents a controller, only a warning is written to
    /// standard error, and the completion is not called. Over an active search, any controller can be presented. Traps if the
    /// controller is this one, is already presented, or has a parent.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        _ = presentController(viewControllerToPresent, animated: flag, trigger: .app, completion: completion)
    }

    /// Dismisses the controller that this one presents. If there is none, dismisses this one from its presenter. If there is
    /// no presenter, only calls the completion.
    ///
    /// - Note: Rule 35.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissController(animated: flag, completion: completion)
    }

    /// Shows a controller in the nearest container that supports it: a navigation controller pushes it. Without such a
    /// container, presents it.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let holder = outerController { holder.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows a controller as detail content: in the secondary column of a split view. Without a split view, presents it.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let holder = outerController {
            holder.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Integrates the secondary controller of a classic split view that becomes narrow. Does nothing, so the secondary
    /// controller is not visible; a navigation controller pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// Returns the secondary controller of a classic split view that becomes wide. Default: nil, for the former secondary
    /// controller. A navigation controller returns the controller that it integrated, with the controllers pushed over it.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Rules of the class for presentations

    /// The rules for presenting controllers of this class.
    var presentationPolicy: PresentationPolicy {
        isShownByDesktop
            ? PresentationPolicy(fixedStyle: .overFullScreen, isAnimatedByHost: false, isAdaptive: false)
            : PresentationPolicy()
    }

    /// Whether the desktop shows the screen in a window of its own, such as a file chooser. Set before the presentation.
    package final var isShownByDesktop = false

    /// The class of the presentation controller.
    var presentationControllerType: UIPresentationController.Type { styledPresentationControllerType }

    /// Returns the style chosen by the app or the system, or by the delegate for compact width.
    func presentationStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        chosenStyle(adaptedTo: traits)
    }

    /// Dismisses this presented controller because its presenter is removed from the screen.
    func presenterWillLeave() { dismissSelf(animated: false, trigger: .app) }

    /// Called before this controller is presented. Returning false cancels the presentation.
    func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool { true }
    /// Called after this controller was presented.
    func wasPresented(by context: UIViewController, trigger: PresentationTrigger) {}
    /// Called before this controller is dismissed.
    func willBeDismissed(trigger: PresentationTrigger) {}
    /// Called after this controller was dismissed.
    func wasDismissed(trigger: PresentationTrigger) {}

    // MARK: Responder chain

    /// Notifies the active search of this controller.
    override func contentDidChangeWithin() {
        if let search = contentSearch, search.isActive {
            search.contentDidChange()
        } else {
            super.contentDidChangeWithin()
        }
    }

    /// The view's superview, the parent, or the presenter of the controller.
    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent ?? presentingViewController
    }

    /// Escape dismisses a presented screen, unless the app refuses.
    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        guard route == .controllers, press == KeyPress(.escape), presentation.presenter != nil, !isEmbeddedPresentation
        else { return .passedOn }
        return KeyResponse(isHandled: dismissByUser())
    }

    override var responderWindow: UIWindow? {
        viewIfLoaded?.window ?? super.responderWindow
    }
}
