import Foundation

/// Manages a search bar and the presentation of its results.
///
/// Every search has the same order of events, and its state is consistent before each call: see
/// ``UISearchControllerDelegate`` and ``UISearchResultsUpdating``. Main actor.
open class UISearchController: UIViewController {
    /// Updates the results. Weak reference.
    ///
    /// - Note: Rule 24.
    open weak var searchResultsUpdater: (any UISearchResultsUpdating)? { didSet { joinBar() } }

    /// The delegate for the beginning and end of search. Weak reference.
    ///
    /// - Note: Rule 85.
    open weak var delegate: (any UISearchControllerDelegate)? { didSet { joinBar() } }

    /// The controller that shows the results. Nil if the searched controller shows them itself.
    ///
    /// Its view is inserted, hidden, before the delegate is notified of a search, and is kept for later searches. To show
    /// content before there is a query, assign ``showsSearchResultsController``, or set the view's `isHidden` in a callback
    /// of the search or in an override that keeps it false. Rules 25 and 31.
    ///
    /// - Note: Rule 27.
    open var searchResultsController: UIViewController? { ownResultsController }

    private let ownResultsController: UIViewController?

    /// Whether a dimming view covers the content from the beginning of search until results are visible. A touch on the
    /// dimming view ends search.
    ///
    /// - Note: Rules 28 to 30.
    open var obscuresBackgroundDuringPresentation = false {
        didSet { if obscuresBackgroundDuringPresentation != oldValue { updateResults() } }
    }

    /// Whether the navigation bar hides its own content during search.
    ///
    /// - Note: Rule 48.
    open var hidesNavigationBarDuringPresentation = true {
        didSet { if hidesNavigationBarDuringPresentation != oldValue { navigationBarDidChange() } }
    }

    /// Whether the Cancel button is shown and hidden automatically with search.
    ///
    /// - Note: Rule 51.
    open var automaticallyShowsCancelButton = true {
        didSet { if automaticallyShowsCancelButton, isActive { searchBar.showCancelButton(true) } }
    }

    /// Whether the results controller appears with the first text or token and disappears with the last.
    ///
    /// - Note: Rule 25.
    open var automaticallyShowsSearchResultsController = true {
        didSet { if automaticallyShowsSearchResultsController != oldValue { updateResults() } }
    }

    /// Whether the results controller is visible while search is active. Assigning any value sets
    /// ``automaticallyShowsSearchResultsController`` to false.
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

    /// The time at which the scope bar appears.
    ///
    /// - Note: Rule 54.
    open var scopeBarActivation = ScopeBarActivation.automatic {
        didSet { if scopeBarActivation != oldValue { updateScopeBar() } }
    }

    /// Whether ``scopeBarActivation`` is automatic. Assigning false makes it manual.
    ///
    /// - Note: Rule 54.
    open var automaticallyShowsScopeBar: Bool {
        get { scopeBarActivation == .automatic }
        set { scopeBarActivation = newValue ? .automatic : .manual }
    }

    // MARK: Suggestions

    /// The suggestions offered while search is active: a menu under the field if the bar is in the title row, otherwise a
    /// list in place of the results. Nil and an empty array show nothing. A new array appears at once.
    ///
    /// When the user picks a suggestion, `updateSearchResults(for:selecting:)` of the updater is called, then this property
    /// is set to nil.
    ///
    /// - Note: Rules 68 to 71.
    open var searchSuggestions: [any UISearchSuggestion]? { didSet { suggestionsDidChange() } }

