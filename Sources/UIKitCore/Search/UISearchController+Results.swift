import Foundation

extension UISearchController {
    /// Whether the results controller's view should be in front of the content.
    var areResultsShown: Bool {
        guard isSearchActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? searchBar.hasContent : wantsResults
    }

    /// Whether the results controller's view is visible, because of a query or because the app shows it.
    var isResultsViewVisible: Bool {
        guard isSearchActive, let view = searchView, let results = searchResultsController?.viewIfLoaded else {
            return false
        }
        return results.superview === view && !results.isHidden
    }

    /// Whether a dimming view covers the content because no results are visible (rule 28).
    var isBackgroundObscured: Bool {
        isSearchActive && obscuresBackgroundDuringPresentation && !isResultsViewVisible
    }

    /// Inserts the results controller's view, hidden, into the view of a search that is about to be presented. Callbacks of
    /// the search may show it at once.
    func prepareResults() {
        guard let results = searchResultsController else { return }
        loadViewIfNeeded()
        guard let view = searchView else { return }
        resultsVisibility = ResultsVisibility()
        insert(results, into: view)
        results.view.isHidden = true
    }

    private func insert(_ results: UIViewController, into view: UISearchControllerView) {
        if results.parent !== self { addChild(results) }
        guard results.view.superview !== view else { return }
        view.insertSubview(results.view, at: 0)
        results.didMove(toParent: self)
    }

    /// Shows or hides the results controller, which is kept between searches (rule 31).
    func updateResults() {
        guard let view = searchView else { return }
        if areResultsShown, let results = searchResultsController { insert(results, into: view) }
        searchBar.searchTextField.suggestions.update()
        if let results = searchResultsController?.viewIfLoaded {
            resultsVisibility.update(results, areShown: areResultsShown, areReplaced: suggestionList != nil)
        }
        view.setNeedsLayout()
        view.setNeedsDisplay()
    }
}

/// The visibility of the results controller's view, set by the search or by the app.
///
/// The search hides or shows the view when it begins and when results appear or disappear. In between the app may set
/// `isHidden`, for example to show content before there is a query. The app's value is kept until the search sets it again.
struct ResultsVisibility {
    private var areShown = false
    private var areReplaced = false
    /// Whether the view is hidden while no suggestions replace it.
    private var isHidden = true

    /// Hides or shows the view.
    @MainActor
    mutating func update(_ view: UIView, areShown: Bool, areReplaced: Bool) {
        if areShown != self.areShown {
            isHidden = !areShown
        } else if !self.areReplaced {
            isHidden = view.isHidden
        }
        self.areShown = areShown
        self.areReplaced = areReplaced
        let hides = isHidden || areReplaced
        if view.isHidden != hides { view.isHidden = hides }
    }
}

/// The view of a search controller, in front of the searched content while search is active. Touches pass through its empty
/// areas.
final class UISearchControllerView: UIView {
    weak var searchController: UISearchController?
    let dimming = UISearchControllerDimmingView()
    private var didCover = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        dimming.isHidden = true
        dimming.addAction(
            UIAction { [weak self] _ in self?.searchController?.searchBar.cancelButtonTapped() },
            for: .primaryActionTriggered
        )
        addSubview(dimming)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// The borrowed bar. Nil if the app moved it elsewhere.
    private var bar: UISearchBar? {
        searchController?.borrowedBar.bar.flatMap { $0.superview === self ? $0 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let searchController else { return }
        var content = bounds
        if let bar {
            let height = bar.sizeThatFits(bounds.size).height
            let isHigher = bar.frame.height != height
            bar.restFrame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            if isHigher { searchController.borrowedBar.makeRoom() }
            content.origin.y += height
            content.size.height = max(0, content.height - height)
        }
        // The app may have shown or hidden the results.
        dimming.isHidden = !searchController.isBackgroundObscured || searchController.suggestionList != nil
        if coversWhatIsBehind != didCover {
            didCover.toggle()
            setNeedsDisplay()
        }
        dimming.frame = content
        searchController.suggestionList?.frame = content
        searchController.searchResultsController?.viewIfLoaded?.restFrame = content
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }

    override var orderedSubviews: [UIView] {
        let bar = bar
        return [bar].compactMap { $0 } + subviews.filter { $0 !== bar }
    }

    override var coversWhatIsBehind: Bool {
        searchController?.isResultsViewVisible == true || searchController?.suggestionList != nil
    }
}

/// A view that covers the content while a search has no results. A touch ends the search (rule 29).
final class UISearchControllerDimmingView: UIControl {
    override var keepsTaps: Bool { true }

    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override var accessibleRole: ViewRole { .dimming }

    override var defaultAccessibilityLabel: String? { SystemTexts.text("Content behind the search") }
}
