import Foundation

/// A row of buttons, at the bottom of a navigation controller or anywhere in the app.
///
/// Items are laid out from the leading edge. Flexible spaces share the remaining width. Items that do not fit are narrowed. Main
/// actor.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Provides the position of the bar. Weak reference.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsDisplay() } }

    /// The items, from the leading edge.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The background colour; nil for the default.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance("barTintColor", \UIToolbar.barTintColor, barTintColor)
            if barTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// The style. A black bar is dark on light desktops too.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance("barStyle", \UIToolbar.barStyle, barStyle)
            if barStyle != oldValue { setNeedsDisplay() }
        }
    }

    /// The appearance of the bar. It takes precedence over the other appearance properties.
    open var standardAppearance: UIToolbarAppearance {
        get {
            styles.standardOrUsual(UIToolbarAppearance.init) { [weak self] in
                self?.noteAppearance("standardAppearance", \UIToolbar.standardAppearance, $0)
            }
        }
        set {
            guard let copy = styles.set(BarStyles.standardPath, to: newValue) else { return }
            noteAppearance("standardAppearance", \UIToolbar.standardAppearance, copy)
        }
    }

    /// The appearance in a window with compact height. Nil for ``standardAppearance``.
    open var compactAppearance: UIToolbarAppearance? {
        get { styles.compact }
        set {
            let copy = styles.set(BarStyles.compactPath, to: newValue)
            noteAppearance("compactAppearance", \UIToolbar.compactAppearance, copy)
        }
    }

    /// The appearance while the content of the screen ends at the bar, or has no scroll view. Nil for ``standardAppearance``
    /// without its background, if the app assigned one.
    open var scrollEdgeAppearance: UIToolbarAppearance? {
        get { styles.scrollEdge }
        set {
            let copy = styles.set(BarStyles.scrollEdgePath, to: newValue)
            noteAppearance("scrollEdgeAppearance", \UIToolbar.scrollEdgeAppearance, copy)
        }
    }

    /// The same in a window with compact height. Nil for ``scrollEdgeAppearance``.
    open var compactScrollEdgeAppearance: UIToolbarAppearance? {
        get { styles.compactScrollEdge }
        set {
            let copy = styles.set(BarStyles.compactScrollEdgePath, to: newValue)
            noteAppearance("compactScrollEdgeAppearance", \UIToolbar.compactScrollEdgeAppearance, copy)
        }
    }

    /// Sets the background image for a position and height; nil removes it.
    open func setBackgroundImage(
        _ backgroundImage: UIImage?,
        forToolbarPosition topOrBottom: UIBarPosition,
        barMetrics: UIBarMetrics
    ) {
        backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        noteAppearance("backgroundImage-\(topOrBottom.rawValue)-\(barMetrics.rawValue)") { (bar: UIToolbar) in
            bar.setBackgroundImage(backgroundImage, forToolbarPosition: topOrBottom, barMetrics: barMetrics)
        }
        lookDidChange()
    }

    /// Returns the background image that was set for a position and height.
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[BarImagePlace(position: topOrBottom, metrics: barMetrics)]
    }

    /// Sets the image of the separator for a position; nil for the default. An empty image removes the separator together with a
    /// background image. Other images are not drawn: use ``standardAppearance``.
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        shadowImages[topOrBottom] = shadowImage
        noteAppearance("shadowImage-\(topOrBottom.rawValue)") { (bar: UIToolbar) in
            bar.setShadowImage(shadowImage, forToolbarPosition: topOrBottom)
        }
        lookDidChange()
    }

    /// Returns the image of the separator that was set for a position.
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { shadowImages[topOrBottom] }

    private(set) lazy var styles: BarStyles<UIToolbarAppearance> = {
        let styles = BarStyles<UIToolbarAppearance>()
        styles.whenChanged = { [weak self] in self?.lookDidChange() }
        return styles
    }()
    private(set) var backgroundImages: [BarImagePlace: UIImage] = [:]
    private(set) var shadowImages: [UIBarPosition: UIImage] = [:]
    let line = BarLine()
    /// Whether the content ended at the bar at the last update.
    var wasAtEdge = false
    var storedItems: [UIBarButtonItem]?
    /// The visible items, each with its view; spaces have no view.
    var shownItems: [(item: UIBarButtonItem, view: UIView?)] = []
    /// The search bar among the items (rule 77), and whether it replaces them.
    private(set) weak var searchBar: UISearchBar?
    private(set) var isSearchAlone = false

    /// Shows a search bar among the items or instead of them; nil removes it.
    func show(_ searchBar: UISearchBar?, isAlone: Bool) {
        guard searchBar !== self.searchBar || isAlone != isSearchAlone else { return }
        self.searchBar = searchBar
        isSearchAlone = isAlone
        reload()
    }

    /// The navigation controller of the bar. Weak reference.
    weak var navigationController: UINavigationController?

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Makes a bar from a storyboard or nib. Returns nil for any other coder.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? any InterfaceDecoder else { return nil }
        super.init(coder: coder)
        interface.decode(self, as: UIToolbar.self)
    }

    /// Replaces the items. The change is never animated, as is usual for desktop toolbars.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { replaceItems(items) }

    /// The height of the bar at the given width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    /// Lays out the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
        line.show(look.line, atTopOf: self)
    }

    /// Updates the items with the new tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    // MARK: For hosts

    /// The accessibility role of a toolbar.
    @_spi(Host)
    open override var accessibleRole: ViewRole { .toolbar }

    @_spi(Host)
    open override var groundColor: UIColor? {
        if case .color(let color) = look.ground { return color }
        return backgroundColor
    }

    @_spi(Host)
    open override var groundImage: UIImage? { look.image }

    @_spi(Host)
    open override var isAlwaysDark: Bool { barStyle.isBlack }

    /// The views of the items, from the leading edge.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { shownItems.compactMap(\.view) }

    @_spi(UIKitModules)
    open override var defaultAccessibilityLabel: String? { SystemTexts.text("Toolbar") }
}

extension UIToolbar: UIBarPositioning {
    /// The position that the delegate returns. Default: bottom.
    public var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }
}

/// Provides the position of a toolbar. Main actor.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
