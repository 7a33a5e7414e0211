#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Converts GTK's key events to key presses.
@MainActor
enum KeyEvents {
    /// Calls a closure for each key that produces no text, and optionally for text keys. Its result tells whether the key
    /// was handled. `composing` is called for keys that begin a compose sequence.
    static func connect(
        _ controller: OpaquePointer,
        withText: Bool = false,
        composing: @escaping @MainActor () -> Bool = { false },
        _ handle: @escaping @MainActor (KeyPress) -> Bool
    ) {
        let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
            controller,
            key,
            code,
            state,
            context in
            nonisolated(unsafe) let (controller, context) = (controller, context)
            return MainActor.assumeIsolated {
                guard let context else { return 0 }
                let handler = Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue()
                guard let press = KeyEvents.press(key, state, withText: handler.withText) else {
                    return KeyEvents.composes(key) && handler.composing() ? 1 : 0
                }
                defer { MainLoop.codeDidRun() }
                if handler.handle(press) { return 1 }
                let plain = controller.flatMap { KeyEvents.withoutShift(press, code, OpaquePointer($0)) }
                return plain.map(handler.handle) == true ? 1 : 0
            }
        }
        let object = UnsafeMutableRawPointer(controller)
        Signal.attach(
            object,
            "key-pressed",
            unsafeBitCast(pressed, to: GCallback.self),
            Handler(withText, composing, handle)
        )
    }

    /// The unmodified space bar: text in a field, Return in a list.
    static let space = KeyPress(.character(" "))

    private static let keys: [Int32: KeyPress.Key] = [
        GDK_KEY_BackSpace: .backspace, GDK_KEY_Delete: .delete, GDK_KEY_KP_Delete: .delete,
        GDK_KEY_Return: .return, GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return,
        GDK_KEY_Escape: .escape, GDK_KEY_Tab: .tab, GDK_KEY_ISO_Left_Tab: .tab,
        GDK_KEY_Up: .up, GDK_KEY_KP_Up: .up, GDK_KEY_Down: .down, GDK_KEY_KP_Down: .down,
        GDK_KEY_Left: .left, GDK_KEY_KP_Left: .left, GDK_KEY_Right: .right, GDK_KEY_KP_Right: .right,
        GDK_KEY_Home: .home, GDK_KEY_KP_Home: .home, GDK_KEY_End: .end, GDK_KEY_KP_End: .end,
        GDK_KEY_Page_Up: .pageUp, GDK_KEY_KP_Page_Up: .pageUp,
        GDK_KEY_Page_Down: .pageDown, GDK_KEY_KP_Page_Down: .pageDown,
    ]

    /// The key press; nil for keys without a meaning of their own, and for text, except an unmodified space and unless text
    /// is requested.
    static func press(_ key: guint, _ state: GdkModifierType, withText: Bool = false) -> KeyPress? {
        var modifiers: KeyPress.Modifiers = []
        if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
        if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
        if state.rawValue & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alternate) }
        if let named = keys[Int32(bitPattern: key)] { return KeyPress(named, modifiers: modifiers) }
        if key == guint(GDK_KEY_space), modifiers.isEmpty { return space }
        if (GDK_KEY_F1...GDK_KEY_F12).contains(Int32(bitPattern: key)) {
            return KeyPress(.function(Int(Int32(bitPattern: key) - GDK_KEY_F1) + 1), modifiers: modifiers)
        }
        guard withText || !modifiers.isDisjoint(with: [.control, .alternate]) else { return nil }
        let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(key))
        guard let scalar = Unicode.Scalar(scalar), scalar.value >= 0x20 else { return nil }
        return KeyPress(.character(Character(scalar)), modifiers: modifiers)
    }

    /// Whether a key begins a compose sequence: a dead key, or the compose key.
    private static func composes(_ key: guint) -> Bool {
        let key = Int32(bitPattern: key)
        return key == GDK_KEY_Multi_key || (GDK_KEY_dead_grave...GDK_KEY_dead_greek).contains(key)
    }

    /// The key press with the unshifted character of its key: Ctrl+Shift+1 arrives as "!", which apps may not expect. Nil
    /// for letters, for which both are the same.
    private static func withoutShift(_ press: KeyPress, _ code: guint, _ controller: OpaquePointer) -> KeyPress? {
        guard case .character(let sign) = press.key, !sign.isLetter, press.modifiers.contains(.shift),
            !press.modifiers.isDisjoint(with: [.control, .alternate]),
            let event = gtk_event_controller_get_current_event(controller),
            let display = gdk_event_get_display(event)
        else { return nil }
        var key: guint = 0
        let layout = gint(gdk_key_event_get_layout(event))
        gdk_display_translate_key(display, code, GdkModifierType(0), layout, &key, nil, nil, nil)
        guard let scalar = Unicode.Scalar(gdk_keyval_to_unicode(key)), scalar.value >= 0x20 else { return nil }
        let plain = KeyPress(.character(Character(scalar)), modifiers: press.modifiers)
        return plain == press ? nil : plain
    }

    private final class Handler {
        let withText: Bool
        let composing: @MainActor () -> Bool
        let handle: @MainActor (KeyPress) -> Bool

        init(
            _ withText: Bool,
            _ composing: @escaping @MainActor () -> Bool,
            _ handle: @escaping @MainActor (KeyPress) -> Bool
        ) {
            self.withText = withText
            self.composing = composing
            self.handle = handle
        }
    }
}
#endif
