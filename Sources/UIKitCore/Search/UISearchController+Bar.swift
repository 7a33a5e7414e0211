import Foundation

/// Where a search bar was before the search controller took it.
@MainActor
final class BorrowedSearchBar {
    var bar: UISearchBar?
    weak var formerSuperview: UIView?
    weak var navigationController: UINavigationController?
    var formerIndex = 0
    var formerFrame = CGRect.zero
}

extension UISearchController {
    /// A navigation item took the bar, or gave it up.
    func navigationItem(_ item: UINavigationItem, didReplace: Bool) {
        if didReplace {
            if owningNavigationItem === item { owningNavigationItem = nil }
        } else {
            searchBar.searchController = self
            owningNavigationItem = item
        }
    }

    /// Whether the bar lies over the content while search is active.
    var isShownElsewhere: Bool { borrowedBar.bar != nil }

    /// Takes a bar that is in no navigation bar to the top of the search controller's own view, where content cannot
    /// cover it.
    func borrowBar() {
        searchBar.searchController = self
        guard owningNavigationItem?.navigationBar == nil || searchBar.window == nil else { return }
        let bar = searchBar
        borrowedBar.bar = bar
        borrowedBar.formerSuperview = bar.superview
        borrowedBar.formerIndex = bar.superview?.subviews.firstIndex(of: bar) ?? 0
        borrowedBar.formerFrame = bar.frame
        borrowedBar.navigationController =
            sequence(first: bar as UIResponder, next: { $0.next }).lazy
            .compactMap { $0 as? UINavigationController }.first
        borrowedBar.navigationController?.searchHidingBar = self
        view.addSubview(bar)
    }

    /// Puts a borrowed bar back where it was.
    func returnBar() {
        guard let bar = borrowedBar.bar else { return }
        borrowedBar.bar = nil
        borrowedBar.navigationController?.searchHidingBar = nil
        if let superview = borrowedBar.formerSuperview {
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
