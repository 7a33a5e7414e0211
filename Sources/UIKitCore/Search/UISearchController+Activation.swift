import Foundation

// The life cycle of a search, from either trigger to either end:
//
//   begin → delegate.present → willPresent → active → views, Cancel, scope bar → updater → results → didPresent
//   end   → clear text and tokens → resign field → willDismiss → inactive → remove views → updater → didDismiss

extension UISearchController {
    /// Called when the field gets focus. Begins search (rule 1) or calls the updater again (rule 13).
    func searchBarDidBeginEditing() {
        switch phase {
        case .inactive: begin()
        case .active: updateSearch()
        case .presenting: break
        // Focus gained while search ends begins the next search.
        case .dismissing: wishedActivity = true
        }
    }

    /// Begins or ends search, at once or after the current presentation or dismissal.
    func setActive(_ active: Bool) {
        switch phase {
        case .inactive: if active { begin() }
        case .active: if !active { end(clearing: true) }
        case .presenting: wishedActivity = active
        case .dismissing: if !isSearchActive { wishedActivity = active }
        }
    }

    /// Called when text, tokens or scope change (rules 12 to 18).
    func searchBarContentDidChange() {
        guard phase == .active else { return }
        updateSearch()
    }

    /// Begins search after a trigger was accepted (rule 3).
    func begin() {
        guard phase == .inactive else { return }
        guard let presenter = searchPresenter else {
            // The attempt loads the results, as in UIKit: apps use their outlets in viewDidAppear(_:).
            searchResultsController?.loadViewIfNeeded()
            Diagnostics.warn(
                "UISearchController.isActive was set to true before its search bar was in a window, so the assignment is "
                    + "ignored. Set it in viewDidAppear(_:)."
            )
            return
        }
        phase = .presenting
        wishedActivity = nil
        prepareResults()
        delegate?.presentSearchController(self)
        // The delegate may have presented the controller, ended the search, or removed the presenting screen.
        guard phase == .presenting else { return }
        if wishedActivity == false || searchPresenter !== presenter {
            phase = .inactive
            searchBar.clearSilently()
            searchBar.resignFirstResponder()
        } else if !presenter.presentController(self, animated: true, trigger: .search) {
            phase = .inactive
        }
    }

    func presentationDidComplete(byHand: Bool) {
        guard phase == .presenting else { return }
        phase = .active
        searchCount += 1
        let search = searchCount
        borrowBar()
        if automaticallyShowsCancelButton { searchBar.showCancelButton(true) }
        navigationBarDidChange()
        updateSearch()
        guard phase == .active, search == searchCount else { return }
        if byHand {
            searchBar.becomeFirstResponder()
        } else {
            delegate?.didPresentSearchController(self)
        }
        guard phase == .active, search == searchCount, wishedActivity == false else { return }
        end(clearing: true)
    }

    /// Ends search, as Cancel and `isActive = false` do (rules 32 to 36).
    func end(clearing: Bool) {
        switch phase {
        case .inactive, .dismissing:
            return
        case .presenting:
            wishedActivity = false
            return
        case .active:
            break
        }
        phase = .dismissing
        wishedActivity = nil
        if clearing { searchBar.clearSilently() }
        searchBar.resignFirstResponder()
        dismissSelf(animated: true, trigger: .search)
    }

    func dismissalWillBegin() {
        if phase != .dismissing {
            // Dismissed by the app: the text is kept (rule 35).
            phase = .dismissing
            wishedActivity = nil
            searchBar.resignFirstResponder()
        }
        delegate?.willDismissSearchController(self)
        isSearchActive = false
    }

    func dismissalDidComplete() {
        returnBar()
        if automaticallyShowsCancelButton { searchBar.showCancelButton(false) }
        updateScopeBar()
        searchBar.searchTextField.suggestions.reopen()
        updateResults()
        navigationBarDidChange()
        // The last call of a search reads `isActive == false` (rule 15).
        searchResultsUpdater?.updateSearchResults(for: self)
        searchTextDidChange()
        announcer.end()
        removeHighlight()
        phase = .inactive
        delegate?.didDismissSearchController(self)
        if phase == .inactive, wishedActivity == true { begin() }
    }

    /// Shows or hides the results and calls the updater. The updater takes precedence: it may show or hide the results
    /// controller's view.
    private func updateSearch() {
        removeHighlight()
        updateScopeBar()
        updateResults()
        searchResultsUpdater?.updateSearchResults(for: self)
        searchTextDidChange()
        updateResults()
        announcer.contentDidChange()
    }

    func updateScopeBar() {
        switch scopeBarActivation {
        case .manual: break
        case .automatic, .onSearchActivation: searchBar.showScopeBar(isSearchActive)
        case .onTextEntry:
            // A scope bar that appeared with the first text stays when the text is deleted.
            if !isSearchActive || searchBar.hasContent { searchBar.showScopeBar(isSearchActive) }
        }
    }

    /// The searched controller, while search is active.
    var searchedScreen: UIViewController? { owningNavigationItem?.viewController ?? presentation.presenter }

    /// The controller that presents search: the controller whose navigation item has the bar as its search bar or title view,
    /// or whose view contains the bar.
    var searchPresenter: UIViewController? {
        guard searchBar.window != nil else { return nil }
        if let controller = owningNavigationItem?.viewController { return controller }
        if let controller = navigationBarAround?.topItem?.viewController { return controller }
        return sequence(first: searchBar as UIResponder, next: { $0.next }).lazy
            .compactMap { $0 as? UIViewController }.first
    }
}
