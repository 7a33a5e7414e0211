import Foundation

/// A tab of a tab bar: a picture, a title under it or beside it, and a badge. Main actor.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The picture while the tab is selected; ``UIBarItem/image`` when nil.
    open var selectedImage: UIImage? { didSet { if selectedImage !== oldValue { itemDidChange() } } }

    /// A short text on a coloured ground at the picture's upper corner, which is spoken too; nil for none.
    open var badgeValue: String? { didSet { if badgeValue != oldValue { itemDidChange() } } }

    /// The ground of the badge; red when nil.
    open var badgeColor: UIColor? {
        didSet {
            noteAppearance("badgeColor", \UITabBarItem.badgeColor, badgeColor)
            if badgeColor != oldValue { itemDidChange() }
        }
    }

    /// How far the title is moved from its place, in points.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet {
            noteAppearance("titlePositionAdjustment", \UITabBarItem.titlePositionAdjustment, titlePositionAdjustment)
            if titlePositionAdjustment != oldValue { itemDidChange() }
        }
    }

    private var badgeAttributes: [UIControl.State: [NSAttributedString.Key: Any]] = [:]

    /// Makes an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Makes an item of a title, a picture, and a number by which the app finds it again.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init(title: title, image: image, selectedImage: nil)
        self.tag = tag
    }

    /// Makes an item of a title and a picture, and of another picture for while it is selected.
    public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        super.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Makes one of the system's items.
    ///
    /// - Parameters:
    ///   - systemItem: Names title and picture.
    ///   - tag: A number by which the app finds the item again.
    public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) {
        self.init(title: systemItem.title, image: UIImage(systemName: systemItem.symbolName), tag: tag)
    }

    /// Draws the badge's text with attributes in a state: `normal`, or `selected`, which `normal` stands in for. Nil takes
    /// them back.
    open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        badgeAttributes[state] = textAttributes
        noteAppearance("badgeTextAttributes-\(state.rawValue)") { (item: UITabBarItem) in
            item.setBadgeTextAttributes(textAttributes, for: state)
        }
        itemDidChange()
    }

    /// The attributes that were set for a state.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state]
    }

    func attributedBadge(for state: UIControl.State) -> NSAttributedString? {
        let attributes = (badgeAttributes[.normal] ?? [:]).merging(badgeAttributes[state] ?? [:]) { $1 }
        guard let badgeValue, !attributes.isEmpty else { return nil }
        return NSAttributedString(string: badgeValue, attributes: attributes)
    }

    /// The system's tabs.
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
        /// "Contacts", and a person.
        case contacts
        /// "History", and a clock.
        case history
        /// "Bookmarks", and a book.
        case bookmarks
        /// "Search", and a magnifier.
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
