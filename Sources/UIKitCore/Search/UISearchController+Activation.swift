import Foundation

// The life of a search, from either trigger to either end:
//
//   begin → delegate.present → willPresent → active → views, Cancel, scope bar → updater → results → didPresent
//   end   → text and tokens go → field resigns → willDismiss → inactive → views go → updater → didDismiss

extension UISearchController {
    /// The field got focus: it begins search (rule 1), or calls the updater again (rule 13).
    func searchBarDidBeginEditing() {
        switch phase {
        case .inactive: begin()
        case .active: updateSearch()
        case .presenting: break
        // Focus that comes back while search ends begins the next one.
        case .dismissing: wishedActivity = true
        }
    }

    /// Begins or ends search, now or once it is no longer on its way in or out.
    func setActive(_ active: Bool) {
        switch phase {
        case .inactive: if active { begin() }
        case .active: if !active { end(clearing: true) }
        case .presenting: wishedActivity = active
        case .dismissing: if !isSearchActive { wishedActivity = active }
        }
    }

    /// Text, tokens or scope changed (rules 12 to 18).
    func searchBarContentDidChange() {
        guard phase == .active else { return }
        updateSearch()
    }

    /// Begins search after a trigger was accepted (rule 3).
    func begin() {
        guard phase == .inactive else { return }
        guard let presenter = searchPresenter else {
            Diagnostics.warn(
                "UISearchController.isActive was set to true before its search bar was in a window, so nothing happens. "
                    + "Set it in viewDidAppear(_:)."
            )
            return
        }
        phase = .presenting
        wishedActivity = nil
        prepareResults()
        delegate?.presentSearchController(self)
        // The delegate may have presented by hand, ended the search, or taken the screen away.
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
            // Dismissed by hand: the text stays (rule 35).
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
        phase = .inactive
        delegate?.didDismissSearchController(self)
        if phase == .inactive, wishedActivity == true { begin() }
    }

    /// Shows or hides the results and has them brought up to date. The updater has the last word: it may show or hide the
    /// results controller's view itself.
    private func updateSearch() {
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
            // What came with the first text stays when that is deleted.
            if !isSearchActive || searchBar.hasContent { searchBar.showScopeBar(isSearchActive) }
        }
    }

    /// The controller that is searched, while search is active.
    var searchedScreen: UIViewController? { owningNavigationItem?.viewController ?? presentation.presenter }

    /// The controller that presents search: the one whose item has the bar, as its search bar or in its title's place,
    /// or in whose view the bar is.
    private var searchPresenter: UIViewController? {
        guard searchBar.window != nil else { return nil }
        if let controller = owningNavigationItem?.viewController { return controller }
        if let controller = navigationBarAround?.topItem?.viewController { return controller }
        return sequence(first: searchBar as UIResponder, next: { $0.next }).lazy
            .compactMap { $0 as? UIViewController }.first
    }
}
