import TypeAhead
import UIKit
@_spi(TextComposition) import UIKitCore

/// Converts the content of a search bar to queries, and sends them to a pipeline.
///
/// ```swift
/// let pipeline = SearchPipeline(source: index, clock: ContinuousClock())
/// pipeline.onChange = { [weak self] state in self?.show(state) }
/// updater = SearchPipelineUpdater(pipeline, for: searchController)
/// searchController.searchResultsUpdater = updater
/// ```
///
/// The search controller has a weak reference to its updater, so the app must retain this object. An app that handles updates
/// itself remains the updater, and forwards them to ``updateSearchResults(for:)``. The delegates of controller, bar and field
/// remain available to the app: the return key is observed as a control event of the field. Screen readers receive the number
/// of results from the pipeline, by `UISearchController.resultCount`.
@MainActor
public final class SearchPipelineUpdater<Record: Sendable>: NSObject, UISearchResultsUpdating {
    /// The pipeline that receives the queries.
    public let pipeline: SearchPipeline<Record>

    /// The fields that the text can name. Default: none. Sets ``parse`` and ``write``.
    public var syntax = SearchQuerySyntax() {
        didSet {
            parse = { [syntax] in SearchQuery(parsing: $0, syntax: syntax) }
            write = { [syntax] in syntax.text(of: $0) }
        }
    }

    /// Converts a text to a query. Default: ``SearchQuery/init(parsing:syntax:)``.
    public var parse: @MainActor (_ text: String) -> SearchQuery = { SearchQuery(parsing: $0) }

    /// Converts a query to a text, which ``parse`` converts to the same query. Default: `SearchQuerySyntax.text(of:)`.
    public var write: @MainActor (SearchQuery) -> String = \.text

    /// The filter that a token represents, or nil for a token without one. Default: its `representedObject`, if that is a
    /// `SearchFilter`.
    public var filter: @MainActor (UISearchToken) -> SearchFilter? = { $0.representedObject as? SearchFilter }

    /// Makes the token of a filter that the user types, or nil if the filter remains text. Default: nil, so all of them do.
    ///
    /// With this closure, a complete filter of the ``syntax`` becomes a token at a space, Tab or Return after it, and when it is
    /// pasted. A token that is activated while it is selected becomes text again; a copied token is its text for other programs.
    /// Each of these is one step of the undo history.
    public var token: (@MainActor (SearchFilter) -> UISearchToken?)? {
        didSet { convertTokens() }
    }

    /// Makes suggestions for the content of the bar, which become the search controller's `searchSuggestions`. Default: nil.
    ///
    /// A search controller whose bar is stacked shows suggestions in place of its results; see ``suggests``.
    public var suggester: SearchSuggester<Record>?

    /// Whether to make suggestions for the content of the bar. Default: always.
    public var suggests: @MainActor (SuggestionInput) -> Bool = { _ in true }

    /// Makes the item that shows a suggestion. Default: an image for its kind, the title, and the number of records. Its
    /// `representedObject` becomes the suggestion.
    public var suggestionItem: @MainActor (SearchSuggestion) -> UISearchSuggestionItem = {
        SearchPipelineUpdater.item(for: $0)
    }

    /// The recent searches, to which useful searches are added. Default: nil.
    public var recents: RecentSearches?

    /// Called with an error of the file of ``recents``. Default: does nothing, because the search itself succeeded.
    public var recentsDidFail: @MainActor (any Error) -> Void = { _ in }

    /// The running request for suggestions.
    var suggestionTask: Task<Void, Never>?

    /// Retained here, because the field has a weak reference.
    var tokenConverter: TokenConverter?

    /// The scope of a scope button, or nil for all records. Default: nil for the first button, and the title of any other.
    public var scope: @MainActor (_ index: Int, _ title: String) -> String? = { index, title in
        index == 0 ? nil : title
    }

    /// The text fields that a scope button searches, or nil for a button with a ``scope``. Default: nil for each button.
    public var searchedFields: @MainActor (_ index: Int) -> Set<String>? = { _ in nil }

    /// The additional criteria of each query: limit, facet counts, and filters that are not in the bar.
    public var base = SearchQuery()

