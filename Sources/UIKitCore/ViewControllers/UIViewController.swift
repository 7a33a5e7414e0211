import Foundation

/// One screen of an app, or a part of one: it owns a view, and hears when that appears and goes.
///
/// Main actor. iOS 2.0.
open class UIViewController: UIResponder {
    /// The name of the interface file that the app gave; there are none on Linux, so the view is made in code. iOS 2.0.
    public let nibName: String?

    /// The bundle that the app gave. iOS 2.0.
    public let nibBundle: Bundle?

    // MARK: View

    private var storedView: UIView?
    private var isLoadingView = false

    /// The controller's view, which is loaded on first use. iOS 2.0.
    open var view: UIView! {
        get {
            loadViewIfNeeded()
            return storedView
        }
        set { setView(newValue) }
    }

    /// The view when it was loaded. iOS 9.0.
    open var viewIfLoaded: UIView? { storedView }

    /// Whether the view was loaded. iOS 3.0.
    open var isViewLoaded: Bool { storedView != nil }

    // MARK: Naming

    /// What the screen is called. Assigning it assigns the title of the navigation item too. iOS 2.0.
    open var title: String? {
        didSet { navigationItem.title = title }
    }

    private var storedNavigationItem: UINavigationItem?

    /// What a navigation bar shows for this controller; made on first use. iOS 2.0.
    open var navigationItem: UINavigationItem {
        if let storedNavigationItem { return storedNavigationItem }
        let item = UINavigationItem(controllerTitle: title)
        item.viewController = self
        storedNavigationItem = item
        return item
    }

    // MARK: Containment

    /// The controllers in this one. iOS 5.0.
    open internal(set) var children: [UIViewController] = []

    /// The controller that holds this one. iOS 2.0.
    open internal(set) weak var parent: UIViewController?

    /// The navigation controller that holds this one, at any depth. iOS 2.0.
    open var navigationController: UINavigationController? {
        parent as? UINavigationController ?? parent?.navigationController
    }

    /// Makes a controller a child of this one; the caller adds its view. Traps for the controller itself. iOS 5.0.
    open func addChild(_ childController: UIViewController) { attach(childController) }

    /// Takes the controller out of its parent; the caller has taken its view out before. iOS 5.0.
    open func removeFromParent() { detachFromParent() }

    // MARK: Presentation

    /// The controller that this one, or the nearest one that holds it, presents. iOS 5.0, rule 46.
    open var presentedViewController: UIViewController? {
        presentation.presented ?? parent?.presentedViewController
    }

    /// The controller that presents this one, or the nearest one that holds it. iOS 5.0.
    open var presentingViewController: UIViewController? {
        presentation.presenter ?? parent?.presentingViewController
    }

    /// Whether presentations from this controller, and from those in it, that cover a context cover this one. iOS 5.0,
    /// rules 43 and 44.
    open var definesPresentationContext = false

    /// How this controller covers what is there when it is presented. iOS 3.2.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic

    /// How this controller comes on screen when it is presented with animation. iOS 3.0.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

    /// Whether the user cannot dismiss this controller while it is presented, or what holds it. iOS 13.0.
    open var isModalInPresentation = false

    /// What the system knows of the presentation of this controller, or of the nearest one that holds it. It is there
    /// before the presentation too, so that it can be given a delegate. iOS 8.0.
    open var presentationController: UIPresentationController? {
        if presentation.presenter == nil, let parent { return parent.presentationController }
        if let controller = presentation.controller { return controller }
        let controller = UIPresentationController(presented: self)
        presentation.controller = controller
        return controller
    }

    var presentation = PresentationState()

    // MARK: Appearance

    var appearance = AppearanceState.disappeared
    /// True when a container, a presentation or a window decides when this controller appears; otherwise its view's
    /// coming into a window does.
    var appearanceIsManaged = false
    var movement = Movement.none

    /// Whether the controller appears because it was presented. True in the appearance callbacks only. iOS 5.0.
    open var isBeingPresented: Bool { movement == .presented }

    /// Whether the controller goes because it was dismissed. True in the appearance callbacks only. iOS 5.0.
    open var isBeingDismissed: Bool { movement == .dismissed }

    /// Whether the controller appears because it was put into a container. True in the callbacks only. iOS 5.0.
    open var isMovingToParent: Bool { movement == .toParent }

    /// Whether the controller goes because it was taken out of its container. True in the callbacks only. iOS 5.0.
    open var isMovingFromParent: Bool { movement == .fromParent }

    // MARK: Editing

    private var storedIsEditing = false

    /// Whether the user edits what the controller shows. Assigning is ``setEditing(_:animated:)`` without animation.
    /// iOS 2.0.
    open var isEditing: Bool {
        get { storedIsEditing }
        set { setEditing(newValue, animated: false) }
    }

    /// Has what the controller shows edited, or no longer. An override calls `super`. iOS 2.0.
    open func setEditing(_ editing: Bool, animated: Bool) {
        storedIsEditing = editing
        if let item = storedEditButtonItem { showEditing(in: item) }
    }

