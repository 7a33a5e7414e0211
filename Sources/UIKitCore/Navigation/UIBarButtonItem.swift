import Foundation

/// A button of a navigation bar or a toolbar, or a space in a toolbar.
///
/// Linux has no selectors, so what a button does is a ``primaryAction``. Main actor.
open class UIBarButtonItem: UIBarItem {
    /// What a tap does. Its title and image are taken over.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }

    /// What the item offers. A tap opens it where there is no ``primaryAction``; with one, holding the item does, or the
    /// secondary button or the menu key.
    open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }

    /// How the item is drawn.
    open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }

    /// The colour of the title or image; the bar's when nil.
    open var tintColor: UIColor? {
        didSet {
            noteAppearance("tintColor", \UIBarButtonItem.tintColor, tintColor)
            if tintColor != oldValue { itemDidChange() }
        }
    }

    /// A view shown instead of a button.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

    /// The width in points of the item, or of a fixed space; 0 for that of its content. In a window's title bar, items are
    /// as wide as their content, whatever is said here.
    open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }

    /// Whether bars leave the item out.
    open var isHidden = false { didSet { if isHidden != oldValue { itemDidChange() } } }

    /// What stands for the item in a bar.
    weak var shownView: UIView?

    /// The kind that the item was made of, which names the title and picture.
    let systemItem: SystemItem?

    /// Makes an item that shows nothing.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes one of the system's items.
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

    /// Makes an item of an action's title and image, or of those given.
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        systemItem = nil
        super.init()
        self.title = title
        self.image = image
        self.primaryAction = primaryAction
        self.menu = menu
        adoptPrimaryAction()
    }

    /// Makes an item of a title. Linux has no selectors, so that only `nil` can be given as the action: such an item
    /// names a back button, or is given a ``primaryAction`` afterwards.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
    }

    /// Makes an item of a picture. Linux has no selectors, so that only `nil` can be given as the action: such an item is
    /// given a ``primaryAction`` afterwards.
    public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.image = image
        self.style = style
    }

    /// Makes one of the system's items, which may be a space. Linux has no selectors, so that only `nil` can be given as the
    /// action: what is to do something is given a ``primaryAction`` afterwards.
    public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
        self.init(systemItem: systemItem)
    }

    /// Makes a space that takes what the other items of a toolbar leave, shared out evenly among such spaces.
    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

    /// Makes a space of a width in points between items of a toolbar.
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// Makes an item that shows a view.
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

    /// How an item is drawn.
    public enum Style: Int, Sendable {
        /// Plainly.
        case plain = 0
        /// With weight: it completes something.
        case done = 2
    }
}
