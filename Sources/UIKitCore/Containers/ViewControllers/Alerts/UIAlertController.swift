import Foundation

/// A message or question for the user, with a button for each action.
///
/// Present it with `present(_:animated:completion:)`. It appears in a special sheet (a dialog window if the host has
/// windows), whatever its `modalPresentationStyle`. An action sheet does too, unless it has a popover source in regular
/// width. Choosing an action dismisses the alert first, then calls the handler. Escape and a window's close button choose the
/// action with the style `cancel`. An alert without a cancel action stays until a different action is chosen; an alert
/// without actions stays until the app dismisses it.
///
/// The return key chooses ``preferredAction``. If there is none, it chooses the only action, or the only action with the
/// style `default` beside a `cancel`. UIKit's documentation leaves this open.
///
/// Main actor.
open class UIAlertController: UIViewController {
    /// The style of an alert.
    public enum Style: Int, Sendable {
        /// Actions for a task begun by the user, in a column.
        case actionSheet = 0
        /// A message or a question, optionally with text fields.
        case alert = 1
    }

    /// The title of the alert.
    open override var title: String? {
        didSet { alertView?.reload() }
    }

    /// The additional text under the title.
    open var message: String? {
        didSet { if message != oldValue { alertView?.reload() } }
    }

    /// The style of the alert.
    open var preferredStyle: Style { storedStyle }

    /// The actions in the order of insertion. On screen, the action with the style `cancel` is first in a row and last in a
    /// column.
    open var actions: [UIAlertAction] { storedActions }

    /// The highlighted action, chosen by the return key. Traps for an action that is not in ``actions``. An action sheet has
    /// none.
    open var preferredAction: UIAlertAction? {
        didSet { preferredActionDidChange() }
    }

    /// The text fields in the order of insertion. Nil if there are none.
    open var textFields: [UITextField]? { storedFields.isEmpty ? nil : storedFields }

    /// The title with attributes, shown instead of ``title``. Apps find it with the key `attributedTitle`.
    var attributedTitle: NSAttributedString? { didSet { alertView?.reload() } }

    /// The message with attributes, shown instead of ``message``. Apps find it with the key `attributedMessage`.
    var attributedMessage: NSAttributedString? { didSet { alertView?.reload() } }

    /// A controller whose view is shown below the texts. Apps find it with the key `contentViewController`.
    var contentViewController: UIViewController? {
        didSet {
            guard contentViewController !== oldValue else { return }
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            alertView?.reload()
        }
    }

    private var storedStyle = Style.actionSheet
    var storedActions: [UIAlertAction] = []
    var storedFields: [UITextField] = []

    /// Creates an alert. Presenting it traps if it has no title, message or action.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - message: The additional text.
    ///   - preferredStyle: The style.
    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
        storedStyle = preferredStyle
    }

    /// Adds an action. Traps for an action without a title, and for a second action with the style `cancel`.
    open func addAction(_ action: UIAlertAction) { add(action) }

    /// Adds a text field. Traps for an action sheet. The first field has the initial focus. The return key moves the focus to
    /// the next field, and from the last field chooses an action.
    ///
    /// - Parameter configurationHandler: Configures the field. Called immediately.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        addField(configuredBy: configurationHandler)
    }

    /// Creates the alert's own view.
    open override func loadView() {
        view = AlertView(for: self)
    }

    /// Updates the height of the view of the controller in the alert.
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        alertView?.contentDidChange()
    }

    /// The view if it is loaded.
    var alertView: AlertView? { viewIfLoaded as? AlertView }

    // MARK: Presentation

    override var presentationPolicy: PresentationPolicy { PresentationPolicy(isAdaptive: false) }

    /// An action sheet can be a popover.
    override var presentationControllerType: UIPresentationController.Type {
        preferredStyle == .actionSheet ? UIPopoverPresentationController.self : UIPresentationController.self
    }

    /// The style of an alert is independent of `modalPresentationStyle` and of the delegate.
    override func presentationStyle(adaptedTo traits: UITraitCollection) -> UIModalPresentationStyle {
        alertStyle(adaptedTo: traits)
    }

    override func willBePresented(by context: UIViewController, trigger: PresentationTrigger) -> Bool {
        checkContent()
        return true
    }

    override func wasPresented(by context: UIViewController, trigger: PresentationTrigger) {
        super.wasPresented(by: context, trigger: trigger)
        storedFields.first?.becomeFirstResponder()
    }

    @_spi(UIKitModules)
    open override func handleKey(_ press: KeyPress) -> Bool {
        if press.key == .return, press.modifiers.isEmpty, let action = returnAction { return choose(action) }
        return super.handleKey(press)
    }
}
