import Foundation

/// Where a search bar was before the search controller took it.
@MainActor
final class BorrowedSearchBar {
    var bar: UISearchBar?
    weak var formerSuperview: UIView?
    weak var navigationController: UINavigationController?
    var formerIndex = 0
    var wasTableHeader = false
    var formerFrame = CGRect.zero
}

extension UISearchController {
    /// A navigation item took the bar, or gave it up.
    func navigationItem(_ item: UINavigationItem, didReplace: Bool) {
        if didReplace {
            if owningNavigationItem === item { owningNavigationItem = nil }
        } else {
            joinBar()
            owningNavigationItem = item
        }
    }

    /// Lets the bar know whose it is. A subclass's own bar cannot be asked for while the controller is made, so it is
    /// asked for when the app says who follows the search (rule 50).
    func joinBar() {
        searchBar.searchController = self
    }

    /// The navigation bar that holds the search bar.
    var navigationBarAround: UINavigationBar? {
        sequence(first: searchBar as UIView, next: { $0.superview }).lazy.compactMap { $0 as? UINavigationBar }.first
    }

    /// Whether the bar lies over the content while search is active.
    var isShownElsewhere: Bool { borrowedBar.bar != nil }

    /// Whether the bar is in a navigation bar that the search controller's view leaves uncovered. Where search covers the
    /// root, for want of a nearer context, it covers the navigation bar as well (rule 43).
    private var isBarInFront: Bool {
        guard searchBar.window != nil, let navigationBar = navigationBarAround else { return false }
        guard let covered = presentation.presenter?.viewIfLoaded else { return true }
        return !navigationBar.isDescendant(of: covered)
    }

    /// Takes a bar that would be covered to the top of the search controller's own view, where content cannot cover
    /// it.
    func borrowBar() {
        joinBar()
        guard !isBarInFront else { return }
        let bar = searchBar
        borrowedBar.bar = bar
        borrowedBar.wasTableHeader = (bar.superview as? UITableView)?.tableHeaderView === bar
        borrowedBar.formerSuperview = bar.superview
        borrowedBar.formerIndex = bar.superview?.subviews.firstIndex(of: bar) ?? 0
        borrowedBar.formerFrame = bar.frame
        borrowedBar.navigationController =
            sequence(first: bar as UIResponder, next: { $0.next }).lazy
            .compactMap { $0 as? UINavigationController }.first
        borrowedBar.navigationController?.searchHidingBar = self
        view.addSubview(bar)
    }

    /// Puts a borrowed bar back where it was, unless the app has moved it, or given the table another header, meanwhile.
    func returnBar() {
        guard let bar = borrowedBar.bar else { return }
        borrowedBar.bar = nil
        borrowedBar.navigationController?.searchHidingBar = nil
        guard bar.superview === viewIfLoaded else { return }
        let table = borrowedBar.formerSuperview as? UITableView
        let isReplaced = borrowedBar.wasTableHeader && table?.tableHeaderView !== bar
        if !isReplaced, let superview = borrowedBar.formerSuperview {
            bar.frame = borrowedBar.formerFrame
            superview.insertSubview(bar, at: min(borrowedBar.formerIndex, superview.subviews.count))
        } else {
            bar.removeFromSuperview()
        }
    }

    /// The navigation bar shows more or less than before (rule 48).
    func navigationBarDidChange() {
        owningNavigationItem?.navigationBar?.itemDidChange()
        borrowedBar.navigationController?.navigationBar.itemDidChange()
    }
}
