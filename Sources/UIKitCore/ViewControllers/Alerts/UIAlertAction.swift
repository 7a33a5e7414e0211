import Foundation

/// What a person can answer to a ``UIAlertController``: a title, and what happens.
///
/// Main actor.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What an answer is to the person.
    public enum Style: Int, Sendable {
        /// An answer like others.
        case `default` = 0
        /// Leaves everything as it was. An alert has one at most; Escape and the window's close button choose it.
        case cancel = 1
        /// Takes something away, and is written in a warning colour.
        case destructive = 2
    }

    /// What is written on the button.
    open var title: String? { storedTitle }

    /// What the answer is to the person.
    open var style: Style { storedStyle }

    /// Whether the person can choose the answer, also while the alert is on screen.
    open var isEnabled = true {
        didSet { if isEnabled != oldValue { alert?.alertView?.showAvailability() } }
    }

    private var storedTitle: String?
    private var storedStyle = Style.default
    private var handler: ((UIAlertAction) -> Void)?

    /// The alert that it was added to last.
    weak var alert: UIAlertController?

    /// Makes an answer.
    ///
    /// - Parameters:
    ///   - title: What is written on the button. An answer without one cannot be added to an alert.
    ///   - style: What it is to the person.
    ///   - handler: Called with the action once the alert is gone; never when the app itself dismisses the alert. It is kept
    ///     as long as the action: capture the alert weakly.
    public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.init()
        storedTitle = title
        storedStyle = style
        self.handler = handler
    }

    /// Does what the answer is for.
    func perform() {
        handler?(self)
    }
}
