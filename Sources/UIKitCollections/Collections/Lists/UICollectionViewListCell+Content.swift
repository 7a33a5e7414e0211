import Foundation
@_spi(Host) @_spi(UIKitModules) import UIKitCore

extension UICollectionViewListCell {
    var usualConfiguration: UIListContentConfiguration {
        let appearance = rowPlace.appearance ?? .plain
        if rowPlace.isHeader {
            switch appearance {
            case .plain: return .plainHeader()
            case .grouped, .insetGrouped: return .groupedHeader()
            case .sidebar, .sidebarPlain: return .sidebarHeader()
            }
        }
        if rowPlace.isFooter { return appearance == .plain ? .plainFooter() : .groupedFooter() }
        return appearance == .sidebar || appearance == .sidebarPlain ? .sidebarCell() : .cell()
    }

    /// Updates the row after its content or accessories changed, which may change its height.
    func listContentDidChange() {
        setNeedsLayout()
        setNeedsDisplay()
        collectionView?.contentDidChange(in: self)
    }

    func rowPlaceDidChange() {
        setNeedsUpdateConfiguration()
        setNeedsDisplay()
    }

    var rowStates: [String] {
        var states: [String] = []
        if isSelected { states.append("selected") }
        if visibleAccessories.contains(where: { $0.accessoryType == .checkmark }) { states.append("checked") }
        if let isExpanded = rowPlace.isExpanded { states.append(isExpanded ? "expanded" : "collapsed") }
        if isFocusedCell { states.append("focused") }
        return states
    }

    // MARK: Sizes

    /// The height that the content needs in a width.
    func fittingHeight(forWidth width: CGFloat) -> CGFloat {
        updateConfigurationIfNeeded()
        refreshAccessories()
        let column = contentColumn(forWidth: width)
        let inner = column.upperBound - column.lowerBound
        var height: CGFloat =
            rowPlace.isHeader || rowPlace.isFooter
            ? ControlMetrics.current.headerHeight : UITableViewCell.standardHeight
        if let view = content.view { height = max(height, view.fittingHeight(inWidth: inner)) }
        if contentView.subviews.contains(where: { !$0.translatesAutoresizingMaskIntoConstraints }) {
            height = max(height, contentView.fittingHeight(inWidth: inner))
        }
        // A subclass may override the size.
        let own = sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        if own != bounds.size { height = max(height, own.height) }
        return height
    }
}
