import Foundation
import TypeAhead
import UIKit

/// Storing and restoring a search screen.
///
/// ```swift
/// pipeline.onChange = { [weak self] state in
///     self?.dataSource.apply(state)
///     if state.isSettled { self?.store(self?.updater.restorationState(self?.dataSource)) }
/// }
///
/// override func viewIsAppearing(_ animated: Bool) {
///     super.viewIsAppearing(animated)
///     if let state = storedState() { updater.restore(state, in: dataSource) }
/// }
/// ```
extension SearchPipelineUpdater where Record: Identifiable, Record.ID: Codable & Sendable {
    /// The state of the search bar, and of a table of results.
    ///
    /// - Parameters:
    ///   - dataSource: The results; nil without a table.
    ///   - asOf: The time at which the results were computed, if the app needs it.
    public func restorationState(
        _ dataSource: SearchResultsDataSource<Record>? = nil,
        asOf: Date? = nil
    ) -> SearchRestorationState<Record.ID> {
        var state = SearchRestorationState<Record.ID>(asOf: asOf)
        if let searchController {
            let searchBar = searchController.searchBar
            let field = searchBar.searchTextField
            state.isActive = searchController.isActive
            state.text = field.text ?? ""
            state.tokens = field.tokens.compactMap(filter)
            state.query.scope = base.scope
            setScope(of: &state.query, searchBar)
            if field.isFirstResponder { state.focus = .field }
            if let selected = field.selectedTextRange {
                let start = field.offset(from: field.beginningOfDocument, to: selected.start)
                state.textSelection = start..<start + field.offset(from: selected.start, to: selected.end)
            }
        }
        if let query = pipeline.state.query { state.query = query }
        if let dataSource {
            state.selection = dataSource.selectedIdentifier
            state.anchor = dataSource.anchor()
            if state.focus == nil, dataSource.isFocused { state.focus = .results }
        }
        return state
    }

    /// Restores the search bar and a table of results: scope, tokens and text, then with one query the results, their position and the
    /// selection, and at last the focus.
    ///
    /// The results appear at their position, in the turn in which they arrive. If the first visible record is gone, its nearest surviving
    /// neighbour takes its place. Limit and offset of ``base`` become those of the state. A scope without a button and a filter without a
    /// token of the app are restored as far as the bar can show them: the latter as a token with its text.
    ///
    /// - Parameters:
    ///   - state: The state.
    ///   - dataSource: The results; nil without a table. The table must have its size, as in `viewIsAppearing(_:)`.
    public func restore(
        _ state: SearchRestorationState<Record.ID>,
        in dataSource: SearchResultsDataSource<Record>? = nil
    ) {
        guard let searchController else { return }
        let searchBar = searchController.searchBar
        let field = searchBar.searchTextField
        base.limit = state.query.limit
        base.offset = state.query.offset
        // Each of the changes would send a query of its own.
        isRestoring = true
        if let index = scopeButton(for: state.query, in: searchBar) { searchBar.selectedScopeButtonIndex = index }
        field.tokens = state.tokens.map(restoredToken)
        searchBar.text = state.text
        searchController.isActive = state.isActive
        isRestoring = false
        let generation = pipeline.state.generation
        dataSource?.restore(state, generation: generation + 1)
        // Not by an update of the controller, which may become active in a later turn. That update finds the same query.
        pipeline.search(for: state.isActive ? query(for: searchBar) ?? SearchQuery() : SearchQuery())
        // The bar has shown this query before.
        if pipeline.state.generation == generation { dataSource?.restoreInPresentRows() }
        restoreFocus(state, in: field, dataSource)
    }

    private func restoredToken(_ filter: SearchFilter) -> UISearchToken {
        if let token = token?(filter) { return token }
        let token = UISearchToken(icon: nil, text: filter.description)
        token.representedObject = filter
        return token
    }

    private func restoreFocus(
        _ state: SearchRestorationState<Record.ID>,
        in field: UISearchTextField,
        _ dataSource: SearchResultsDataSource<Record>?
    ) {
        switch state.focus {
        case .field: field.becomeFirstResponder()
        case .results:
            field.resignFirstResponder()
            dataSource?.focus()
        case nil: field.resignFirstResponder()
        }
        guard let selection = state.textSelection else { return }
        let length = field.offset(from: field.beginningOfDocument, to: field.endOfDocument)
        func position(_ offset: Int) -> UITextPosition? {
            field.position(from: field.beginningOfDocument, offset: min(max(offset, 0), length))
        }
        guard let start = position(selection.lowerBound), let end = position(selection.upperBound) else { return }
        field.selectedTextRange = field.textRange(from: start, to: end)
    }
}
