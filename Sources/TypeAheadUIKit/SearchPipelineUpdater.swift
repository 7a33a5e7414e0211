import TypeAhead
import UIKit

/// Makes queries of what stands in a search bar, and gives them to a pipeline.
///
/// ```swift
/// let pipeline = SearchPipeline(source: index, clock: ContinuousClock())
/// pipeline.onChange = { [weak self] state in self?.show(state) }
/// updater = SearchPipelineUpdater(pipeline, for: searchController)
/// searchController.searchResultsUpdater = updater
/// ```
///
/// The search controller keeps its updater weakly: the app keeps this object. An app that wants to hear of updates itself stays
/// the updater, and passes them on to ``updateSearchResults(for:)``. The delegates of controller, bar and field stay the app's,
/// too: the return key is heard of as an event of the field. Screen readers get the number of results from the pipeline, by
/// `UISearchController.resultCount`.
@MainActor
public final class SearchPipelineUpdater<Record: Sendable>: NSObject, UISearchResultsUpdating {
    /// A value that somebody chose of a field.
    public typealias FilterValue = (field: String, value: String)

    /// What gets the queries.
    public let pipeline: SearchPipeline<Record>

    /// The query for a text. At first, ``SearchQuery/init(parsing:)``.
    public var parse: @MainActor (_ text: String) -> SearchQuery = { SearchQuery(parsing: $0) }

    /// The text for a query, which ``parse`` reads as the same terms and exclusions. At first, ``SearchQuery/text``.
    public var write: @MainActor (SearchQuery) -> String = \.text

    /// The value that a token stands for, or nil when it is nothing to search by. It has to be there before the first token.
    public var filter: (@MainActor (UISearchToken) -> FilterValue?)?

    /// The scope for a scope button, or nil for all records. At first the first button is for all, and the title of any other
    /// the name of its scope.
    public var scope: @MainActor (_ index: Int, _ title: String) -> String? = { index, title in
        index == 0 ? nil : title
    }

    /// What each query asks for besides: how many records, which counts, and filters that are not in the bar.
    public var base = SearchQuery()

    private(set) weak var searchController: UISearchController?

    /// Joins a search controller to a pipeline. It does not become the controller's updater by that.
    public init(_ pipeline: SearchPipeline<Record>, for searchController: UISearchController) {
        self.pipeline = pipeline
        self.searchController = searchController
        super.init()
        announceResults(of: searchController)
        let field = searchController.searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.fieldDidReturn() }, for: .primaryActionTriggered)
        // Who leaves the field in the middle of a composition ends it; the text is the same, so that nothing else says so.
        field.addAction(UIAction { [weak self] _ in self?.update() }, for: .editingDidEnd)
    }

    /// Gives the pipeline what stands in the bar. When there is nothing, or search is over, nothing is searched for.
    public func updateSearchResults(for searchController: UISearchController) {
        guard searchController.isActive else { return pipeline.clear() }
        let searchBar = searchController.searchBar
        let isComposing = searchBar.searchTextField.markedTextRange != nil
        pipeline.search(for: query(for: searchBar) ?? SearchQuery(), isProvisional: isComposing)
    }

    /// The query that stands in a bar, joined to ``base``; nil when nothing stands there, whatever the scope. Text that is being
    /// composed is no part of it.
    public func query(for searchBar: UISearchBar) -> SearchQuery? {
        let field = searchBar.searchTextField
        var typed = parse(committedText(of: field))
        for token in field.tokens {
            guard let filter else {
                preconditionFailure("SearchPipelineUpdater: there is a token in the field, but 'filter' is nil.")
            }
            guard let value = filter(token) else { continue }
            typed.filters[value.field, default: []].insert(value.value)
        }
        if typed.terms.isEmpty, typed.exclusions.isEmpty, typed.filters.isEmpty { return nil }
        var query = base
        query.terms += typed.terms
        query.exclusions += typed.exclusions
        query.filters.merge(typed.filters) { $0.union($1) }
        if let titles = searchBar.scopeButtonTitles, titles.indices.contains(searchBar.selectedScopeButtonIndex) {
            let index = searchBar.selectedScopeButtonIndex
            query.scope = scope(index, titles[index])
        }
        return query
    }

    private func committedText(of field: UISearchTextField) -> String {
        guard let marked = field.markedTextRange else { return field.text ?? "" }
        let whole = field.textualRange
        let parts = [(whole.start, marked.start), (marked.end, whole.end)].map { start, end in
            field.textRange(from: start, to: end).flatMap { field.text(in: $0) } ?? ""
        }
        return parts.joined()
    }

    private func update() {
        guard let searchController, searchController.isActive else { return }
        updateSearchResults(for: searchController)
    }

    private func fieldDidReturn() {
        update()
        pipeline.submit()
    }
}
