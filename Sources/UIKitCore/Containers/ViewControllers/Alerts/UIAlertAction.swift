import Foundation

/// An action of a ``UIAlertController``: a button title and a handler.
///
/// Main actor.
@preconcurrency @MainActor
open class UIAlertAction: NSObject, UIAccessibilityIdentification {
    /// The style of an action.
    public enum Style: Int, Sendable {
        /// The default style.
        case `default` = 0
        /// Cancels without changes. An alert has at most one. Escape and the window's close button choose it.
        case cancel = 1
        /// Deletes or changes data. The button has a warning colour.
        case destructive = 2
    }

    /// The title of the button.
    open var title: String? { storedTitle }

    /// The style of the action.
    open var style: Style { storedStyle }

    /// Whether the user can choose the action. May be changed while the alert is visible.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.alertView?.showAvailability() } }
    }

    /// The colour of the title; nil for that of the style. Apps find it with the key `titleTextColor`.
    var titleTextColor: UIColor? { didSet { alert?.alertView?.showAvailability() } }

    /// The image before the title. Apps find it with the key `image`.
    var image: UIImage? { didSet { alert?.alertView?.contentDidChange() } }

    /// An identifier for tests. Never spoken. The button of the action has the same identifier.
    open var accessibilityIdentifier: String?

    private var storedTitle: String?
    private var storedStyle = Style.default
    private var handler: ((UIAlertAction) -> Void)?

    /// The alert that the action was last added to.
    weak var alert: UIAlertController?

    /// Creates an action.
    ///
    /// - Parameters:
    ///   - title: The title of the button. An action without a title cannot be added to an alert.
    ///   - style: The style.
    ///   - handler: Called with the action after the alert is dismissed; not called if the app dismisses the alert. The
    ///     action retains it: capture the alert weakly.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        storedTitle = title
        storedStyle = style
        self.handler = handler
    }

    /// Calls the handler.
    func perform() {
        handler?(self)
    }
}
