#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// GTK's keys in the words of the seam.
    @MainActor
    enum KeyEvents {
        /// Calls a closure for every key that is not text; what it returns tells whether the key was used.
        static func connect(_ controller: OpaquePointer, _ handle: @escaping @MainActor (KeyPress) -> Bool) {
            let pressed: @convention(c) (gpointer?, guint, guint, GdkModifierType, gpointer?) -> gboolean = {
                _,
                key,
                _,
                state,
                context in
                nonisolated(unsafe) let context = context
                return MainActor.assumeIsolated {
                    guard let context, let press = KeyEvents.press(key, state) else { return 0 }
                    defer { MainLoop.codeDidRun() }
                    return Unmanaged<Handler>.fromOpaque(context).takeUnretainedValue().handle(press) ? 1 : 0
                }
            }
            let object = UnsafeMutableRawPointer(controller)
            Signal.attach(object, "key-pressed", unsafeBitCast(pressed, to: GCallback.self), Handler(handle))
        }

        /// The space bar alone: text in a field, in a list what Return is.
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

        /// The key press, or nil for text, other than a space alone, and for keys that mean nothing alone.
        static func press(_ key: guint, _ state: GdkModifierType) -> KeyPress? {
            var modifiers: KeyPress.Modifiers = []
            if state.rawValue & GDK_SHIFT_MASK.rawValue != 0 { modifiers.insert(.shift) }
            if state.rawValue & GDK_CONTROL_MASK.rawValue != 0 { modifiers.insert(.control) }
            if state.rawValue & GDK_ALT_MASK.rawValue != 0 { modifiers.insert(.alternate) }
            if let named = keys[Int32(bitPattern: key)] { return KeyPress(named, modifiers: modifiers) }
            if key == guint(GDK_KEY_space), modifiers.isEmpty { return space }
            guard !modifiers.isDisjoint(with: [.control, .alternate]) else { return nil }
            let scalar = gdk_keyval_to_unicode(gdk_keyval_to_lower(key))
            guard let scalar = Unicode.Scalar(scalar), scalar.value >= 0x20 else { return nil }
            return KeyPress(.character(Character(scalar)), modifiers: modifiers)
        }

        private final class Handler {
            let handle: @MainActor (KeyPress) -> Bool

            init(_ handle: @escaping @MainActor (KeyPress) -> Bool) {
                self.handle = handle
            }
        }
    }
#endif
