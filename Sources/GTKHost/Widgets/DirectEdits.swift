#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Edits of a `GtkText` that bypass key events: by assistive technology, drag and drop, or the emoji chooser.
///
/// Stops the default handler of `GtkText`, and applies the edit through UIKit.
@MainActor
enum DirectEdits {
    static func connect(_ widget: TextFieldWidget) {
        let object = UnsafeMutableRawPointer(widget.text)
        let insert:
            @convention(c) (gpointer?, UnsafePointer<CChar>?, gint, UnsafeMutablePointer<gint>?, gpointer?) -> Void =
                {
                    object,
                    text,
                    length,
                    position,
                    context in
                    nonisolated(unsafe) let (object, text, position, context) = (object, text, position, context)
                    MainActor.assumeIsolated {
                        guard let target = DirectEdits.target(context), let object, let text, let position else {
                            return
                        }
                        g_signal_stop_emission_by_name(object, "insert-text")
                        let count = length < 0 ? strlen(text) : Int(length)
                        let bytes = UnsafeRawBufferPointer(start: text, count: count)
                        DirectEdits.insert(String(decoding: bytes, as: UTF8.self), at: position, in: target)
                    }
                }
        let delete: @convention(c) (gpointer?, gint, gint, gpointer?) -> Void = { object, start, end, context in
            nonisolated(unsafe) let (object, context) = (object, context)
            MainActor.assumeIsolated {
                guard let target = DirectEdits.target(context), let object else { return }
                g_signal_stop_emission_by_name(object, "delete-text")
                DirectEdits.delete(from: start, to: end, in: target)
            }
        }
        Signal.attach(object, "insert-text", unsafeBitCast(insert, to: GCallback.self), WeakWidget(widget))
        Signal.attach(object, "delete-text", unsafeBitCast(delete, to: GCallback.self), WeakWidget(widget))
    }

    /// The widget, unless it is being updated from UIKit.
    private static func target(_ context: gpointer?) -> TextFieldWidget? {
        guard let context else { return nil }
        let widget = Unmanaged<WeakWidget>.fromOpaque(context).takeUnretainedValue().widget
        return widget?.isShowing == false ? widget : nil
    }

    private static func insert(
        _ text: String,
        at position: UnsafeMutablePointer<gint>,
        in widget: TextFieldWidget
    ) {
        guard let field = widget.view as? UITextField else { return }
        guard field.becomeFirstResponder() else { return }
        let offset = (field.text ?? "").utf16(before: position.pointee)
        field.select(textOffsets: offset..<offset)
        field.insertText(text)
        widget.showNow()
        position.pointee = (field.text ?? "").scalars(before: max(0, field.caretOffset))
        MainLoop.codeDidRun()
    }

    private static func delete(from start: gint, to end: gint, in widget: TextFieldWidget) {
        guard let field = widget.view as? UITextField, let text = field.text else { return }
        let lower = text.utf16(before: start)
        let upper = end < 0 ? text.utf16.count : text.utf16(before: end)
        guard lower < upper else { return }
        field.select(textOffsets: lower..<upper)
        field.delete(nil)
        widget.showNow()
        MainLoop.codeDidRun()
    }

    private final class WeakWidget {
        weak var widget: TextFieldWidget?

        init(_ widget: TextFieldWidget) {
            self.widget = widget
        }
    }
}
#endif
