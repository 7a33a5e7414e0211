/// The number of results of a search, exact or as a bound. See ``UISearchController/resultCount``.
@_spi(ResultCount)
public enum SearchResultCount: Hashable, Sendable {
    /// The search is not finished.
    case pending

    /// There are no results.
    ///
    /// - Parameters:
    ///   - correction: A query to search for instead that has results; nil if there is none.
    ///   - isFinal: Whether no correction can follow.
    case none(correction: String?, isFinal: Bool)

    /// Exactly this number.
    case exactly(Int)

    /// This number or more.
    case atLeast(Int)

    /// More than this number.
    case moreThan(Int)
}

extension UISearchController {
    /// Returns the announcement for a number of results. `unknown` while there is nothing to announce.
    func finding(_ count: SearchResultCount) -> SearchAnnouncer.Finding {
        switch count {
        case .pending: .running
        case .none(let correction, let isFinal): .nothing(nothingFound(correction), isFinal: isFinal)
        case .exactly(0), .atLeast(..<1): .nothing(nothingFound(nil), isFinal: true)
        case .exactly(let number): .results(inScope(SystemTexts.count(number, of: .result)))
        case .atLeast(let number): .results(inScope(SystemTexts.atLeast(number, of: .result)))
        case .moreThan(let number): .results(inScope(SystemTexts.moreThan(number, of: .result)))
        }
    }

    private func nothingFound(_ correction: String?) -> String {
        let text = searchBar.text ?? ""
        let sentence = inScope(text.isQuotable ? SystemTexts.noResults(for: text) : SystemTexts.text("No Results"))
        guard let correction, correction.isQuotable else { return sentence }
        return sentence + ". " + SystemTexts.didYouMean(correction)
    }

    /// Adds the scope title to an announcement, except for the first scope, which covers everything.
    private func inScope(_ sentence: String) -> String {
        let index = searchBar.selectedScopeButtonIndex
        guard searchBar.showsScopeBar, index > 0, let titles = searchBar.scopeButtonTitles,
            titles.indices.contains(index)
        else { return sentence }
        return SystemTexts.list([sentence, titles[index]])
    }
}

extension String {
    /// Whether the text is short enough to be spoken in a sentence.
    var isQuotable: Bool {
        !isEmpty && prefix(SystemTexts.longestQuotation + 1).count <= SystemTexts.longestQuotation
    }
}
