import Foundation

/// The suggestions of one search field, their presentation and their key handling.
///
/// They appear as a menu under the field while it is being edited, or as a list in place of a search controller's results
/// (rule 68). The field keeps the keyboard focus in both cases. Down and Up move the highlight, Return picks the highlighted
/// suggestion. Escape closes a menu; in a list it removes the highlight. A pointer or touch can pick any suggestion.
@MainActor
final class SearchSuggestions: WindowOverlay {
    /// The presentation of suggestions.
    enum Place {
        case nowhere
        case menu
        case list(UISearchControllerView)
    }

    private unowned let field: UISearchTextField
    private(set) var items: [any UISearchSuggestion] = []
    private(set) var list: SearchSuggestionList?
    /// Whether the user closed the suggestions. They stay closed until the user types, changes the scope, cancels (rule 71), or opens
    /// them again.
    private var isPutAway = false
    private var isPicking = false
    /// The window whose overlay the suggestions are.
    private weak var overlayWindow: UIWindow?

    init(field: UISearchTextField) {
        self.field = field
    }

    /// The search controller that the field belongs to.
    private var searchController: UISearchController? { (field.owner as? UISearchBar)?.searchController }

    // MARK: Presentation

    func show(_ items: [any UISearchSuggestion]) {
        if items.isEmpty != self.items.isEmpty { field.accessibilityDidChange() }
        self.items = items
        updateOverlayWindow()
        list?.show(items)
        update()
    }

    /// Makes the suggestions an overlay of the field's window, which updates their place after each layout. Called when the
    /// field moved to a window.
    func updateOverlayWindow() {
        let window = items.isEmpty ? nil : field.window
        guard window !== overlayWindow else { return }
        overlayWindow?.overlays.remove(self)
        overlayWindow = window
        window?.overlays.add(self)
    }

    /// Reopens suggestions that the user closed. Called on actions after which the menu may appear again.
    func reopen() {
        guard isPutAway, !isPicking else { return }
        isPutAway = false
        update()
        searchController?.updateResults()
    }

    /// Whether the suggestions replace a search controller's results.
    var replacesResults: Bool {
        if case .list = place { true } else { false }
    }

    private var place: Place {
        guard !items.isEmpty, !isPicking else { return .nowhere }
        guard let searchController else { return menuPlace }
        guard searchController.isSearchActive else { return .nowhere }
        guard searchController.showsSuggestionsInPlaceOfResults else { return menuPlace }
        guard !searchController.ignoresSearchSuggestionsForSearchBarPlacementStacked, !isPutAway,
            let view = searchController.searchView
        else { return .nowhere }
        return .list(view)
    }

    private var menuPlace: Place { field.isEditing && field.window != nil && !isPutAway ? .menu : .nowhere }

    /// Shows the suggestions in their current place, or removes them.
    func update() {
        let wasOpen = list != nil
        defer {
            if !wasOpen, list != nil { searchController?.announcer.suggestionsDidOpen(count: items.count) }
            if wasOpen != (list != nil) { field.accessibilityDidChange() }
        }
        switch place {
        case .nowhere:
            if let list { remove(list) }
        case .menu:
            guard let window = field.window else { return }
            let list = list(isMenu: true)
            let holder = field.overlayHolder ?? window
            if list.superview !== holder { holder.addSubview(list) }
            place(list, in: holder)
        case .list(let view):
            let list = list(isMenu: false)
            guard list.superview !== view else { return }
            view.insertSubview(list, aboveSubview: view.dimming)
            view.setNeedsLayout()
        }
    }

    private func list(isMenu: Bool) -> SearchSuggestionList {
        if let list, list.isMenu == isMenu { return list }
        if let list { remove(list) }
        let list = SearchSuggestionList(isMenu: isMenu)
        list.onPick = { [weak self] in self?.pick($0) }
        list.show(items)
        self.list = list
        return list
    }

    private func remove(_ list: SearchSuggestionList) {
        list.removeFromSuperview()
        self.list = nil
    }

    // MARK: Menu

    private enum Metrics {
        static let margin: CGFloat = 8
        static let mostRows = 8
        static let leastWidth: CGFloat = 240
    }

    /// Shows the suggestions in their place after the layout, which may have moved the field, or the bar into or out of the
    /// title row.
    func followAnchor() {
        // An overlay before this one may have called code that released the field's screen.
        guard overlayWindow != nil else { return }
        let former = list
        update()
        guard list !== former || list?.isMenu == true else { return }
        overlayWindow?.layoutIfNeeded()
    }

