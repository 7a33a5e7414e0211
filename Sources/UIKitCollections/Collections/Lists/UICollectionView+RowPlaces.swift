import Foundation
import UIKitCore

/// Updates the positions of list rows, which determine their separators.
extension UICollectionView {
    /// Sets the position of a row before the data source configures it.
    func prepareRow(_ view: UICollectionReusableView, of element: CollectionElement) {
        guard let cell = view as? UICollectionViewListCell, !isPreparing, !isUpdating else { return }
        cell.rowPlace = rowPlace(of: element)
    }

    /// Updates the positions of the visible rows, because neighbours may have been inserted or removed.
    func showRowPlaces() {
        for (element, present) in shown {
            guard let cell = present.view as? UICollectionViewListCell else { continue }
            cell.rowPlace = rowPlace(of: element)
        }
    }

    private func rowPlace(of element: CollectionElement) -> RowPlace {
        let path = element.indexPath
        guard path.count == 2, let list = listConfiguration(ofSection: path.section) else { return RowPlace() }
        var place = RowPlace()
        place.appearance = list.appearance
        switch element {
        case .supplementary(UICollectionView.elementKindSectionFooter, _): place.isFooter = true
        case .supplementary: place.isHeader = true
        case .decoration: break
        case .item:
            let firstRow = list.headerMode == .firstItemInSection ? 1 : 0
            place.isHeader = path.item < firstRow
            place.isFirst = path.item == firstRow
            place.isLast = path.item == counts[path.section] - 1
            place.isExpanded = (dataSource as? any OutlineSource)?.isItemExpanded(at: path)
            addLines(to: &place, at: path, of: list)
        }
        return place
    }

    private func addLines(
        to place: inout RowPlace,
        at path: IndexPath,
        of list: UICollectionLayoutListConfiguration
    ) {
        guard list.showsSeparators else { return }
        var lines = list.separatorConfiguration
        if let handler = list.itemSeparatorHandler { lines = handler(path, lines) }
        let usual = !place.isHeader && !(place.isLast && list.appearance == .insetGrouped)
        place.showsLine = lines.bottomSeparatorVisibility.isShown(usually: usual)
        place.showsTopLine = lines.topSeparatorVisibility.isShown(usually: false)
        place.lineInsets = lines.bottomSeparatorInsets
        place.topLineInsets = lines.topSeparatorInsets
        // The host provides the default colour.
        place.lineColor = lines.color == .separator ? nil : lines.color
    }
}

extension UIListSeparatorConfiguration.Visibility {
    fileprivate func isShown(usually: Bool) -> Bool {
        switch self {
        case .automatic: usually
        case .visible: true
        case .hidden: false
        }
    }
}
