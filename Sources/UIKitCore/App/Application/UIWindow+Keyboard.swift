import Foundation

extension UIWindow {
    /// Handles a key press with the key commands of the frontmost screen and of the window, bypassing the first responder.
    /// For example, for a key pressed while the host's own focus is on a button.
    ///
    /// - Returns: Whether the key was handled.
    @_spi(Host)
    @discardableResult
    public func sendKeyPastFirstResponder(_ press: KeyPress) -> Bool {
        let commands = sequence(first: rootViewController?.frontmost.viewIfLoaded as UIResponder?, next: { $0?.next })
        return commands.contains { $0?.performKeyCommand(press) == true } || handleWindowKey(press)
    }

    /// Performs a key command of the app before the host handles the key itself.
    ///
    /// - Parameters:
    ///   - press: The key press.
    ///   - urgentOnly: Whether to consider only commands that take precedence over the first responder's handling of the key,
    ///     such as text input. They never interrupt a composition of an input method.
    /// - Returns: Whether there was a command.
    @_spi(Host)
    public func sendKeyToCommands(_ press: KeyPress, urgentOnly: Bool = false) -> Bool {
        if urgentOnly, (firstResponder as? any UITextInput)?.markedTextRange != nil { return false }
        return sequence(first: keyTarget, next: { $0.next }).contains {
            $0.performKeyCommand(press, withPriority: urgentOnly)
        }
    }

    /// Called when the user types text while a list of results has the focus. The search field gets the focus, with its caret
    /// unchanged. Space is not typed text: in a list it has the meaning of Return.
    ///
    /// - Returns: Whether a search field has the focus now.
    @_spi(Host)
    public func userWillTypeInList() -> Bool {
        guard let list = firstResponder as? any CellListView else { return false }
        if let search = list.activeContentSearch as? UISearchController {
            return search.searchBar.becomeFirstResponder()
        }
        // An app may filter with a search bar that has no search controller.
        let bar = searchBarsOnScreen.last { $0.searchController == nil && $0.hasContent }
        return bar?.becomeFirstResponder() ?? false
    }

    /// Performs the back button of the frontmost screen, for a mouse with a back button.
    ///
    /// - Returns: Whether there was a back button.
    @_spi(Host)
    @discardableResult
    public func userWentBack() -> Bool { goBack() }

    /// The first object in the responder chain for key presses.
    var keyTarget: UIResponder { firstResponder ?? rootViewController?.frontmost.viewIfLoaded ?? self }

    /// Handles keys that the first responder did not handle: they control the window.
    func handleWindowKey(_ press: KeyPress) -> Bool {
        switch (press.key, press.modifiers) {
        case (.escape, []): stepOut()
        case (.tab, []): moveFocus(by: 1)
        case (.tab, .shift): moveFocus(by: -1)
        case (.left, .alternate): traitCollection.layoutDirection != .rightToLeft && goBack()
        case (.right, .alternate): traitCollection.layoutDirection == .rightToLeft && goBack()
        case (.character("f"), .control): focusSearch()
        case (.function(5), []), (.character("r"), .control):
            scrollViewsInFront.contains { $0.userPulledToRefresh() }
        case (.home, .control): scrollViewsInFront.contains { $0.userScrolledToTop() }
        case (.pageUp, .control): frontmostTabBarController?.userMoved(by: -1) ?? false
        case (.pageDown, .control): frontmostTabBarController?.userMoved(by: 1) ?? false
        case (.character(let digit), .alternate) where ("1"..."9").contains(digit):
            frontmostTabBarController?.userChose(number: digit.wholeNumberValue!) ?? false
        case (.down, []): frontmostList.map { $0 !== firstResponder && $0.userFocused() } ?? false
        case (.up, []): firstResponder is any CellListView && focusSearch()
        case (.pageUp, []), (.pageDown, []), (.home, []), (.end, []):
            frontmostList.map { $0.handleListKey(press) || $0.handleScrollKey(press) } ?? false
        default: false
        }
    }

