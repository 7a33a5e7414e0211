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
    /// Whether the bar was nowhere before: the search was presented by hand.
    var hadNoPlace = false
    /// The navigation bar that shows such a bar for the time of the search.
    weak var guestOf: UINavigationBar?

    /// The bar is of another height: rows under a table's header, which it still is, move with it.
    func makeRoom() {
        guard wasTableHeader, let table = formerSuperview as? UITableView else { return }
        table.updateContentSize()
        table.setNeedsLayout()
    }
}

extension UISearchController {
    /// A navigation item took the bar, or gave it up.
    func navigationItem(_ item: UINavigationItem, didReplace: Bool) {
        if didReplace {
            guard owningNavigationItem === item else { return }
            owningNavigationItem = nil
            searchBar.didLeaveNavigationItem()
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

    /// The toolbar of a navigation controller that holds the search bar.
    private var toolbarAround: UIView? {
        (searchBar.superview as? UIToolbar).flatMap { $0.navigationController == nil ? nil : $0 }
    }

    /// Whether the bar lies over the content while search is active.
    var isShownElsewhere: Bool { borrowedBar.bar != nil }

    /// Whether the bar is in a navigation bar that the search controller's view leaves uncovered. Where search covers the
    /// root, for want of a nearer context, it covers the navigation bar as well (rule 43).
    private var isBarInFront: Bool {
        guard searchBar.window != nil, let bar = navigationBarAround ?? toolbarAround else { return false }
        guard let covered = presentation.presenter?.viewIfLoaded else { return true }
        return !bar.isDescendant(of: covered)
    }

    /// Takes a bar that would be covered to the top of the search controller's own view, where content cannot cover
    /// it.
    func borrowBar() {
        joinBar()
        guard !isBarInFront else { return }
        let bar = searchBar
        borrowedBar.hadNoPlace = bar.superview == nil
        if borrowedBar.hadNoPlace, joinNavigationBar() { return }
        borrowedBar.bar = bar
        borrowedBar.wasTableHeader = (bar.superview as? UITableView)?.tableHeaderView === bar
        borrowedBar.formerSuperview = bar.superview
        borrowedBar.formerIndex = bar.superview?.subviews.firstIndex(of: bar) ?? 0
        borrowedBar.formerFrame = bar.restFrame
        borrowedBar.navigationController =
            borrowedBar.hadNoPlace
            ? presentation.presenter as? UINavigationController
            : sequence(first: bar as UIResponder, next: { $0.next }).lazy
                .compactMap { $0 as? UINavigationController }.first
        borrowedBar.navigationController?.searchHidingBar = self
        bar.rowHolder = nil
        view.addSubview(bar)
        bar.setNeedsDisplay()
    }

    /// Puts a borrowed bar back where it was, unless the app has moved it, or given the table another header, meanwhile.
    func returnBar() {
        leaveNavigationBar()
        guard let bar = borrowedBar.bar else { return }
        borrowedBar.bar = nil
        borrowedBar.navigationController?.searchHidingBar = nil
        bar.setNeedsDisplay()
        guard bar.superview === viewIfLoaded else { return }
        let table = borrowedBar.formerSuperview as? UITableView
        let isReplaced = borrowedBar.wasTableHeader && table?.tableHeaderView !== bar
        if !isReplaced, let superview = borrowedBar.formerSuperview {
            bar.restFrame = borrowedBar.formerFrame
            superview.insertSubview(bar, at: min(borrowedBar.formerIndex, superview.subviews.count))
        } else {
            bar.removeFromSuperview()
        }
    }

    /// A bar without a place of its own stands in the navigation bar of the screen that is searched, under the title row
    /// (rule 47). Where search covers the navigation bar as well, there is none to stand in.
    private func joinNavigationBar() -> Bool {
        let screens = sequence(first: presentation.presenter, next: { $0?.parent }).compactMap { $0 }
        guard let screen = screens.first(where: { $0.parent is UINavigationController }),
            let navigation = screen.parent as? UINavigationController, !navigation.isNavigationBarHidden
        else { return false }
        borrowedBar.guestOf = navigation.navigationBar
        navigation.navigationBar.receive(self, for: screen.navigationItem)
        return true
    }

    private func leaveNavigationBar() {
        borrowedBar.guestOf?.dismissGuest()
        borrowedBar.guestOf = nil
    }

    /// The bar may have to unfold from its button, or fold up again.
    func searchButtonDidChange() {
        guard searchBarPlacement == .integratedButton else { return }
        owningNavigationItem?.navigationBar?.itemDidChange()
    }

    /// The navigation bar shows more or less than before (rule 48).
    func navigationBarDidChange() {
        owningNavigationItem?.navigationBar?.itemDidChange()
        borrowedBar.guestOf?.itemDidChange()
        borrowedBar.navigationController?.navigationBar.itemDidChange()
    }
}
