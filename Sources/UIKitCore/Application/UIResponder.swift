import Foundation

/// An object that takes part in event handling: views, view controllers, windows, the application and its delegates.
///
/// Main actor. iOS 2.0.
@MainActor
open class UIResponder: NSObject {
    /// The activity that describes what the user is doing here, kept up to date through
    /// ``updateUserActivityState(_:)``. iOS 8.0, rule 82.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.removeOwner(self)
            userActivity?.addOwner(self)
        }
    }

    /// Makes a responder. iOS 2.0.
    public override init() {
        super.init()
    }

    /// The responder that is asked after this one, or nil at the end of the chain. iOS 2.0.
    open var next: UIResponder? { nil }

    /// Whether this object agrees to receive keyboard input first. False unless overridden. iOS 2.0.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object agrees to give up keyboard input. True unless overridden. iOS 2.0.
    open var canResignFirstResponder: Bool { true }

    /// Whether keyboard input goes to this object first. iOS 2.0.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes this object the first responder of its window.
    ///
    /// - Returns: Whether it is the first responder afterwards. It is not when it has no window, when
    ///   ``canBecomeFirstResponder`` is false, or when the present first responder refuses to resign.
    ///
    /// iOS 2.0.
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
    ///
    /// iOS 2.0.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.setFirstResponder(nil)
        return true
    }

    /// A view that belongs to the keyboard while this object, or one in it, is first responder. Without a keyboard on the
    /// screen it stands at the bottom of the window. Nil unless overridden. iOS 3.2.
    open var inputAccessoryView: UIView? { nil }

    /// The buttons that a tablet shows above its keyboard: those of the next responder, or none, unless overridden.
    /// iOS 9.0.
    open var inputAssistantItem: UITextInputAssistantItem { next?.inputAssistantItem ?? UITextInputAssistantItem() }

    /// Shows another ``inputAccessoryView`` while this object is first responder already. iOS 3.2.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.showAccessory(of: self) }
    }

    /// Called after this object became first responder.
    func didBecomeFirstResponder() {}

    /// Called after this object ceased to be first responder, whether or not it was asked.
    func didResignFirstResponder() {}

    /// The window whose first responder this object can be: that of the nearest view in the chain.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// Called when ``userActivity`` needs its state: an override writes what is needed to come back here. iOS 8.0,
    /// rule 80.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to bring back the state that an activity holds. iOS 8.0, rule 80.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    /// Copies the selection to the pasteboard and removes it. Passed on along the chain unless overridden. iOS 3.0.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection to the pasteboard. Passed on along the chain unless overridden. iOS 3.0.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Puts the pasteboard's contents in place of the selection. Passed on along the chain unless overridden. iOS 3.0.
    open func paste(_ sender: Any?) { next?.paste(sender) }

    /// Removes the selection. Passed on along the chain unless overridden. iOS 3.2.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects what is at the caret. Passed on along the chain unless overridden. iOS 3.0.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. Passed on along the chain unless overridden. iOS 3.0.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// Handles a key that the host received, and tells whether it did. Passed on along the chain unless overridden.
    func handleKey(_ press: KeyPress) -> Bool {
        next?.handleKey(press) ?? false
    }
}
