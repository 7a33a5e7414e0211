import Foundation

/// Controls whether the content of a view can be dragged.
///
/// Text fields have an interaction for their text and tokens (``UITextField/textDragInteraction``). Rows of tables are
/// dragged through the table's `dragDelegate`. Custom views cannot be dragged. Main actor.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view of the interaction. Weak reference.
    open private(set) weak var view: UIView?

    /// Whether a drag can begin.
    open var isEnabled: Bool

    /// The default of ``isEnabled``: true, because a pointer is available.
    open class var isEnabledByDefault: Bool { true }

    init(of view: UIView) {
        isEnabled = Self.isEnabledByDefault
        self.view = view
    }

    /// Not available: custom views cannot be dragged.
    @available(
        *,
        unavailable,
        message:
            "views of an app's own cannot be dragged here; give a UITableView a dragDelegate, or let people drag text and tokens"
    )
    public init(delegate: any UIDragInteractionDelegate) {
        fatalError("UIDragInteraction.init(delegate:) is unavailable")
    }

    /// Called before the interaction moves to a different view.
    open func willMove(to view: UIView?) {}

    /// Stores a weak reference to the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate of drags from custom views. Not available.
@available(*, unavailable, message: "views of an app's own cannot be dragged here; give a UITableView a dragDelegate")
public protocol UIDragInteractionDelegate: NSObjectProtocol {}

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