    /// Places the menu under its field, or above it if more space is there.
    private func place(_ list: SearchSuggestionList, in holder: UIView) {
        let anchor = fieldFrame
        let gap = ControlMetrics.current.spacing(4)
        let wanted = CGFloat(min(items.count, Metrics.mostRows)) * list.rowHeight
        let top = max(anchor.maxY, 0) + gap
        let below = holder.bounds.height - top - Metrics.margin
        let above = anchor.minY - gap - Metrics.margin
        let isBelow = below >= min(wanted, list.rowHeight * 2) || below >= above
        let height = max(min(wanted, isBelow ? below : above), list.rowHeight)
        let widest = max(0, holder.bounds.width - 2 * Metrics.margin)
        let width = min(max(anchor.width, Metrics.leastWidth), widest)
        let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? anchor.maxX - width : anchor.minX
        list.frame = CGRect(
            x: min(max(left, Metrics.margin), holder.bounds.width - Metrics.margin - width),
            y: isBelow ? top : anchor.minY - gap - height,
            width: width,
            height: height
        )
    }

    /// The frame of the field in the coordinates of the menu's superview. A field in a title bar is above the superview's
    /// bounds.
    private var fieldFrame: CGRect {
        field.window?.windowScene?.host?.titleBarFrame(of: field)
            ?? field.convert(field.bounds, to: list?.superview)
    }

    /// Closes the menu if the touch is outside menu and field (rule 71).
    func userWillTouch(at point: CGPoint, isTaken: Bool) -> Bool {
        guard overlayWindow != nil else { return false }
        guard let list, list.isMenu, let holder = list.superview else { return false }
        let point = holder.convert(point, from: nil)
        guard !list.frame.contains(point), !fieldFrame.contains(point) else { return false }
        putAway()
        return false
    }

    /// Closes the suggestions. Results that they replaced become visible.
    private func putAway() {
        isPutAway = true
        update()
        searchController?.updateResults()
    }

    // MARK: Keys and picks

    /// Handles an action of the search's keys while suggestions are visible. Returns whether it was handled.
    func handle(_ action: SearchKeyBindings.Action) -> Bool {
        guard let list else { return false }
        let current = list.highlightedIndex
        switch action {
        case .nextResult:
            highlight(min((current ?? -1) + 1, items.count - 1), in: list)
            return true
        case .previousResult:
            guard let current else { return false }
            highlight(current == 0 ? nil : current - 1, in: list)
            return true
        case .openResult:
            return pickHighlighted()
        case .dismiss where list.isMenu || searchController?.keyboardBehavior.clearsTextBeforeCancelling == true:
            putAway()
            return true
        case .dismiss:
            highlight(nil, in: list)
            return current != nil
        default:
            return false
        }
    }

    private func highlight(_ index: Int?, in list: SearchSuggestionList) {
        list.highlightedIndex = index
        field.accessibilityDidChange()
    }

    /// Whether there are suggestions, and whether they are visible; nil without suggestions.
    var isOpen: Bool? { items.isEmpty ? nil : list != nil }

    /// Opens the suggestions that the user closed. Returns whether suggestions are visible.
    func openAgain() -> Bool {
        reopen()
        return list != nil
    }

    /// Picks the highlighted suggestion. Returns false if there is none.
    func pickHighlighted() -> Bool {
        guard let index = list?.highlightedIndex else { return false }
        pick(index)
        return true
    }

    /// Picks a suggestion: notifies the updater or the field's delegate, then removes all suggestions (rules 69 and 73). The
    /// suggestions are hidden before the call, so that suggestions assigned inside it do not flash up.
    private func pick(_ index: Int) {
        guard items.indices.contains(index), !isPicking else { return }
        let suggestion = items[index]
        isPicking = true
        update()
        // The app reads the text and may replace it.
        field.unmarkText()
        if let searchController {
            searchController.updateResults()
            searchController.searchResultsUpdater?.updateSearchResults(for: searchController, selecting: suggestion)
            searchController.searchSuggestions = nil
        } else {
            (field.delegate as? any UISearchTextFieldDelegate)?.searchTextField(field, didSelect: suggestion)
            field.searchSuggestions = nil
        }
        isPicking = false
        isPutAway = false
        update()
    }
}
