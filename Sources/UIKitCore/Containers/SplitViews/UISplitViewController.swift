import Foundation

/// Two or three controllers in columns. The first navigates to the others. In compact width, they are combined into one
/// column.
///
/// A window at least 600 points wide has the horizontal size class `regular`, and the columns are side by side. In a narrower
/// one the split view is *collapsed*: the controllers of all columns are in one navigation stack, and are separated again
/// when the window becomes wide. The same controllers are used in both cases and keep their state.
///
/// A split view fills a window or a part of one. Main actor.
open class UISplitViewController: UIViewController {
    /// The number of columns.
    public let style: Style

    /// The delegate. Weak reference.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Creating

    /// Creates a split view with columns; assign their controllers with ``setViewController(_:for:)``. `unspecified` traps.
    public init(style: Style) {
        require(
            style != .unspecified,
            "UISplitViewController.init(style:) was given unspecified; use init() for a classic split view."
        )
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a split view with the classic style; assign ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Decodes a split view from a storyboard. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        style = interface.value(Style.self)
        super.init(coder: coder)
        interface.decode(self, as: UISplitViewController.self)
    }

    // MARK: Controllers

    /// The controllers that the app assigned to the columns.
    var assigned: [Column: UIViewController] = [:]
    /// The controllers of the columns: the app's, or navigation controllers that contain them.
    var columns: [Column: UIViewController] = [:]
    /// The controllers that the collapsed stack took over from other columns.
    var merges: [Merge] = []

