import Foundation

/// Something that can be done to a row, offered as a button when the user swipes over it.
///
/// Main actor.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
    /// Does the action. The first argument is the action, the second the view on which the user touched it; call the
    /// third when it is done, with whether it was. Until then the buttons stay.
    public typealias Handler =
        @MainActor (_ action: UIContextualAction, _ sourceView: UIView, _ completion: @escaping (Bool) -> Void) -> Void

    /// What an action does to the row.
    public enum Style: Int, Sendable {
        /// Something that leaves it there.
        case normal
        /// Deletes it.
        case destructive
    }

    /// What the action does to the row.
    public let style: Style

    /// Does the action.
    public let handler: Handler

    /// The words on the button.
    open var title: String?

    /// The colour of the button: red for destructive actions, grey for others. Nil brings that back.
    open var backgroundColor: UIColor! {
        get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
        set { storedBackgroundColor = newValue }
    }

    private var storedBackgroundColor: UIColor?

    /// The picture on the button.
    open var image: UIImage?

    /// Makes an action.
    public init(style: Style, title: String?, handler: @escaping Handler) {
        self.style = style
        self.title = title
        self.handler = handler
    }
}
