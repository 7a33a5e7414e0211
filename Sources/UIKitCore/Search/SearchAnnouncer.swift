import Foundation

/// Says what a search found, for a person who does not see the screen.
///
/// Once typing rests, one sentence says how many results there are; that there are none is said at once. No sentence is said twice in
/// a row, and none while an input method composes text. What counts is what the app shows: the rows or items of the list in front.
@MainActor
final class SearchAnnouncer {
    /// What is on the screen, as far as it can be told.
    enum Finding: Equatable {
        /// There is nothing to be said: nothing is searched for, or the app still looks for it.
        case unknown
        case nothing(String)
        case results(String)
    }

    private unowned let search: UISearchController
    private var timer: HostTimer?
    private var isPending = false
    /// The sentence that was said last.
    private var lastSentence: String?
    /// Whether it was said that there are no results, and there have been none since.
    private var hasSaidNothing = false

    init(search: UISearchController) {
        self.search = search
    }

    /// What is searched for, or what the app shows of it, is another. Looks at the screen at the end of the turn, when all that changed
    /// is there.
    func contentDidChange() {
        guard search.isActive, !isPending, let updates = search.searchBar.window?.windowScene?.updates else { return }
        isPending = true
        updates.afterPass { [weak self] in
            guard let self else { return }
            isPending = false
            look(isRested: false)
        }
    }

    /// The list of suggestions opened, or the menu.
    func suggestionsDidOpen(count: Int) {
        say(SystemTexts.count(count, of: .suggestion))
    }

    /// The search is over. The next one may find the same, which is news then.
    func end() {
        timer?.cancel()
        timer = nil
        lastSentence = nil
        hasSaidNothing = false
    }

    private func look(isRested: Bool) {
        timer?.cancel()
        timer = nil
        guard search.isActive else { return }
        let finding = search.finding
        if finding != .unknown, search.searchBar.searchTextField.markedTextRange != nil { return wait() }
        switch finding {
        case .unknown: if !search.searchBar.hasContent { hasSaidNothing = false }
        case .nothing(let sentence):
            guard !hasSaidNothing else { return }
            hasSaidNothing = true
            say(sentence)
        case .results(let sentence):
            hasSaidNothing = false
            if isRested { say(sentence) } else { wait() }
        }
    }

    private func wait() {
        guard let host = search.searchBar.window?.windowScene?.host else { return }
        timer = host.after(search.resultAnnouncementDelay) { [weak self] in self?.look(isRested: true) }
    }

    private func say(_ sentence: String) {
        guard sentence != lastSentence, let host = search.searchBar.window?.windowScene?.host else { return }
        lastSentence = sentence
        host.announce(sentence)
    }
}

extension UISearchController {
    /// What there is to be said of the results on the screen.
    var finding: SearchAnnouncer.Finding {
        guard isActive, searchBar.hasContent, suggestionList == nil, let results = resultsOnScreen else {
            return .unknown
        }
        let seen = ShownResults(in: results)
        if seen.isBusy { return .unknown }
        if let text = seen.unavailableText { return text.isEmpty ? .unknown : .nothing(text) }
        guard let count = seen.list?.cellCount else { return .unknown }
        guard count == 0 else { return .results(inScope(SystemTexts.count(count, of: .result))) }
        let text = searchBar.text ?? ""
        let isShort = (1...SystemTexts.longestQuotation).contains(text.count)
        return .nothing(inScope(isShort ? SystemTexts.noResults(for: text) : SystemTexts.text("No Results")))
    }

    /// The view in which the app shows what is found; nil while there is none in front.
    private var resultsOnScreen: UIView? {
        if areResultsShown { return searchResultsController?.viewIfLoaded }
        return isBackgroundObscured ? nil : searchedScreen?.viewIfLoaded
    }

    /// Names the scope, unless it is the first, in which everything is found.
    private func inScope(_ sentence: String) -> String {
        let index = searchBar.selectedScopeButtonIndex
        guard searchBar.showsScopeBar, index > 0, let titles = searchBar.scopeButtonTitles,
            titles.indices.contains(index)
        else { return sentence }
        return SystemTexts.list([sentence, titles[index]])
    }
}

/// What can be seen of results.
@MainActor
private struct ShownResults {
    /// The list in front.
    var list: (any CellListView)?
    /// What the app says in place of results.
    var unavailableText: String?
    /// Whether the app shows that it still searches.
    var isBusy = false

    init(in view: UIView) {
        visit(view)
    }

    private mutating func visit(_ view: UIView) {
        if let found = view as? any CellListView {
            if found.mayTakeKeyboardFocus { list = found }
            // The cells show one result each. What lies over them is said instead of them.
            for subview in found.subviews where subview is UIContentUnavailableView { visit(subview) }
            return
        }
        if let indicator = view as? UIActivityIndicatorView, indicator.isAnimating { isBusy = true }
        if let unavailable = view as? UIContentUnavailableView { unavailableText = unavailable.spokenText }
        for subview in view.visibleOrderedSubviews { visit(subview) }
    }
}

extension UIResponder {
    /// The active search that finds what this view or controller shows.
    var activeSearchAround: UISearchController? {
        sequence(first: self, next: { $0.next }).lazy.compactMap { ($0 as? UIViewController)?.ownSearch }
            .first { $0.isActive }
    }
}

extension UIViewController {
    /// The search that this controller is, or shows.
    fileprivate var ownSearch: UISearchController? {
        (self as? UISearchController) ?? navigationItem.searchController
            ?? presentation.presented as? UISearchController
    }
}

extension CellListView {
    /// There may be other cells, or more or fewer.
    func cellsDidChange() {
        if window != nil { activeSearchAround?.announcer.contentDidChange() }
    }
}
