#if GTK
import CGTK
import Foundation

/// The gestures that open a context menu: a secondary click, a long press, and the menu keys.
@MainActor
final class MenuRequest {
    private let open: @MainActor () -> Bool

    private init(_ open: @escaping @MainActor () -> Bool) {
        self.open = open
    }

    /// Calls a closure when a menu is requested on a widget. If it opens a menu, the event is claimed.
    static func connect(_ widget: Widget, _ open: @escaping @MainActor () -> Bool) {
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
        gtk_widget_add_controller(widget, click)
        let clicked: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = {
            gesture,
            _,
            _,
            _,
            context in
            MenuRequest.begin(gesture, context)
        }
        let clickObject = UnsafeMutableRawPointer(click)
        Signal.attach(clickObject, "pressed", unsafeBitCast(clicked, to: GCallback.self), MenuRequest(open))
        let hold = gtk_gesture_long_press_new()!
        gtk_gesture_single_set_touch_only(hold, 1)
        gtk_widget_add_controller(widget, hold)
        let held: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { gesture, _, _, context in
            MenuRequest.begin(gesture, context)
        }
        let holdObject = UnsafeMutableRawPointer(hold)
        Signal.attach(holdObject, "pressed", unsafeBitCast(held, to: GCallback.self), MenuRequest(open))
        let keys = gtk_shortcut_controller_new()!
        let pressed: GtkShortcutFunc = { _, _, context in MenuRequest.call(context) ? 1 : 0 }
        let action = gtk_callback_action_new(
            pressed,
            Unmanaged.passRetained(MenuRequest(open)).toOpaque(),
            Callback.release
        )
        let trigger = gtk_shortcut_trigger_parse_string("Menu|<Shift>F10")
        gtk_shortcut_controller_add_shortcut(keys, gtk_shortcut_new(trigger, action))
        gtk_widget_add_controller(widget, keys)
    }

    nonisolated private static func begin(_ gesture: gpointer?, _ context: gpointer?) {
        guard call(context), let gesture else { return }
        gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
    }

    nonisolated private static func call(_ context: gpointer?) -> Bool {
        guard let context else { return false }
        nonisolated(unsafe) let pointer = context
        return MainActor.assumeIsolated {
            defer { MainLoop.codeDidRun() }
            return Unmanaged<MenuRequest>.fromOpaque(pointer).takeUnretainedValue().open()
        }
    }
}
#endif
