import Foundation

/// The search bar in the title row.
extension UINavigationBarContent {
    /// Whether title and items are visible. False if the search bar fills the row.
    var showsRow: Bool { bar?.shownSearchPlace != .wholeRow }

    /// The search bar or its button, if it is among the items.
    var searchItem: UIView? {
        switch bar?.shownSearchPlace {
        case .trailing: bar?.searchBar
        case .button: searchButton
        default: nil
        }
    }

    /// Inserts the search bar or its button. Removes all items if the search bar fills the row.
    func addSearchItem() {
        searchButton.isEnabled = bar?.searchBar?.isEnabled == true
        if let searchItem, !(leading + trailing).contains(searchItem) { trailing.insert(searchItem, at: 0) }
        if bar?.shownSearchPlace == .middle { leading.append(titleLabel) }
        if !showsRow { (leading, trailing) = ([], []) }
    }

    /// The minimum width of the items without the search bar, with the shortest back button title. It must not depend on the
    /// current back button title, which depends on the search bar placement.
    var itemsWidth: CGFloat {
        items.reduce(2 * UINavigationBar.Metrics.margin) { used, view in
            let back = view === backButton ? backTitles.last?.width : nil
            return used + (back ?? width(of: view)) + UINavigationBar.Metrics.itemSpacing
        }
    }

    /// The view in the middle of the row, in place of the title.
    var middle: UIView? {
        switch bar?.shownSearchPlace {
        case .middle, .wholeRow: bar?.searchBar
        default: titleView
        }
    }

    /// Returns the views for items. One item may mark the place of the search bar (rule 77).
    func views(for items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden && !$0.isSpace }
            .compactMap { $0 is SearchBarPlaceItem ? searchItem : view(for: $0) }
    }

    /// Returns the width of a view as an item.
    func width(of view: UIView) -> CGFloat {
        let size = CGSize(width: bounds.width, height: UINavigationBar.Metrics.rowHeight)
        return max(view.sizeThatFits(size).width, UINavigationBar.Metrics.rowHeight)
    }

    /// Returns the width of a view in the row. The search bar and the title have special widths.
    func rowWidth(of view: UIView, after used: CGFloat, in row: CGRect) -> CGFloat {
        guard let bar else { return 0 }
        if view === bar.searchBar { return bar.searchBarWidth }
        guard view === titleLabel else { return width(of: view) }
        // A title at the leading edge.
        if bar.shownSearchPlace != .middle { return min(width(of: view), max(0, row.width / 2 - used)) }
        // The title beside a centred search bar.
        return min(width(of: view), max(0, (row.width - bar.searchBarWidth) / 2 - used))
    }
}
