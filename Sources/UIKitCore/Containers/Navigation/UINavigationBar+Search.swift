import Foundation

/// The current place of the top item's search bar.
enum SearchPlace {
    /// Outside this navigation bar.
    case none
    /// Under the title row.
    case under
    /// In the title row: at the trailing edge, in the middle, behind a button, or across the whole row.
    case trailing, middle, button, wholeRow
    /// In the toolbar, among the items or in place of them.
    case toolbar

    /// Whether the bar is in the title row or the toolbar. Then the title row stays visible during a search.
    var isIntegrated: Bool { self != .none && self != .under }

    var isInTitleRow: Bool { isIntegrated && self != .toolbar }
}

extension UINavigationBar {
    enum SearchMetrics {
        /// The minimum width of a row with a field.
        static let row: CGFloat = 600
        static let field: CGFloat = 200
        static let widestField: CGFloat = 300
        static let widestOpenField: CGFloat = 440
        /// The minimum width of the title.
        static let title: CGFloat = 120
        /// The width of the window's own buttons in a title bar.
        static let windowButtons: CGFloat = 110
    }

    var searchPlace: SearchPlace {
        guard let topItem, let searchController, !searchController.isShownElsewhere else { return .none }
        if guest != nil { return .under }
        switch topItem.searchBarPlacement {
        case .automatic, .stacked: return .under
        case .integrated: return isSearchInToolbar(of: topItem) ? .toolbar : .trailing
        case .integratedCentered: return .middle
        case .integratedButton:
            guard searchController.isActive || searchController.searchBar.isFirstResponder else { return .button }
            return hasRoomForField ? .trailing : .wholeRow
        }
    }

    /// Moves the search bar to its current place. Its scope bar is in the bar itself, or under the title row.
    func showSearchBar() {
        let place = searchPlace
        shownSearchPlace = place
        let shown = place == .none ? nil : searchBar
        let toolbar = navigationController?.storedToolbar
        if place == .toolbar {
            toolbar?.show(shown, isAlone: searchController?.isActive == true)
        } else {
            let holder = place.isInTitleRow ? content : self
            if let shown, shown.superview !== holder { holder.addSubview(shown) }
            // A field that was moved away before keeps the focus.
            toolbar?.show(nil, isAlone: false)
        }
        for subview in subviews where subview is UISearchBar && subview !== shown { subview.removeFromSuperview() }
        let titleBar = (topItem?.titleView as? UISearchBar).flatMap { $0.isBorrowed ? nil : $0 }
        let inRow = place.isIntegrated ? shown : titleBar
        if rowSearchBar !== inRow, rowSearchBar?.rowHolder === self { rowSearchBar?.rowHolder = nil }
        rowSearchBar = inRow
        inRow?.rowHolder = self
        if place == .button { shown?.isHidden = true } else if place.isIntegrated { shown?.isHidden = false }
    }

    /// The height of the scope bar of a search bar in the title row. 0 while the search bar is collapsed to its button.
    var rowScopeBarHeight: CGFloat { shownSearchPlace == .button ? 0 : rowSearchBar?.scopeBarHeight ?? 0 }

    /// Places the scope bar of a search bar in the title row at the bottom of this bar.
    func placeScopeBar(height: CGFloat) {
        guard let rowSearchBar, rowSearchBar.scopeBar.superview === self else { return }
        let width = max(0, bounds.width - 2 * (Metrics.margin + content.marginOfRows))
        rowSearchBar.scopeBar.isHidden = height == 0
        rowSearchBar.scopeBar.frame = CGRect(
            x: ((bounds.width - width) / 2).rounded(),
            y: bounds.height - height,
            width: width,
            height: height
        )
    }

    // MARK: Guests

    /// The search that the app itself presented over the current item.
    var guest: UISearchController? { guestItem === topItem ? guestSearch : nil }

    /// Shows the bar of a search presented by the app, under the title row.
    func receive(_ search: UISearchController, for item: UINavigationItem) {
        guestSearch = search
        guestItem = item
        itemDidChange()
    }

    /// Removes the bar of a search presented by the app.
    func dismissGuest() {
        guestSearch = nil
        guestItem = nil
        itemDidChange()
    }

    // MARK: Placement

    /// Determines the search bar placement for a width in points and moves the search bar there (rule 76).
    func decideSearchPlacement(inWidth width: CGFloat) {
        guard width > 0, !isDecidingSearchPlacement else { return }
        searchPlacementWidth = width
        isDecidingSearchPlacement = true
        defer { isDecidingSearchPlacement = false }
        // The delegate may change the preferred placement in its callback. After four changes, the rest waits for the next
        // layout.
        for _ in 0..<4 {
            guard let item = topItem, let search = item.searchController, guest == nil else { break }
            let (old, new) = (item.searchBarPlacement, placement(for: item, of: search))
            guard old != new else { break }
            if old != .automatic { search.delegate?.searchController(search, willChangeTo: new) }
            guard topItem === item, item.searchController === search, guest == nil else { continue }
            item.searchBarPlacement = new
            itemDidChange()
            if old != .automatic { search.delegate?.searchController(search, didChangeFrom: old) }
        }
        if searchPlace != shownSearchPlace { itemDidChange() }
    }

    private func placement(
        for item: UINavigationItem,
        of search: UISearchController
    ) -> UINavigationItem.SearchBarPlacement {
        let preferred = item.preferredSearchBarPlacement
        guard preferred != .stacked, search.searchBar.prompt == nil else { return .stacked }
        if preferred == .integratedButton { return preferred }
        guard hasRoomForField else { return isSearchInToolbar(of: item) ? .integrated : .stacked }
        return preferred == .integratedCentered && item.titleView == nil ? preferred : .integrated
    }

    /// Whether an item's search bar is in the toolbar because the title row is too narrow (rule 77).
    private func isSearchInToolbar(of item: UINavigationItem) -> Bool {
        item.searchBarPlacementAllowsToolbarIntegration && !hasRoomForField
            && navigationController?.isToolbarHidden == false
    }

    private var hasRoomForField: Bool {
        searchPlacementWidth >= SearchMetrics.row
            && roomForField >= SearchMetrics.field
    }

    /// The width left by the title, the items and the window's buttons.
    private var roomForField: CGFloat {
        searchPlacementWidth - content.itemsWidth - SearchMetrics.title
            - (content.isRowInTitleBar ? SearchMetrics.windowButtons : 0)
    }

    /// The width of the search bar in the title row.
    var searchBarWidth: CGFloat {
        switch searchPlace {
        case .none, .under, .button, .toolbar: return 0
        case .wholeRow: return searchPlacementWidth
        case .middle: return max(SearchMetrics.field, min(SearchMetrics.widestOpenField, roomForField))
        case .trailing:
            let isOpen = searchController?.isActive == true || searchBar?.isFirstResponder == true
            let wish =
                isOpen
                ? SearchMetrics.widestOpenField
                : min(SearchMetrics.widestField, (searchPlacementWidth * 0.3).rounded())
            return max(SearchMetrics.field, min(wish, roomForField))
        }
    }
}

extension UISearchBar {
    /// Whether an active search shows the bar in its own view.
    fileprivate var isBorrowed: Bool { searchController?.isShownElsewhere == true }
}
