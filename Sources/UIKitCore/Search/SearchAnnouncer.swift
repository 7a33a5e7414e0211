import Foundation

/// Announces the results of a search to users of a screen reader.
///
/// After typing pauses, one announcement gives the number of results. An empty result is announced at once with high
/// priority, together with a correction that arrives within 100 ms. The same announcement is never repeated consecutively,
/// and nothing is announced while an input method composes text. The number is ``UISearchController/resultCount``, or the
/// number of rows or items of the visible list.
@MainActor
final class SearchAnnouncer {
    /// The state of the visible results.
    enum Finding: Equatable {
        /// Nothing to announce: the query is empty, or there is no list of results.
        case unknown
        /// Nothing to announce: the search is not finished.
        case running
        /// There are no results. Not final: a correction may follow.
        case nothing(String, isFinal: Bool)
        case results(String)
    }

    /// The time to wait for a correction before an empty result is announced without one.
    private static let correctionTime = Duration.milliseconds(100)

    private unowned let search: UISearchController
    private var timer: HostTimer?
    private var isPending = false
    /// The last announcement.
    private var lastSentence: String?
    /// Whether an empty result was announced and no results were found since.
    private var hasSaidNothing = false
    /// Whether the time to wait for a correction is over.
    private var isCorrectionDue = false

    init(search: UISearchController) {
        self.search = search
    }

    /// Called when the query or the visible results change. Evaluates the results at the end of the turn, after all changes.
    func contentDidChange() {
        guard search.isActive, !isPending, let updates = search.searchBar.window?.windowScene?.updates else { return }
        isPending = true
        updates.afterPass { [weak self] in
            guard let self else { return }
            isPending = false
            look(isRested: false)
        }
    }

    /// Announces the number of suggestions. Called when the list or menu of suggestions opens.
    func suggestionsDidOpen(count: Int) {
        say(SystemTexts.count(count, of: .suggestion))
    }

    /// Ends the search. The next search announces its results even if they are the same.
    func end() {
        timer?.cancel()
        timer = nil
        lastSentence = nil
        hasSaidNothing = false
        search.isRunning = false
    }

    /// Announces that no row has a title that begins with a typed text.
    func rowWasNotFound(for text: String) {
        let sentence = text.isQuotable ? SystemTexts.noResults(for: text) : SystemTexts.text("No Results")
        say(sentence, priority: .high)
    }

    /// Lets a text that is missing again be announced again.
    func rowWasFound() { lastSentence = nil }

    private func look(isRested: Bool) {
        timer?.cancel()
        timer = nil
        defer { isCorrectionDue = false }
        guard search.isActive else { return }
        let finding = search.finding
        search.isRunning = finding == .running
        if finding != .unknown, finding != .running, search.searchBar.searchTextField.markedTextRange != nil {
            return wait()
        }
        switch finding {
        case .running: break
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
    /// The state of the visible results, for announcements.
    var finding: SearchAnnouncer.Finding {
        guard isActive, searchBar.hasContent, suggestionList == nil, let results = resultsOnScreen else {
            return .unknown
        }
        let seen = ShownResults(in: results)
        if seen.isBusy { return .running }
        let count = resultCount?()
        if count == .pending { return .running }
        if let text = seen.unavailableText { return text.isEmpty ? .unknown : .nothing(text, isFinal: true) }
        return (count ?? seen.list.map { .exactly($0.cellCount) }).map(finding) ?? .unknown
    }

    /// The view in which the app shows results. Nil while it is not visible.
    var resultsOnScreen: UIView? {
        if areResultsShown { return searchResultsController?.viewIfLoaded }
        return isBackgroundObscured ? nil : searchedScreen?.viewIfLoaded
    }
}

/// The properties of a results view that announcements depend on.
@MainActor
struct ShownResults {
    /// The frontmost list.
    var list: (any CellListView)?
    /// The text that the app shows instead of results.
    var unavailableText: String?
    /// Whether the app shows an activity indicator.
    var isBusy = false

    init(in view: UIView) {
        visit(view)
    }

    private mutating func visit(_ view: UIView) {
        if let found = view as? any CellListView {
            if found.mayTakeKeyboardFocus { list = found }
            // Each cell is one result. A view over the cells is announced instead of them.
            for subview in found.subviews where subview is UIContentUnavailableView { visit(subview) }
            return
        }
        if let indicator = view as? UIActivityIndicatorView, indicator.isAnimating { isBusy = true }
        if let unavailable = view as? UIContentUnavailableView { unavailableText = unavailable.spokenText }
        for subview in view.visibleOrderedSubviews { visit(subview) }
    }
}
