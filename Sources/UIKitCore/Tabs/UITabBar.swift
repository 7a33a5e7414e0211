import Foundation

/// A row of tabs, of which one is selected.
///
/// A bar narrower than 600 points shares its width out among the tabs and shows their titles under the pictures; a wider one
/// has them in the middle, with titles beside the pictures. All tabs are shown, however many: there is no tab "More", so
/// that a person reaches each of them with one click. Main actor.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Hears of the person's choices. The delegate of a tab bar controller's bar is the controller, and assigning another
    /// one traps.
    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            require(
                tabBarController == nil || delegate === tabBarController,
                "UITabBar.delegate was assigned, but the bar belongs to a UITabBarController: use that one's delegate."
            )
        }
    }

    /// The tabs, in the order in which they are shown.
    open var items: [UITabBarItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The tab that is selected; nil for none. Assigning it tells nobody. Traps for an item that is not in the bar.
    open weak var selectedItem: UITabBarItem? {
        didSet {
            guard selectedItem !== oldValue else { return }
            require(
                selectedItem.map { item in storedItems?.contains { $0 === item } == true } ?? true,
                "UITabBar.selectedItem was assigned an item that is not among the bar's items."
            )
            showItems()
        }
    }

    /// The colour of pictures and titles of the tabs that are not selected; that of text when nil.
    open var unselectedItemTintColor: UIColor? {
        didSet {
            noteAppearance("unselectedItemTintColor", \UITabBar.unselectedItemTintColor, unselectedItemTintColor)
            if unselectedItemTintColor != oldValue { showItems() }
        }
    }

    /// The colour behind the tabs; the usual one when nil.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance("barTintColor", \UITabBar.barTintColor, barTintColor)
            if barTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The picture behind the tabs; nil for none.
    open var backgroundImage: UIImage? {
        didSet {
            noteAppearance("backgroundImage", \UITabBar.backgroundImage, backgroundImage)
            if backgroundImage !== oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the bar is dark on a light desktop, too.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance("barStyle", \UITabBar.barStyle, barStyle)
            if barStyle != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the tabs fill the bar or stand in its middle.
    open var itemPositioning = ItemPositioning.automatic {
        didSet {
            noteAppearance("itemPositioning", \UITabBar.itemPositioning, itemPositioning)
            if itemPositioning != oldValue { setNeedsLayout() }
        }
    }

    /// The width in points of a tab in the middle of the bar; 0 for that of the widest one's content.
    open var itemWidth: CGFloat = 0 {
        didSet {
            noteAppearance("itemWidth", \UITabBar.itemWidth, itemWidth)
            if itemWidth != oldValue { setNeedsLayout() }
        }
    }

    /// The distance in points between tabs in the middle of the bar; 0 for the usual one.
    open var itemSpacing: CGFloat = 0 {
        didSet {
            noteAppearance("itemSpacing", \UITabBar.itemSpacing, itemSpacing)
            if itemSpacing != oldValue { setNeedsLayout() }
        }
    }

    /// The controller that the bar belongs to.
    weak var tabBarController: UITabBarController?
    var storedItems: [UITabBarItem]?
    var buttons: [UITabBarButton] = []

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads a bar from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeTabBar(interface.element, loader: interface.loader)
    }

    /// Replaces the tabs; none of the new ones is selected unless it was before. Nothing moves, whatever `animated` says:
    /// so it is with tabs on the desktop.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { replaceItems(items) }

    /// The size in points that the bar takes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    /// Places the tabs.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeButtons()
    }

    /// Shows the tabs in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        showItems()
    }

    /// How tabs stand in the bar.
    public enum ItemPositioning: Int, Sendable {
        /// Filling a narrow bar, in the middle of a wide one.
        case automatic
        /// Filling the bar.
        case fill
        /// In the middle.
        case centered
    }

    override func appearancesDidApply() {
        super.appearancesDidApply()
        takeItemAppearances()
    }

    // MARK: For hosts

    /// A bar is a part of the screen.
    @_spi(Host)
    open override var role: ViewRole { .tabBar }

    @_spi(Host)
    open override var groundColor: UIColor? { barTintColor ?? backgroundColor }

    @_spi(Host)
    open override var groundImage: UIImage? { backgroundImage }

    @_spi(Host)
    open override var isAlwaysDark: Bool { barStyle.isBlack }

    @_spi(Host)
    open override var orderedSubviews: [UIView] { buttons }

    override var defaultAccessibilityLabel: String? { "Tab Bar" }
}

extension UITabBar: UIBarPositioning {
    /// At the bottom of its tab bar controller.
    public var barPosition: UIBarPosition { .bottom }
}
