#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The keyboard input of a text field or text view. Keys that produce text pass through the input method to UIKit's text input, others
/// to the responder chain.
///
/// The field's `GtkText` or `GtkTextView` has an input method of its own, which would bypass UIKit; this one intercepts its keys. The
/// composed text is the field's marked text. Either side can end a composition: the input method by committing or
/// cancelling, the field when its text is assigned, it loses focus, or it rejects the composed text.
@MainActor
final class InputMethod {
    weak var field: (any InputMethodClient)? {
        didSet { showWishes() }
    }
    /// Whether the field handles a press of the Tab key, which otherwise moves focus.
    var takesTab: (KeyPress) -> Bool = { _ in false }

    /// Returns the area of the caret in the coordinates of the widget, for the candidate window.
    var caretArea: () -> CGRect = { .zero }

    /// Called after a key changed the field.
    var keyDidRun: () -> Void = {}

    /// Called when the field refuses the focus that its widget received. Restores the previous focus.
    var focusWasRefused: () -> Void = {}

    /// Called before the paste command, with the continuation to run after the clipboard was read.
    var willPaste: (@escaping @MainActor () -> Void) -> Void = { $0() }

    let method: UnsafeMutablePointer<GtkIMContext>
    private let reference: ObjectReference
    private let keys: ObjectReference
    private let text: Widget
    /// Whether the input method shows a composition.
    private(set) var isComposing = false
    /// Whether the composition ended, so that its text is removed unless a commit follows at once.
    private var isEnding = false
    /// Whether a call from this class is in progress, or the input method is being reset.
    private var isBusy = false
    /// The latest composed text.
    private var composedText = ""
    /// The text of a composition that the field ended. Some input methods commit it afterwards nevertheless.
    private var takenText: String?