    var storedEditButtonItem: UIBarButtonItem?

    /// A button that has what the controller shows edited, "Edit", or no longer, "Done". Put it into the navigation
    /// item. iOS 2.0.
    open var editButtonItem: UIBarButtonItem { makeEditButtonItem() }

    // MARK: Making

    /// Makes a controller. Designated.
    ///
    /// - Parameters:
    ///   - nibNameOrNil: Kept in ``nibName``.
    ///   - nibBundleOrNil: Kept in ``nibBundle``.
    ///
    /// iOS 2.0.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        nibName = nibNameOrNil
        nibBundle = nibBundleOrNil
        super.init()
    }

    /// Makes a controller. iOS 2.0.
    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    /// Returns nil: there are no archived interfaces off Apple's systems. iOS 2.0.
    public required init?(coder: NSCoder) {
        return nil
    }

    // MARK: Loading

    /// Makes the view. An override assigns ``view`` and does not call `super`. iOS 2.0.
    open func loadView() {
        let view = UIView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Called once, after the view was loaded. iOS 2.0.
    open func viewDidLoad() {}

    /// Loads the view unless it was. iOS 9.0.
    open func loadViewIfNeeded() {
        guard storedView == nil, !isLoadingView else { return }
        isLoadingView = true
        loadView()
        isLoadingView = false
        require(storedView != nil, "\(type(of: self)).loadView() returned without assigning the view.")
        viewDidLoad()
    }

    private func setView(_ view: UIView?) {
        guard view !== storedView else { return }
        let old = storedView
        let superview = old?.superview
        let index = old.flatMap { superview?.subviews.firstIndex(of: $0) }
        if old?.viewController === self { old?.viewController = nil }
        old?.removeFromSuperview()
        storedView = view
        view?.viewController = self
        if let view, let superview, let index {
            view.frame = old?.frame ?? view.frame
            superview.insertSubview(view, at: index)
        }
    }

    // MARK: Appearance transitions

    /// Tells the controller, and those in it, that it is about to appear or to go. Containers call it. Where another
    /// controller is presented in its place, that one is told. iOS 5.0.
    open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        standIn.beginOwnAppearanceTransition(isAppearing, animated: animated)
    }

    /// Tells the controller, and those in it, that what ``beginAppearanceTransition(_:animated:)`` announced is done.
    /// iOS 5.0.
    open func endAppearanceTransition() {
        standIn.endOwnAppearanceTransition()
    }

    // MARK: Callbacks

    /// Called before the view appears. iOS 2.0.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and laid out, before it is shown. iOS 13.0.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called after the view appeared. iOS 2.0.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called before the view goes. iOS 2.0.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called after the view went. iOS 2.0.
    open func viewDidDisappear(_ animated: Bool) {}

    /// Called before the view lays out its subviews. iOS 5.0.
    open func viewWillLayoutSubviews() {}

    /// Called after the view laid out its subviews. iOS 5.0.
    open func viewDidLayoutSubviews() {}

    /// Called after the traits that apply to the controller changed. iOS 8.0.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// The traits that apply to the controller. iOS 8.0.
    open var traitCollection: UITraitCollection {
        viewIfLoaded?.traitCollection ?? parent?.traitCollection ?? UITraitCollection.current
    }

    /// Called before the controller gets another parent, or none. iOS 5.0.
    open func willMove(toParent parent: UIViewController?) {}

    /// Called after the controller got another parent, or none. iOS 5.0.
    open func didMove(toParent parent: UIViewController?) {}

    // MARK: Showing others

    /// Presents another controller over this one, or over the context that its style asks for (rule 43).
    ///
    /// While this controller's view is in no window, or the context presents another one already, nothing happens but a
    /// sentence on standard error, and the completion is not called. Over an active search anything can be presented.
    /// Traps when the other controller is this one, is presented already, or is inside another. iOS 5.0.
    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        if presentController(viewControllerToPresent, animated: flag, trigger: .app) { completion?() }
    }

    /// Takes away the controller that this one presents; without one, has its own presenter take this one away. Does
    /// nothing when neither is there, and calls the completion all the same. iOS 5.0, rule 35.
    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissController(animated: flag)
        completion?()
    }

    /// Shows another controller in the way of the nearest container that has one: pushed by a navigation controller,
    /// presented where there is none. iOS 8.0.
    open func show(_ vc: UIViewController, sender: Any?) {
        if let container = parent {
            container.show(vc, sender: sender)
        } else if let presenter = presentingViewController, self is UISearchController {
            presenter.show(vc, sender: sender)
        } else {
            present(vc, animated: true)
        }
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

    /// The view's superview, or what presented the controller. iOS 2.0.
    open override var next: UIResponder? {
        viewIfLoaded?.superview ?? parent ?? presentingViewController
    }

    override var responderWindow: UIWindow? {
        viewIfLoaded?.window ?? super.responderWindow
    }
}
