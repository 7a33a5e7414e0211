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
        return commands.contains { $0?.performKeyCommand(press) == true } || handleUnclaimedKey(press)
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

    /// The first object in the responder chain for key presses.
    @_spi(Host)
    public var keyResponder: UIResponder { keyTarget }

    /// The first object in the responder chain for key presses.
    var keyTarget: UIResponder {
        focusedKeyView ?? firstResponder ?? rootViewController?.frontmost.viewIfLoaded ?? self
    }

    /// Handles a key that no object in the responder chain handled: moves the focus, or asks the responders on each
    /// ``KeyRoute``.
    func handleUnclaimedKey(_ press: KeyPress) -> Bool {
        switch press {
        case KeyPress(.tab): return focusSystem?.moveToGroup(.next, in: self) ?? false
        case KeyPress(.tab, modifiers: .shift): return focusSystem?.moveToGroup(.previous, in: self) ?? false
        case KeyPress(.character(" "), modifiers: [.control, .alternate]): return keyTarget.userTappedMagically()
        case _ where handleFocusKey(press): return true
        // Text belongs to the first responder. Views need not be searched for each typed character.
        case _ where press.isText: return false
        default: break
        }
        if undoOrRedo(press) { return true }
        for route in KeyRoute.allCases {
            if let isHandled = offer(press, on: route) { return isHandled }
        }
        return performForAssistiveTechnology(press)
    }

    /// Undoes with Ctrl+Z, and redoes with Ctrl+Shift+Z, if there is something to undo or redo.
    private func undoOrRedo(_ press: KeyPress) -> Bool {
        guard case .character(let character) = press.key, character.lowercased() == "z",
            press.modifiers.subtracting(.shift) == .control, let manager = keyTarget.undoManager
        else { return false }
        if press.modifiers.contains(.shift) {
            guard manager.canRedo else { return false }
            manager.redo()
        } else {
            guard manager.canUndo else { return false }
            manager.undo()
        }
        return true
    }

    /// Calls the methods for assistive technology that a key stands for, if nothing else handles it.
    private func performForAssistiveTechnology(_ press: KeyPress) -> Bool {
        guard press.modifiers.isEmpty else { return false }
        return switch press.key {
        case .escape: keyTarget.userEscaped()
        case .pageDown: keyTarget.userScrolled(.down)
        case .pageUp: keyTarget.userScrolled(.up)
        default: false
        }
    }

    /// Offers a key to the responders on a route.
    ///
    /// - Returns: Whether it was handled; nil if all responders passed it on.
    func offer(_ press: KeyPress, on route: KeyRoute) -> Bool? {
        switch route {
        case .aroundFirstResponder:
            guard let firstResponder else { return nil }
            return offer(press, to: sequence(first: firstResponder, next: { $0.next }), on: route)
        case .visibleViews:
            return offer(press, to: visibleDescendants.reversed(), on: route)
        case .controllers:
            guard let front = rootViewController?.frontmost else { return nil }
            return offer(press, to: sequence(first: front, next: \.outerController), on: route)
        }
    }

    /// Offers a key to responders, in order.
    func offer(_ press: KeyPress, to responders: some Sequence<some UIResponder>, on route: KeyRoute) -> Bool? {
        for responder in responders {
            switch responder.handleUnclaimedKey(press, on: route, in: self) {
            case .handled: return true
            case .refused: return false
            case .passedOn: continue
            }
        }
        return nil
    }
}
