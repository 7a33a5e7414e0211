#if GTK
import CGTK
import CGTKShim
@_spi(Host) import UIKitCore

/// The standard shortcuts of GNOME windows, unless the content handles them.
extension HostWindow {
    /// Connects Ctrl+W, Ctrl+Q, Ctrl+N in apps with several windows, and the mouse's back button. The window receives keys last: commands of the app, text and
    /// web pages handle them first.
    func connectConventions() {
        let shortcuts = gtk_shortcut_controller_new()!
        gtk_widget_add_controller(widget, shortcuts)
        let commands: [(key: Int32, body: @MainActor () -> Void)] = [
            (GDK_KEY_w, { [weak self] in self?.userClosed() }),
            (GDK_KEY_q, { [weak self] in self?.host.windowWasClosed() }),
            (GDK_KEY_n, { _ = UIApplication.current?.userWantsNewWindow() }),
        ]
        for command in commands {
            let run: GtkShortcutFunc = { _, _, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().body() }
                    MainLoop.codeDidRun()
                }
                return 1
            }
            let action = gtk_callback_action_new(
                run,
                Unmanaged.passRetained(Callback(command.body)).toOpaque(),
                Callback.release
            )
            let trigger = gtk_keyval_trigger_new(guint(bitPattern: command.key), GDK_CONTROL_MASK)
            gtk_shortcut_controller_add_shortcut(shortcuts, gtk_shortcut_new(trigger, action))
        }
        let back = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(back, HostWindow.backButton)
        // Runs before the widgets, because a text field takes focus for a press of any button.
        gtk_event_controller_set_propagation_phase(back, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, back)
        let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, _, _, context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                if let context { Unmanaged<Callback>.fromOpaque(context).takeUnretainedValue().body() }
                MainLoop.codeDidRun()
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(back),
            "pressed",
            unsafeBitCast(pressed, to: GCallback.self),
            Callback { [weak self] in
                gtk_gesture_set_state(back, GTK_EVENT_SEQUENCE_CLAIMED)
                self?.window?.userWentBack()
            }
        )
    }

    /// The number of the mouse's back button in X and Wayland.
    private static let backButton: guint = 8

    /// Shows the window. Without a first responder, no widget of a new window has focus: Tab starts at the first widget,
    /// and the arrow keys go to the list.
    func present() {
        let content = adw_window_get_content(widget.cast())
        // When GTK shows a window, it focuses the first focusable widget, so a field would begin editing.
        let keepsFocusFree = !awaitsFocus && window?.focusedResponder == nil && gtk_widget_get_visible(widget) == 0
        if keepsFocusFree { gtk_widget_set_can_focus(content, 0) }
        gtk_window_present(widget.cast())
        if keepsFocusFree { gtk_widget_set_can_focus(content, 1) }
    }
}
#endif
