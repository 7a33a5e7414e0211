import Foundation

extension UIWindow {
    /// Does what a key means to the screen in front and to the window as a whole, past the first responder: for a key that came
    /// while the host's own focus is on a button, say, which edits no text.
    ///
    /// - Returns: Whether it meant anything.
    @_spi(Host)
    @discardableResult
    public func sendKeyPastFirstResponder(_ press: KeyPress) -> Bool {
        let commands = sequence(first: rootViewController?.frontmost.viewIfLoaded as UIResponder?, next: { $0?.next })
        return commands.contains { $0?.performKeyCommand(press) == true } || handleWindowKey(press)
    }

    /// Performs an app's own command for a key that the host has a use for itself, before it has it.
    ///
    /// - Parameters:
    ///   - press: The key.
    ///   - urgentOnly: Whether only those commands count that go before what the first responder does with the key: text,
    ///     for one. They never break into what an input method composes.
    /// - Returns: Whether there was one.
    @_spi(Host)
    public func sendKeyToCommands(_ press: KeyPress, urgentOnly: Bool = false) -> Bool {
        if urgentOnly, (firstResponder as? any UITextInput)?.markedTextRange != nil { return false }
        return sequence(first: keyTarget, next: { $0.next }).contains {
            $0.performKeyCommand(press, withPriority: urgentOnly)
        }
    }

    /// The user types text while a list of results has the keyboard: the field that they search with gets it, with the caret where
    /// it was. The space bar is none of that text: in a list it is what Return is.
    ///
    /// - Returns: Whether a field has the keyboard now.
    @_spi(Host)
    public func userWillTypeInList() -> Bool {
        guard let list = firstResponder as? any CellListView else { return false }
        if let search = list.activeSearchAround { return search.searchBar.becomeFirstResponder() }
        // An app may filter with a bar alone.
        let bar = searchBarsOnScreen.last { $0.searchController == nil && $0.hasContent }
        return bar?.becomeFirstResponder() ?? false
    }

    /// What the back button of the screen in front does, where that has one: for a mouse with a button that leads back.
    ///
    /// - Returns: Whether there was one.
    @_spi(Host)
    @discardableResult
    public func userWentBack() -> Bool { goBack() }

    /// Who gets keys first.
    var keyTarget: UIResponder { firstResponder ?? rootViewController?.frontmost.viewIfLoaded ?? self }

    /// Keys that the first responder had no use for: they steer the window.
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

    /// Escape: ends the frontmost search, takes away the columns in front of a split view's content, or dismisses the sheet or
    /// popover in front, unless that asks not to be.
    private func stepOut() -> Bool {
        rootViewController.map { stepOut(of: $0.frontmost, upTo: nil) } ?? false
    }

    private func stepOut(of controller: UIViewController, upTo outermost: UIViewController?) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate, current !== outermost {
            if let split = current as? UISplitViewController {
                if split.dismissOverlay() { return true }
                // A search may be in a column beside the one in front.
                for column in split.shownControllers where column !== split.frontController && column.isViewLoaded {
                    if column.view.window != nil, stepOut(of: column.frontmost, upTo: split) { return true }
                }
            }
            if let search = current as? UISearchController, search.isActive {
                search.searchBar.cancelButtonTapped()
                return true
            }
            if current.presentation.presenter != nil, !(current is UISearchController) {
                return current.dismissForPerson()
            }
            candidate = current.parent ?? current.presentation.presenter
        }
        return false
    }

    /// What the back button of the screen in front does, where that has one.
    private func goBack() -> Bool {
        var candidate = rootViewController?.frontmost
        while let current = candidate {
            if let navigation = current as? UINavigationController {
                guard let button = navigation.navigationBar.content.shownBackButton else { return false }
                button.userTapped()
                return true
            }
            candidate = current.parent ?? (current as? UISearchController)?.presentation.presenter
        }
        return false
    }

    /// Gives focus to the search bar of the screen in front, also to one that scrolled away (rule 75).
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

    /// The scroll views around the first responder, and those that can be seen, frontmost first.
    private var scrollViewsInFront: [UIScrollView] {
        var all: [UIScrollView] = []
        forEachOnScreen { if let view = $0 as? UIScrollView { all.append(view) } }
        let around = sequence(first: firstResponder, next: { $0?.next }).compactMap { $0 as? UIScrollView }
        return around + all.reversed()
    }

    /// Calls a closure for every view that can be seen, in reading order, outermost first.
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
    /// The views in this one that can be seen, in reading order: not hidden, and not behind one that covers them.
    @_spi(Host)
    public var visibleOrderedSubviews: [UIView] {
        let cover = subviews.lastIndex { !$0.isHidden && $0.alpha > 0 && $0.coversWhatIsBehind }
        let covered = cover.map { Set(subviews[..<$0].map(ObjectIdentifier.init)) } ?? []
        return orderedSubviews.filter { !$0.isHidden && $0.alpha > 0 && !covered.contains(ObjectIdentifier($0)) }
    }
}
