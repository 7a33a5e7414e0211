import TypeAhead
import UIKit
@_spi(Host) import UIKitCore

/// A screen for each state of a search: recent searches, results, progress, suggestions for a search without results, and failures.
///
/// ```swift
/// let results = SearchResultsController<Place> { tableView, indexPath, hit in
///     let cell = tableView.dequeueReusableCell(withIdentifier: "place", for: indexPath)
///     cell.textLabel?.text = hit.record.name
///     return cell
/// }
/// let searchController = UISearchController(searchResultsController: results)
/// updater = SearchPipelineUpdater(pipeline, for: searchController)
/// results.updater = updater
/// results.didSelect = { [weak self] hit in self?.open(hit.record) }
/// updater.pipeline.onChange = { [weak results] in results?.show($0) }
/// ```
/// - Idle: the recent searches of the updater, with actions to pin and remove them.
/// - Searching: the previous results stay; after 300 ms a progress indicator appears.
/// - Results: a footer has the number of listed records if there are more, and the number of sources that answered if some did not.
/// - No results: suggestions that are known to find records, each with their number; without any, a notice.
/// - Failed: a notice with a button that searches again; earlier results stay.
///
/// Main actor.
@MainActor
open class SearchResultsController<Record: Identifiable & Sendable>: UITableViewController where Record.ID: Sendable {
    /// The updater whose bar the screen changes when the user picks a suggestion or a recent search. Weak reference: the app retains
    /// the updater. Without it, the screen is empty.
    public weak var updater: SearchPipelineUpdater<Record>? {
        didSet { if isViewLoaded { show(updater?.pipeline.state ?? SearchState()) } }
    }

    /// Called when the user picks a result, after the search was recorded as useful.
    public var didSelect: (@MainActor (SearchHit<Record>) -> Void)?

    /// The displayed state.
    public private(set) var state = SearchState<Record>()

    private let cellProvider: SearchResultsDataSource<Record>.HitCellProvider
    /// The data source of the results, for restoration; nil until the view is loaded.
    public private(set) var results: SearchResultsDataSource<Record>?

    private let actions = ActionRows()
    private let footer = SearchFooterView()

    /// Makes a screen. Its style is plain.
    ///
    /// - Parameter cellProvider: Returns the cell of a record, dequeued for the index path; register cell classes with the controller's
    ///   table.
    public init(cellProvider: @escaping SearchResultsDataSource<Record>.HitCellProvider) {
        self.cellProvider = cellProvider
        super.init(style: .plain)
    }

    /// Returns nil: storyboards cannot hold this controller.
    public required init?(coder: NSCoder) { nil }

    /// Prepares the table. An override calls `super`.
    open override func viewDidLoad() {
        super.viewDidLoad()
        results = SearchResultsDataSource(tableView: tableView, cellProvider: cellProvider)
        footer.didRetry = { [weak self] in self?.updater?.pipeline.retry() }
        show(updater?.pipeline.state ?? SearchState())
    }

    // MARK: States

    /// Displays a state. Loads the view.
    open func show(_ state: SearchState<Record>) {
        self.state = state
        loadViewIfNeeded()
        switch state.phase {
        case .idle: showActions(recentRows, title: SystemTexts.text(.recentSearches), notice: nil)
        case .waiting, .searching:
            if state.answer != nil { showResults() }
            footer.show(.nothing, in: tableView)
        case .stalled: showStalled()
        case .results:
            showResults()
            footer.show(footerContent, in: tableView)
        case .empty(let suggestions, let isVerifying): showEmpty(suggestions, isVerifying: isVerifying)
        case .failed(let error): showFailure(error)
        }
    }

    private func showResults() {
        contentUnavailableConfiguration = nil
        guard let results else { return }
        if tableView.dataSource !== results {
            tableView.dataSource = results
            tableView.reloadData()
        }
        results.apply(state)
        // Stale results are dimmed only while they are late.
        let isLate = if case .stalled = state.phase { true } else { false }
        tableView.alpha = isLate && state.isStale ? 0.5 : 1
    }

    private func showActions(
        _ rows: [ActionRows.Row],
        title: String,
        notice: UIContentUnavailableConfiguration?
    ) {
        contentUnavailableConfiguration = notice
        tableView.alpha = 1
        footer.show(.nothing, in: tableView)
        results?.apply(SearchState())
        actions.title = rows.isEmpty ? nil : title
        actions.rows = rows
        tableView.dataSource = actions
        tableView.reloadData()
    }

    private func showStalled() {
        guard state.answer != nil else { return showActions([], title: "", notice: .loading()) }
        showResults()
        footer.show(.progress, in: tableView)
    }

    /// The text below the rows while results of some parts of the source are missing.
    ///
    /// Override it if the parts have a meaning for the user. Default: the numbers of answered and of all sources.
    ///
    /// - Parameter coverage: The numbers of parts; not all of them answered.
    open func text(for coverage: SearchCoverage) -> String {
        SystemTexts.text(.answered(coverage.answered, of: coverage.count))
    }

    private var footerContent: SearchFooterView.Content {
        guard let answer = state.answer else { return .nothing }
        if !answer.isComplete { return .progress }
        if !answer.coverage.isFull {
            return .text(text(for: answer.coverage))
        }
        let listed = answer.query.offset + answer.results.hits.count
        guard answer.total.count > listed else { return .nothing }
        let mark = if case .atLeast = answer.total { "+" } else { "" }
        return .text(SystemTexts.text(.listed(listed.formatted(), of: answer.total.count.formatted() + mark)))
    }

