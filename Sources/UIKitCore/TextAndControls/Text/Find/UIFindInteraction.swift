import Foundation

/// Provides the search of a ``UIFindInteraction``. Main actor.
@preconcurrency @MainActor
public protocol UIFindInteractionDelegate: NSObjectProtocol {
    /// Returns the search when the find bar opens; nil for none.
    func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
    /// Called after the find bar opened.
    func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
    /// Called after the find bar closed.
    func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
    /// Does nothing.
    public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Lets the user search in a view, with a bar at the bottom of its window.
///
/// In a text view, Ctrl+F opens the bar, Ctrl+H opens it with a field for the replacement, Ctrl+G and Shift+Ctrl+G move to the next
/// and previous result, and Escape closes it. Main actor.
@preconcurrency @MainActor
open class UIFindInteraction: NSObject, UIInteraction {
    /// Provides the search. Weak reference.
    open private(set) weak var delegate: (any UIFindInteractionDelegate)?

    /// The view. Weak reference.
    open private(set) weak var view: UIView?

    /// The search while the bar is open; nil otherwise.
    open private(set) var activeFindSession: UIFindSession?

    /// The text of the field when the bar opens. Default: nil, the last one.
    open var searchText: String? {
        didSet { if let bar { bar.query = searchText ?? "" } }
    }

    /// The replacement when the bar opens. Default: nil, the last one.
    open var replacementText: String? {
        didSet { if let bar { bar.replacement = replacementText ?? "" } }
    }

    /// Whether the bar is open.
    open var isFindNavigatorVisible: Bool { bar != nil }

    private var bar: FindBar?
    /// The text of the interaction that a text view has by itself.
    private weak var ownText: UITextView?

    /// Makes an interaction.
    ///
    /// - Parameter sessionDelegate: Provides the search.
    public init(sessionDelegate: any UIFindInteractionDelegate) {
        delegate = sessionDelegate
        super.init()
    }

    /// Makes the interaction of a text view.
    init(searching text: UITextView) {
        ownText = text
        view = text
        super.init()
    }

    /// Called before the interaction moves to a different view. Closes the bar.
    open func willMove(to view: UIView?) { dismissFindNavigator() }

    /// Stores a weak reference to the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Opens the bar, and begins a search.
    ///
    /// - Parameter showingReplace: Whether to show the field for the replacement, if the search supports it.
    open func presentFindNavigator(showingReplace: Bool) {
        guard let view, let holder = view.window?.overlayHolder(of: view) else { return }
        if let bar {
            bar.showsReplacement = showingReplace && activeFindSession?.supportsReplacement == true
            bar.focus()
            return
        }
        let session =
            ownText.map { UITextSearchingFindSession(searchableObject: $0) }
            ?? delegate?.findInteraction(self, sessionFor: view)
        guard let session else { return }
        activeFindSession = session
        let bar = FindBar(self)
        bar.query = searchText ?? ""
        bar.replacement = replacementText ?? ""
        bar.showsReplacement = showingReplace && session.supportsReplacement
        self.bar = bar
        bar.open(in: holder)
        delegate?.findInteraction(self, didBegin: session)
        if !bar.query.isEmpty { search() }
    }

    /// Closes the bar, and ends the search. The view becomes first responder.
    open func dismissFindNavigator() {
        guard let bar, let session = activeFindSession else { return }
        self.bar = nil
        activeFindSession = nil
        let hadFocus = bar.hasFocus
        bar.removeFromSuperview()
        session.invalidateFoundResults()
        if hadFocus { view?.becomeFirstResponder() }
        delegate?.findInteraction(self, didEnd: session)
    }

    /// Moves to the next result. Opens the bar if it is closed.
    open func findNext() { move(.forward) }

    /// Moves to the previous result. Opens the bar if it is closed.
    open func findPrevious() { move(.backward) }

    private func move(_ direction: UITextStorageDirection) {
        guard bar != nil else { return presentFindNavigator(showingReplace: false) }
        activeFindSession?.highlightNextResult(in: direction)
        updateResultCount()
    }

    /// Updates the number of results in the bar.
    open func updateResultCount() {
        guard let session = activeFindSession else { return }
        bar?.showResults(of: session)
    }

    // MARK: For the bar

    /// Searches for the text of the bar.
    func search() {
        guard let bar else { return }
        searchText = bar.query
        activeFindSession?.performSearch(query: bar.query, options: UITextSearchOptions())
        updateResultCount()
    }

    func replaceOne() {
        guard let bar else { return }
        activeFindSession?.performSingleReplacement(
            query: bar.query,
            replacementString: bar.replacement,
            options: UITextSearchOptions()
        )
        updateResultCount()
    }

    func replaceAll() {
        guard let bar else { return }
        activeFindSession?.replaceAll(
            searchQuery: bar.query,
            replacementString: bar.replacement,
            options: UITextSearchOptions()
        )
        updateResultCount()
    }
}

extension UITextView {
    func findEnabledDidChange() {
        if !isFindInteractionEnabled { ownFindInteraction.dismissFindNavigator() }
    }
}

extension UIWindow {
    /// The window, sheet or other view at the bottom of which a bar for a view appears.
    fileprivate func overlayHolder(of view: UIView) -> UIView { view.overlayHolder ?? self }
}
