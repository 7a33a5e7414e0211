import Foundation

/// A row of tabs, one of which is selected.
///
/// A bar narrower than 600 points distributes its width among the tabs and shows titles below images. A wider bar centres the
/// tabs, with titles beside images. All items are visible, whatever their number; a tab bar controller has a More tab in
/// compact width. Main actor.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// The delegate for selections by the user. Weak reference. The bar of a tab bar controller has the controller as its
    /// delegate; assigning a different one traps.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            require(
                tabBarController == nil || delegate === tabBarController,
                "UITabBar.delegate was assigned, but the bar belongs to a UITabBarController: assign the delegate of the "
                    + "controller instead."
            )
        }
    }

    /// The items of the tabs in display order.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The item of the selected tab; nil for none. Assigning it does not call the delegate. Traps for an item that is not in
    /// the bar.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            require(
                selectedItem.map { item in storedItems?.contains { $0 === item } == true } ?? true,
                "UITabBar.selectedItem was assigned an item that is not in items."
            )
            lookDidChange()
        }
    }

    /// The colour of images and titles of unselected tabs. Nil for the text colour.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance("unselectedItemTintColor", \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            if unselectedItemTintColor != oldValue { showItems() }
        }
    }

    /// The background colour of the bar. Nil for the default.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance("barTintColor", \UITabBar.barTintColor, barTintColor)
            if barTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The background image of the bar. Nil for none.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance("backgroundImage", \UITabBar.backgroundImage, backgroundImage)
            if backgroundImage !== oldValue { setNeedsDisplay() }
        }
    }

    /// The image of the separator at the bar's edge. An empty image removes the separator together with a ``backgroundImage``.
    /// Other images are not drawn: use ``standardAppearance``.
    open var shadowImage: UIImage? {
        didSet {
            noteAppearance("shadowImage", \UITabBar.shadowImage, shadowImage)
            if shadowImage !== oldValue { lookDidChange() }
        }
    }

    /// The image behind the selected tab. Nil for none.
    open var selectionIndicatorImage: UIImage? {
        didSet {
            noteAppearance("selectionIndicatorImage", \UITabBar.selectionIndicatorImage, selectionIndicatorImage)
            if selectionIndicatorImage !== oldValue { lookDidChange() }
        }
    }

    /// The appearance of the bar. It takes precedence over the other appearance properties.
    open var standardAppearance: UITabBarAppearance {
        get {
            styles.standardOrUsual(UITabBarAppearance.init) { [weak self] in
                self?.noteAppearance("standardAppearance", \UITabBar.standardAppearance, $0)
            }
        }
        set {
            guard let copy = styles.set(BarStyles.standardPath, to: newValue) else { return }
            noteAppearance("standardAppearance", \UITabBar.standardAppearance, copy)
        }
    }

    /// The appearance while the content of the selected screen ends at the bar, or has no scroll view. Nil for
    /// ``standardAppearance`` without its background, if the app assigned one.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { styles.scrollEdge }
        set {
            let copy = styles.set(BarStyles.scrollEdgePath, to: newValue)
            noteAppearance("scrollEdgeAppearance", \UITabBar.scrollEdgeAppearance, copy)
        }
    }

    /// The style of the bar; black is dark even in light interface style.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance("barStyle", \UITabBar.barStyle, barStyle)
            if barStyle != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the tabs fill the bar or are centred.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            noteAppearance("itemPositioning", \UITabBar.itemPositioning, itemPositioning)
            if itemPositioning != oldValue { setNeedsLayout() }
        }
    }

    /// The width in points of a tab in a centred bar. 0 for the width of the widest content.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance("itemWidth", \UITabBar.itemWidth, itemWidth)
            if itemWidth != oldValue { setNeedsLayout() }
        }
    }

    /// The distance in points between tabs in a centred bar. 0 for the default.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance("itemSpacing", \UITabBar.itemSpacing, itemSpacing)
            if itemSpacing != oldValue { setNeedsLayout() }
        }
    }

    /// The controller that owns the bar.
    weak var tabBarController: UITabBarController?
    private(set) lazy var styles: BarStyles<UITabBarAppearance> = {
        let styles = BarStyles<UITabBarAppearance>()
        styles.whenChanged = { [weak self] in self?.lookDidChange() }
        return styles
    }()
    let line = BarLine()
    /// Whether the content ended at the bar at the last update.
    var wasAtEdge = false
    var storedItems: [UITabBarItem]?
    var buttons: [UITabBarButton] = []
    /// The button before the tabs that shows the sidebar.
    var sidebarButton: UIButton?
    /// Whether only the selected tab is visible.
    var isMinimized = false { didSet { if isMinimized != oldValue { setNeedsLayout() } } }

    /// Creates a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Decodes a bar from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UITabBar.self)
    }

    /// Replaces the items. The selected item stays selected if it is among the new ones. `animated` is ignored, as tabs on
    /// the desktop are not animated.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items) }

    /// The size in points that the bar requests.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    /// Lays out the tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
        showLine()
    }

    /// Updates the tabs for the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showItems()
    }

    /// The positioning of tabs in the bar.
    public enum ItemPositioning: Int, Sendable {
        /// Filling a narrow bar, centred in a wide one.
        case automatic
        /// Filling the bar.
        case fill
        /// Centred.
        case centered
    }

    override func appearancesDidApply() {
        super.appearancesDidApply()
        takeItemAppearances()
    }

    // MARK: For hosts

    /// The accessibility role of the bar.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .tabBar }

    @_spi(Host)
    open override var groundColor: UIColor? {
        if case .color(let color) = look.ground { return color }
        return backgroundColor
    }

    @_spi(Host)
    open override var groundImage: UIImage? { look.image }

    @_spi(Host)
    open override var isAlwaysDark: Bool { barStyle.isBlack }

    @_spi(Host)
    open override var orderedSubviews: [UIView] { [sidebarButton].compactMap { $0 } + buttons }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { "Tab Bar" }
}

extension UITabBar: UIBarPositioning {
    /// The bottom, the position in a tab bar controller.
    public var barPosition: UIBarPosition { .bottom }
}
