import Foundation

/// An object that takes part in event handling: views, view controllers, windows, the application and its delegates.
///
/// Main actor.
@preconcurrency @MainActor
open class UIResponder: NSObject {
    /// The activity that describes what the user is doing here, kept up to date through
    /// ``updateUserActivityState(_:)``.
    ///
    /// - Note: Rule 82.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.removeOwner(self)
            userActivity?.addOwner(self)
        }
    }

    /// Makes a responder.
    public override init() {
        super.init()
    }

    /// The responder that is asked after this one, or nil at the end of the chain.
    open var next: UIResponder? { nil }

    /// Whether this object agrees to receive keyboard input first. False unless overridden.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object agrees to give up keyboard input. True unless overridden.
    open var canResignFirstResponder: Bool { true }

    /// Whether keyboard input goes to this object first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes this object the first responder of its window.
    ///
    /// - Returns: Whether it is the first responder afterwards. It is not when it has no window, when
    ///   ``canBecomeFirstResponder`` is false, or when the present first responder refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        if let current = window.firstResponder, !current.resignFirstResponder() { return false }
        // Whoever was told that the other resigned may have taken this object out of the window.
        guard responderWindow === window else { return false }
        window.setFirstResponder(self)
        return true
    }

    /// Gives up being the first responder.
    ///
    /// - Returns: Whether it is not the first responder afterwards.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.setFirstResponder(nil)
        return true
    }

    /// A view that belongs to the keyboard while this object, or one in it, is first responder. Without a keyboard on the
    /// screen it stands at the bottom of the window. Nil unless overridden.
    open var inputAccessoryView: UIView? { nil }

    /// The buttons that a tablet shows above its keyboard: those of the next responder, or none, unless overridden.
    open var inputAssistantItem: UITextInputAssistantItem { next?.inputAssistantItem ?? UITextInputAssistantItem() }

    /// Shows another ``inputAccessoryView`` while this object is first responder already.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.showAccessory(of: self) }
    }

    /// Called after this object became first responder.
    func didBecomeFirstResponder() {}

    /// Called after this object ceased to be first responder, whether or not it was asked.
    func didResignFirstResponder() {}

    /// The window whose first responder this object can be: that of the nearest view in the chain.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// Called when ``userActivity`` needs its state: an override writes what is needed to come back here.
    ///
    /// - Note: Rule 80.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to bring back the state that an activity holds.
    ///
    /// - Note: Rule 80.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Storyboards and nibs

    /// Called after everything in a storyboard's screen, or in a nib, was made and connected. An override calls `super`.
    open func awakeFromNib() {}

    /// Assigns a property by its name: so a storyboard or a nib connects the outlets of an app's classes.
    ///
    /// It writes into the stored property of that name, also a private one. Observers (`didSet`) do not run, because nothing on
    /// Linux knows them by name; a class that needs them overrides this method, and assigns the property itself. Traps when
    /// there is no such property, or when it cannot hold the value.
    ///
    /// On iOS every object has this method; here responders have it.
    open func setValue(_ value: Any?, forKey key: String) {
        if let reason = StoredProperty.set(value, named: key, of: self) {
            if let place = InterfaceConnection.current { return place.problem("cannot be connected: \(reason)") }
            let message: InterfaceMessage = "\(type(of: self)) cannot be connected for '\(key)': \(reason)"
            message.trap()
        }
    }

    /// The action of a name, which a storyboard or a nib calls: `save:` for `@IBAction func save(_ sender: Any)`.
    ///
    /// This member is this port's, because nothing on Linux can find a method by its name. A class whose actions are connected
    /// in Interface Builder overrides it:
    ///
    /// ```swift
    /// override func interfaceAction(named name: String) -> ((Any?) -> Void)? {
    ///     switch name {
    ///     case "save:": { [unowned self] in save($0 as Any) }
    ///     default: super.interfaceAction(named: name)
    ///     }
    /// }
    /// ```
    ///
    /// - Parameter name: The name, with a colon for each argument.
    /// - Returns: The action, which is given the sender (for an unwind segue, the segue); nil for a name that is not known.
    open func interfaceAction(named name: String) -> ((Any?) -> Void)? { nil }

    /// Copies the selection to the pasteboard and removes it. Passed on along the chain unless overridden.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection to the pasteboard. Passed on along the chain unless overridden.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Puts the pasteboard's contents in place of the selection. Passed on along the chain unless overridden.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Removes the selection. Passed on along the chain unless overridden.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects what is at the caret. Passed on along the chain unless overridden.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. Passed on along the chain unless overridden.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// The keys that do something while this responder, or one before it in the chain, is first responder; with none,
    /// while its screen is in front. Nil unless overridden.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Touches came. Passed on along the chain unless overridden.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Touches moved. Passed on along the chain unless overridden.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Touches were lifted. Passed on along the chain unless overridden.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// A recognizer, or the system, took touches away. Passed on along the chain unless overridden.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Handles a key that the host received, and tells whether it did. Passed on along the chain unless overridden.
    func handleKey(_ press: KeyPress) -> Bool {
        performKeyCommand(press) || next?.handleKey(press) ?? false
    }
}
