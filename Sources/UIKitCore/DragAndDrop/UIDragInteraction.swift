import Foundation

/// Whether something of a view can be dragged.
///
/// Text fields have one for their text and tokens (``UITextField/textDragInteraction``). Rows of tables are dragged by the table's
/// `dragDelegate`; views of an app's own cannot be dragged. Main actor.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
    /// The view to which it belongs.
    open private(set) weak var view: UIView?

    /// Whether a drag can begin.
    open var isEnabled: Bool

    /// Whether drags can begin where an app says nothing: they can, since there is a pointer.
    open class var isEnabledByDefault: Bool { true }

    init(of view: UIView) {
        isEnabled = Self.isEnabledByDefault
        self.view = view
    }

    /// Not available: views of an app's own cannot be dragged.
    @available(
        *,
        unavailable,
        message:
            "views of an app's own cannot be dragged here; give a UITableView a dragDelegate, or let people drag text and tokens"
    )
    public init(delegate: any UIDragInteractionDelegate) {
        fatalError("UIDragInteraction.init(delegate:) is unavailable")
    }

    /// Called before it goes to another view.
    open func willMove(to view: UIView?) {}

    /// Keeps the view.
    open func didMove(to view: UIView?) { self.view = view }
}

/// What an app would say of a drag from a view of its own.
@available(*, unavailable, message: "views of an app's own cannot be dragged here; give a UITableView a dragDelegate")
public protocol UIDragInteractionDelegate: AnyObject {}

/// Text that can be dragged. Main actor.
@preconcurrency @MainActor
public protocol UITextDraggable: UITextInput {
    /// Whether text and tokens can be dragged.
    var textDragInteraction: UIDragInteraction? { get }
}

extension UITextField: UITextDraggable {
    /// Whether the selected text and tokens can be dragged: set its `isEnabled` to say that they cannot.
    ///
    /// - Note: Rule 64.
    public var textDragInteraction: UIDragInteraction? { textDrag }
}
