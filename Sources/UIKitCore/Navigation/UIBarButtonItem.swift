import Foundation

/// What bar button items and tab items have in common. Main actor. iOS 2.0.
@MainActor
open class UIBarItem: NSObject {
    /// The words on the item. iOS 2.0.
    open var title: String? { didSet { if title != oldValue { itemDidChange() } } }

    /// The picture on the item, shown instead of the title. iOS 2.0.
    open var image: UIImage? { didSet { if image !== oldValue { itemDidChange() } } }

    /// Whether the item answers. iOS 2.0.
    open var isEnabled = true { didSet { if isEnabled != oldValue { itemDidChange() } } }

    /// A number by which the app finds the item again. iOS 2.0.
    open var tag = 0

    /// The name that is spoken; the title when it was not set. iOS 3.0.
    open var accessibilityLabel: String? { didSet { itemDidChange() } }

    /// Makes an item that shows nothing. iOS 2.0.
    public override init() {
        super.init()
    }

    /// Told after what the item shows changed.
    var onChange: (() -> Void)?

    func itemDidChange() { onChange?() }
}

/// A button of a navigation bar.
///
/// Linux has no selectors, so what a button does is a ``primaryAction``. Main actor. iOS 2.0.
open class UIBarButtonItem: UIBarItem {
    /// What a tap does. Its title and image are taken over. iOS 14.0.
    open var primaryAction: UIAction? { didSet { adoptPrimaryAction() } }

    /// What the item offers. A tap opens it where there is no ``primaryAction``; with one, holding the item does, or the
    /// secondary button or the menu key. iOS 14.0.
    open var menu: UIMenu? { didSet { if menu !== oldValue { itemDidChange() } } }

    /// How the item is drawn. iOS 2.0.
    open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }

    /// The colour of the title or image; the bar's when nil. iOS 5.0.
    open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange() } } }

    /// A view shown instead of a button. iOS 2.0.
    open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }

    /// The kind that the item was made of, which names the title and picture.
    let systemItem: SystemItem?

    /// Makes an item that shows nothing. iOS 2.0.
    public override init() {
        systemItem = nil
        super.init()
    }

    /// Makes one of the system's items. iOS 14.0.
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

    /// Makes an item of an action's title and image, or of those given. iOS 14.0.
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
    /// names a back button, or is given a ``primaryAction`` afterwards. iOS 2.0.
    public init(title: String?, style: Style, target: Any?, action: Selector?) {
        systemItem = nil
        super.init()
        self.title = title
        self.style = style
    }

    /// Makes an item that shows a view. iOS 2.0.
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

    /// How an item is drawn. iOS 2.0.
    public enum Style: Int, Sendable {
        /// Plainly.
        case plain = 0
        /// With weight: it completes something.
        case done = 2
    }

    /// The system's items. iOS 2.0.
    public enum SystemItem: Int, Sendable {
        /// "Done".
        case done
        /// "Cancel".
        case cancel
        /// "Edit".
        case edit
        /// "Save".
        case save
        /// A plus sign.
        case add
        /// A pencil on paper.
        case compose = 7
        /// A box with an arrow.
        case action = 9
        /// A magnifier.
        case search = 12
        /// A round arrow.
        case refresh = 13
        /// A basket.
        case trash = 16
        /// A cross.
        case close = 24

        var title: String? {
            switch self {
            case .done: "Done"
            case .cancel: "Cancel"
            case .edit: "Edit"
            case .save: "Save"
            case .add: "Add"
            case .compose: "Compose"
            case .action: "Share"
            case .search: "Search"
            case .refresh: "Refresh"
            case .trash: "Delete"
            case .close: "Close"
            }
        }

        var symbolName: String? {
            switch self {
            case .add: "plus"
            case .compose: "square.and.pencil"
            case .action: "square.and.arrow.up"
            case .search: "magnifyingglass"
            case .refresh: "arrow.clockwise"
            case .trash: "trash"
            case .close: "xmark"
            case .done, .cancel, .edit, .save: nil
            }
        }
    }
}
