import Foundation

/// An object that handles events: views, view controllers, windows, the application and delegates.
///
/// Main actor.
@preconcurrency @MainActor
open class UIResponder: NSObject, UIResponderStandardEditActions, UIPasteConfigurationSupporting {
    /// The user's activity in this responder, updated by ``updateUserActivityState(_:)``.
    ///
    /// - Note: Rule 82.
    open var userActivity: NSUserActivity? {
        didSet {
            guard userActivity !== oldValue else { return }
            oldValue?.removeOwner(self)
            userActivity?.addOwner(self)
        }
    }

    /// Creates a responder.
    public override init() {
        super.init()
    }

    /// The next responder in the chain. Nil at its end.
    open var next: UIResponder? { nil }

    /// Whether this object can become first responder. Default: false.
    open var canBecomeFirstResponder: Bool { false }

    /// Whether this object can resign first responder. Default: true.
    open var canResignFirstResponder: Bool { true }

    /// Whether this object is the first responder, which receives keyboard input first.
    open var isFirstResponder: Bool {
        responderWindow?.firstResponder === self
    }

    /// Makes this object the first responder of its window.
    ///
    /// - Returns: Whether it is the first responder afterwards. False if it has no window, if ``canBecomeFirstResponder`` is
    ///   false, or if the current first responder refuses to resign.
    @discardableResult
    open func becomeFirstResponder() -> Bool {
        guard let window = responderWindow, canBecomeFirstResponder else { return false }
        if window.firstResponder === self { return true }
        return window.changingFocus {
            if let current = window.firstResponder, !current.resignFirstResponder() { return false }
            // Callbacks of the resigning responder may have removed this object from the window.
            guard responderWindow === window else { return false }
            window.setFirstResponder(self)
            return true
        }
    }

    /// Resigns the first responder status.
    ///
    /// - Returns: Whether it is no longer the first responder.
    @discardableResult
    open func resignFirstResponder() -> Bool {
        guard isFirstResponder else { return true }
        guard canResignFirstResponder else { return false }
        responderWindow?.setFirstResponder(nil)
        return true
    }

    /// A view attached to the keyboard while this object or a descendant is first responder. Without an on-screen keyboard it
    /// is at the bottom of the window. Default: nil.
    open var inputAccessoryView: UIView? { nil }

    /// The language in which the user types here: the preferred one. An override has no effect on the keyboard, which belongs to the
    /// desktop.
    open var textInputMode: UITextInputMode? { UITextInputMode.activeInputModes.first }

    /// A view that replaces the on-screen keyboard while this object or a descendant is first responder: at the bottom of the window,
    /// with its own height. Text can still be typed with a hardware keyboard. The keys up, down, Page Up and Page Down, and left and
    /// right in a picker with several columns, go to the first picker in the view. Default: nil.
    open var inputView: UIView? { nil }

    /// The shortcut buttons above a tablet's keyboard. Default: those of the next responder, or none.
    open var inputAssistantItem: UITextInputAssistantItem { next?.inputAssistantItem ?? UITextInputAssistantItem() }

    /// Updates the ``inputView`` and the ``inputAccessoryView`` while this object is first responder.
    open func reloadInputViews() {
        if isFirstResponder { responderWindow?.showInputViews(of: self) }
    }

    /// Called after this object became first responder.
    func didBecomeFirstResponder() {}

    /// Called after this object is no longer first responder, also if it could not refuse.
    func didResignFirstResponder() {}

    /// The window whose first responder this object can be: the window of the nearest view in the chain.
    var responderWindow: UIWindow? { next?.responderWindow }

    /// Called when ``userActivity`` needs saving. Override it to write the state for restoration.
    ///
    /// - Note: Rule 80.
    open func updateUserActivityState(_ activity: NSUserActivity) {}

    /// Called to restore the state from an activity.
    ///
    /// - Note: Rule 80.
    open func restoreUserActivityState(_ activity: NSUserActivity) {}

    // MARK: Assistive technology

    /// Called when assistive technology activates this object, or an element in it. Returns whether it was handled. Default: false, so
    /// that the element is tapped.
    open func accessibilityActivate() -> Bool { accessibilityExtras?.blocks.activate?() ?? false }

    /// Called when assistive technology increments the value of an element with the trait `adjustable`. Default: does nothing.
    open func accessibilityIncrement() { accessibilityExtras?.blocks.increment?() }

    /// Called when assistive technology decrements the value of an element with the trait `adjustable`. Default: does nothing.
    open func accessibilityDecrement() { accessibilityExtras?.blocks.decrement?() }

