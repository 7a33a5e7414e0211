import Foundation

/// The place of a search bar before the search controller borrowed it.
@MainActor
final class BorrowedSearchBar {
    var bar: UISearchBar?
    weak var formerSuperview: UIView?
    weak var navigationController: UINavigationController?
    var formerIndex = 0
    var wasTableHeader = false
    var formerFrame = CGRect.zero
    /// Whether the bar had no superview before: the app presented the search.
    var hadNoPlace = false
    /// The navigation bar that temporarily shows a bar without a superview during the search.
    weak var guestOf: UINavigationBar?

    /// Adjusts the rows of a table to a changed height of the bar that is its header.
    func makeRoom() {
        guard wasTableHeader, let table = formerSuperview as? UITableView else { return }
        table.updateContentSize()
        table.setNeedsLayout()
    }
}

extension UISearchController {
    /// Called when a navigation item takes or releases the bar.
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

    /// Assigns this controller to its bar. A subclass's own bar is not available during initialization, so the bar is first
    /// used when the app assigns the updater or the delegate (rule 50).
    func joinBar() {
        searchBar.searchController = self
    }

    /// The navigation bar that contains the search bar.
    var navigationBarAround: UINavigationBar? {
        sequence(first: searchBar as UIView, next: { $0.superview }).lazy.compactMap { $0 as? UINavigationBar }.first
    }

    /// The navigation controller's toolbar if it contains the search bar.
    private var toolbarAround: UIView? {
        (searchBar.superview as? UIToolbar).flatMap { $0.navigationController == nil ? nil : $0 }
    }

    /// Whether the bar is borrowed: it is in front of the content while search is active.
    var isShownElsewhere: Bool { borrowedBar.bar != nil }

    /// Whether the bar is in a navigation bar or toolbar that the search controller's view does not cover. A search without a
    /// nearer presentation context covers the root, including its navigation bar (rule 43).
    private var isBarInFront: Bool {
        guard searchBar.window != nil, let bar = navigationBarAround ?? toolbarAround else { return false }
        guard let covered = presentation.presenter?.viewIfLoaded else { return true }
        return !bar.isDescendant(of: covered)
    }

    /// Moves a bar that search would cover to the top of the search controller's own view.
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

    /// Returns a borrowed bar to its former place, unless the app moved it or assigned a different table header.
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

    /// Places a bar without superview in the navigation bar of the searched screen, under the title row (rule 47). Returns
    /// false if search covers the navigation bar too.
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

    /// Updates a bar that may have to expand from its button or collapse into it.
    func searchButtonDidChange() {
        guard searchBarPlacement == .integratedButton else { return }
        owningNavigationItem?.navigationBar?.itemDidChange()
    }

    /// Called when the navigation bar shows or hides content (rule 48).
    func navigationBarDidChange() {
        owningNavigationItem?.navigationBar?.itemDidChange()
        borrowedBar.guestOf?.itemDidChange()
        borrowedBar.navigationController?.navigationBar.itemDidChange()
    }
}
