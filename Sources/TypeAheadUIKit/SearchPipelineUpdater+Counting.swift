import TypeAhead
import UIKit
@_spi(ResultCount) import UIKitCore

/// The number of results that screen readers announce: that of the pipeline, regardless of the displayed rows.
extension SearchPipelineUpdater {
    /// Provides the search controller with the number of results.
    func announceResults(of searchController: UISearchController) {
        searchController.resultCount = { [weak self] in self?.resultCount }
        pipeline.onChangeForCompanion = { [weak searchController] in searchController?.resultCountDidChange() }
    }

    private var resultCount: SearchResultCount {
        let state = pipeline.state
        switch state.phase {
        case .idle, .waiting, .searching, .stalled, .failed: return .pending
        case .empty(let suggestions, let isVerifying):
            // Corrections precede other recovery suggestions.
            return .none(correction: suggestions.first?.correctedText, isFinal: !isVerifying || !suggestions.isEmpty)
        case .results:
            guard let answer = state.answer, answer.isComplete, !state.isStale else { return .pending }
            return count(of: answer)
        }
    }

    private func count(of answer: SearchAnswer<Record>) -> SearchResultCount {
        guard case .atLeast(let number) = answer.total else { return .exactly(answer.total.count) }
        let listed = answer.query.offset + answer.results.hits.count
        if number > listed { return .moreThan(listed) }
        // A page that is not full contains all results.
        return answer.results.hits.count < answer.query.limit ? .exactly(number) : .atLeast(number)
    }
}

extension RecoverySuggestion {
    /// The text of the query, if the suggestion corrects words.
    fileprivate var correctedText: String? {
        if case .correct = change { query.text } else { nil }
    }
}
