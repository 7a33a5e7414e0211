import Foundation

/// Two or three screens beside each other, of which the first leads to the others; where there is little room, one.
///
/// A window has room from 600 points of width on; then its horizontal size class is `regular`, and the columns are beside
/// each other. In a narrower one the split view is *collapsed*: what is in the columns is in one navigation stack, and is
/// taken apart again when the window becomes wide. The same controllers are shown in both, with all that a person did in
/// them.
///
/// A split view fills a window, or a part of one. Main actor.
open class UISplitViewController: UIViewController {
    /// How many columns there are.
    public let style: Style

    /// Decides and hears what is shown.
    open weak var delegate: (any UISplitViewControllerDelegate)?

    // MARK: Making

    /// Makes a split view of columns; give them their controllers with ``setViewController(_:for:)``. `unspecified` traps.
    public init(style: Style) {
        require(
            style != .unspecified,
            "UISplitViewController.init(style:) was given unspecified; use init() for a classic split view."
        )
        self.style = style
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a split view of the classic style; assign ``viewControllers``.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        style = .unspecified
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Reads a split view from a storyboard, which alone has such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        style = UISplitViewController.interfaceStyle(interface.element)
        super.init(coder: coder)
        decodeSplit(interface.element)
    }

    // MARK: Controllers

    /// What the app put into the columns.
    var assigned: [Column: UIViewController] = [:]
    /// What stands in the columns: what the app put there, in a navigation controller where that is none.
    var columns: [Column: UIViewController] = [:]
    /// What the navigation stack of the one column took over from others.
    var merges: [Merge] = []

    /// The controllers that are on screen or could be: the primary one and the secondary one, in three columns with the
    /// supplementary one between them; only the primary one, or the compact one, while ``isCollapsed``.
    ///
    /// Assign it in the classic style: the first is the primary one, the second, if any, the secondary one. Assigning more,
    /// or in another style, traps.
    open var viewControllers: [UIViewController] {
        get { shownControllers }
        set { setClassicControllers(newValue) }
    }

    /// Puts a controller into a column; nil empties it. Except for the compact column, a controller that is no navigation
    /// controller gets one. Traps in the classic style, and for a supplementary column where there are two columns.
    open func setViewController(_ vc: UIViewController?, for column: Column) { assign(vc, to: column) }

    /// The controller that was put into a column.
    open func viewController(for column: Column) -> UIViewController? { assigned[column] }

    /// Brings a column on screen: beside or in front of the secondary one; onto the stack while ``isCollapsed``. Counts
    /// from the beginning when it is called before the split view is in a window. Does nothing in the classic style, and
    /// for an empty column.
    open func show(_ column: Column) { bring(column) }

    /// Takes a column off the screen, and those before it; off the stack while ``isCollapsed``. The secondary column stays
    /// where there is room. Does nothing in the classic style.
    open func hide(_ column: Column) { takeAway(column) }

    // MARK: State

    /// Whether the columns are one.
    open internal(set) var isCollapsed = false

    /// Which columns are on screen; `secondaryOnly` while ``isCollapsed``.
    open internal(set) var displayMode = DisplayMode.secondaryOnly

    /// Which columns the app wants on screen. A mode that does not fit ``splitBehavior`` counts as `automatic`, which shows
    /// as many columns as there is room for.
    open var preferredDisplayMode = DisplayMode.automatic {
        didSet {
            if preferredDisplayMode != oldValue {
                chosenColumns = nil
                updateDisplayMode()
            }
        }
    }

    /// How the columns share the width.
    open var splitBehavior: SplitBehavior { presentBehavior }

    /// How the app wants the columns to share the width; `automatic` is beside each other. Classic split views have it from
    /// ``preferredDisplayMode``.
    open var preferredSplitBehavior = SplitBehavior.automatic {
        didSet { if preferredSplitBehavior != oldValue { updateDisplayMode() } }
    }

    /// Whether the button that shows and hides columns is in the navigation bars of a split view of columns. Fingers that
    /// come from the edge of the window show nothing here: desktops have no such gesture.
    open var presentsWithGesture = true {
        didSet { if presentsWithGesture != oldValue { barItemsDidChange() } }
    }

    /// When the button that shows and hides columns is in the navigation bars of a split view of columns.
    open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic {
        didSet { if displayModeButtonVisibility != oldValue { barItemsDidChange() } }
    }

