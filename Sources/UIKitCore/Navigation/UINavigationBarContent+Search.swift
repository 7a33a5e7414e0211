import Foundation

/// The search bar in the title row.
extension UINavigationBarContent {
    /// Whether title and items have the row, and no search bar all over it.
    var showsRow: Bool { bar?.shownSearchPlace != .wholeRow }

    /// What stands for the search bar among the items.
    var searchItem: UIView? {
        switch bar?.shownSearchPlace {
        case .trailing: bar?.searchBar
        case .button: searchButton
        default: nil
        }
    }

    /// Puts that where it belongs, and takes everything out of a row that the search bar has to itself.
    func addSearchItem() {
        searchButton.isEnabled = bar?.searchBar?.isEnabled == true
        if let searchItem, !(leading + trailing).contains(searchItem) { trailing.insert(searchItem, at: 0) }
        if bar?.shownSearchPlace == .middle { leading.append(titleLabel) }
        if !showsRow { (leading, trailing) = ([], []) }
    }

    /// How much of the row the items take at least, without the search bar: the title of the back button gives way. It must not
    /// depend on the title that the button has, which depends on where the search bar is.
    var itemsWidth: CGFloat {
        items.reduce(2 * UINavigationBar.Metrics.margin) { used, view in
            let back = view === backButton ? backTitles.last?.width : nil
            return used + (back ?? width(of: view)) + UINavigationBar.Metrics.itemSpacing
        }
    }

    /// The view in the middle of the row, where the title would be.
    var middle: UIView? {
        switch bar?.shownSearchPlace {
        case .middle, .wholeRow: bar?.searchBar
        default: titleView
        }
    }

    /// The views of an app's items, of which one may mark the search bar's place (rule 77).
    func views(for items: [UIBarButtonItem]?) -> [UIView] {
        (items ?? []).filter { !$0.isHidden && !$0.isSpace }
            .compactMap { $0 is SearchBarPlaceItem ? searchItem : view(for: $0) }
    }

    /// How wide a view is as an item.
    func width(of view: UIView) -> CGFloat {
        let size = CGSize(width: bounds.width, height: UINavigationBar.Metrics.rowHeight)
        return max(view.sizeThatFits(size).width, UINavigationBar.Metrics.rowHeight)
    }

    /// How wide a view among the items is.
    func rowWidth(of view: UIView, after used: CGFloat, in row: CGRect) -> CGFloat {
        guard let bar else { return 0 }
        if view === bar.searchBar { return bar.searchBarWidth }
        guard view === titleLabel else { return width(of: view) }
        // A title beside a search bar in the middle.
        return min(width(of: view), max(0, (row.width - bar.searchBarWidth) / 2 - used))
    }
}