    init(text: Widget) {
        self.text = text
        let method = gtk_im_multicontext_new()!
        self.method = method
        reference = ObjectReference(adopting: UnsafeMutableRawPointer(method))
        gtk_im_context_set_client_widget(method, text)
        let keys = gtk_event_controller_key_new()!
        self.keys = ObjectReference(UnsafeMutableRawPointer(keys))
        gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
        gtk_event_controller_key_set_im_context(keys, method)
        gtk_widget_add_controller(text, keys)
        KeyEvents.connect(keys) { [weak self] press in self?.handle(press) ?? false }
        connectComposition()
        connectSurroundings()
        let focus = gtk_event_controller_focus_new()!
        gtk_widget_add_controller(text, focus)
        Signal.connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.focusDidCome() }
        Signal.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.focusDidGo() }
    }

    /// Passes the text input traits of the field to the input method.
    func showWishes() {
        if let field { InputWishes.apply(field, to: text, method) }
    }

    isolated deinit {
        // Breaks a retain cycle: the method retains the text, and this controller of the text retains the method.
        gtk_event_controller_key_set_im_context(OpaquePointer(keys.pointer), nil)
    }

    /// Disables the desktop's input method in a `GtkText` or `GtkTextView`: two clients in one place would compete for its focus.
    static func leaveDesktopOut(of text: Widget) {
        var value = GValue()
        g_value_init(&value, g_type_from_name("gchararray"))
        g_value_set_string(&value, "gtk-im-context-simple")
        g_object_set_property(text.cast(), "im-module", &value)
        g_value_unset(&value)
    }

    private func handle(_ press: KeyPress) -> Bool {
        takenText = nil
        giveUpIfEnding()
        // Tab moves focus, as everywhere on the desktop. A space is text.
        guard press.key != .tab || takesTab(press), press != KeyEvents.space, let field, let window = field.window
        else { return false }
        if press == KeyPress(.escape), field.markedTextRange != nil {
            // The input method ignored the key. The first press ends the composition, the next one the search.
            compose("", selected: 0)
            forget()
            keyDidRun()
            return true
        }
        if press == KeyPress(.character("v"), modifiers: .control) {
            willPaste { [weak self, weak window] in
                window?.sendKey(press)
                self?.keyDidRun()
            }
            return true
        }
        let wasHandled = window.sendKey(press)
        if wasHandled { keyDidRun() }
        return wasHandled
    }

    // MARK: Focus

    private func focusDidCome() {
        gtk_im_context_focus_in(method)
        guard let field, !field.isFirstResponder else { return }
        guard !field.becomeFirstResponder() else { return }
        // GTK is still changing the focus.
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
            if self?.field?.isFirstResponder == false { self?.focusWasRefused() }
        }
    }

    /// As in UIKit, the composed text is kept.
    private func focusDidGo() {
        takeComposition()
        isBusy = true
        gtk_im_context_focus_out(method)
        isBusy = false
    }

    // MARK: Composition

    /// Ends a composition and keeps its text.
    func takeComposition() {
        isEnding = false
        if let field, field.markedTextRange != nil {
            perform { field.unmarkText() }
            keyDidRun()
        }
        forget()
    }

    /// Called after the field changed: resets the input method if the field ended the composition.
    func fieldDidChange() {
        guard !isBusy, let field else { return }
        if isComposing, !isEnding, field.markedTextRange == nil { forget() }
        if gtk_widget_has_focus(text) != 0 { placeCandidates() }
    }

    private func forget() {
        if isComposing { takenText = composedText }
        isComposing = false
        isBusy = true
        gtk_im_context_reset(method)
        isBusy = false
    }

    private func connectComposition() {
        let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, context in
            nonisolated(unsafe) let (text, context) = (text, context)
            MainActor.assumeIsolated {
                guard let context, let text else { return }
                let method = Unmanaged<WeakMethod>.fromOpaque(context).takeUnretainedValue().method
                method?.commit(String(cString: text))
            }
        }
        Signal.attach(reference.pointer, "commit", unsafeBitCast(commit, to: GCallback.self), WeakMethod(self))
        Signal.connect(reference.pointer, "preedit-changed") { [weak self] in self?.showComposition() }
        Signal.connect(reference.pointer, "preedit-end") { [weak self] in self?.showComposition() }
    }

    private func commit(_ text: String) {
        let wasTaken = text == takenText
        takenText = nil
        guard !isBusy, !wasTaken, let field, field.isFirstResponder else { return }
        let isOver = isEnding || preedit.text.isEmpty
        isEnding = false
        perform { field.insertText(text) }
        // The field rejected the text, so the composed text is removed, too.
        if isOver, field.markedTextRange != nil { compose("", selected: 0) }
        if isOver { isComposing = false }
        didCompose()
    }

    private var preedit: (text: String, caret: gint) {
        var text: UnsafeMutablePointer<CChar>?
        var caret: gint = 0
        gtk_im_context_get_preedit_string(method, &text, nil, &caret)
        defer { g_free(text) }
        return (text.map { String(cString: $0) } ?? "", caret)
    }

    private func showComposition() {
        guard !isBusy, let field, field.isFirstResponder else { return }
        let (composed, caret) = preedit
        guard !composed.isEmpty else { return endComposition(of: field) }
        isEnding = false
        isComposing = true
        composedText = composed
        takenText = nil
        compose(composed, selected: composed.utf16(before: caret))
        didCompose()
    }

    /// Called when the preedit becomes empty. An input method also does this before a commit, and observers must not see
    /// the intermediate state, so the marked text is removed only if no commit follows.
    private func endComposition(of field: any InputMethodClient) {
        guard field.markedTextRange != nil, !isEnding else { return }
        isEnding = true
        MainLoop.atEndOfTurn(priority: G_PRIORITY_DEFAULT_IDLE) { [weak self] in self?.giveUpIfEnding() }
    }

    private func giveUpIfEnding() {
        guard isEnding else { return }
        isEnding = false
        isComposing = false
        guard let field, field.markedTextRange != nil else { return }
        compose("", selected: 0)
        didCompose()
    }

    /// Sets the marked text. An empty text removes it, or unmarks it if the app rejects the removal.
    private func compose(_ composed: String, selected: Int) {
        guard let field else { return }
        perform { field.setMarkedText(composed, selectedRange: NSRange(location: selected, length: 0)) }
        if composed.isEmpty, field.markedTextRange != nil { field.unmarkText() }
    }

    private func perform(_ change: () -> Void) {
        isBusy = true
        change()
        isBusy = false
    }

    private func didCompose() {
        perform { keyDidRun() }
        placeCandidates()
        MainLoop.codeDidRun()
        guard isComposing, field?.markedTextRange == nil else { return }
        // The text was rejected or removed. The input method is still handling the key, so it is reset later.
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in self?.fieldDidChange() }
    }

    /// Sets the position of the input method's candidate window.
    private func placeCandidates() {
        let caret = caretArea()
        var area = GdkRectangle(
            x: gint(clamping: Int(caret.minX)),
            y: gint(clamping: Int(caret.minY)),
            width: gint(clamping: Int(caret.width)),
            height: gint(clamping: Int(caret.height))
        )
        gtk_im_context_set_cursor_location(method, &area)
    }

    final class WeakMethod {
        weak var method: InputMethod?

        init(_ method: InputMethod) {
            self.method = method
        }
    }
}
#endif