    /// Whether a bar that is stacked or outside a navigation bar shows no suggestions. Default: false. Set it right after
    /// creating the controller; setting it later hides a visible list.
    ///
    /// - Note: Rule 72.
    open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
        didSet {
            guard ignoresSearchSuggestionsForSearchBarPlacementStacked != oldValue, isSearchActive else { return }
            suggestionsDidChange()
        }
    }

    private var storedSearchBar: UISearchBar?

    /// The search bar, created on first use. It has the placeholder "Search" in the app's language, the width of the screen
    /// and its fitting height. A subclass may return its own bar, which must always be the same.
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

    /// The placement of the bar in the navigation bar. `automatic` if the bar belongs to no navigation item.
    ///
    /// - Note: Rule 76.
    open var searchBarPlacement: UINavigationItem.SearchBarPlacement {
        owningNavigationItem?.searchBarPlacement ?? .automatic
    }

    /// Whether search is active. Assigning true presents search without focusing the field. Assigning false ends search as
    /// Cancel does, without notifying the bar's delegate of Cancel. Assigning the current value does nothing. Assigning true
    /// before the bar is in a window only loads the view of ``searchResultsController`` and writes a warning to standard error.
    ///
    /// It may be assigned in every callback. A search ended in `willPresentSearchController(_:)` ends as soon as its
    /// presentation is complete. A search ended in `presentSearchController(_:)` does not begin. A search begun in the last
    /// call of the updater begins after `didDismissSearchController(_:)`. UIKit's documentation leaves this open.
    ///
    /// - Note: Rules 8 to 11 and 36.
    open var isActive: Bool {
        get { isSearchActive }
        set { setActive(newValue) }
    }

    var phase = Phase.inactive
    /// The value assigned to `isActive` during a presentation or dismissal, applied when it is complete.
    var wishedActivity: Bool?
    /// The number of searches so far. Detects a new search begun in a callback.
    var searchCount = 0
    var isSearchActive = false {
        willSet { if newValue != isSearchActive { noteWillChange("active") } }
        didSet { if isSearchActive != oldValue { noteDidChange("active") } }
    }
    var wantsResults = false
    /// The navigation item that the search bar belongs to.
    weak var owningNavigationItem: UINavigationItem?
    let borrowedBar = BorrowedSearchBar()
    var resultsVisibility = ResultsVisibility()
    private(set) lazy var announcer = SearchAnnouncer(search: self)

    private(set) lazy var rowFinder = RowFinder(search: self)
    /// The list of the result that the keys reached while the field keeps the focus.
    weak var highlightedList: (any FocusingList)?
    /// Whether the search runs: its results are not complete.
    var isRunning = false { didSet { if isRunning != oldValue { searchBar.searchTextField.accessibilityDidChange() } } }

    // MARK: Additions to UIKit

    /// The keys of the search. This property is an addition to UIKit. Default: the standard keys.
    public var keyBindings = SearchKeyBindings.standard {
        didSet { if keyBindings != oldValue { searchBar.searchTextField.accessibilityDidChange() } }
    }

    /// The behaviour of the keyboard beyond UIKit's. This property is an addition to UIKit. Default: nothing.
    public var keyboardBehavior = SearchKeyboardBehavior()

    /// The title of a row or item, for ``SearchKeyboardBehavior/TypingOutsideField/findsRow``; nil for one without a title. This
    /// property is an addition to UIKit.
    ///
    /// It is called for up to 500 rows in a turn of the main loop, so it must be fast. Without a closure only the rows on screen are
    /// found, by their accessibility labels.
    public var titleForRow: (@MainActor (IndexPath) -> String?)?

    /// The pause in typing and in changes of the results before the number of results is announced to users of screen readers. This
    /// property is an addition to UIKit. Default: one second.
    public var resultAnnouncementDelay = Duration.seconds(1)

    /// The number of results, for announcements to screen readers. If this is nil or the closure returns
    /// nil, the rows or items of the visible list are counted.
    ///
    /// Set it if some rows are not results, such as suggestions above them, or if the list holds only the first of many
    /// results. `SearchPipelineUpdater` of TypeAheadUIKit sets it. After the number changes, call ``resultCountDidChange()``,
    /// unless the list changes in the same turn.
    @_spi(ResultCount)
    public var resultCount: (@MainActor () -> SearchResultCount?)?

    /// Called after an input method's text was committed without a change of the text, for which there is no update. For example, the
    /// user tapped elsewhere in the field. `SearchPipelineUpdater` of TypeAheadUIKit sets it.
    @_spi(TextComposition)
    public var compositionDidEnd: (@MainActor () -> Void)?

    /// Announces the number of results again after ``resultAnnouncementDelay``.
    @_spi(ResultCount)
    public func resultCountDidChange() { announcer.contentDidChange() }

    /// Creates a search controller.
    ///
    /// - Parameter searchResultsController: Shows the results. Nil if the searched controller shows them itself.
    ///
    /// Designated.
    public init(searchResultsController: UIViewController?) {
        ownResultsController = searchResultsController
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates a search controller without a results controller. Designated.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        ownResultsController = nil
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Returns nil: storyboards and nibs cannot hold a search controller.
    public required init?(coder: NSCoder) {
        return nil
    }

    /// The time at which the scope bar appears and disappears.
    ///
    /// - Note: Rule 54.
    public enum ScopeBarActivation: Int, Sendable {
        /// When search begins, until it ends.
        case automatic
        /// When the app shows it.
        case manual
        /// With the first text or token of a search, until the search ends.
        case onTextEntry
        /// When search begins, until it ends.
        case onSearchActivation
    }

    /// The phase of a search.
    enum Phase {
        case inactive, presenting, active, dismissing
    }

    // MARK: View

    /// Creates the view that contains the results, in front of the searched content.
    open override func loadView() {
        let view = UISearchControllerView(frame: UIApplication.current?.host.screenBounds ?? .zero)
        view.searchController = self
        self.view = view
    }

    var searchView: UISearchControllerView? { viewIfLoaded as? UISearchControllerView }

    // MARK: Presentation

    /// A search covers a part of the searched screen, and is only presented, never contained.
    override var presentationPolicy: PresentationPolicy {
        PresentationPolicy(
            automaticStyle: .overCurrentContext,
            isEmbedded: true,
            isAnimatedByHost: false,
            isAdaptive: false,
            alternativeToContainment: "a UISearchController, which can only be presented: assign it to "
                + "navigationItem.searchController of the searched screen, or wrap it in a UISearchContainerViewController."
        )
    }

    override var presentationControllerType: UIPresentationController.Type { UIPresentationController.self }

    /// Ends an active search as `isActive = false` does; otherwise its text would reappear without its results.
    override func presenterWillLeave() {
        if isActive { end(clearing: true) } else { super.presenterWillLeave() }
    }

    override func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool {
        // In other phases the search begins with this presentation.
        if phase != .presenting { prepareResults() }
        phase = .presenting
        if trigger == .search { delegate?.willPresentSearchController(self) }
        // The delegate may have removed the presenting screen.
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

    /// Escape, or the app's key for ``SearchKeyBindings/Action/dismiss``, ends an active search, as Cancel does.
    @_spi(UIKitModules)
    open override func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        guard route == .controllers, isActive, keyBindings.action(for: press) == .dismiss else {
            return super.handleUnclaimedKey(press, on: route, in: window)
        }
        if keyboardBehavior.clearsTextBeforeCancelling, searchBar.searchTextField.suggestions.handle(.dismiss) {
            return .handled
        }
        if !clearBeforeCancelling() { searchBar.cancelButtonTapped() }
        return .handled
    }
}
