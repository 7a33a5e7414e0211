import Foundation

/// The suggestions of one search field: what there is to choose from, where it is shown, and what keys do to it.
///
/// They are shown as a menu under the field while it is being edited, or as a list in place of a search controller's
/// results (rule 68). The field keeps the keyboard in both: Down and Up go through the suggestions, Return picks the one
/// they reached, Escape puts a menu away, or goes back from the list to the field. The pointer picks any.
@MainActor
final class SearchSuggestions {
    /// Where suggestions are shown.
    enum Place {
        case nowhere
        case menu
        case list(UISearchControllerView)
    }

    private unowned let field: UISearchTextField
    private(set) var items: [any UISearchSuggestion] = []
    private(set) var list: SearchSuggestionList?
    /// Whether the person put the menu away; it stays away until they type, change the scope or cancel (rule 71).
    private var isPutAway = false
    private var isPicking = false

    init(field: UISearchTextField) {
        self.field = field
    }

    /// The search controller that the field belongs to.
    private var searchController: UISearchController? { (field.owner as? UISearchBar)?.searchController }

    // MARK: What is shown

    func show(_ items: [any UISearchSuggestion]) {
        self.items = items
        list?.show(items)
        update()
    }

    /// The person did something after which a menu that was put away comes back.
    func reopen() {
        guard isPutAway, !isPicking else { return }
        isPutAway = false
        update()
    }

    /// Whether they take the place of a search controller's results.
    var replacesResults: Bool {
        if case .list = place { true } else { false }
    }

    private var place: Place {
        guard !items.isEmpty, !isPicking else { return .nowhere }
        guard let searchController else { return menuPlace }
        guard searchController.isSearchActive else { return .nowhere }
        guard searchController.showsSuggestionsInPlaceOfResults else { return menuPlace }
        guard !searchController.ignoresSearchSuggestionsForSearchBarPlacementStacked,
            let view = searchController.searchView
        else { return .nowhere }
        return .list(view)
    }

    private var menuPlace: Place { field.isEditing && field.window != nil && !isPutAway ? .menu : .nowhere }

    /// Shows the suggestions where they belong at present.
    func update() {
        let wasOpen = list != nil
        defer { if !wasOpen, list != nil { searchController?.announcer.suggestionsDidOpen(count: items.count) } }
        switch place {
        case .nowhere:
            if let list { remove(list) }
        case .menu:
            guard let window = field.window else { return }
            let list = list(isMenu: true)
            let holder = field.nearestSheet ?? window
            if list.superview !== holder { holder.addSubview(list) }
            window.suggestionMenu = self
            placeMenu()
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
        if let window = list.window, window.suggestionMenu === self { window.suggestionMenu = nil }
        list.removeFromSuperview()
        self.list = nil
    }

    // MARK: Menu

    private enum Metrics {
        static let gap: CGFloat = 4
        static let margin: CGFloat = 8
        static let mostRows = 8
        static let leastWidth: CGFloat = 240
    }

    /// Puts the menu under its field, above it where there is more room, and takes it away with its field. Called after
    /// every layout of the window.
    func placeMenu() {
        guard let list, list.isMenu, let holder = list.superview else { return }
        // The layout may have taken the bar out of the title row.
        guard field.window === list.window, case .menu = place else { return update() }
        let anchor = fieldFrame
        let wanted = CGFloat(min(items.count, Metrics.mostRows)) * list.rowHeight
        let top = max(anchor.maxY, 0) + Metrics.gap
        let below = holder.bounds.height - top - Metrics.margin
        let above = anchor.minY - Metrics.gap - Metrics.margin
        let isBelow = below >= min(wanted, list.rowHeight * 2) || below >= above
        let height = max(min(wanted, isBelow ? below : above), list.rowHeight)
        let widest = max(0, holder.bounds.width - 2 * Metrics.margin)
        let width = min(max(anchor.width, Metrics.leastWidth), widest)
        let isMirrored = field.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = isMirrored ? anchor.maxX - width : anchor.minX
        list.frame = CGRect(
            x: min(max(left, Metrics.margin), holder.bounds.width - Metrics.margin - width),
            y: isBelow ? top : anchor.minY - Metrics.gap - height,
            width: width,
            height: height
        )
    }

    /// Where the field is, for what holds the menu; above that when it is in a title bar.
    private var fieldFrame: CGRect {
        field.window?.windowScene?.host?.titleBarFrame(of: field)
            ?? field.convert(field.bounds, to: list?.superview)
    }

    /// A touch outside menu and field puts the menu away (rule 71).
    func userWillTouch(at point: CGPoint) {
        guard let list, list.isMenu, let holder = list.superview else { return }
        let point = holder.convert(point, from: nil)
        guard !list.frame.contains(point), !fieldFrame.contains(point) else { return }
        putAway()
    }

    private func putAway() {
        isPutAway = true
        update()
    }

    // MARK: Keys and picks

    /// Does what a key means while suggestions are shown, and tells whether it meant anything.
    func handle(_ press: KeyPress) -> Bool {
        guard let list, press.modifiers.isEmpty, field.markedTextRange == nil else { return false }
        let current = list.highlightedIndex
        switch press.key {
        case .down:
            list.highlightedIndex = min((current ?? -1) + 1, items.count - 1)
            return true
        case .up:
            guard let current else { return false }
            list.highlightedIndex = current == 0 ? nil : current - 1
            return true
        case .return:
            return pickHighlighted()
        case .escape where list.isMenu:
            putAway()
            return true
        case .escape:
            list.highlightedIndex = nil
            return current != nil
        default:
            return false
        }
    }

    /// Picks the suggestion that the arrow keys reached, and tells whether there was one.
    func pickHighlighted() -> Bool {
        guard let index = list?.highlightedIndex else { return false }
        pick(index)
        return true
    }

    /// The person chose a suggestion: whoever follows the search hears of it, then there are no suggestions (rules 69
    /// and 73). They are out of sight before, so that what is assigned meanwhile does not flash up.
    private func pick(_ index: Int) {
        guard items.indices.contains(index), !isPicking else { return }
        let suggestion = items[index]
        isPicking = true
        update()
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

extension UIView {
    /// The sheet that the view is in, which a host may show in a window of its own.
    var nearestSheet: PresentedSheet? {
        sequence(first: self, next: { $0.superview }).lazy.compactMap { $0 as? PresentedSheet }.first
    }
}
