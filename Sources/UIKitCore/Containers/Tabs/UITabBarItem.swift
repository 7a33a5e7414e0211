import Foundation

/// The item of a tab: an image, a title below or beside it, and a badge. Main actor.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the tab is selected. Nil for ``UIBarItem/image``.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }

    /// A short text on a coloured background at the image's upper corner, also spoken by screen readers. Nil for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }

    /// The background colour of the badge. Nil for red.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance("badgeColor", \UITabBarItem.badgeColor, badgeColor)
            if badgeColor != oldValue { itemDidChange() }
        }
    }

    /// The offset of the title from its default position, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { itemDidChange() }
        }
    }

    /// The bar's appearance while this item is selected, and the appearance of this item's tab. Nil for that of the bar.
    open var standardAppearance: UITabBarAppearance? {
        get { styles.standard }
        set { styles.set(BarStyles.standardPath, to: newValue) }
    }

    /// The same while the content of the selected screen ends at the bar. Nil for that of the bar.
    open var scrollEdgeAppearance: UITabBarAppearance? {
        get { styles.scrollEdge }
        set { styles.set(BarStyles.scrollEdgePath, to: newValue) }
    }

    private(set) lazy var styles: BarStyles<UITabBarAppearance> = {
        let styles = BarStyles<UITabBarAppearance>()
        styles.whenChanged = { [weak self] in self?.itemDidChange() }
        return styles
    }()

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Creates an empty item.
    public override init() {
        super.init()
    }

    /// Creates an item with a title, an image, and a number that identifies it in the app.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Creates an item with a title, an image, and a different image for the selected state.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Creates a system item.
    ///
    /// - Parameters:
    ///   - systemItem: The system item that determines title and image.
    ///   - tag: A number that identifies the item in the app.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Sets the text attributes of the badge for a state: `normal`, the fallback, or `selected`. Nil removes them.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        noteAppearance("badgeTextAttributes-\(state.rawValue)") { (item: UITabBarItem) in
            item.setBadgeTextAttributes(textAttributes, for: state)
        }
        itemDidChange()
    }

    /// Returns the text attributes set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    func attributedBadge(for state: UIControl.State) -> NSAttributedString? {
        let attributes = (badgeAttributes[.normal] ?? [:]).merging(badgeAttributes[state] ?? [:]) { $1 }
        guard let badgeValue, !attributes.isEmpty else { return nil }
        return NSAttributedString(string: badgeValue, attributes: attributes)
    }

    /// The system's tab bar items.
    public enum SystemItem: Int, Sendable {
        /// "More", and three dots.
        case more
        /// "Favorites", and a star.
        case favorites
        /// "Featured", and a star.
        case featured
        /// "Top Rated", and a star.
        case topRated
        /// "Recents", and a clock.
        case recents
        /// "Contacts", and the symbol of a user.
        case contacts
        /// "History", and a clock.
        case history
        /// "Bookmarks", and a book.
        case bookmarks
        /// "Search", and a magnifying glass.
        case search
        /// "Downloads", and an arrow that points down.
        case downloads
        /// "Most Recent", and a clock.
        case mostRecent
        /// "Most Viewed", and a list of numbers.
        case mostViewed

        var title: String { SystemTexts.text(english) }

        private var english: String {
            switch self {
            case .more: "More"
            case .favorites: "Favorites"
            case .featured: "Featured"
            case .topRated: "Top Rated"
            case .recents: "Recents"
            case .contacts: "Contacts"
            case .history: "History"
            case .bookmarks: "Bookmarks"
            case .search: "Search"
            case .downloads: "Downloads"
            case .mostRecent: "Most Recent"
            case .mostViewed: "Most Viewed"
            }
        }

        var symbolName: String {
            switch self {
            case .more: "ellipsis"
            case .favorites, .featured, .topRated: "star.fill"
            case .recents, .history, .mostRecent: "clock"
            case .contacts: "person.crop.circle"
            case .bookmarks: "book"
            case .search: "magnifyingglass"
            case .downloads: "arrow.down.circle"
            case .mostViewed: "list.number"
            }
        }
    }
}
