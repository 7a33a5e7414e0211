import TypeAhead
import UIKit

extension SearchPipelineUpdater {
    /// Records the present search in ``recents``, because it was useful: it found records, and the user submitted it or opened a result.
    /// Called at the Return key; the app calls it when a result is opened.
    ///
    /// A text that begins with a space is not recorded. An error of the file of ``recents`` is passed to ``recentsDidFail``.
    public func recordSearch() {
        guard let recents, let searchBar = searchController?.searchBar, let answer = pipeline.state.answer,
            !pipeline.state.isStale, answer.results.total > 0, !searchBar.searchTextField.isSecureTextEntry,
            let query = typedQuery(of: searchBar)
        else { return }
        // A leading space asks for privacy.
        let beginsWithSpace = searchBar.text?.first?.isWhitespace ?? false
        do {
            try recents.record(
                RecentSearches.Entry(
                    text: (beginsWithSpace ? " " : "") + syntax.text(of: query),
                    scope: answer.query.scope,
                    fields: answer.query.fields
                )
            )
        } catch {
            recentsDidFail(error)
        }
    }
}
