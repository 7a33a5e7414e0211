import Foundation

/// A button of a navigation bar or a toolbar, or a space in a toolbar.
///
/// A tap performs the ``primaryAction``, or sends the ``action`` to the ``target``. Main actor.
open class UIBarButtonItem: UIBarItem {
    /// The action of a tap. The item adopts its title and image.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }

    /// The target of the ``action``. Weak reference. Nil for the first object in the responder chain that performs the action.
    open weak var target: AnyObject?

    /// The selector of a method with up to two arguments: the item and the event. Not sent if there is a ``primaryAction``.
    open var action: Selector? { didSet { if action != oldValue { itemDidChange() } } }

    /// The menu of the item. A tap opens it if there is neither a ``primaryAction`` nor an ``action``. Otherwise a long press, the
    /// secondary button or the menu key opens it.
    open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }

    /// The style of the item.
    open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }

    /// The colour of the title or image. Nil for the bar's tint colour.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance("tintColor", \UIBarButtonItem.tintColor, tintColor)
            if tintColor != oldValue { itemDidChange() }
        }
    }

    /// A view that replaces the button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

    /// The width in points of the item or fixed space. 0 for the width of its content. Ignored in a window's title bar, where
    /// items have the width of their content.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

    /// Whether bars omit the item.
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

    /// A short text or a dot at the corner of the button, also spoken by screen readers. Nil for none. Not shown on a custom view.
    open var badge: Badge? { didSet { itemDidChange() } }

    /// The titles that the item may have. Its button is at least as wide as the widest. Nil for the width of its content. A window's
    /// title bar gives items the width of their content.
    open var possibleTitles: Set<String>? { didSet { if possibleTitles != oldValue { itemDidChange() } } }

    /// The element that stands for the item in menus. Nil for an element of UIKit.
    open var menuRepresentation: UIMenuElement?

    /// The group of the item. Weak reference.
    open internal(set) weak var buttonGroup: UIBarButtonItemGroup?

    /// Whether the button is without the background that adjacent buttons share. Kept without effect: buttons in bars of the desktop
    /// are flat, and have no background to share.
    open var hidesSharedBackground = false

    /// Whether the button shares its background with adjacent buttons. Kept without effect, as ``hidesSharedBackground``.
    open var sharesBackground = true

    /// The group that the item represents.
    weak var representedGroup: UIBarButtonItemGroup?

    /// Whether the symbol shows effects. Default: true. Bars add no effects of their own.
    open var isSymbolAnimationEnabled = true {
        didSet { if !isSymbolAnimationEnabled { symbolEffects?.removeAll(animated: false) } }
    }

    /// The effects of the symbol; nil before the first one.
    var symbolEffects: SymbolEffects?

    /// The view of the item in a bar.
    weak var shownView: UIView?

    /// The system item that determines the default title and image.
    let systemItem: SystemItem?

    /// Creates an empty item.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Creates a system item.
    public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.systemItem = systemItem
        super.init()
        title = systemItem.title
        image = systemItem.symbolName.flatMap { UIImage(systemName: $0) }
        accessibilityLabel = systemItem.title
        style = systemItem == .done ? .done : .plain
        self.primaryAction = primaryAction
        self.menu = menu
    }

    /// Creates an item with a title and an image. Defaults: those of the action.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        systemItem = nil
        super.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        adoptPrimaryAction()
    }

    /// Creates an item with a title.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates an item with an image.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
        self.target = target as AnyObject?
        self.action = action
    }

    /// Creates a system item, including spaces.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
        self.target = target as AnyObject?
        self.action = action
    }

    /// Returns a space that fills the remaining width of a toolbar. Several such spaces share it evenly.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Returns a space with a width in points between items of a toolbar.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Creates an item with a custom view.
    public init(customView: UIView) {
        systemItem = nil
        super.init()
        self.customView = customView
    }

    private func adoptPrimaryAction() {
        if let primaryAction {
            if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
            if image == nil { image = primaryAction.image }
        }
        itemDidChange()
    }

    /// The style of an item.
    public enum Style: Int, Sendable {
        /// A plain button.
        case plain = 0
        /// A button that completes a task: a suggested action in the title bar of a window, bold elsewhere.
        case done = 2

        /// The same as ``done``, with its name of iOS 26.
        public static var prominent: Style { .done }
    }
}
