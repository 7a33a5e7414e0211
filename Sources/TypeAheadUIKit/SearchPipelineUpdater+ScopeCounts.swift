import TypeAhead
import UIKit

extension SearchPipelineUpdater {
    /// Shows numbers of records beside the titles of the scope buttons. Call it in `SearchPipeline.onChange`, together with the update of
    /// the list, so that both are of the same generation.
    ///
    /// ``base`` must request the counts (``SearchQuery/facetCounts``). Without a complete answer, the titles have no numbers; while the
    /// displayed answer is that of an earlier query, they keep its numbers. Numbers that the source knows only in part are followed by "+", as
    /// those above ``SearchQuery/fieldCountLimit``.
    ///
    /// The titles contain the numbers, so ``scope`` must not depend on them.
    ///
    /// - Parameters:
    ///   - titles: The titles without numbers.
    ///   - total: The number for a button, by its index; nil for none. Usually an entry of ``SearchResults/scopeCounts`` or
    ///     ``SearchResults/fieldTotal(_:)``, and ``SearchResults/unscopedTotal`` for the button that searches everything.
    public func showScopeCounts(_ titles: [String], total: (_ index: Int, SearchResults<Record>) -> SearchTotal?) {
        guard let searchBar = searchController?.searchBar else { return }
        let answer = pipeline.state.answer.flatMap { $0.isComplete ? $0 : nil }
        let numbered = titles.enumerated().map { index, title in
            guard let answer, let total = total(index, answer.results) else { return title }
            let isExact = answer.coverage.isFull && total == .exact(total.count)
            return "\(title) \(total.count.formatted())\(isExact ? "" : "+")"
        }
        if searchBar.scopeButtonTitles ?? [] != numbered { searchBar.scopeButtonTitles = numbered }
    }
}
