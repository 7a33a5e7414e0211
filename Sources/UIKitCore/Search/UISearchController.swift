import Foundation

/// Joins a search bar to the controller that shows the results.
///
/// One order of events holds for every search, with state settled before each call: see ``UISearchControllerDelegate``
/// and ``UISearchResultsUpdating``. Main actor.
open class UISearchController: UIViewController {
    /// Brings the results up to date. Kept weakly.
    ///
    /// - Note: Rule 24.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { joinBar() } }

    /// Hears of the beginning and end of search. Kept weakly.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UISearchControllerDelegate)? { didSet { joinBar() } }

    /// Shows the results; nil when the searchable controller shows them itself.
    ///
    /// Its view is put in place, hidden, before the delegate hears of a search, and is kept from one search to the next. An app
    /// that wants to show something before there is a query assigns ``showsSearchResultsController``, or sets the view's
    /// `isHidden`: in a callback of the search, or in an override that keeps it false. Rules 25 and 31.
    ///
    /// - Note: Rule 27.
    open var searchResultsController: UIViewController? { ownResultsController }

    private let ownResultsController: UIViewController?

    /// Whether the content is covered from the beginning of search until results are shown. Touching what covers it ends
    /// search.
    ///
    /// - Note: Rules 28 to 30.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { updateResults() } }
    }

    /// Whether the navigation bar's own content makes room for search.
    ///
    /// - Note: Rule 48.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { navigationBarDidChange() } }
    }

    /// Whether the Cancel button comes and goes with search.
    ///
    /// - Note: Rule 51.
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton, isActive { searchBar.showCancelButton(true) } }
    }

    /// Whether the results controller comes with the first text or token and goes with the last.
    ///
    /// - Note: Rule 25.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { updateResults() } }
    }

    /// Whether the results controller is shown while search is active. Assigning it, whatever the value, takes the
    /// decision from ``automaticallyShowsSearchResultsController``.
    ///
    /// - Note: Rule 26.
    open var showsSearchResultsController: Bool {
        get { automaticallyShowsSearchResultsController ? areResultsShown : wantsResults }
        set {
            wantsResults = newValue
            automaticallyShowsSearchResultsController = false
            updateResults()
        }
    }

    /// When the scope bar comes.
    ///
    /// - Note: Rule 54.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { updateScopeBar() } }
    }

    /// Whether ``scopeBarActivation`` is automatic; assigning false makes it manual.
    ///
    /// - Note: Rule 54.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation == .automatic }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    // MARK: Suggestions

    /// What the person may choose from while search is active: a menu under the field where the bar is in the title row,
    /// else a list in place of the results. Nil and an empty array show nothing; another array is shown at once.
    ///
    /// After a pick the updater hears `updateSearchResults(for:selecting:)`, then this is nil.
    ///
    /// - Note: Rules 68 to 71.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }

    /// Whether a stacked bar, and one outside a navigation bar, shows no suggestions. False at first. Meant to be set
    /// right after the controller was made; set later, it hides a list that is there.
    ///
    /// - Note: Rule 72.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet {
            guard ignoresSearchSuggestionsForSearchBarPlacementStacked != oldValue, isSearchActive else { return }
            suggestionsDidChange()
        }
    }

    private var storedSearchBar: UISearchBar?

    /// The bar, made on first use, with the placeholder "Search" in the app's language, as wide as the screen, and as high as
    /// it has to be. A subclass may return one of its own, always the same.
    ///
    /// - Note: Rule 50.
    open var searchBar: UISearchBar {
        if let storedSearchBar { return storedSearchBar }
        let bar = UISearchBar()
        storedSearchBar = bar
        bar.searchController = self
        bar.placeholder = SystemTexts.text("Search")
        bar.fit(inWidth: UIApplication.current?.host.screenBounds.width ?? 0)
        return bar
    }

    /// Where the bar stands in the navigation bar, when it belongs to a navigation item; `automatic` otherwise.
    ///
    /// - Note: Rule 76.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        owningNavigationItem?.searchBarPlacement ?? .automatic
    }

    /// Whether search is on. Assigning true presents it, without focus for the field; assigning false ends it as Cancel
    /// does, without a word to the bar's delegate about Cancel. Assigning the value it has does nothing. Before the bar
    /// is in a window, assigning true does nothing but say so on standard error.
    ///
    /// It may be assigned inside every callback. A search that is ended before it is there ends as soon as it is
    /// (`willPresentSearchController(_:)`), or does not begin (`presentSearchController(_:)`); one that is begun inside
    /// the last call of the updater begins after `didDismissSearchController(_:)`. UIKit's documentation is silent here.
    ///
    /// - Note: Rules 8 to 11 and 36.
    open var isActive: Bool {
        get { isSearchActive }
        set { setActive(newValue) }
    }

    var phase = Phase.inactive
    /// What was asked for while search was on its way in or out, which is done once that is over.
    var wishedActivity: Bool?
    /// The number of searches so far, by which a search tells that another one began inside its callbacks.
    var searchCount = 0
    var isSearchActive = false
    var wantsResults = false
    /// The item whose bar the search bar belongs to.
    weak var owningNavigationItem: UINavigationItem?
    let borrowedBar = BorrowedSearchBar()
    var resultsVisibility = ResultsVisibility()
    private(set) lazy var announcer = SearchAnnouncer(search: self)

    /// How long nothing may be typed, or come in, before assistive technology is told how many results there are.
    @_spi(Host)
    public var resultAnnouncementDelay = Duration.seconds(1)

    /// The number of results, for announcements to screen readers. Not part of UIKit. Nil, or a closure that returns nil: the rows or
    /// items of the visible list count.
    ///
    /// Set it where rows are no results, such as suggestions above them, or where the list holds only the first of many results.
    /// `SearchPipelineUpdater` of TypeAheadUIKit sets it. After the number changed call ``resultCountDidChange()``, unless the list
    /// changed in the same turn.
    public var resultCount: (@MainActor () -> SearchResultCount?)?

    /// Announces the number of results again, by the rules for ``resultAnnouncementDelay``. Not part of UIKit.
    public func resultCountDidChange() { announcer.contentDidChange() }

    /// Makes a search controller.
    ///
    /// - Parameter searchResultsController: Shows the results; nil when the searchable controller shows them itself.
    ///
    /// Designated.
    public init(searchResultsController: UIViewController?) {
        ownResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Makes a search controller without a results controller. Designated.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: storyboards and nibs cannot hold a search controller.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// When the scope bar comes and goes.
    ///
    /// - Note: Rule 54.
    public enum ScopeBarActivation: Int, Sendable {
        /// With search.
        case automatic
        /// When the app says so.
        case manual
        /// With the first text or token of a search, until the search ends.
        case onTextEntry
        /// With search.
        case onSearchActivation
    }

    /// Where a search stands.
    enum Phase {
        case inactive, presenting, active, dismissing
    }

    // MARK: View

    /// Makes the view that results lie in, in front of the searchable content.
    open override func loadView() {
        let view = UISearchControllerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.searchController = self
        self.view = view
    }

    var searchView: UISearchControllerView? { viewIfLoaded as? UISearchControllerView }

    // MARK: Presentation

    override func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool {
        // Otherwise the search began by itself, and is prepared.
        if phase != .presenting { prepareResults() }
        phase = .presenting
        if trigger == .search { delegate?.willPresentSearchController(self) }
        // The delegate may have taken the whole screen away.
        guard context.viewIfLoaded?.window != nil else { return false }
        isSearchActive = true
        return true
    }

    override func wasPresented(by context: UIViewController, trigger: PresentationTrigger) {
        presentationDidComplete(byHand: trigger == .app)
    }

    override func willBeDismissed(trigger: PresentationTrigger) {
        dismissalWillBegin()
    }

    override func wasDismissed(trigger: PresentationTrigger) {
        dismissalDidComplete()
    }
}
