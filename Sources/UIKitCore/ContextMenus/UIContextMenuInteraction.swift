import Foundation

/// Opens a menu about a view.
///
/// It opens with the secondary button of the pointer, with a finger that stays, and, where the view is in the chain of the
/// first responder, with the keys that ask for a menu. Main actor.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Who says what the menu shows. Not kept alive.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the menu is about.
    open private(set) weak var view: UIView?

    private var place: CGPoint?
    weak var menu: PresentedMenu?

    /// Makes an interaction. Designated.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Closes the menu before the interaction leaves its view.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// Where the menu was last asked for, in the coordinates of a view, or of the window for nil.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let place else { return .zero }
        return own.convert(place, to: view)
    }

    /// Closes the menu, if it is open.
    open func dismissMenu() { menu?.close() }

    /// Shows another menu in place of the one that is open. The closure is given the present one.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { menu?.replace(block) }

    /// Asks for the menu at a point of the view; nil for the middle. Tells whether it opened.
    func open(at point: CGPoint?) -> Bool {
        guard let view, let delegate else { return false }
        let place = point ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY)
        self.place = place
        guard let configuration = delegate.contextMenuInteraction(self, configurationForMenuAtLocation: place) else {
            return false
        }
        let preview = delegate.contextMenuInteraction(
            self,
            previewForHighlightingMenuWithConfiguration: configuration
        )
        let request = MenuRequest(
            view: view,
            point: point,
            configuration: configuration,
            preview: preview,
            willDisplay: { [weak self] in
                guard let self else { return }
                delegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: $0)
            },
            willEnd: { [weak self, weak delegate] in
                guard let self else { return }
                delegate?.contextMenuInteraction(self, willEndFor: configuration, animator: $0)
            }
        )
        menu = request.open()
        return menu != nil
    }
}

/// A menu that was asked for.
@MainActor
struct MenuRequest {
    let view: UIView
    /// Where in the view; nil where a key asked for it.
    let point: CGPoint?
    let configuration: UIContextMenuConfiguration
    var preview: UITargetedPreview?
    /// What is offered besides, below a line.
    var more: [UIMenuElement] = []
    let willDisplay: (any UIContextMenuInteractionAnimating) -> Void
    let willEnd: (any UIContextMenuInteractionAnimating) -> Void

    /// Makes the menu and opens it; nil where the app has none.
    func open() -> PresentedMenu? {
        guard view.window != nil, var menu = configuration.actionProvider?([]) else { return nil }
        if !more.isEmpty {
            menu = menu.replacingChildren(menu.children + [UIMenu(options: .displayInline, children: more)])
        }
        guard !menu.children.isEmpty else { return nil }
        // What a key asked for stands beside what is shown of it.
        let shown = point == nil && preview?.view.window != nil ? preview?.view : nil
        let source = shown ?? view
        guard source.window?.windowScene?.host != nil else { return nil }
        let anchor = point.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) }
        let animator = MenuAnimator()
        willDisplay(animator)
        var presented: PresentedMenu?
        animator.run {
            presented = PresentedMenu.open(menu, of: source, at: anchor)
        }
        let end = { [willEnd] (close: () -> Void) in
            let animator = MenuAnimator()
            willEnd(animator)
            animator.run(close)
        }
        // The app may have taken the view away meanwhile.
        if presented == nil { end {} }
        presented?.willClose = end
        return presented
    }
}