    private(set) weak var searchController: UISearchController?

    /// Whether the bar is being restored, so that its changes send no queries.
    var isRestoring = false

    /// Connects a search controller to a pipeline. Does not make this object the controller's updater.
    public init(_ pipeline: SearchPipeline<Record>, for searchController: UISearchController) {
        self.pipeline = pipeline
        self.searchController = searchController
        super.init()
        announceResults(of: searchController)
        let field = searchController.searchBar.searchTextField
        field.addAction(UIAction { [weak self] _ in self?.fieldDidReturn() }, for: .primaryActionTriggered)
        // A composition may end without a change of the text, so no other event reports it.
        searchController.compositionDidEnd = { [weak self] in self?.update() }
    }

    /// Sends the content of the bar to the pipeline. Clears the search if the bar is empty or the controller inactive.
    public func updateSearchResults(for searchController: UISearchController) {
        guard !isRestoring else { return }
        defer { updateSuggestions(of: searchController) }
        guard searchController.isActive else { return pipeline.clear() }
        let searchBar = searchController.searchBar
        let isComposing = searchBar.searchTextField.markedTextRange != nil
        pipeline.search(for: query(for: searchBar) ?? SearchQuery(), isProvisional: isComposing)
    }

    /// Accepts a suggestion of the ``suggester`` that the user picked.
    public func updateSearchResults(
        for searchController: UISearchController,
        selecting searchSuggestion: any UISearchSuggestion
    ) {
        guard let suggestion = searchSuggestion.representedObject as? SearchSuggestion else { return }
        let rank = searchController.searchSuggestions?.firstIndex { $0 === searchSuggestion }
        pipeline.suggestionAccepted(rank: rank ?? 0)
        accept(suggestion)
    }

    /// The query for the content of a bar, merged with ``base``; nil if the bar is empty, regardless of the scope. Excludes
    /// text that is being composed.
    public func query(for searchBar: UISearchBar) -> SearchQuery? {
        guard let typed = typedQuery(of: searchBar) else { return nil }
        var query = base
        query.terms += typed.terms
        query.exclusions += typed.exclusions
        query.filters += typed.filters
        query.alternatives += typed.alternatives
        setScope(of: &query, searchBar)
        return query
    }

    /// The query of the text and tokens of a bar, without scope and ``base``; nil if the bar is empty.
    func typedQuery(of searchBar: UISearchBar) -> SearchQuery? {
        let field = searchBar.searchTextField
        var typed = parse(committedText(of: field))
        typed.filters = field.tokens.compactMap(filter) + typed.filters
        return typed.hasCriteria ? typed : nil
    }

    /// The text of the bar, with its tokens as text.
    var typedText: String {
        (searchController?.searchBar).flatMap(typedQuery).map { syntax.text(of: $0) } ?? ""
    }

    /// The scope button that searches what a query searches; nil if there is none.
    func scopeButton(for query: SearchQuery, in searchBar: UISearchBar) -> Int? {
        let titles = searchBar.scopeButtonTitles ?? []
        return titles.indices.first { index in
            let fields = searchedFields(index)
            return fields == query.fields && (fields != nil || scope(index, titles[index]) == query.scope)
        }
    }

    /// Sets what the selected scope button determines.
    func setScope(of query: inout SearchQuery, _ searchBar: UISearchBar) {
        let index = searchBar.selectedScopeButtonIndex
        guard let titles = searchBar.scopeButtonTitles, titles.indices.contains(index) else { return }
        if let fields = searchedFields(index) {
            query.fields = fields
        } else {
            query.scope = scope(index, titles[index])
        }
    }

    private func committedText(of field: UISearchTextField) -> String {
        guard let marked = field.markedTextRange else { return field.text ?? "" }
        let whole = field.textualRange
        let parts = [(whole.start, marked.start), (marked.end, whole.end)].map { start, end in
            field.textRange(from: start, to: end).flatMap { field.text(in: $0) } ?? ""
        }
        return parts.joined()
    }

    func update() {
        guard let searchController, searchController.isActive else { return }
        updateSearchResults(for: searchController)
    }

    private func fieldDidReturn() {
        update()
        pipeline.submit()
        recordSearch()
    }
}
