import Foundation

/// One screen of an app, or a part of one: it owns a view, and hears when that appears and goes.
///
/// Main actor.
open class UIViewController: UIResponder {
    /// The name of the `.xib` file that the view is read from; nil for none, and for one that has the class's name.
    public let nibName: String?

    /// Where that file is; nil for the program's resources.
    public let nibBundle: Bundle?

    // MARK: View

    var storedView: UIView?
    var isLoadingView = false

    /// The controller's view, which is loaded on first use.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { setView(newValue) }
    }

    /// The view when it was loaded.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view was loaded.
    open var isViewLoaded: Bool { storedView != nil }

    // MARK: Naming

    /// What the screen is called. Assigning it assigns the titles of the navigation item and the tab too.
    open var title: String? {
        didSet {
            navigationItem.title = title
            (storedTabBarItem ?? madeTabBarItem)?.title = title
        }
    }

    var storedNavigationItem: UINavigationItem?

    /// What a navigation bar shows for this controller; made on first use.
    open var navigationItem: UINavigationItem { makeNavigationItem() }

    // MARK: Without content

    var contentUnavailable = ContentUnavailableState()

    /// What is shown in front of the view where there is no content; nil for nothing. It is shown as it looks in
    /// ``contentUnavailableConfigurationState``, and anew when that changes. The rows of a table stay where they are behind it:
    /// it is meant for one without rows.
    open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
        get { contentUnavailable.configuration }
        set { replaceContentUnavailableConfiguration(with: newValue) }
    }

    /// The state for ``contentUnavailableConfiguration``: the controller's traits, and the text of an active search that it
    /// presents or shows the results of.
    open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
        var state = UIContentUnavailableConfigurationState(traitCollection: traitCollection)
        state.searchText = searchedText
        return state
    }

    /// Has ``updateContentUnavailableConfiguration(using:)`` called before the view is next laid out; once, however often it is
    /// asked for.
    open func setNeedsUpdateContentUnavailableConfiguration() { requestContentUnavailableUpdate() }

    /// Called before the first layout of the view, and where the state has changed or an update was asked for: an override
    /// assigns ``contentUnavailableConfiguration``.
    open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

    // MARK: Toolbar

    /// What the toolbar of the navigation controller shows while this controller is on top.
    open var toolbarItems: [UIBarButtonItem]? {
        get { storedToolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    private var storedToolbarItems: [UIBarButtonItem]?

    /// Replaces the items of the toolbar. Nothing moves, whatever `animated` says.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
        storedToolbarItems = toolbarItems
        if let navigation = navigationController, navigation.topViewController === self {
            navigation.toolbarItemsDidChange()
        }
    }

    // MARK: Tabs

    /// What the app assigned.
    var storedTabBarItem: UITabBarItem?
    var madeTabBarItem: UITabBarItem?

    /// The tab of this controller in a tab bar controller that was given it; made of the ``title`` on first use. That of a
    /// navigation controller is its root's, unless it was assigned.
    open var tabBarItem: UITabBarItem! {
        get { makeTabBarItem() }
        set { replaceTabBarItem(with: newValue) }
    }

    /// The tab bar controller that holds this one, at any depth.
    open var tabBarController: UITabBarController? {
        parent as? UITabBarController ?? parent?.tabBarController
    }

    /// The tab that this controller, or the nearest one that holds it, was made for.
    open var tab: UITab? { ownTab ?? parent?.tab }

    weak var ownTab: UITab?

    /// Whether the tab bar goes when this controller is pushed, and stays away until it is popped.
    open var hidesBottomBarWhenPushed = false {
        didSet { if hidesBottomBarWhenPushed != oldValue { tabBarController?.viewIfLoaded?.setNeedsLayout() } }
    }

    // MARK: State restoration

    /// The name under which the state of the controller is kept between two runs; nil to keep none. See
    /// ``encodeRestorableState(with:)``.
    open var restorationIdentifier: String?

    /// Makes the controller anew when its state is brought back; nil where the app's delegate or the storyboard does, or where
    /// it is there already.
    open var restorationClass: (any UIViewControllerRestoration.Type)?

    // MARK: Containment

    /// The controllers in this one.
    open internal(set) var children: [UIViewController] = []

    /// The controller that holds this one.
    open internal(set) weak var parent: UIViewController?

    /// The navigation controller that holds this one, at any depth.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Makes a controller a child of this one; the caller adds its view. Traps for the controller itself, and for a search
    /// controller, which is only ever presented.
    ///
    /// - Note: Rule 49.
    open func addChild(_ childController: UIViewController) { attach(childController) }

    /// Takes the controller out of its parent; the caller has taken its view out before.
    open func removeFromParent() { detachFromParent() }

    // MARK: Presentation

    /// The controller that this one, or the nearest one that holds it, presents.
    ///
    /// - Note: Rule 46.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or the nearest one that holds it.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Whether presentations from this controller, and from those in it, that cover a context cover this one.
    ///
    /// - Note: Rules 43 and 44.
    open var definesPresentationContext = false

    /// How this controller covers what is there when it is presented.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How this controller comes on screen when it is presented with animation.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether the user cannot dismiss this controller while it is presented, or what holds it.
    open var isModalInPresentation = false

    /// What the system knows of the presentation of this controller, or of the nearest one that holds it. It is there
    /// before the presentation too, so that it can be given a delegate.
    open var presentationController: UIPresentationController? {
        if presentation.presenter == nil, let parent { return parent.presentationController }
        return ownPresentationController
    }

    var presentation = PresentationState()

    /// What the controller keeps of the storyboard that it comes from.
    var interface: ControllerInterface?

    /// The segues that begin at this controller in its storyboard.
    var segueTemplates: [SegueTemplate] = []

    // MARK: Appearance

    var appearance = AppearanceState.disappeared
    /// True when a container, a presentation or a window decides when this controller appears; otherwise its view's
    /// coming into a window does.
    var appearanceIsManaged = false
    var movement = Movement.none
    /// The list in the view that had the keyboard when the controller went off the screen.
    weak var listToFocusAgain: (any FocusingList)?

    /// Whether the table or collection in the view that had the keyboard when the screen went, or something was presented over
    /// it, has it again afterwards, at the same row or item. True unless set.
    open var restoresFocusAfterTransition = true

    /// Whether the controller appears because it was presented. True in the appearance callbacks only.
    open var isBeingPresented: Bool { movement == .presented }

    /// Whether the controller goes because it was dismissed. True in the appearance callbacks only.
    open var isBeingDismissed: Bool { movement == .dismissed }

    /// Whether the controller appears because it was put into a container. True in the callbacks only.
    open var isMovingToParent: Bool { movement == .toParent }

    /// Whether the controller goes because it was taken out of its container. True in the callbacks only.
    open var isMovingFromParent: Bool { movement == .fromParent }

    // MARK: Editing

    private var storedIsEditing = false

    /// Whether the user edits what the controller shows. Assigning is ``setEditing(_:animated:)`` without animation.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Has what the controller shows edited, or no longer. An override calls `super`.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        if let item = storedEditButtonItem { showEditing(in: item) }
    }

    var storedEditButtonItem: UIBarButtonItem?

    /// A button that has what the controller shows edited, "Edit", or no longer, "Done". Put it into the navigation
    /// item.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Making

    /// Makes a controller. Designated.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: The name of a `.xib` file, which is read when the view is needed. That traps when it is not there.
    ///   - nibBundleOrNil: Where the file is.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
        UIApplication.current?.livingControllers.add(self)
    }

    /// Makes a controller.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Reads a controller from a storyboard, which alone has such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        nibName = interface.viewNibName
        nibBundle = interface.loader.document.bundle
        super.init()
        UIApplication.current?.livingControllers.add(self)
        decodeInterface(from: interface)
    }

    // MARK: Loading

    /// Makes the view: that of the storyboard, or of the nib ``nibName``, or of one that has the class's name; else an empty
    /// one. An override assigns ``view`` and does not call `super`.
    open func loadView() {
        if loadInterfaceView() { return }
        let view = UIView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded.
    open func viewDidLoad() {}

    /// Loads the view unless it was.
    open func loadViewIfNeeded() { loadViewOnce() }

    // MARK: Appearance transitions

    /// Tells the controller, and those in it, that it is about to appear or to go. Containers call it. Where another
    /// controller is presented in its place, that one is told.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        standIn.beginOwnAppearanceTransition(isAppearing, animated: animated)
    }

    /// Tells the controller, and those in it, that what ``beginAppearanceTransition(_:animated:)`` announced is done.
    open func endAppearanceTransition() {
        standIn.endOwnAppearanceTransition()
    }

    // MARK: Callbacks

    /// Called before the view appears.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and laid out, before it is shown.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view goes.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view went.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Brings the constraints of the view in step, before its first layout and when `setNeedsUpdateConstraints()` of the
    /// view asked for it. An override changes constraints, and calls `super` at the end, which calls
    /// `updateConstraints()` of the view.
    open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews.
    open func viewDidLayoutSubviews() {}

    /// Called after the traits that apply to the controller changed.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that apply to the controller.
    open var traitCollection: UITraitCollection {
        guard let view = viewIfLoaded, view.superview != nil else { return traitsWithoutView }
        return view.traitCollection
    }

    // MARK: Traits and sizes

    /// What the controller's container or presentation has its view look like.
    var imposedTraits: TraitOverrides?
    /// What the controller has otherwise than what is around it.
    var traitOverrides: TraitOverrides?
    /// The transition that began at this controller and lasts.
    var activeTransition: TransitionCoordinator?
    var storedTraitObservers: TraitObservers?

    /// Whether the controller's view, and everything in it, is light or dark, whatever the desktop is; `unspecified` follows
    /// what is around it. In a window, the desktop's own parts of it (title bar, switches, fields) follow a ``UIWindow``
    /// only.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { traitOverrides?.traits.userInterfaceStyle ?? .unspecified }
        set { override { $0.userInterfaceStyle = newValue } }
    }

    /// Gives a child traits of its own; those that the collection leaves unspecified, and all of them for nil, follow what
    /// is around it.
    open func setOverrideTraitCollection(
        _ collection: UITraitCollection?,
        forChild childViewController: UIViewController
    ) {
        childViewController.impose { $0 = collection?.traits ?? Traits() }
    }

    /// What ``setOverrideTraitCollection(_:forChild:)`` gave a child; nil for nothing.
    open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
        childViewController.traitsGivenByParent
    }

    /// The size in points that the controller asks for where others decide: in a popover, in a sheet with a window of its
    /// own. Zero, as it is at first, asks for nothing.
    open var preferredContentSize = CGSize.zero {
        didSet { if preferredContentSize != oldValue { tellPreferredContentSize() } }
    }

    /// Called after the preferred size of a child, or of a presented controller, changed. Does nothing here; a navigation
    /// controller takes over the size of its topmost controller.
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// Called after constraints gave a child another size. Does nothing.
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

    /// The size in points that a child will have when this controller's view has another one: the same for a child whose
    /// view fills this one's, else the size that it has.
    open func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { sizeOfChild(container, inSize: parentSize) }

    /// Called before the view of a controller on screen gets another size, in points. An override calls `super`, which tells
    /// the children and what is presented.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        passOn(size: size, with: coordinator)
    }

    /// Called before a window's size gives a controller on screen other size classes. An override calls `super`, which tells
    /// the children and what is presented.
    open func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) { passOn(traits: newCollection, with: coordinator) }

    /// The transition with motion, or the change of size, that this controller or what holds it is in; nil outside one.
    open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { presentTransition }

    /// Room at the edges of the view, in points, that everything in it keeps free beside what the system covers.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
        didSet {
            guard additionalSafeAreaInsets != oldValue else { return }
            UIView.hasAdditionalSafeArea = true
            viewIfLoaded?.safeAreaDidChangeWithin()
        }
    }

    /// Called before a layout, after the insets of the view's safe area changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// The edges that content may extend to under bars. Kept without effect: bars take their room from the views beside
    /// them, and nothing is under them.
    open var edgesForExtendedLayout = UIRectEdge.all

    /// Whether content extends under bars that hide it. Kept without effect, as ``edgesForExtendedLayout``.
    open var extendedLayoutIncludesOpaqueBars = false

    var namedScrollViews: [UInt: WeakScrollView] = [:]

    /// The scroll view that bars at an edge follow: the one that was set, else the view itself or the first scroll view
    /// directly in it.
    open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        namedScrollViews[edge.rawValue]?.scrollView ?? contentScrollView
    }

    /// Says which scroll view bars at some edges follow; nil for the one that is found. Other edges than the top are kept
    /// without effect: bars at the bottom look alike wherever the content is.
    open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all) {
        nameContentScrollView(scrollView, for: edge)
    }

    // MARK: Status bar

    /// How a status bar above the controller is written. Kept without effect: a window on a desktop has no status bar, so
    /// that nobody asks.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }

    /// Whether a status bar above the controller is hidden. Kept without effect, as ``preferredStatusBarStyle``.
    open var prefersStatusBarHidden: Bool { false }

    /// The child that says how a status bar is written. Kept without effect, as ``preferredStatusBarStyle``.
    open var childForStatusBarStyle: UIViewController? { nil }

    /// The child that says whether a status bar is hidden. Kept without effect, as ``preferredStatusBarStyle``.
    open var childForStatusBarHidden: UIViewController? { nil }

    /// Has the system ask again how the status bar is written. There is none in a window, so that nothing happens.
    open func setNeedsStatusBarAppearanceUpdate() {}

    /// Called before the controller gets another parent, or none.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller got another parent, or none.
    open func didMove(toParent parent: UIViewController?) {}

    /// Called when memory runs short, on every controller that is alive: an override lets go of what can be made again.
    open func didReceiveMemoryWarning() {}

    // MARK: State restoration

    /// Called when the app goes to the background, to write what is needed to come back to here. An override calls `super`.
    ///
    /// Only in apps without a scene delegate whose app delegate wants it, and for controllers that have a
    /// ``restorationIdentifier`` themselves, and all that hold them. What is presented is not kept.
    open func encodeRestorableState(with coder: NSCoder) {}

    /// Called when the app is launched again, before its launch is finished, to read what was written. The view may not be
    /// loaded yet. An override calls `super`.
    open func decodeRestorableState(with coder: NSCoder) {}

    /// Called after all controllers read their state.
    open func applicationFinishedRestoringState() {}

    // MARK: Segues

    /// The storyboard that the controller comes from; nil for one that was made in code.
    open var storyboard: UIStoryboard? { interface?.loader.storyboard }

    /// Whether a segue that the person set off, by a tap on what it begins at in a storyboard, is performed. Not asked for
    /// ``performSegue(withIdentifier:sender:)``. True unless overridden.
    ///
    /// - Parameters:
    ///   - identifier: The segue's identifier; empty when it has none.
    ///   - sender: What was tapped.
    open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

    /// Called before a segue from this controller is performed, when its destination exists and its view is not loaded: an
    /// override hands the destination what it shows.
    ///
    /// - Parameters:
    ///   - segue: The segue.
    ///   - sender: What was tapped, or what the app gave.
    open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

    /// Its name in Swift 2, here so that the compiler offers the present one for an override.
    @available(*, unavailable, renamed: "prepare(for:sender:)")
    open func prepareForSegue(_ segue: UIStoryboardSegue, sender: Any?) {}

    /// Performs the segue of this name that the storyboard has for this controller: its destination is made, the app
    /// prepares it in ``prepare(for:sender:)``, and it is shown. Traps when there is none.
    open func performSegue(withIdentifier identifier: String, sender: Any?) {
        performOwnSegue(identifier, sender: sender)
    }

    // MARK: Showing others

    /// Presents another controller over this one, or over the context that its style asks for (rule 43).
    ///
    /// While this controller's view is in no window, or the context presents another one already, nothing happens but a
    /// sentence on standard error, and the completion is not called. Over an active search anything can be presented.
    /// Traps when the other controller is this one, is presented already, or is inside another.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        if presentController(viewControllerToPresent, animated: flag, trigger: .app) { completion?() }
    }

    /// Takes away the controller that this one presents; without one, has its own presenter take this one away. Does
    /// nothing when neither is there, and calls the completion all the same.
    ///
    /// - Note: Rule 35.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissController(animated: flag)
        completion?()
    }

    /// Shows another controller in the way of the nearest container that has one: pushed by a navigation controller,
    /// presented where there is none.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let holder = holderForShowing { holder.show(vc, sender: sender) } else { present(vc, animated: true) }
    }

    /// Shows another controller as the content that this one leads to: in the secondary column of a split view, presented
    /// where there is none.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        if let holder = holderForShowing {
            holder.showDetailViewController(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
    }

    /// Takes in the secondary controller of a classic split view that becomes narrow. Does nothing, so that the secondary
    /// controller is not on screen; a navigation controller pushes it.
    open func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController,
        for splitViewController: UISplitViewController
    ) {}

    /// Gives back the secondary controller of a classic split view that becomes wide; nil, as here, for the one that there
    /// was. A navigation controller gives back what it took in, with what was pushed over it.
    open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
        nil
    }

    // MARK: Points for search controllers

    /// Called before this controller is presented. False calls it off.
    func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool { true }
    /// Called after this controller was presented.
    func wasPresented(by context: UIViewController, trigger: PresentationTrigger) {}
    /// Called before this controller is dismissed.
    func willBeDismissed(trigger: PresentationTrigger) {}
    /// Called after this controller was dismissed.
    func wasDismissed(trigger: PresentationTrigger) {}

    // MARK: Responder chain

    /// The view's superview, or what presented the controller.
    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent ?? presentingViewController
    }

    override var responderWindow: UIWindow? {
        viewIfLoaded?.window ?? super.responderWindow
    }
}
