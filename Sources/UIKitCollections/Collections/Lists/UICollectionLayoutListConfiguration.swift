import Foundation
import UIKitCore

/// The appearance and behaviour of a list in a collection view.
///
/// Main actor.
@preconcurrency @MainActor
public struct UICollectionLayoutListConfiguration {
    /// The style of the sections.
    public enum Appearance: Int, Sendable {
        /// Full-width rows; headers are pinned to the top.
        case plain
        /// Full-width rows in sections.
        case grouped
        /// Sections with rounded corners and margins.
        case insetGrouped
        /// Rows of a sidebar, with a margin and no separators.
        case sidebar
        /// Full-width rows of a sidebar.
        case sidebarPlain
    }

    /// The header of a section.
    public enum HeaderMode: Int, Sendable {
        /// No header.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionHeader`.
        case supplementary
        /// The first cell of the section, in the style of a header.
        case firstItemInSection
    }

    /// The footer of a section.
    public enum FooterMode: Int, Sendable {
        /// No footer.
        case none
        /// A view of the kind `UICollectionView.elementKindSectionFooter`.
        case supplementary
    }

    /// Returns the swipe actions of a row; nil for none.
    public typealias SwipeActionsConfigurationProvider =
        @MainActor (_ indexPath: IndexPath) -> UISwipeActionsConfiguration?

    /// Changes the separators of a row.
    public typealias ItemSeparatorHandler =
        @MainActor (
            _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
        ) -> UIListSeparatorConfiguration

    /// The style of the sections.
    public let appearance: Appearance

    /// Whether separators appear between rows. Default: true, except in sidebars.
    public var showsSeparators: Bool

    /// The appearance of the separators between rows.
    public var separatorConfiguration: UIListSeparatorConfiguration

    /// Changes the separators of individual rows; called for each visible row at each layout.
    public var itemSeparatorHandler: ItemSeparatorHandler?

    /// The background colour. Default: that of the appearance. A collection that contains only lists uses it as its own
    /// background; if it is nil or clear, the collection keeps its background.
    public var backgroundColor: UIColor?

    /// Returns the actions revealed by a swipe towards the trailing edge.
    public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// Returns the actions revealed by a swipe towards the leading edge.
    public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

    /// The header of a section. Default: none.
    public var headerMode = HeaderMode.none

    /// The footer of a section. Default: none.
    public var footerMode = FooterMode.none

    /// The padding above a header, in points; nil for 0. Default: nil.
    public var headerTopPadding: CGFloat?

    /// Creates a configuration.
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

/// The appearance of a list row's separators.
///
/// Main actor.
@preconcurrency @MainActor
public struct UIListSeparatorConfiguration {
    /// The visibility of a separator.
    public enum Visibility: Int, Sendable {
        /// The default: visible below each row except headers and, with `insetGrouped`, the last row of a section.
        case automatic
        /// Always.
        case visible
        /// Never.
        case hidden
    }

    /// Insets that follow the row's content: the separator starts where the text starts.
    public static let automaticInsets = NSDirectionalEdgeInsets(
        top: .greatestFiniteMagnitude,
        leading: .greatestFiniteMagnitude,
        bottom: .greatestFiniteMagnitude,
        trailing: .greatestFiniteMagnitude
    )

    /// The visibility of the separator above the row. Default: automatic, which hides it, because the previous row has one
    /// below it.
    public var topSeparatorVisibility = Visibility.automatic

    /// The visibility of the separator below the row.
    public var bottomSeparatorVisibility = Visibility.automatic

    /// The insets of the separator above the row, in points. Default: automatic.
    public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The insets of the separator below the row, in points. Default: automatic.
    public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets

    /// The colour of the separators.
    public var color = UIColor.separator

    /// Creates the separators of an appearance.
    public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}
