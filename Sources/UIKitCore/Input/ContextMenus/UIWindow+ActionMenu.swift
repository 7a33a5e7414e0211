import Foundation

/// The menu of custom actions and rotors, for users of screen readers and keyboards.
extension UIWindow {
    /// Opens the menu of the custom actions and rotors of the element with the keyboard focus, and of those that contain it.
    ///
    /// - Returns: Whether there were any.
    func openActionMenu() -> Bool {
        let focused = (keyTarget as? UIView)?.viewWithKeyboardFocus ?? keyTarget
        let actions = focused.customActionsInChain
        let rotors = focused.customRotorsInChain
        guard !actions.isEmpty || !rotors.isEmpty,
            let source = sequence(first: focused, next: { $0.next }).lazy.compactMap({ $0 as? UIView }).first
        else { return false }
        let own = (keyTarget as? UIView)?.elementsOfActionMenu ?? []
        let menu = UIMenu(children: own + actions.map(\.menuElement) + rotors.map { $0.menu(in: self) })
        // The menu of a whole screen opens in its middle.
        let isScreen = source.viewController != nil || source === self
        let anchor = isScreen ? CGRect(origin: source.bounds.centre, size: .zero) : nil
        return PresentedMenu.open(menu, of: source, at: anchor) != nil
    }

    /// Moves to the next or previous element of a rotor: shows it, and moves the keyboard focus to it, or announces it if it cannot have
    /// the focus.
    ///
    /// - Returns: Whether there was an element.
    @_spi(Host)
    @discardableResult
    public func userTurned(
        _ rotor: UIAccessibilityCustomRotor,
        _ direction: UIAccessibilityCustomRotor.Direction
    ) -> Bool {
        let focus = UIApplication.current?.accessibilityFocus
        let start = focus?.present ?? (keyTarget as? UIView)?.viewWithKeyboardFocus
        guard let result = rotor.userSearched(direction, from: start),
            let target = result.targetElement as? UIResponder
        else { return false }
        let view = target as? UIView
        view?.scrollToBeVisible()
        let hasFocus = view?.takeFocusOfAssistiveTechnology() ?? false
        if let range = result.targetRange { (target as? any UITextInput)?.selectedTextRange = range }
        if !hasFocus {
            focus?.move(to: target)
            UIAccessibility.post(notification: .layoutChanged, argument: target)
        }
        return true
    }
}

extension UIView {
    /// Scrolls the scroll views around the view until it is visible.
    fileprivate func scrollToBeVisible() {
        for holder in sequence(first: self, next: { $0.superview }).dropFirst() {
            guard let holder = holder as? UIScrollView else { continue }
            holder.scrollRectToVisible(convert(bounds, to: holder), animated: false)
        }
    }
}

extension UIAccessibilityCustomRotor {
    fileprivate func menu(in window: UIWindow) -> UIMenu {
        let ways: [(String, Direction)] = [("Next", .next), ("Previous", .previous)]
        let actions = ways.map { english, direction in
            UIAction(title: SystemTexts.text(english)) { [weak self, weak window] _ in
                if let self { window?.userTurned(self, direction) }
            }
        }
        return UIMenu(title: name, options: .displayInline, children: actions)
    }
}

extension UIAccessibilityCustomAction {
    /// The action as an entry of a menu.
    fileprivate var menuElement: UIMenuElement {
        UIAction(title: name, image: image) { [weak self] _ in self?.userChose() }
    }
}
