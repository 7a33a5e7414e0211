import Foundation

/// Opens a context menu for a view.
///
/// The menu opens on a click of the secondary button, on a long press, and on the menu keys if the view is in the responder chain
/// of the first responder. Main actor.
@preconcurrency @MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
    /// Provides the content of the menu. Weak reference.
    open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

    /// The view that the menu belongs to. Weak reference.
    open private(set) weak var view: UIView?

    private var place: CGPoint?
    weak var menu: PresentedMenu?

    /// Makes an interaction. Designated.
    public init(delegate: any UIContextMenuInteractionDelegate) {
        self.delegate = delegate
    }

    /// Closes the menu before the interaction is removed from its view.
    open func willMove(to view: UIView?) { dismissMenu() }

    /// Stores the view.
    open func didMove(to view: UIView?) { self.view = view }

    /// The point of the last menu request, in the coordinates of a view; nil means the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let own = self.view, let place else { return .zero }
        return own.convert(place, to: view)
    }

    /// Closes the menu if it is open.
    open func dismissMenu() { menu?.close() }

    /// Replaces the open menu. The closure receives the current menu.
    open func updateVisibleMenu(_ block: (_ visibleMenu: UIMenu) -> UIMenu) { menu?.replace(block) }

    /// Opens the menu at a point of the view; nil means the centre. Returns whether it opened.
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
            },
            willCommit: { [weak self, weak delegate] in
                guard let self else { return }
                delegate?.contextMenuInteraction(
                    self,
                    willPerformPreviewActionForMenuWith: configuration,
                    animator: $0
                )
            }
        )
        menu = request.open()
        return menu != nil
    }
}

/// A request to open a context menu.
@MainActor
package struct MenuRequest {
    let view: UIView
    /// The point in the view; nil if a key opened the menu.
    let point: CGPoint?
    let configuration: UIContextMenuConfiguration
    let preview: UITargetedPreview?
    /// Additional elements, shown below a separator.
    let more: [UIMenuElement]
    let willDisplay: (any UIContextMenuInteractionAnimating) -> Void
    let willEnd: (any UIContextMenuInteractionAnimating) -> Void
    let willCommit: (any UIContextMenuInteractionCommitAnimating) -> Void

    package init(
        view: UIView,
        point: CGPoint?,
        configuration: UIContextMenuConfiguration,
        preview: UITargetedPreview? = nil,
        more: [UIMenuElement] = [],
        willDisplay: @escaping (any UIContextMenuInteractionAnimating) -> Void,
        willEnd: @escaping (any UIContextMenuInteractionAnimating) -> Void,
        willCommit: @escaping (any UIContextMenuInteractionCommitAnimating) -> Void
    ) {
        self.view = view
        self.point = point
        self.configuration = configuration
        self.preview = preview
        self.more = more
        self.willDisplay = willDisplay
        self.willEnd = willEnd
        self.willCommit = willCommit
    }

    /// Makes the menu and its preview, and opens both. Returns nil if the app provides neither.
    package func open() -> PresentedMenu? {
        guard view.window != nil else { return nil }
        var menu = configuration.actionProvider?([])
        let content = configuration.previewProvider?()
        if !more.isEmpty, menu != nil || content != nil {
            let inner = menu ?? UIMenu(children: [])
            menu = inner.replacingChildren(inner.children + [UIMenu(options: .displayInline, children: more)])
        }
        guard content != nil || menu?.children.isEmpty == false else { return nil }
        // A menu that a key opened appears beside the preview's view.
        let shown = point == nil && preview?.view.window != nil ? preview?.view : nil
        let source = shown ?? view
        guard source.window?.windowScene?.host != nil else { return nil }
        let anchor = point.map { CGRect(origin: $0, size: CGSize(width: 1, height: 1)) }
        let animator = MenuAnimator(preview: content)
        willDisplay(animator)
        var presented: PresentedMenu?
        animator.run {
            presented = PresentedMenu.open(
                menu ?? UIMenu(children: []),
                of: source,
                at: anchor,
                order: configuration.preferredMenuElementOrder,
                preview: content
            )
        }
        let end = { [willEnd] (close: () -> Void) in
            let animator = MenuAnimator(preview: content)
            willEnd(animator)
            animator.run(close)
        }
        // The app may have removed the view in `willDisplay`.
        if presented == nil { end {} }
        presented?.willClose = end
        presented?.willCommit = { [willCommit] close in
            let animator = MenuAnimator(preview: content)
            willCommit(animator)
            animator.run(close)
        }
        return presented
    }
}
