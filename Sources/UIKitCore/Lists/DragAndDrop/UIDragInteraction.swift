import Foundation

/// Lets the user drag a view's content.
///
/// The delegate provides the items. Drops within the program receive all representations of the items; different programs
/// receive those that are visible to them. A drag begins when the mouse moves with its button down: a moving finger scrolls.
///
/// Text fields have an interaction for their text and tokens (``UITextField/textDragInteraction``); rows and items of lists are
/// dragged through the list's `dragDelegate`. Main actor.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view of the interaction. Weak reference.
    open private(set) weak var view: UIView?

    /// The delegate. Weak reference.
    public private(set) weak var delegate: (any UIDragInteractionDelegate)?

    /// Whether a drag can begin.
    open var isEnabled: Bool

    /// Whether other gestures of the view are recognized while a drag may begin. Kept without effect: a drag begins with a
    /// movement of the mouse, without a long press that other gestures could wait for.
    open var allowsSimultaneousRecognitionDuringLift = false

    /// The default of ``isEnabled``: true, because a pointer is available.
    open class var isEnabledByDefault: Bool { true }

    /// The drag in progress.
    var activeDrag: DragSession?

    /// Makes an interaction, to be attached with `UIView.addInteraction(_:)`.
    public init(delegate: any UIDragInteractionDelegate) {
        self.delegate = delegate
        isEnabled = Self.isEnabledByDefault
    }

    init(of view: UIView) {
        isEnabled = Self.isEnabledByDefault
        self.view = view
    }

    /// Called before the interaction moves to a different view.
    open func willMove(to view: UIView?) {}

    /// Stores a weak reference to the view.
    open func didMove(to view: UIView?) { self.view = view }
}

extension UIDragInteraction: DragOrigin, DragProvider {
    /// Makes a session for a drag from a point of the window; nil if there is nothing to drag.
    func dragSession(at point: CGPoint) -> DragSession? {
        guard isEnabled, activeDrag == nil, let delegate, let view else { return nil }
        let session = DragSession(of: view, at: point, generation: 0, origin: self)
        session.items = delegate.dragInteraction(self, itemsForBeginning: session)
        guard let first = session.items.first else { return nil }
        showPreview(of: first, in: session)
        return session
    }

    /// Uses the delegate's preview of the first item, or the item's own, as image of the drag.
    private func showPreview(of item: UIDragItem, in session: DragSession) {
        if let preview = delegate?.dragInteraction(self, previewForLifting: item, session: session) {
            session.view = preview.view
        } else if let preview = item.previewProvider?() {
            session.view = preview.view
            session.grip = CGPoint(x: preview.view.bounds.midX, y: preview.view.bounds.midY)
        }
    }

    package func allowsMove(_ session: DragSession) -> Bool {
        delegate?.dragInteraction(self, sessionAllowsMoveOperation: session) ?? true
    }

    package func isRestricted(_ session: DragSession) -> Bool {
        delegate?.dragInteraction(self, sessionIsRestrictedToDraggingApplication: session) ?? false
    }

    package func dragWillBegin(_ session: DragSession) {
        activeDrag = session
        delegate?.dragInteraction(self, willAnimateLiftWith: FinishedDragMotion(), session: session)
        delegate?.dragInteraction(self, sessionWillBegin: session)
    }

    package func dragDidMove(_ session: DragSession) { delegate?.dragInteraction(self, sessionDidMove: session) }

    package func dragWillEnd(_ session: DragSession, with operation: UIDropOperation) {
        delegate?.dragInteraction(self, session: session, willEndWith: operation)
    }

    package func dragDidEnd(_ session: DragSession, with operation: UIDropOperation) {
        activeDrag = nil
        delegate?.dragInteraction(self, session: session, didEndWith: operation)
    }

    package func dragDidTransfer(_ session: DragSession) {
        delegate?.dragInteraction(self, sessionDidTransferItems: session)
    }
}

/// Text that can be dragged. Main actor.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Whether text and tokens can be dragged.
    var textDragInteraction: UIDragInteraction? { get }
}

extension UITextField: UITextDraggable {
    /// The interaction for dragging selected text and tokens. Set its `isEnabled` to false to disable dragging.
    ///
    /// - Note: Rule 64.
    public var textDragInteraction: UIDragInteraction? { textDrag }
}