    private func showEmpty(_ suggestions: [RecoverySuggestion], isVerifying: Bool) {
        var notice: UIContentUnavailableConfiguration?
        let text = typedText
        if suggestions.isEmpty, !isVerifying {
            notice = .search()
            if !text.isEmpty { notice?.text = SystemTexts.noResults(for: text) }
        }
        let title = text.isEmpty ? SystemTexts.text("No Results") : SystemTexts.noResults(for: text)
        showActions(suggestions.map(row), title: title, notice: notice)
    }

    private func showFailure(_ error: any Error) {
        guard state.answer == nil else {
            showResults()
            return footer.show(.failure("\(error)"), in: tableView)
        }
        var notice = UIContentUnavailableConfiguration.empty()
        notice.image = UIImage(systemName: "exclamationmark.triangle")
        notice.text = SystemTexts.text(.failed)
        notice.secondaryText = "\(error)"
        notice.button.title = SystemTexts.text(.tryAgain)
        notice.buttonProperties.primaryAction = UIAction { [weak self] _ in self?.updater?.pipeline.retry() }
        showActions([], title: "", notice: notice)
    }

    /// The text of the bar with its tokens, shortened for a title.
    private var typedText: String { String((updater?.typedText ?? "").prefix(60)) }

    // MARK: Rows of actions

    private func row(_ suggestion: RecoverySuggestion) -> ActionRows.Row {
        let count = suggestion.total.count.formatted()
        let mark = if case .atLeast = suggestion.total { "+" } else { "" }
        return ActionRows.Row(
            text: title(of: suggestion),
            detail: count + mark,
            image: suggestion.isCorrection ? "character.cursor.ibeam" : "arrow.uturn.backward"
        ) { [weak self] in self?.updater?.apply(suggestion) }
    }

    private func title(of suggestion: RecoverySuggestion) -> String {
        switch suggestion.change {
        case .correct: SystemTexts.didYouMean(syntax.text(of: suggestion.query))
        case .dropFilters(let filters): SystemTexts.text(.without(filters.map(text).joined(separator: " ")))
        case .dropAlternatives(let group):
            SystemTexts.text(.without(syntax.text(of: SearchQuery(alternatives: [group]))))
        case .dropTerm(let term): SystemTexts.text(.without("“\(term.text)”"))
        case .dropExclusion(let term): SystemTexts.text(.with("“\(term.text)”"))
        case .widenScope, .searchAllFields: SystemTexts.text(.searchEverywhere)
        }
    }

    private func text(of filter: SearchFilter) -> String { syntax.text(of: filter) ?? filter.description }

    private var syntax: SearchQuerySyntax { updater?.syntax ?? SearchQuerySyntax() }

    private var recentRows: [ActionRows.Row] {
        guard let recents = updater?.recents, !recents.entries.isEmpty else { return [] }
        let rows = recents.entries.map { entry in
            ActionRows.Row(text: entry.text, detail: nil, image: entry.isPinned ? "pin" : "clock", entry: entry) {
                [weak self] in self?.updater?.accept(entry)
            }
        }
        let clear = ActionRows.Row(text: SystemTexts.text(.clearRecentSearches), detail: nil, image: "trash") {
            [weak self] in self?.changeRecents { try $0.removeAll() }
        }
        return rows + [clear]
    }

    private func changeRecents(_ change: (RecentSearches) throws -> Void) {
        guard let recents = updater?.recents else { return }
        do {
            try change(recents)
        } catch {
            updater?.recentsDidFail(error)
        }
        if case .idle = state.phase { show(state) }
    }

    // MARK: Delegate

    /// Opens a result, or performs the action of a row. An override calls `super`.
    open override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        if tableView.dataSource === actions {
            tableView.deselectRow(at: indexPath, animated: true)
            actions.rows[indexPath.row].action()
        } else if let hit = results?.hit(for: indexPath) {
            updater?.recordSearch()
            updater?.pipeline.resultOpened(hit.record.id, rank: (state.answer?.query.offset ?? 0) + indexPath.row)
            didSelect?(hit)
        }
    }

    /// The actions that pin and remove a recent search.
    open override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        guard tableView.dataSource === actions, let entry = actions.rows[indexPath.row].entry else { return nil }
        let remove = UIContextualAction(style: .destructive, title: SystemTexts.text("Delete")) {
            [weak self] _, _, completion in
            self?.changeRecents { try $0.remove(entry) }
            completion(true)
        }
        let title = SystemTexts.text(entry.isPinned ? .unpin : .pin)
        let pin = UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            self?.changeRecents { try $0.setPinned(!entry.isPinned, entry) }
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [remove, pin])
    }

    /// Inserts deferred results after a drag. An override calls `super`.
    open override func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        results?.scrollViewDidEndDragging(scrollView, willDecelerate: decelerate)
    }

    /// Inserts deferred results after scrolling. An override calls `super`.
    open override func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
        results?.scrollViewDidEndDecelerating(scrollView)
    }
}

extension RecoverySuggestion {
    fileprivate var isCorrection: Bool {
        if case .correct = change { true } else { false }
    }
}
