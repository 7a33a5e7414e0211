import Foundation

/// The edit menu: Cut, Copy, Paste and the other edit commands, and items of the app, beside a rectangle of a view.
///
/// UIKit deprecates it in favour of context menus. The menu contains the commands that an object in the responder chain of the first
/// responder performs, according to `UIResponder.canPerformAction(_:withSender:)`, whose sender is the menu controller. Without
/// a first responder in the window, or without any such command, the menu does not appear. It closes when the user chooses an item or
/// dismisses it, when the first responder changes, and when the target view leaves its window. Main actor.
@preconcurrency @MainActor
open class UIMenuController: NSObject {
    /// The edit menu of the running app. Traps if the program has launched none.
    open class var shared: UIMenuController { UIApplication.shared.menuController }

    /// The items of the app, after the edit commands. Changes apply when the menu is shown or ``update()`` is called. Default: nil.
    open var menuItems: [UIMenuItem]?

    /// The side of the arrow between the menu and the target. Kept without effect: the hosts place menus where there is space.
    open var arrowDirection = ArrowDirection.default

    private weak var targetView: UIView?
    private var targetRect = CGRect.zero
    private weak var presented: PresentedMenu?

    init(ofApp: Void = ()) { super.init() }

    // MARK: Showing and hiding

    /// Whether the menu is open. Setting it is the same as ``setMenuVisible(_:animated:)``.
    open var isMenuVisible: Bool {
        get { presented != nil }
        set { setMenuVisible(newValue, animated: false) }
    }

    /// Sets the rectangle beside which ``setMenuVisible(_:animated:)`` opens the menu.
    ///
    /// - Parameters:
    ///   - targetRect: The rectangle in the coordinates of the view; empty for a point.
    ///   - targetView: The view. Weak reference.
    open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {
        self.targetRect = targetRect
        self.targetView = targetView
    }

    /// Opens or closes the menu. Does not open it without a target rectangle in a window.
    ///
    /// - Parameters:
    ///   - menuVisible: Whether the menu is open.
    ///   - animated: Kept without effect: the desktop decides about the animation of menus.
    open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
        if menuVisible { open() } else { presented?.close() }
    }

    /// Opens the menu beside a rectangle of a view.
    ///
    /// - Parameters:
    ///   - targetView: The view. Weak reference.
    ///   - targetRect: The rectangle in the coordinates of the view; empty for a point.
    open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
        setTargetRect(targetRect, in: targetView)
        open()
    }

    /// Closes the menu if it belongs to a view.
    open func hideMenu(from targetView: UIView) {
        if presented?.source === targetView { presented?.close() }
    }

    /// Closes the menu.
    open func hideMenu() { presented?.close() }

    /// Updates the items of the open menu. Closes it if none remains.
    open func update() {
        guard let presented else { return }
        guard let menu = currentMenu() else { return presented.close() }
        presented.replace { _ in menu }
    }

    /// The frame of the open menu on the screen, in points; zero if it is closed. A desktop may show the menu at a different
    /// position.
    open var menuFrame: CGRect {
        guard let presented, let window = presented.window else { return .zero }
        return presented.panelFrame.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }

    /// Opens the menu beside a rectangle of a view.
    ///
    /// - Parameters:
    ///   - targetView: The view.
    ///   - targetRect: The rectangle in the coordinates of the view.
    ///   - willPresent: Called before the menu opens.
    ///   - willDismiss: Called before it closes.
    func showMenu(
        from targetView: UIView,
        rect targetRect: CGRect,
        willPresent: (EditMenuAnimator) -> Void,
        willDismiss: @escaping (EditMenuAnimator) -> Void
    ) {
        setTargetRect(targetRect, in: targetView)
        open(willPresent: willPresent, willDismiss: willDismiss)
    }

    private func open(
        willPresent: (EditMenuAnimator) -> Void = { _ in },
        willDismiss: @escaping (EditMenuAnimator) -> Void = { _ in }
    ) {
        presented?.close()
        guard let targetView, targetView.window?.windowScene?.host != nil, let menu = currentMenu() else { return }
        post(UIMenuController.willShowMenuNotification)
        // Observers and the delegate may remove the view.
        let opened = PresentedMenu.openEditMenu(
            menu,
            of: targetView,
            at: targetRect,
            willPresent: willPresent,
            willDismiss: { [weak self] animator in
                self?.post(UIMenuController.willHideMenuNotification)
                willDismiss(animator)
                animator.addCompletion {
                    self?.presented = nil
                    self?.post(UIMenuController.didHideMenuNotification)
                }
            }
        )
        guard let opened else { return }
        opened.layoutIfNeeded()
        opened.frameDidChange = { [weak self] in self?.post(UIMenuController.menuFrameDidChangeNotification) }
        presented = opened
        post(UIMenuController.didShowMenuNotification)
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    // MARK: Items

    /// The commands that the responder chain performs; nil if there are none.
    private func currentMenu() -> UIMenu? {
        let elements = elements { [weak self] in self?.targetView?.window?.firstResponder }
        return elements.isEmpty ? nil : UIMenu(children: elements)
    }

    /// The elements for the edit commands and ``menuItems`` that a responder, or one after it in the chain, performs.
    func elements(responder: @escaping @MainActor () -> UIResponder?) -> [UIMenuElement] {
        let items = (menuItems ?? []).map { ($0.title, EditCommand.completed($0.action)) }
        return EditMenu.elements(of: EditMenu.commands + items, sender: self, responder: responder)
    }

    /// The sides of the arrow between the menu and the target.
    public enum ArrowDirection: Int, Sendable {
        /// The side with space.
        case `default` = 0
        /// Above the menu.
        case up = 1
        /// Below the menu.
        case down = 2
        /// To the left of the menu.
        case left = 3
        /// To the right of the menu.
        case right = 4
    }
}

/// The notifications of the menu. Their object is the ``UIMenuController``; they have no user info.
extension UIMenuController {
    /// Posted before the menu opens.
    public nonisolated static let willShowMenuNotification = NSNotification.Name(
        "UIMenuControllerWillShowMenuNotification"
    )
    /// Posted after the menu opened.
    public nonisolated static let didShowMenuNotification = NSNotification.Name(
        "UIMenuControllerDidShowMenuNotification"
    )
    /// Posted before the menu closes.
    public nonisolated static let willHideMenuNotification = NSNotification.Name(
        "UIMenuControllerWillHideMenuNotification"
    )
    /// Posted after the menu closed.
    public nonisolated static let didHideMenuNotification = NSNotification.Name(
        "UIMenuControllerDidHideMenuNotification"
    )
    /// Posted after the frame of the open menu changed.
    public nonisolated static let menuFrameDidChangeNotification = NSNotification.Name(
        "UIMenuControllerMenuFrameDidChangeNotification"
    )
}