    /// Handles Escape: ends the frontmost search, hides columns in front of a split view's content, or dismisses the
    /// frontmost sheet or popover unless the app refuses.
    private func stepOut() -> Bool {
        rootViewController.map { stepOut(of: $0.frontmost, upTo: nil) } ?? false
    }

    private func stepOut(of controller: UIViewController, upTo outermost: UIViewController?) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate, current !== outermost {
            if let split = current as? UISplitViewController {
                if split.dismissOverlay() { return true }
                // A search may be in a column beside the front one.
                for column in split.shownControllers where column !== split.frontController && column.isViewLoaded {
                    if column.view.window != nil, stepOut(of: column.frontmost, upTo: split) { return true }
                }
            }
            if let search = current as? UISearchController, search.isActive {
                search.searchBar.cancelButtonTapped()
                return true
            }
            if current.presentation.presenter != nil, !current.isPresentedPart { return current.dismissForPerson() }
            candidate = current.outerController
        }
        return false
    }

    /// Performs the back button of the frontmost screen. Returns false if there is none.
    private func goBack() -> Bool {
        var candidate = rootViewController?.frontmost
        while let current = candidate {
            if let navigation = current as? UINavigationController {
                guard let button = navigation.navigationBar.content.shownBackButton else { return false }
                button.userTapped()
                return true
            }
            candidate = current.outerController
        }
        return false
    }

    /// Focuses the search bar of the frontmost screen, also if it is scrolled away (rule 75).
    private func focusSearch() -> Bool { searchBarsOnScreen.last?.becomeFirstResponder() ?? false }

    private var searchBarsOnScreen: [UISearchBar] {
        var bars: [UISearchBar] = []
        forEachOnScreen { view in
            if let bar = view as? UISearchBar ?? (view as? UINavigationBar)?.searchBar { bars.append(bar) }
        }
        return bars
    }

    private func moveFocus(by step: Int) -> Bool {
        var stops: [UIView] = []
        forEachOnScreen { view in
            if (view as? any CellListView)?.mayTakeKeyboardFocus == true
                || (view is UITextField && view.canBecomeFirstResponder)
            {
                stops.append(view)
            }
        }
        guard !stops.isEmpty else { return false }
        let present = stops.firstIndex { $0 === firstResponder }
        let next = present.map { ($0 + step + stops.count) % stops.count } ?? (step > 0 ? 0 : stops.count - 1)
        return (stops[next] as? any CellListView)?.userFocused() ?? stops[next].becomeFirstResponder()
    }

    private var frontmostList: (any CellListView)? {
        var lists: [any CellListView] = []
        forEachOnScreen { if let list = $0 as? any CellListView, list.mayTakeKeyboardFocus { lists.append(list) } }
        return lists.last
    }

    /// The scroll views that contain the first responder, then the visible ones, frontmost first.
    private var scrollViewsInFront: [UIScrollView] {
        var all: [UIScrollView] = []
        forEachOnScreen { if let view = $0 as? UIScrollView { all.append(view) } }
        let around = sequence(first: firstResponder, next: { $0?.next }).compactMap { $0 as? UIScrollView }
        return around + all.reversed()
    }

    /// Calls a closure for every visible view, in reading order, outermost first.
    private func forEachOnScreen(_ body: (UIView) -> Void) {
        func visit(_ view: UIView) {
            for subview in view.visibleOrderedSubviews {
                body(subview)
                visit(subview)
            }
        }
        visit(self)
    }
}

extension UIView {
    /// The visible subviews in reading order: not hidden, and not behind a view that covers them.
    @_spi(Host)
    public var visibleOrderedSubviews: [UIView] {
        let cover = subviews.lastIndex { !$0.isHidden && $0.alpha > 0 && $0.coversWhatIsBehind }
        let covered = cover.map { Set(subviews[..<$0].map(ObjectIdentifier.init)) } ?? []
        return orderedSubviews.filter { !$0.isHidden && $0.alpha > 0 && !covered.contains(ObjectIdentifier($0)) }
    }
}
