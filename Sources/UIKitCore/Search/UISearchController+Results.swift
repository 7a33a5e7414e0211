import Foundation

extension UISearchController {
    /// Whether the results controller's view is in front of the content.
    var areResultsShown: Bool {
        guard isSearchActive, searchResultsController != nil else { return false }
        return automaticallyShowsSearchResultsController ? searchBar.hasContent : wantsResults
    }

    /// Whether the content is covered while there are no results (rule 28).
    var isBackgroundObscured: Bool {
        isSearchActive && obscuresBackgroundDuringPresentation && !areResultsShown
    }

    /// Shows or hides the results controller, which is kept from one search to the next (rule 31).
    func updateResults() {
        guard let view = searchView else { return }
        if areResultsShown, let results = searchResultsController {
            if results.parent !== self { addChild(results) }
            if results.view.superview !== view {
                view.insertSubview(results.view, at: 0)
                results.didMove(toParent: self)
            }
        }
        searchBar.searchTextField.suggestions.update()
        let isReplaced = suggestionList != nil
        searchResultsController?.viewIfLoaded?.isHidden = !areResultsShown || isReplaced
        view.dimming.isHidden = !isBackgroundObscured || isReplaced
        view.setNeedsLayout()
        view.setNeedsDisplay()
    }
}

/// Lies in front of the searchable content while search is active. Where it shows nothing, touches go through.
final class UISearchControllerView: UIView {
    weak var searchController: UISearchController?
    let dimming = UISearchControllerDimmingView()

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

    /// The borrowed bar, unless the app took it elsewhere.
    private var bar: UISearchBar? {
        searchController?.borrowedBar.bar.flatMap { $0.superview === self ? $0 : nil }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let searchController else { return }
        // The bar may have come into the title row, or gone from it.
        searchController.searchBar.searchTextField.suggestions.update()
        var content = bounds
        if let bar {
            let height = bar.sizeThatFits(bounds.size).height
            let isHigher = bar.frame.height != height
            bar.frame = CGRect(x: 0, y: 0, width: bounds.width, height: height)
            if isHigher { searchController.borrowedBar.makeRoom() }
            content.origin.y += height
            content.size.height = max(0, content.height - height)
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
        searchController?.areResultsShown == true || searchController?.suggestionList != nil
    }
}

/// Covers content that cannot be used while a search has no results. A touch ends the search (rule 29).
final class UISearchControllerDimmingView: UIControl {
    override var keepsTaps: Bool { true }

    override func respondToTap() {
        sendActions(for: .primaryActionTriggered)
    }

    override var role: ViewRole { .dimming }

    override var defaultAccessibilityLabel: String? { SystemTexts.text("Content behind the search") }
}
