import Foundation

/// Announces the results of a search to users of a screen reader.
///
/// Once typing rests, one sentence gives the number of results; that there are none is announced at once, with high priority, together
/// with a correction that comes within 100 ms. No sentence is announced twice in a row, and none while an input method composes text.
/// The number is that of ``UISearchController/resultCount``, or the number of rows or items of the visible list.
@MainActor
final class SearchAnnouncer {
    /// What can be told of the screen.
    enum Finding: Equatable {
        /// Nothing is to be announced: nothing is searched for, or the search is not finished.
        case unknown
        /// There are no results. Not final: a correction may follow.
        case nothing(String, isFinal: Bool)
        case results(String)
    }

    /// The time that a correction has before its absence is accepted.
    private static let correctionTime = Duration.milliseconds(100)

    private unowned let search: UISearchController
    private var timer: HostTimer?
    private var isPending = false
    /// The sentence that was said last.
    private var lastSentence: String?
    /// Whether the absence of results was announced, and there have been none since.
    private var hasSaidNothing = false
    /// Whether a correction had its time.
    private var isCorrectionDue = false

    init(search: UISearchController) {
        self.search = search
    }

    /// The query or the visible results changed. Reads the screen at the end of the turn, when all changes are made.
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
        defer { isCorrectionDue = false }
        guard search.isActive else { return }
        let finding = search.finding
        if finding != .unknown, search.searchBar.searchTextField.markedTextRange != nil { return wait() }
        switch finding {
        case .unknown: if !search.searchBar.hasContent { hasSaidNothing = false }
        case .nothing(let sentence, let isFinal):
            guard !hasSaidNothing else { return }
            guard isFinal || isCorrectionDue else { return waitForCorrection() }
            hasSaidNothing = true
            say(sentence, priority: .high)
        case .results(let sentence):
            hasSaidNothing = false
            if isRested { say(sentence) } else { wait() }
        }
    }

    private func wait() {
        start(search.resultAnnouncementDelay) { $0.look(isRested: true) }
    }

    private func waitForCorrection() {
        start(Self.correctionTime) {
            $0.isCorrectionDue = true
            $0.look(isRested: false)
        }
    }

    private func start(_ time: Duration, _ action: @escaping @MainActor (SearchAnnouncer) -> Void) {
        guard let host = search.searchBar.window?.windowScene?.host else { return }
        timer = host.after(time) { [weak self] in self.map(action) }
    }

    private func say(_ sentence: String, priority: UIAccessibilityPriority = .default) {
        guard sentence != lastSentence, let host = search.searchBar.window?.windowScene?.host else { return }
        lastSentence = sentence
        host.announce(sentence, priority: priority)
    }
}

extension UISearchController {
    /// What is to be announced of the visible results.
    var finding: SearchAnnouncer.Finding {
        guard isActive, searchBar.hasContent, suggestionList == nil, let results = resultsOnScreen else {
            return .unknown
        }
        let seen = ShownResults(in: results)
        if seen.isBusy { return .unknown }
        let count = resultCount?()
        if count == .pending { return .unknown }
        if let text = seen.unavailableText { return text.isEmpty ? .unknown : .nothing(text, isFinal: true) }
        return (count ?? seen.list.map { .exactly($0.cellCount) }).map(finding) ?? .unknown
    }

    /// The view in which the app shows results; nil while it is not visible.
    private var resultsOnScreen: UIView? {
        if areResultsShown { return searchResultsController?.viewIfLoaded }
        return isBackgroundObscured ? nil : searchedScreen?.viewIfLoaded
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
