import Foundation

/// The commands of edit menus.
@MainActor
enum EditMenu {
    /// Returns the elements for the commands that a responder, or one after it in the chain, performs.
    ///
    /// - Parameters:
    ///   - commands: The titles and selectors.
    ///   - sender: The sender of the selectors.
    ///   - responder: Returns the first responder of the chain.
    static func elements(
        of commands: [(title: String, selector: Selector)],
        sender: NSObject,
        responder: @escaping @MainActor () -> UIResponder?
    ) -> [UIMenuElement] {
        commands.compactMap { title, selector in
            guard responder()?.target(forAction: selector, withSender: sender) != nil else { return nil }
            return UIAction(title: title) { [weak sender] _ in
                guard let target = responder()?.target(forAction: selector, withSender: sender) else { return }
                ActionMessage(action: selector, sender: sender, event: nil).send(to: target)
            }
        }
    }

    /// The titles and selectors of the edit commands.
    static var commands: [(title: String, selector: Selector)] { EditCommand.allCases.map { ($0.title, $0.selector) } }
}

extension PresentedMenu {
    /// Opens an edit menu.
    ///
    /// - Parameters:
    ///   - menu: The menu.
    ///   - source: The view to which it belongs.
    ///   - anchor: The part of the view beside which it opens.
    ///   - willPresent: Called before the menu opens.
    ///   - willDismiss: Called before the menu closes, or if it could not open.
    static func openEditMenu(
        _ menu: UIMenu,
        of source: UIView,
        at anchor: CGRect,
        willPresent: (EditMenuAnimator) -> Void,
        willDismiss: @escaping (EditMenuAnimator) -> Void
    ) -> PresentedMenu? {
        func end(_ close: () -> Void) {
            let animator = EditMenuAnimator()
            willDismiss(animator)
            close()
            animator.run()
        }
        let animator = EditMenuAnimator()
        willPresent(animator)
        guard let opened = open(menu, of: source, at: anchor) else {
            end {}
            return nil
        }
        opened.belongsToFirstResponder = true
        opened.willClose = end
        animator.run()
        return opened
    }
}
