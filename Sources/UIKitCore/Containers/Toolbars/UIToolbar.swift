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
    open override var groundColor: UIColor? { barTintColor ?? backgroundColor }

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
