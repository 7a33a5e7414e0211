import Foundation

/// How a list in a collection view looks.
///
/// Main actor.
@MainActor
public struct UICollectionLayoutListConfiguration {
    /// How the sections look.
    public enum Appearance: Int, Sendable {
        /// Rows from edge to edge; headers stay at the top.
        case plain
        /// Rows from edge to edge in sections.
        case grouped
        /// Sections with round corners and a margin.
        case insetGrouped
        /// The rows of a sidebar, with a margin and no lines.
        case sidebar
        /// The rows of a sidebar, from edge to edge.
        case sidebarPlain
    }

    /// What the header of a section is.
    public enum HeaderMode: Int, Sendable {
        /// There is none.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first cell of the section, which looks like a header.
        case firstItemInSection
    }

    /// What the footer of a section is.
    public enum FooterMode: Int, Sendable {
        /// There is none.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Answers what a swipe over a row reveals; nil for nothing.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Changes the lines of a row.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// How the sections look.
    public let appearance: Appearance

    /// Whether lines stand between rows. True at first, except in sidebars.
    public var showsSeparators: Bool

    /// How the lines between rows look.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Changes the lines of single rows; called for each row that comes on screen.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The colour behind the rows: that of the appearance, unless set. A collection that is all list takes it as its own
    /// background; with nil, or clear, it keeps the one that it has.
    public var backgroundColor: UIColor?

    /// What a swipe towards the end of the line reveals.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What a swipe towards the start of the line reveals.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// What the header of a section is. None at first.
    public var headerMode = HeaderMode.none

    /// What the footer of a section is. None at first.
    public var footerMode = FooterMode.none

    /// The room above a header, in points; nil, as at first, for that of the appearance.
    public var headerTopPadding: CGFloat?

    /// Makes a configuration.
    public init(appearance: Appearance) {
        self.appearance = appearance
        showsSeparators = appearance != .sidebar && appearance != .sidebarPlain
        separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
        switch appearance {
        case .plain: backgroundColor = .systemBackground
        case .grouped, .insetGrouped: backgroundColor = .systemGroupedBackground
        case .sidebar, .sidebarPlain: backgroundColor = .secondarySystemBackground
        }
    }
}

/// How the lines around a row of a list look.
///
/// Main actor.
@MainActor
public struct UIListSeparatorConfiguration {
    /// Whether a line is there.
    public enum Visibility: Int, Sendable {
        /// Where lists usually have one: below each row, but not below a header, nor, where sections stand in boxes of their
        /// own, below the last row.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Insets that stand for those of the row's content: the line begins where the text does.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// Whether there is a line above the row. Automatic at first, which is none: the row before has one below it.
    public var topSeparatorVisibility = Visibility.automatic

    /// Whether there is a line below the row.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The distances of the line above the row from its sides, in points. Automatic at first.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The distances of the line below the row from its sides, in points. Automatic at first.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The colour of the lines.
    public var color = UIColor.separator

    /// Makes the lines of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
