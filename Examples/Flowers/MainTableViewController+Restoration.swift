import UIKit

extension MainTableViewController {
    /// The visible state, or the awaited state while there is one.
    var state: SearchState {
        if let awaitedState { return awaitedState }
        let searchBar = searchController.searchBar
        var state = SearchState()
        state.isActive = searchController.isActive
        state.isEditing = searchBar.isFirstResponder
        state.text = searchBar.text ?? ""
        state.colors = searchBar.searchTextField.tokens.compactMap(\.color)
        state.productTitle = (navigationController?.topViewController as? DetailViewController)?.product.title
        state.listPosition = Double(tableView.scrolledDistance)
        state.resultsPosition = searchController.isActive ? Double(resultsController.tableView.scrolledDistance) : 0
        return state
    }

    /// Shows a state, as soon as this screen has appeared.
    func restore(_ state: SearchState) {
        if viewIfLoaded?.window == nil { awaitedState = state } else { show(state) }
    }

    func show(_ state: SearchState) {
        tableView.scroll(to: state.listPosition)
        let searchBar = searchController.searchBar
        if state.isActive {
            searchController.isActive = true
            searchBar.text = state.text
            searchBar.searchTextField.tokens = state.colors.map(\.token)
            if state.isEditing { searchBar.becomeFirstResponder() } else { searchBar.resignFirstResponder() }
            resultsController.tableView.scroll(to: state.resultsPosition)
        }
        if let product = products.first(where: { $0.title == state.productTitle }) { show(product, animated: false) }
    }
}

extension UITableView {
    /// The distance between the scroll position and the top.
    fileprivate var scrolledDistance: CGFloat { contentOffset.y + adjustedContentInset.top }

    /// Scrolls to the given distance from the top, but not beyond the last row.
    fileprivate func scroll(to distance: Double) {
        window?.layoutIfNeeded()
        let inset = adjustedContentInset
        let end = max(0, contentSize.height + inset.top + inset.bottom - bounds.height)
        contentOffset.y = min(max(0, CGFloat(distance)), end) - inset.top
    }
}
