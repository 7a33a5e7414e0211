#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The keys of a text field: those that are text go through the input method to UIKit's text input, the others to the
    /// responder chain.
    ///
    /// The field's `GtkText` has an input method of its own, which would write past UIKit; this one stands in front of it.
    @MainActor
    final class InputMethod {
        weak var field: UITextField?
        /// Called after a key changed something.
        var keyDidRun: () -> Void = {}

        /// Called before the paste command, with what is to be done once the clipboard has been read.
        var willPaste: (@escaping @MainActor () -> Void) -> Void = { $0() }

        private let context: ObjectReference
        private let keys: ObjectReference
        private let text: Widget

        init(text: Widget) {
            self.text = text
            let method = gtk_im_multicontext_new()!
            context = ObjectReference(adopting: UnsafeMutableRawPointer(method))
            gtk_im_context_set_client_widget(method, text)
            let keys = gtk_event_controller_key_new()!
            self.keys = ObjectReference(UnsafeMutableRawPointer(keys))
            gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
            gtk_event_controller_key_set_im_context(keys, method)
            gtk_widget_add_controller(text, keys)
            KeyEvents.connect(keys) { [weak self] press in self?.handle(press) ?? false }
            connectComposition()
            let focus = gtk_event_controller_focus_new()!
            gtk_widget_add_controller(text, focus)
            Signal.connect(UnsafeMutableRawPointer(focus), "enter") { [weak self] in self?.focusDidCome() }
            Signal.connect(UnsafeMutableRawPointer(focus), "leave") { [weak self] in self?.focusDidGo() }
        }

        /// Tells the input method what the field wishes of it.
        func showWishes() {
            if let field { InputWishes.apply(field, to: text, method) }
        }

        isolated deinit {
            // The method holds the text, and this controller of the text holds the method.
            gtk_event_controller_key_set_im_context(OpaquePointer(keys.pointer), nil)
        }

        private var method: UnsafeMutablePointer<GtkIMContext> {
            context.pointer.assumingMemoryBound(to: GtkIMContext.self)
        }

        private func handle(_ press: KeyPress) -> Bool {
            // Tab moves the focus as everywhere on the desktop.
            guard press.key != .tab, let field, let window = field.window else { return false }
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
            field.becomeFirstResponder()
        }

        private func focusDidGo() {
            gtk_im_context_focus_out(method)
            if field?.markedTextRange != nil { field?.unmarkText() }
            gtk_im_context_reset(method)
        }

        // MARK: Composition

        private func connectComposition() {
            let commit: @convention(c) (gpointer?, UnsafePointer<CChar>?, gpointer?) -> Void = { _, text, context in
                nonisolated(unsafe) let (text, context) = (text, context)
                MainActor.assumeIsolated {
                    guard let context, let text else { return }
                    let method = Unmanaged<WeakMethod>.fromOpaque(context).takeUnretainedValue().method
                    method?.commit(String(cString: text))
                }
            }
            Signal.attach(context.pointer, "commit", unsafeBitCast(commit, to: GCallback.self), WeakMethod(self))
            Signal.connect(context.pointer, "preedit-changed") { [weak self] in self?.composeText() }
            Signal.connect(context.pointer, "preedit-end") { [weak self] in self?.composeText() }
        }

        private func commit(_ text: String) {
            field?.insertText(text)
            keyDidRun()
            placeCandidates()
            MainLoop.codeDidRun()
        }

        private func composeText() {
            guard let field else { return }
            var text: UnsafeMutablePointer<CChar>?
            var caret: gint = 0
            gtk_im_context_get_preedit_string(method, &text, nil, &caret)
            defer { g_free(text) }
            let composed = text.map { String(cString: $0) } ?? ""
            guard !composed.isEmpty || field.markedTextRange != nil else { return }
            field.setMarkedText(composed, selectedRange: NSRange(location: composed.utf16(before: caret), length: 0))
            keyDidRun()
            placeCandidates()
        }

        /// Tells the input method where its window with candidates belongs.
        private func placeCandidates() {
            var strong = graphene_rect_t()
            gtk_text_compute_cursor_extents(text.cast(), gsize(gtk_editable_get_position(text.opaque)), &strong, nil)
            var area = GdkRectangle(
                x: gint(strong.origin.x),
                y: gint(strong.origin.y),
                width: gint(strong.size.width),
                height: gint(strong.size.height)
            )
            gtk_im_context_set_cursor_location(method, &area)
        }

        private final class WeakMethod {
            weak var method: InputMethod?

            init(_ method: InputMethod) {
                self.method = method
            }
        }
    }
#endif
