import Foundation
@_spi(Host) import UIKitCore

extension NSCollectionLayoutSection {
    /// Returns a list section: a column of self-sizing rows.
    ///
    /// In a wide collection view the rows are in a centred column of readable width, as in other desktop programs. For
    /// full-width rows, set ``contentInsetsReference`` of the section to a value other than `readableContent`.
    public static func list(
        using configuration: UICollectionLayoutListConfiguration,
        layoutEnvironment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection {
        let row = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(UITableViewCell.standardHeight)
        )
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: row,
            subitems: [NSCollectionLayoutItem(layoutSize: row)]
        )
        let section = NSCollectionLayoutSection(group: group)
        section.list = configuration
        section.contentInsetsReference = .readableContent
        let width = layoutEnvironment.container.effectiveContentSize.width
        section.contentInsets = configuration.insets(inWidth: width)
        section.boundarySupplementaryItems = configuration.boundaryItems
        return section
    }
}

extension UICollectionLayoutListConfiguration {
    /// The spacing between sections without a header or footer, as in tables.
    private static var gap: CGFloat { ControlMetrics.current.sectionGap }
    private static var titleHeight: CGFloat { ControlMetrics.current.headerHeight }

    fileprivate func insets(inWidth width: CGFloat) -> NSDirectionalEdgeInsets {
        let side: CGFloat =
            switch appearance {
            case .insetGrouped: min(20, width / 8)
            case .sidebar: min(10, width / 8)
            case .plain, .grouped, .sidebarPlain: 0
            }
        let isGrouped = appearance == .grouped || appearance == .insetGrouped
        return NSDirectionalEdgeInsets(
            top: isGrouped && headerMode == .none ? Self.gap : 0,
            leading: side,
            bottom: isGrouped && footerMode == .none ? Self.gap : 0,
            trailing: side
        )
    }

    fileprivate var boundaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
        let size = NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1),
            heightDimension: .estimated(Self.titleHeight)
        )
        var items: [NSCollectionLayoutBoundarySupplementaryItem] = []
        if headerMode == .supplementary {
            let header = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionHeader,
                alignment: .top
            )
            header.pinToVisibleBounds = appearance == .plain
            header.paddingBefore = headerTopPadding ?? 0
            items.append(header)
        }
        if footerMode == .supplementary {
            let footer = NSCollectionLayoutBoundarySupplementaryItem(
                layoutSize: size,
                elementKind: UICollectionView.elementKindSectionFooter,
                alignment: .bottom
            )
            footer.pinToVisibleBounds = appearance == .plain
            items.append(footer)
        }
        return items
    }
}

extension UICollectionLayoutListConfiguration.Appearance {
    /// The corresponding table style.
    var tableStyle: UITableView.Style {
        switch self {
        case .plain, .sidebar, .sidebarPlain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }
}
