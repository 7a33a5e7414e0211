import Foundation
@_spi(Host) import UIKitCore

extension UICollectionView {
    /// "1 item", "472 items", "472 items in 3 columns".
    var itemCountDescription: String {
        loadIfNeeded()
        let count = counts.reduce(0, +)
        let unit = isList ? SystemTexts.Unit.row : .item
        let columns = shownColumns
        return columns > 1
            ? SystemTexts.count(count, of: unit, inColumns: columns) : SystemTexts.count(count, of: unit)
    }

    /// The maximum number of visible items side by side, for content that grows downwards.
    private var shownColumns: Int {
        guard contentSize.width <= bounds.width else { return 1 }
        var columns = 1
        var line: (middle: CGFloat, count: Int)?
        for path in shownItems {
            guard let frame = shown[.item(path)]?.attributes.frame else { continue }
            if let present = line, frame.minY < present.middle, frame.maxY > present.middle {
                line = (present.middle, present.count + 1)
            } else {
                line = (frame.midY, 1)
            }
            columns = max(columns, line?.count ?? 1)
        }
        return columns
    }

    var subviewsInReadingOrder: [UIView] {
        var ordered: [UIView] = []
        if let backgroundView, backgroundView.superview === self { ordered.append(backgroundView) }
        let elements = shown.sorted { UICollectionView.isRead($0.key, before: $1.key) }
        var scrollers: Set<Int> = []
        for (_, present) in elements {
            if present.view.superview === self { ordered.append(present.view) }
            guard let scroller = present.view.superview as? SectionScrollView,
                scrollers.insert(scroller.section).inserted
            else { continue }
            ordered.append(scroller)
        }
        let placed = Set(ordered.map(ObjectIdentifier.init))
        return ordered + subviews.filter { !placed.contains(ObjectIdentifier($0)) }
    }

    /// Sorts by section. Within a section: decorations, header, items, footer.
    private static func isRead(_ one: CollectionElement, before other: CollectionElement) -> Bool {
        func rank(_ element: CollectionElement) -> (Int, Int, Int) {
            let path = element.indexPath
            let section = path.first ?? 0
            let item = path.count > 1 ? path[1] : 0
            return switch element {
            case .decoration: (section, 0, item)
            case .supplementary(UICollectionView.elementKindSectionHeader, _): (section, 1, item)
            case .supplementary(UICollectionView.elementKindSectionFooter, _): (section, 3, item)
            // An item's supplementary views are read after the item.
            case .item: (section, 2, 2 * item)
            case .supplementary: (section, 2, 2 * item + 1)
            }
        }
        return rank(one) < rank(other)
    }

    func backgroundViewDidChange(from old: UIView?) {
        if old?.superview === self { old?.removeFromSuperview() }
        if let backgroundView { insertSubview(backgroundView, at: 0) }
        setNeedsTiling()
    }
}
