import Foundation

extension UISearchController: ContentSearch {
    var hasQuery: Bool { searchBar.hasContent }
    var queryText: String? { searchBar.text }
    func contentDidChange() { announcer.contentDidChange() }

    /// Schedules updates of the placeholders on the screens of this search.
    func searchTextDidChange() {
        for screen in [owningNavigationItem?.viewController, presentation.presenter, searchResultsController] {
            screen?.requestContentUnavailableUpdate()
        }
        for child in searchResultsController?.children ?? [] { child.requestContentUnavailableUpdate() }
    }
}
