import TypeAhead
import UIKit

extension SearchPipelineUpdater {
    /// Requests suggestions for the content of the bar. Those of earlier content are dropped.
    func updateSuggestions(of searchController: UISearchController) {
        suggestionTask?.cancel()
        suggestionTask = nil
        guard let suggester else { return }
        let field = searchController.searchBar.searchTextField
        // Choosing a suggestion would end a composition.
        guard searchController.isActive, field.markedTextRange == nil else { return showSuggestions([]) }
        let input = suggestionInput(searchController.searchBar)
        guard suggests(input) else { return showSuggestions([]) }
        suggestionTask = Task { [weak self] in
            for await suggestions in suggester.suggestions(for: input) {
                guard !Task.isCancelled else { return }
                self?.showSuggestions(suggestions)
            }
        }
    }

    /// The content of a bar for which suggestions are made.
    func suggestionInput(_ searchBar: UISearchBar) -> SuggestionInput {
        let field = searchBar.searchTextField
        let caret = field.selectedTextRange.map { field.offset(from: field.textualRange.start, to: $0.end) }
        var empty = base
        setScope(of: &empty, searchBar)
        return SuggestionInput(
            text: field.text ?? "",
            caret: caret ?? field.text?.utf16.count ?? 0,
            query: query(for: searchBar) ?? empty,
            syntax: syntax
        )
    }

    private func showSuggestions(_ suggestions: [SearchSuggestion]) {
        guard let searchController else { return }
        if suggestions.isEmpty {
            if searchController.searchSuggestions != nil { searchController.searchSuggestions = nil }
        } else {
            searchController.searchSuggestions = suggestions.map { suggestion in
                let item = suggestionItem(suggestion)
                item.representedObject = suggestion
                return item
            }
        }
    }

    /// The item of a suggestion by default: an image for its kind, the title, and the number of records.
    static func item(for suggestion: SearchSuggestion) -> UISearchSuggestionItem {
        let image =
            switch suggestion.kind {
            case .filter: "line.3.horizontal.decrease"
            case .completion, .custom: "magnifyingglass"
            case .recent: "clock"
            case .saved: "bookmark"
            }
        let count = suggestion.total.map { total in
            switch total {
            case .exact(let count): count.formatted()
            case .atLeast(let count): "\(count.formatted())+"
            }
        }
        let isName = if case .replaceText(_, let text) = suggestion.change { text.hasSuffix(":") } else { false }
        let title = isName ? suggestion.title : [suggestion.title, count].compactMap { $0 }.joined(separator: "  ")
        return UISearchSuggestionItem(
            localizedSuggestion: title,
            localizedDescription: nil,
            iconImage: UIImage(systemName: image)
        )
    }

    // MARK: Accepting

    /// Accepts a suggestion: changes the field as announced, and nothing else.
    public func accept(_ suggestion: SearchSuggestion) {
        guard let searchBar = searchController?.searchBar else { return }
        let field = searchBar.searchTextField
        switch suggestion.change {
        case .replaceText(let range, let text):
            guard let place = textRange(range, in: field) else { return }
            field.replace(place, withText: text)
        case .replaceTextByFilter(let range, let filter):
            guard let place = textRange(range, in: field) else { return }
            if let token = token?(filter) {
                field.replaceTextualPortion(of: place, with: token, at: field.tokens.count)
                // The token is selected; the next character must not replace it.
                if let caret = field.position(from: field.textualRange.start, offset: range.lowerBound) {
                    field.selectedTextRange = field.textRange(from: caret, to: caret)
                }
            } else {
                field.replace(place, withText: (syntax.text(of: filter) ?? filter.description) + " ")
            }
        case .replaceQuery(let query): show(query, in: searchBar)
        }
        update()
    }

    /// Searches again for a recent search: changes text, tokens and scope.
    public func accept(_ entry: RecentSearches.Entry) {
        guard let searchBar = searchController?.searchBar else { return }
        var query = SearchQuery(parsing: entry.text, syntax: syntax)
        query.scope = entry.scope
        query.fields = entry.fields
        show(query, in: searchBar)
        update()
    }

    private func textRange(_ range: Range<Int>, in field: UISearchTextField) -> UITextRange? {
        let beginning = field.textualRange.start
        guard let start = field.position(from: beginning, offset: range.lowerBound),
            let end = field.position(from: beginning, offset: range.upperBound)
        else { return nil }
        return field.textRange(from: start, to: end)
    }

    /// Shows the criteria of a query in a bar: the scope, filters as tokens if ``token`` makes them, and the rest as text. Criteria of
    /// ``base`` are not shown.
    public func show(_ query: SearchQuery, in searchBar: UISearchBar) {
        var rest = query
        rest.terms.removeAll(where: base.terms.contains)
        rest.exclusions.removeAll(where: base.exclusions.contains)
        rest.filters.removeAll(where: base.filters.contains)
        if let index = scopeButton(for: query, in: searchBar) {
            searchBar.selectedScopeButtonIndex = index
        }
        var tokens: [UISearchToken] = []
        rest.filters.removeAll { filter in
            guard let token = token?(filter) else { return false }
            tokens.append(token)
            return true
        }
        searchBar.searchTextField.tokens = tokens
        searchBar.text = write(rest)
    }
}