    /// Whether the secondary column has a button that shows it alone, where there are three columns.
    open var showsSecondaryOnlyButton = false {
        didSet { if showsSecondaryOnlyButton != oldValue { barItemsDidChange() } }
    }

    /// A button that shows and hides columns. Classic split views show it where the app puts it.
    open private(set) lazy var displayModeButtonItem: UIBarButtonItem = makeDisplayModeButtonItem()

    private(set) lazy var secondaryOnlyButtonItem: UIBarButtonItem = makeSecondaryOnlyButtonItem()

    // MARK: Widths

    /// The part of the width that the primary column should take, from 0 to 1; `automaticDimension` for what is usual.
    open var preferredPrimaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The width in points that the primary column should have; it goes before the fraction.
    open var preferredPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The least width of the primary column, in points: 240 unless told.
    open var minimumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The greatest width of the primary column, in points: 320 unless told.
    open var maximumPrimaryColumnWidth = UISplitViewController.automaticDimension { didSet { widthsDidChange() } }

    /// The width of the primary column, in points; 0 while ``isCollapsed``.
    open var primaryColumnWidth: CGFloat { isCollapsed || !isViewLoaded ? 0 : width(of: .primary) }

    /// The part of the width that the supplementary column should take, from 0 to 1.
    open var preferredSupplementaryColumnWidthFraction = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The width in points that the supplementary column should have; it goes before the fraction.
    open var preferredSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The least width of the supplementary column, in points: 240 unless told.
    open var minimumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The greatest width of the supplementary column, in points: 320 unless told.
    open var maximumSupplementaryColumnWidth = UISplitViewController.automaticDimension {
        didSet { widthsDidChange() }
    }

    /// The width of the supplementary column, in points; 0 while ``isCollapsed``, and where there is none.
    open var supplementaryColumnWidth: CGFloat {
        isCollapsed || !isViewLoaded || style != .tripleColumn ? 0 : width(of: .supplementary)
    }

    /// Where the primary column is.
    open var primaryEdge = PrimaryEdge.leading { didSet { widthsDidChange() } }

    /// What is behind the primary column.
    open var primaryBackgroundStyle = BackgroundStyle.none {
        didSet { splitView?.showBackground(primaryBackgroundStyle) }
    }

    // MARK: Showing others

    /// Shows a controller in the primary column: pushed where that is a navigation controller, else in its place.
    open override func show(_ vc: UIViewController, sender: Any?) { showPrimary(vc, sender: sender) }

    /// Shows a controller in the secondary column; pushed onto the one stack while ``isCollapsed``.
    open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        showSecondary(vc, sender: sender)
    }

    // MARK: View

    /// The columns beside the secondary one that the person, or the app with `show(_:)` and `hide(_:)`, wants.
    var chosenColumns: Int?
    /// The column that holds all that there is while the columns are one.
    var oneColumn = Column.primary
    /// Whether it was decided how much room there is.
    var hasDecided = false
    /// The columns that are on screen.
    var shownColumns: [Column] = []
    /// What the app asked for with `show(_:)` and `hide(_:)` before that was decided.
    var earlyWishes: [(column: Column, isShown: Bool)] = []
    /// The traits and the size of a change that was announced and is not done.
    var comingTraits: UITraitCollection?
    var comingSize: CGSize?

    var splitView: SplitView? { viewIfLoaded as? SplitView }

    /// Makes the view in which the columns stand.
    open override func loadView() {
        let view = SplitView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.controller = self
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
    }

    /// Shows the background that was asked for.
    open override func viewDidLoad() {
        super.viewDidLoad()
        splitView?.showBackground(primaryBackgroundStyle)
    }

    /// Makes one of the columns, or columns of the one, when the room is another.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        roomDidChange()
    }

    /// Tells the columns of the size that each will have, also where there will be more of them, or one.
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {
        comingSize = size
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingSize = nil }
    }

    /// Takes note of whether there will be room for columns, and tells them.
    open override func willTransition(
        to newCollection: UITraitCollection,
        with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        comingTraits = newCollection
        super.willTransition(to: newCollection, with: coordinator)
        coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.comingTraits = nil }
    }

    /// The size of a column in a split view of a size.
    open override func size(
        forChildContentContainer container: any UIContentContainer,
        withParentContainerSize parentSize: CGSize
    ) -> CGSize { columnSize(of: container, inSize: parentSize) }
}
