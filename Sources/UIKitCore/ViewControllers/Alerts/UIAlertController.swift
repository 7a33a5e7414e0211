import Foundation

/// A question to the person, or a message, with a button for each answer.
///
/// Present it with `present(_:animated:completion:)`. It stands in a sheet of its own kind, a dialogue of the desktop where
/// the host has windows, whatever its `modalPresentationStyle` is; an action sheet is one, too. A chosen answer takes
/// the alert away first, and is performed then. Escape, and a window's close button, choose the answer of the style
/// `cancel`; an alert without one stays until another answer is chosen, and one without answers until the app dismisses it.
///
/// The return key chooses ``preferredAction``. Without one it chooses the only answer, or the only one of the style
/// `default` beside a `cancel`; UIKit leaves this open.
///
/// Main actor.
open class UIAlertController: UIViewController {
    /// What an alert is about.
    public enum Style: Int, Sendable {
        /// Answers to something that the person began; one below the other.
        case actionSheet = 0
        /// A message or a question; it may have text fields.
        case alert = 1
    }

    /// The question in a few words.
    open override var title: String? {
        didSet { alertView?.reload() }
    }

    /// What there is to say besides.
    open var message: String? {
        didSet { if message != oldValue { alertView?.reload() } }
    }

    /// What the alert is about.
    open var preferredStyle: Style { storedStyle }

    /// The answers, in the order in which they were added. On screen the one of the style `cancel` comes first in a row, and
    /// last in a column.
    open var actions: [UIAlertAction] { storedActions }

    /// The answer that stands out, and that the return key chooses. It must be one of ``actions``; another one traps. An
    /// action sheet has none.
    open var preferredAction: UIAlertAction? {
        didSet { preferredActionDidChange() }
    }

    /// The text fields, in the order in which they were added; nil while there are none.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    private var storedStyle = Style.actionSheet
    var storedActions: [UIAlertAction] = []
    var storedFields: [UITextField] = []

    /// Makes an alert. One that has neither a title nor a message nor an answer traps when it is presented.
    ///
    /// - Parameters:
    ///   - title: The question in a few words.
    ///   - message: What there is to say besides.
    ///   - preferredStyle: What it is about.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        storedStyle = preferredStyle
    }

    /// Adds an answer. Traps for an answer without a title, and for a second one of the style `cancel`.
    open func addAction(_ action: UIAlertAction) { add(action) }

    /// Adds a text field. Traps for an action sheet. The first field has the keyboard when the alert comes; the return key
    /// leads from each to the next, and from the last one to the answer that it chooses.
    ///
    /// - Parameter configurationHandler: Sets the field up; called at once.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        addField(configuredBy: configurationHandler)
    }

    /// Makes the alert's own view.
    open override func loadView() {
        view = AlertView(for: self)
    }

    /// The view, when it was loaded.
    var alertView: AlertView? { viewIfLoaded as? AlertView }

    // MARK: Points of presentation

    override func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool {
        checkContent()
        return true
    }

    override func wasPresented(by context: UIViewController, trigger: PresentationTrigger) {
        super.wasPresented(by: context, trigger: trigger)
        storedFields.first?.becomeFirstResponder()
    }

    override func handleKey(_ press: KeyPress) -> Bool {
        if press.key == .return, press.modifiers.isEmpty, let action = returnAction { return choose(action) }
        return super.handleKey(press)
    }
}
