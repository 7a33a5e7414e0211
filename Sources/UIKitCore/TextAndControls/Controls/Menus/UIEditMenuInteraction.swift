import Foundation

/// An edit menu for a view: the edit commands, and elements of the app, at a point of the view.
///
/// Add the interaction to a view, and present the menu, for example after a long press. The menu contains the commands that the first
/// responder, or one after it in the responder chain, performs; without a first responder the chain begins at the view. The delegate
/// may provide a different menu. A menu without elements does not appear. It closes when the user chooses an element or
/// dismisses it, when the first responder changes, and when the view leaves its window. Main actor.
open class UIEditMenuInteraction: NSObject, UIInteraction {
    /// The delegate. Weak reference.
    open private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

    /// The view that the interaction is attached to. Weak reference.
    public private(set) weak var view: UIView?

    private var configuration: UIEditMenuConfiguration?
    private weak var presented: PresentedMenu?

    /// Makes an interaction.
    ///
    /// - Parameter delegate: The delegate. Weak reference.
    public init(delegate: (any UIEditMenuInteractionDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    /// Closes the menu before the interaction leaves its view.
    public func willMove(to view: UIView?) {
        if view !== self.view { dismissMenu() }
    }

    /// Stores the view.
    public func didMove(to view: UIView?) { self.view = view }

    /// Opens the menu at a point of the view. Closes an open menu before. Does nothing without a window.
    open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
        dismissMenu()
        guard let view, view.window?.windowScene?.host != nil, let menu = menu(for: configuration) else { return }
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willPresentMenuFor: configuration, animator: animator)
        // The delegate may have removed the view.
        guard let opened = PresentedMenu.open(menu, of: view, at: targetRect(of: configuration)) else { return }
        opened.belongsToFirstResponder = true
        opened.willClose = { [weak self] close in self?.close(configuration, close) }
        self.configuration = configuration
        presented = opened
        animator.run()
    }

    /// Closes the menu. Does nothing if it is closed.
    open func dismissMenu() { presented?.close() }

    /// Reads the elements of the open menu again. Closes it if none remains.
    open func reloadVisibleMenu() {
        guard let presented, let configuration else { return }
        guard let menu = menu(for: configuration) else { return presented.close() }
        presented.replace { _ in menu }
    }

    /// Moves the open menu to the rectangle that the delegate returns now.
    ///
    /// - Parameter animated: Kept without effect: the desktop decides about the animation of menus.
    open func updateVisibleMenuPosition(animated: Bool) {
        guard let presented, let configuration else { return }
        presented.move(to: targetRect(of: configuration))
    }

    /// The point of the open menu in the coordinates of a view, or of the window if that is nil. Zero if no menu is open.
    open func location(in view: UIView?) -> CGPoint {
        guard let configuration, presented != nil, let own = self.view else { return .zero }
        return own.convert(configuration.sourcePoint, to: view)
    }

    // MARK: Menu

    private func menu(for configuration: UIEditMenuConfiguration) -> UIMenu? {
        let suggested = EditMenu.elements(of: EditMenu.commands, sender: self) { [weak self] in
            self?.view?.window?.firstResponder ?? self?.view
        }
        let menu =
            delegate.flatMap {
                $0.editMenuInteraction(self, menuFor: configuration, suggestedActions: suggested)
            } ?? UIMenu(children: suggested)
        return menu.children.isEmpty ? nil : menu
    }

    private func targetRect(of configuration: UIEditMenuConfiguration) -> CGRect {
        let wanted = delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
        return wanted.isNull ? CGRect(origin: configuration.sourcePoint, size: .zero) : wanted
    }

    private func close(_ configuration: UIEditMenuConfiguration, _ close: () -> Void) {
        let animator = EditMenuAnimator()
        delegate?.editMenuInteraction(self, willDismissMenuFor: configuration, animator: animator)
        close()
        presented = nil
        self.configuration = nil
        animator.run()
    }
}

/// Adds work to the appearance or dismissal of an edit menu. Main actor.
@preconcurrency @MainActor
public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
    /// Adds changes that are made together with the menu's appearance or dismissal.
    func addAnimations(_ animations: @escaping () -> Void)

    /// Adds work after the menu appeared or closed.
    func addCompletion(_ completion: @escaping () -> Void)
}

/// Runs the work that a delegate adds. Menus of desktops have no animation that could be joined.
@MainActor
final class EditMenuAnimator: NSObject, UIEditMenuInteractionAnimating {
    private var animations: [() -> Void] = []
    private var completions: [() -> Void] = []

    func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
    func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

    func run() {
        for work in animations + completions { work() }
    }
}
