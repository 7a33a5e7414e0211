import TypeAhead
import TypeAheadUIKit
import UIKit

/// The search of the list: its controller, queries, suggestions and results.
@MainActor
final class PackageSearch: NSObject {
    let controller: UISearchController
    let updater: SearchPipelineUpdater<Package>
    let results: PackageResultsController

    /// Called when the user picks a package.
    var didSelect: (Package) -> Void = { _ in }

    /// Whether packages may be missing from the index.
    var isReading: Bool {
        get { results.isReading }
        set { results.isReading = newValue }
    }

    /// The maximum number of listed packages.
    private static let limit = 50
    /// The number above which the packages of a scope are not counted: counting the matches of one letter takes longer than a frame.
    private static let countLimit = 1000
    /// The length from which a word is taken for the beginning of a field's name. Suggestions take the place of results, which shorter
    /// words would hide too often.
    private static let shortestName = 3

    init(library: PackageLibrary, environment: PackagesEnvironment) {
        results = PackageResultsController()
        controller = UISearchController(searchResultsController: results)
        // Most answers take a few milliseconds: they are painted together with the typed letter.
        let pipeline = SearchPipeline(source: SynchronousSource(library.source), clock: ContinuousClock())
        updater = SearchPipelineUpdater(pipeline, for: controller)
        super.init()
        prepareUpdater(library.source)
        results.updater = updater
        results.didSelect = { [weak self] hit in self?.didSelect(hit.record) }
        pipeline.onChange = { [weak self] state in
            // Both in one turn, so that the numbers are those of the list.
            self?.results.show(state)
            self?.showScopeCounts()
        }
        prepareRecents(environment)

        controller.delegate = self
        controller.searchResultsUpdater = updater
        let searchBar = controller.searchBar
        searchBar.placeholder = "Search"
        searchBar.autocapitalizationType = .none
        searchBar.scopeButtonTitles = SearchScope.allCases.map(\.title)
        // With numbers, the titles need much room.
        let font = UIFont.preferredFont(forTextStyle: .footnote)
        searchBar.setScopeBarButtonTitleTextAttributes([.font: font], for: .normal)
    }

    private func prepareUpdater(_ source: PackageSource) {
        updater.base.limit = Self.limit
        updater.base.facetCounts = .fields
        updater.base.countedFields = [Package.FieldName.name, Package.FieldName.description]
        updater.syntax = Package.syntax
        updater.scope = { _, _ in nil }
        updater.searchedFields = { SearchScope.allCases[$0].fields }
        updater.token = { filter in
            let token = UISearchToken(icon: nil, text: Package.syntax.text(of: filter) ?? filter.description)
            token.representedObject = filter
            return token
        }
        updater.base.fieldCountLimit = Self.countLimit
        updater.suggester = SearchSuggester(
            source,
            members: [.init(FieldSuggestions(source, conditions: Package.suggestedConditions), quota: 8)],
            clock: ContinuousClock()
        )
        updater.suggests = Self.suggests
    }

    /// Keeps recent searches in a file, or, if that cannot be read, until the app ends.
    private func prepareRecents(_ environment: PackagesEnvironment) {
        updater.recents = (try? RecentSearches(file: environment.recentsFile())) ?? RecentSearches()
    }

    /// Whether a text is probably the beginning of a filter.
    private static func suggests(_ input: SuggestionInput) -> Bool {
        guard let word = input.word?.text else { return false }
        if let colon = word.firstIndex(of: ":") { return input.syntax.field(named: String(word[..<colon])) != nil }
        guard word.count >= shortestName else { return false }
        return input.syntax.fields.contains { $0.name.hasPrefix(word.lowercased()) }
    }

    private func showScopeCounts() {
        updater.showScopeCounts(SearchScope.allCases.map(\.title)) { index, results in
            switch SearchScope.allCases[index] {
            case .all: results.unscopedTotal.map { .exact($0) }
            case .name: results.fieldTotal(Package.FieldName.name)
            case .description: results.fieldTotal(Package.FieldName.description)
            }
        }
    }

    /// The search, its position and selection, for the next launch.
    var restorationState: SearchRestorationState<Package.ID> { updater.restorationState(results.results) }

    /// Restores a search. The search bar must be in a window.
    func restore(_ state: SearchRestorationState<Package.ID>) {
        // The table must exist when the answer arrives.
        results.loadViewIfNeeded()
        updater.restore(state, in: results.results)
    }

    /// Shows a search. The search bar must be in a window.
    func show(_ query: SearchQuery) {
        controller.isActive = true
        updater.show(query, in: controller.searchBar)
        updater.updateSearchResults(for: controller)
    }
}

extension PackageSearch: UISearchControllerDelegate {
    func presentSearchController(_ searchController: UISearchController) {
        // Shows recent searches before the user types.
        searchController.showsSearchResultsController = true
    }
}
