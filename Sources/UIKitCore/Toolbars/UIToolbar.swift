import Foundation

/// A row of buttons, at the bottom of a navigation controller or wherever an app puts it.
///
/// Items stand one after the other from the leading edge; what they leave goes to the flexible spaces among them. Items that
/// need more room than there is become narrower. Main actor.
@preconcurrency @MainActor
open class UIToolbar: UIView {
    /// Says where a bar of the app's own is. Kept weakly.
    open weak var delegate: (any UIToolbarDelegate)? { didSet { setNeedsDisplay() } }

    /// The items, from the leading edge on.
    open var items: [UIBarButtonItem]? {
        get { storedItems }
        set { setItems(newValue, animated: false) }
    }

    /// The colour behind the items; the usual one when nil.
    open var barTintColor: UIColor? {
        didSet {
            noteAppearance("barTintColor", \UIToolbar.barTintColor, barTintColor)
            if barTintColor != oldValue { setNeedsDisplay() }
        }
    }

    /// Whether the bar is dark on a light desktop, too.
    open var barStyle = UIBarStyle.default {
        didSet {
            noteAppearance("barStyle", \UIToolbar.barStyle, barStyle)
            if barStyle != oldValue { setNeedsDisplay() }
        }
    }

    var storedItems: [UIBarButtonItem]?
    /// The items that are shown, each with its view; a space has none.
    var shownItems: [(item: UIBarButtonItem, view: UIView?)] = []
    /// The search bar among the items (rule 77), and whether it stands in their place.
    private(set) weak var searchBar: UISearchBar?
    private(set) var isSearchAlone = false

    /// Takes a search bar among the items, or in their place; nil gives up the one that was there.
    func show(_ searchBar: UISearchBar?, isAlone: Bool) {
        guard searchBar !== self.searchBar || isAlone != isSearchAlone else { return }
        self.searchBar = searchBar
        isSearchAlone = isAlone
        reload()
    }

    /// The controller that the bar belongs to.
    weak var navigationController: UINavigationController?

    /// Makes a bar with a frame in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// Reads a bar from a storyboard or a nib, which alone have such a coder; nil for any other.
    public required init?(coder: NSCoder) {
        guard let interface = coder as? InterfaceCoder else { return nil }
        super.init(coder: coder)
        decodeToolbar(interface.element, loader: interface.loader)
    }

    /// Replaces the items. Nothing moves, whatever `animated` says: so it is with buttons on the desktop.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { replaceItems(items) }

    /// The size in points that the bar takes.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }

    /// Places the items.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeItems()
    }

    /// Shows the items in the new colour.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        reload()
    }

    // MARK: For hosts

    /// A bar is a part of the screen.
    @_spi(Host)
    open override var role: ViewRole { .toolbar }

    @_spi(Host)
    open override var groundColor: UIColor? { barTintColor ?? backgroundColor }

    @_spi(Host)
    open override var isAlwaysDark: Bool { barStyle.isBlack }

    /// The items' views, from the leading edge on.
    @_spi(Host)
    open override var orderedSubviews: [UIView] { shownItems.compactMap(\.view) }

    override var defaultAccessibilityLabel: String? { SystemTexts.text("Toolbar") }
}

extension UIToolbar: UIBarPositioning {
    /// Where the delegate says that the bar is; at the bottom where it says nothing.
    public var barPosition: UIBarPosition {
        let position = delegate?.position(for: self) ?? .any
        return position == .any ? .bottom : position
    }
}

/// Says where a toolbar is. Main actor.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
