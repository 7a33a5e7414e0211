import Foundation

/// Where the search bar of the top item is at present.
enum SearchPlace {
    /// Not in this navigation bar.
    case none
    /// Under the title row.
    case under
    /// In the title row: at its trailing edge, in its middle, behind a button, or all over it.
    case trailing, middle, button, wholeRow
    /// Among the items of the toolbar, or in their place.
    case toolbar

    /// Not under the title row, which stays as it is during a search.
    var isIntegrated: Bool { self != .none && self != .under }

    var isInTitleRow: Bool { isIntegrated && self != .toolbar }
}

extension UINavigationBar {
    enum SearchMetrics {
        /// The narrowest row with a field in it.
        static let row: CGFloat = 600
        static let field: CGFloat = 200
        static let widestField: CGFloat = 300
        static let widestOpenField: CGFloat = 440
        /// What is left to the title.
        static let title: CGFloat = 120
        /// What a title bar needs for the window's own buttons.
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

    /// Brings the search bar to where it stands now; a scope bar goes with it, or under the title row.
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
            // What went elsewhere before keeps the focus.
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

    /// The height of the scope bar of a search bar in the title row. One behind its button shows none.
    var rowScopeBarHeight: CGFloat { shownSearchPlace == .button ? 0 : rowSearchBar?.scopeBarHeight ?? 0 }

    /// The scope bar of a search bar in the title row is the lowest part of the bar.
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

    /// The search that was presented by hand over the item that is shown.
    var guest: UISearchController? { guestItem === topItem ? guestSearch : nil }

    /// Shows the bar of a search that was presented by hand, under the title row.
    func receive(_ search: UISearchController, for item: UINavigationItem) {
        guestSearch = search
        guestItem = item
        itemDidChange()
    }

    /// Shows no such bar any more.
    func dismissGuest() {
        guestSearch = nil
        guestItem = nil
        itemDidChange()
    }

    // MARK: Deciding

    /// Decides where the search bar stands in a bar of a width in points, and moves it there (rule 76).
    func decideSearchPlacement(inWidth width: CGFloat) {
        guard width > 0, !isDecidingSearchPlacement else { return }
        searchPlacementWidth = width
        isDecidingSearchPlacement = true
        defer { isDecidingSearchPlacement = false }
        // The delegate may wish for something else when it is told. One that always does is asked again at the next layout.
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

    /// Whether the search bar of an item, for which the title row has no room, stands in the toolbar instead (rule 77).
    private func isSearchInToolbar(of item: UINavigationItem) -> Bool {
        item.searchBarPlacementAllowsToolbarIntegration && !hasRoomForField
            && navigationController?.isToolbarHidden == false
    }

    private var hasRoomForField: Bool {
        searchPlacementWidth >= SearchMetrics.row
            && roomForField >= SearchMetrics.field
    }

    /// What the title, the items, and the window's buttons leave.
    private var roomForField: CGFloat {
        searchPlacementWidth - content.itemsWidth - SearchMetrics.title
            - (content.isRowInTitleBar ? SearchMetrics.windowButtons : 0)
    }

    /// How wide the search bar is in the title row.
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
    /// Whether an active search shows the bar at the top of its own view.
    fileprivate var isBorrowed: Bool { searchController?.isShownElsewhere == true }
}