    /// Called along the responder chain when assistive technology scrolls by a page, and for the keys Page Up and Page Down if nothing
    /// else handles them. Returns whether it was handled. Default: false; scroll views scroll.
    open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }

    /// Called along the responder chain when the user dismisses a screen with the gesture of assistive technology, and for the key
    /// Escape if nothing else handles it. Returns whether it was handled. Default: false.
    open func accessibilityPerformEscape() -> Bool { accessibilityExtras?.blocks.escape?() ?? false }

    /// Called along the responder chain for the most important action of a screen, such as playing a song. Returns whether it was
    /// handled. Default: false.
    ///
    /// Windows have no gesture for it. There, the keys Control+Alt+Space call it.
    open func accessibilityPerformMagicTap() -> Bool { accessibilityExtras?.blocks.magicTap?() ?? false }

    /// The actions that assistive technology offers for this element, or for the elements in it.
    open var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
        get { accessibilityExtras?.blocks.customActions?() ?? accessibilityExtras?.customActions }
        set { changeAccessibility { $0.customActions = newValue } }
    }

    /// The rotors that assistive technology offers in this element, and in the elements inside it.
    open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]? {
        get { accessibilityExtras?.customRotors }
        set { changeAccessibility { $0.customRotors = newValue } }
    }

    /// The outline of the element on the screen, for an element whose frame was not assigned: the frame is its bounding box.
    open var accessibilityPath: UIBezierPath? {
        get { accessibilityExtras?.path }
        set { changeAccessibility { $0.path = newValue } }
    }

    /// The kind of a view that contains elements, for assistive technology.
    open var accessibilityContainerType: UIAccessibilityContainerType {
        get { accessibilityExtras?.containerType ?? .none }
        set { changeAccessibility { $0.containerType = newValue } }
    }

    /// Other names of the element, by which the user can address it in speech, best first. Scripts of the app driver find it by them.
    open var accessibilityUserInputLabels: [String]! {
        get { accessibilityAttributedUserInputLabels.map(\.string) }
        set { accessibilityAttributedUserInputLabels = (newValue ?? []).map { NSAttributedString(string: $0) } }
    }

    /// ``accessibilityUserInputLabels`` with attributes.
    open var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
        get { accessibilityExtras?.userInputLabels ?? [] }
        set { changeAccessibility { $0.userInputLabels = newValue } }
    }

    /// Whether assistive technology can activate the element. Default: true.
    open var accessibilityRespondsToUserInteraction: Bool {
        get { accessibilityExtras?.respondsToUserInteraction ?? true }
        set { changeAccessibility { $0.respondsToUserInteraction = newValue } }
    }

    /// The language of the texts, as a BCP 47 tag. Kept without effect: screen readers of Linux have one language at a time.
    open var accessibilityLanguage: String? {
        get { accessibilityExtras?.language }
        set { changeAccessibility { $0.language = newValue } }
    }

    /// The kind of the text. Kept without effect: it tunes the speech of Apple's screen reader.
    open var accessibilityTextualContext: UIAccessibilityTextualContext? {
        get { accessibilityExtras?.textualContext }
        set { changeAccessibility { $0.textualContext = newValue } }
    }

    /// The navigation between the elements inside with switches. Kept without effect: it tunes Apple's Switch Control.
    open var accessibilityNavigationStyle: UIAccessibilityNavigationStyle {
        get { accessibilityExtras?.navigationStyle ?? .automatic }
        set { changeAccessibility { $0.navigationStyle = newValue } }
    }

    /// Whether the elements inside are read before the elements after this view, wherever they are. Kept without effect: this always
    /// holds, because the elements of a view are read in the order of the hierarchy. Default: false.
    open var shouldGroupAccessibilityChildren: Bool {
        get { accessibilityExtras?.groupsChildren ?? false }
        set { changeAccessibility { $0.groupsChildren = newValue } }
    }

    /// The treatment of touches by a screen reader. Kept without effect: screen readers of Linux do not intercept touches.
    open var accessibilityDirectTouchOptions: UIAccessibilityDirectTouchOptions {
        get { accessibilityExtras?.directTouchOptions ?? [] }
        set { changeAccessibility { $0.directTouchOptions = newValue } }
    }

    /// Called after assistive technology focused this element. Default: does nothing.
    open func accessibilityElementDidBecomeFocused() {}

    /// Called after assistive technology no longer focuses this element. Default: does nothing.
    open func accessibilityElementDidLoseFocus() {}

    /// Whether assistive technology focuses this element: whether a screen reader runs, and the element has the keyboard focus.
    open func accessibilityElementIsFocused() -> Bool { isFocusedByAssistiveTechnology }

    /// The running assistive technologies that focus this element; nil for none.
    open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<
        UIAccessibility.AssistiveTechnologyIdentifier
    >? {
        isFocusedByAssistiveTechnology ? [.notificationVoiceOver] : nil
    }

    final var accessibilityExtras: AccessibilityExtras?

    /// Called after an accessibility property changed.
    func accessibilityDidChange() {}

    // MARK: Storyboards and nibs

    /// Called after all objects of a storyboard scene or nib are created and connected. An override calls `super`.
    open func awakeFromNib() {}

    /// Assigns a property by name. Storyboards and nibs connect the outlets of an app's classes with it.
    ///
    /// A property in the `MemberTable` of the class is assigned by its setter. Otherwise, in classes of the app, the stored property
    /// with that name is written, also if it is private. Property observers (`didSet`) do not run then, because they cannot be found
    /// by name on Linux; list a property that needs them in the table. Calls ``setValue(_:forUndefinedKey:)`` if there is no such
    /// property. Traps if it has a different type.
    open func setValue(_ value: Any?, forKey key: String) { assign(value, forKey: key) }

    // MARK: Key-value coding and observing

    /// Returns the value of a property in the `MemberTable` of the class or, for classes of the app, of the stored property with that
    /// name. Calls ``value(forUndefinedKey:)`` if there is no such property.
    open func value(forKey key: String) -> Any? { KeyValueLookup.value(of: self, forKey: key) }

    /// Called for a key without a property. Default: traps.
    open func value(forUndefinedKey key: String) -> Any? { KeyValueLookup.undefined(key, of: self) }

    /// Called when a key without a property is assigned. Default: traps.
    open func setValue(_ value: Any?, forUndefinedKey key: String) {
        KeyValueLookup.undefinedForAssignment(key, of: self)
    }

    /// Called when nil is assigned to a property that is not optional. Default: traps.
    open func setNilValueForKey(_ key: String) { KeyValueLookup.cannotBeNil(key, of: self) }

    /// Called when a property changes that this object observes with `addObserver(_:forKeyPath:options:context:)`. Default: traps.
    open func observeValue(
        forKeyPath keyPath: String?,
        of object: Any?,
        change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        KeyValueLookup.notHandled(keyPath, by: self)
    }

    /// Returns the key paths from which a property gets its value. Default: those in the `MemberTable` of the class.
    open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> {
        PropertyTable.of(self)[key]?.affectingKeyPaths ?? []
    }

    /// The observers and associated objects of this object.
    nonisolated(unsafe) package final var attachments: ObjectAttachments?

    /// Returns the action with a name that a storyboard or nib connects, such as `save:` for `@IBAction func save(_ sender:
    /// Any)`.
    ///
    /// Not part of UIKit. Default: the method with that name in the `MemberTable` of the class or its superclasses. A class
    /// without a table that has actions connected in Interface Builder overrides it:
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
    /// - Returns: The action, called with the sender (for an unwind segue, the segue). Nil for an unknown name.
    open func interfaceAction(named name: String) -> ((Any?) -> Void)? {
        let selector = EditCommand.completed(Selector(name))
        guard responds(to: selector) else { return nil }
        return { [weak self] sender in
            if let self { ActionMessage(action: selector, sender: sender, event: nil).deliver(to: self) }
        }
    }

    // MARK: Actions

    /// Whether this object performs an action. Default: whether it has the method; for the edit commands such as ``copy(_:)``, whether
    /// its class overrides the method.
    ///
    /// - Parameters:
    ///   - action: The selector of the method.
    ///   - sender: The sender, such as a key command.
    open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        guard let command = EditCommand(action) else { return responds(to: action) }
        return command.isImplemented(by: type(of: self)) || (command == .paste && acceptsClipboard)
    }

    /// The first object in the responder chain, starting with this one, that performs an action; nil if there is none.
    open func target(forAction action: Selector, withSender sender: Any?) -> Any? {
        canPerformAction(action, withSender: sender) ? self : next?.target(forAction: action, withSender: sender)
    }

    /// Called on the responder that performs a command, before a menu shows it or a key uses it, so that its title, state and
    /// attributes can be updated. Default: does nothing.
    open func validate(_ command: UICommand) {}

    /// Copies the selection to the pasteboard and removes it. Default: forwarded to the next responder.
    open func cut(_ sender: Any?) { next?.cut(sender) }

    /// Copies the selection to the pasteboard. Default: forwarded to the next responder.
    open func copy(_ sender: Any?) { next?.copy(sender) }

    /// Replaces the selection with the contents of the pasteboard. Default: pastes items that ``pasteConfiguration`` accepts with
    /// ``paste(itemProviders:)``, otherwise forwarded to the next responder.
    open func paste(_ sender: Any?) {
        if acceptsClipboard {
            paste(itemProviders: UIPasteboard.general.itemProviders)
        } else {
            next?.paste(sender)
        }
    }

    /// The undo manager for changes in this responder: that of the next responder. A window has one, and so has each text. Ctrl+Z and
    /// Ctrl+Shift+Z undo and redo with that of the first responder.
    open var undoManager: UndoManager? { next?.undoManager }

    /// The types that may be pasted; nil for the default of the class: text views and fields accept text, and others nothing.
    open var pasteConfiguration: UIPasteConfiguration?

    /// Pastes items. Called for items that ``canPaste(_:)`` accepts. Default: does nothing.
    open func paste(itemProviders: [NSItemProvider]) {}

    /// Whether any of the items may be pasted. Default: whether ``pasteConfiguration`` accepts one.
    open func canPaste(_ itemProviders: [NSItemProvider]) -> Bool {
        itemProviders.contains { pasteConfiguration?.accepts($0) == true }
    }

    private var acceptsClipboard: Bool {
        pasteConfiguration != nil && UIApplication.current != nil && canPaste(UIPasteboard.general.itemProviders)
    }

    /// Removes the selection. Default: forwarded to the next responder.
    open func delete(_ sender: Any?) { next?.delete(sender) }

    /// Selects the content at the caret. Default: forwarded to the next responder.
    open func select(_ sender: Any?) { next?.select(sender) }

    /// Selects everything. Default: forwarded to the next responder.
    open func selectAll(_ sender: Any?) { next?.selectAll(sender) }

    /// The key commands that are available while this responder is in the chain of the first responder or, without a first
    /// responder, while its screen is frontmost. Default: nil.
    open var keyCommands: [UIKeyCommand]? { nil }

    /// Called when touches begin. Default: forwarded to the next responder.
    open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }

    /// Called when touches move. Default: forwarded to the next responder.
    open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }

    /// Called when touches end. Default: forwarded to the next responder.
    open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }

    /// Called when a recognizer or the system cancels touches. Default: forwarded to the next responder.
    open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        next?.touchesCancelled(touches, with: event)
    }

    /// Called when a key is pressed that neither text input nor an urgent key command takes, before the responder chain handles it.
    /// Default: forwarded to the next responder. An override that does not call `super` keeps the key for itself.
    open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        guard let next else {
            event?.reachedEnd = true
            return
        }
        next.pressesBegan(presses, with: event)
    }

    /// Called when a press changes. Hosts send no changes. Default: forwarded to the next responder.
    open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesChanged(presses, with: event)
    }

    /// Called when a key is released. Default: forwarded to the next responder.
    open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesEnded(presses, with: event)
    }

    /// Called when a press is cancelled. Hosts cancel no presses. Default: forwarded to the next responder.
    open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        next?.pressesCancelled(presses, with: event)
    }

    /// Called when the user begins to shake the device, on the first responder. Default: forwarded to the next responder.
    ///
    /// In windows there is no such motion: sensors of desktops tell only the orientation of the screen. App drivers shake the device.
    open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionBegan(motion, with: event)
    }

    /// Called when the user has shaken the device. Default: forwarded to the next responder. At the end of the chain, the app asks the
    /// user to undo the last change; see ``UIApplication/applicationSupportsShakeToEdit``.
    open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionEnded(motion, with: event)
    }

    /// Called when a motion is interrupted, or was no shake. Default: forwarded to the next responder.
    open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
        next?.motionCancelled(motion, with: event)
    }

    /// Called when the cells of a list in this responder changed, or an activity indicator started or stopped. Default:
    /// forwarded to the next responder.
    func contentDidChangeWithin() { next?.contentDidChangeWithin() }

    /// Handles a key press. Returns whether it was handled. Default: performs a key command or forwards to the next
    /// responder.
    @_spi(UIKitModules)
    open func handleKey(_ press: KeyPress) -> Bool {
        performKeyCommand(press) || next?.handleKey(press) ?? false
    }

    /// Handles a key that the responder chain did not handle and that is not text.
    ///
    /// - Parameters:
    ///   - press: The key press.
    ///   - route: The reason why the window asks this responder.
    ///   - window: The window that received the key.
    @_spi(UIKitModules)
    open func handleUnclaimedKey(_ press: KeyPress, on route: KeyRoute, in window: UIWindow) -> KeyResponse {
        .passedOn
    }
}
