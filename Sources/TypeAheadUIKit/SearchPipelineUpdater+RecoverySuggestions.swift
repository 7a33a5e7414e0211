import TypeAhead
import UIKit

extension SearchPipelineUpdater {
    /// Applies a recovery suggestion at once, and updates the search bar: corrected words, removed tokens, or the scope for all
    /// records.
    ///
    /// Criteria that are not in the bar, such as a filter of ``base``, are removed only from the query of the pipeline, until
    /// the bar changes.
    public func apply(_ suggestion: RecoverySuggestion) {
        pipeline.apply(suggestion)
        guard let searchBar = searchController?.searchBar else { return }
        switch suggestion.change {
        case .correct(let corrections):
            editText(of: searchBar) { query in
                for index in query.terms.indices where !query.terms[index].isPhrase {
                    query.terms[index].text = corrections[query.terms[index].text] ?? query.terms[index].text
                }
            }
        case .dropTerm(let term):
            editText(of: searchBar) { $0.terms.removeLast(term) }
        case .dropExclusion(let term):
            editText(of: searchBar) { $0.exclusions.removeLast(term) }
        case .dropFilters(let removed):
            let field = searchBar.searchTextField
            let tokens = field.tokens.filter { filter($0).map { !removed.contains($0) } ?? true }
            if tokens.count < field.tokens.count { field.tokens = tokens }
            editText(of: searchBar) { $0.filters.removeAll(where: removed.contains) }
        case .dropAlternatives(let removed):
            editText(of: searchBar) { query in
                if let index = query.alternatives.lastIndex(of: removed) { query.alternatives.remove(at: index) }
            }
        case .widenScope:
            let titles = searchBar.scopeButtonTitles ?? []
            guard let index = titles.indices.first(where: { scope($0, titles[$0]) == nil }) else { return }
            searchBar.selectedScopeButtonIndex = index
        case .searchAllFields:
            let titles = searchBar.scopeButtonTitles ?? []
            guard let index = titles.indices.first(where: { searchedFields($0) == nil }) else { return }
            searchBar.selectedScopeButtonIndex = index
        }
    }

    private func editText(of searchBar: UISearchBar, _ edit: (inout SearchQuery) -> Void) {
        let query = parse(searchBar.text ?? "")
        var edited = query
        edit(&edited)
        if edited != query { searchBar.text = write(edited) }
    }
}

extension [SearchTerm] {
    /// Removes the last equal term, ignoring white space.
    fileprivate mutating func removeLast(_ term: SearchTerm) {
        let words = term.text.split(whereSeparator: \.isWhitespace)
        let last = lastIndex {
            $0.isPhrase == term.isPhrase && $0.text.split(whereSeparator: \.isWhitespace) == words
        }
        if let last { remove(at: last) }
    }
}