    /// The controllers of the columns, visible or not: the primary, supplementary (if there are three columns) and secondary
    /// one. While ``isCollapsed``, only the primary or compact one.
    ///
    /// Assign it in the classic style: the first is the primary controller, the optional second the secondary one. Assigning
    /// more controllers, or assigning it in a different style, traps.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setClassicControllers(newValue) }
    }

    /// Assigns a controller to a column; nil empties it. Except in the compact column, it is wrapped in a navigation
    /// controller if it is not one. Traps in the classic style, and for the supplementary column in the double-column style.
    open func setViewController(_ vc: UIViewController?, for column: Column) { assign(vc, to: column) }

    /// Returns the controller that the app assigned to a column.
    open func viewController(for column: Column) -> UIViewController? { assigned[column] }

    /// Shows a column: beside or in front of the secondary one, or on the stack while ``isCollapsed``. A call before the
    /// split view is in a window takes effect when it appears. Does nothing in the classic style, and for an empty column. The
    /// inspector appears at the end of the content, or in a sheet while ``isCollapsed``.
    open func show(_ column: Column) { bring(column) }

    /// Returns whether a column is visible: beside or in front of others, or on top of the stack while ``isCollapsed``.
    open func isShowing(_ column: Column) -> Bool { isVisible(column) }

    /// Hides a column and those before it; while ``isCollapsed``, pops it from the stack. The secondary column cannot be
    /// hidden unless collapsed. Does nothing in the classic style.
    open func hide(_ column: Column) { takeAway(column) }

    // MARK: State

    /// Whether the columns are combined into one.
    open internal(set) var isCollapsed = false

    /// The current display mode. `secondaryOnly` while ``isCollapsed``.
    open internal(set) var displayMode = DisplayMode.secondaryOnly

    /// The preferred display mode. A mode that does not match ``splitBehavior`` is treated as `automatic`, which shows as
    /// many columns as fit.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            if preferredDisplayMode != oldValue {
                chosenColumns = nil
                updateDisplayMode()
            }
        }
    }

    /// The current arrangement of the columns.
    open var splitBehavior: SplitBehavior { presentBehavior }

    /// The preferred arrangement of the columns; `automatic` is side by side. In the classic style it is determined by
    /// ``preferredDisplayMode``.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { updateDisplayMode() } }
    }

    /// Whether the display mode button appears in the navigation bars of a split view with columns. Edge swipes show no
    /// column: desktops have no such gesture.
    open var presentsWithGesture = true {
        didSet { if presentsWithGesture != oldValue { barItemsDidChange() } }
    }

    /// The visibility of the display mode button in the navigation bars of a split view with columns.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { barItemsDidChange() } }
    }

    /// Whether the secondary column has a button that hides the others, in the triple-column style.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { barItemsDidChange() } }
    }

    /// A button that shows and hides columns. In the classic style the app adds it to a bar.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeDisplayModeButtonItem()

    private(set) lazy var secondaryOnlyButtonItem: UIBarButtonItem = makeSecondaryOnlyButtonItem()

    // MARK: Widths

    /// The preferred width of the primary column as a fraction of the total, from 0 to 1. Default: `automaticDimension`.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The preferred width of the primary column in points. Takes precedence over the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The minimum width of the primary column in points. Default: 240.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The maximum width of the primary column in points. Default: 320.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The width of the primary column in points. 0 while ``isCollapsed``.
    open var primaryColumnWidth: CGFloat { isCollapsed || !isViewLoaded ? 0 : width(of: .primary) }

    /// The preferred width of the supplementary column as a fraction of the total, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The preferred width of the supplementary column in points. Takes precedence over the fraction.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The minimum width of the supplementary column in points. Default: 240.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The maximum width of the supplementary column in points. Default: 320.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The width of the supplementary column in points. 0 while ``isCollapsed``, and if there is none.
    open var supplementaryColumnWidth: CGFloat {
        isCollapsed || !isViewLoaded || style != .tripleColumn ? 0 : width(of: .supplementary)
    }

    /// The preferred width of the inspector as a fraction of the total, from 0 to 1.
    open var preferredInspectorColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The preferred width of the inspector in points. Takes precedence over the fraction.
    open var preferredInspectorColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The minimum width of the inspector in points. Default: 240.
    open var minimumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The maximum width of the inspector in points. Default: 320.
    open var maximumInspectorColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The width of the inspector in points. 0 while ``isCollapsed``, and if there is none.
    open var inspectorColumnWidth: CGFloat {
        isCollapsed || !isViewLoaded || columns[.inspector] == nil ? 0 : width(of: .inspector)
    }

    /// The edge of the primary column.
    open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }

    /// The background of the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { splitView?.showBackground(primaryBackgroundStyle) }
    }

    // MARK: Showing controllers

    /// Shows a controller in the primary column. A navigation controller pushes it; otherwise it replaces the content.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

    /// Shows a controller in the secondary column. While ``isCollapsed``, pushes it onto the stack.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showSecondary(vc, sender: sender)
    }

    // MARK: View

    /// The number of columns beside the secondary one chosen by the user, or by the app with `show(_:)` and `hide(_:)`.
    var chosenColumns: Int?
    /// Whether the app shows the inspector.
    var isInspectorWanted = false
    /// Whether the inspector was in a sheet since the split view collapsed.
    var wasInspectorPresented = false
    /// The visible column while collapsed.
    var oneColumn = Column.primary
    /// Whether the split view has been collapsed or expanded for its window.
    var hasDecided = false
    /// The visible columns.
    var shownColumns: [Column] = []
    /// The calls of `show(_:)` and `hide(_:)` before ``hasDecided``.
    var earlyWishes: [(column: Column, isShown: Bool)] = []
    /// The traits and size of an announced change that is not complete.
    var comingTraits: UITraitCollection?
    var comingSize: CGSize?

    var splitView: SplitView? { viewIfLoaded as? SplitView }

    /// Creates the view that contains the columns.
    open override func loadView() {
        let view = SplitView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Shows the background of the primary column.
    open override func viewDidLoad() {
        super.viewDidLoad()
        splitView?.showBackground(primaryBackgroundStyle)
    }

    /// Collapses or expands the split view if the size class changed.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        roomDidChange()
    }

    /// Forwards to the columns the sizes that they will have, including after collapsing or expanding.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        comingSize = size
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingSize = nil }
    }

    /// Records the announced traits and forwards them to the columns.
    open override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = newCollection
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
    }

    /// Returns the size of a column at a split view size.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, inSize: parentSize) }

    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        let response = route == .controllers ? responseOfColumns(to: press, in: window) : nil
        return response ?? super.handleUnclaimedKey(press, on: route, in: window)
    }
}
