#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Edits and selections of a text view's proxy by assistive technology. Edits are stopped, and applied through UIKit.
@MainActor
enum ProxyEdits {
    static func connect(_ widget: TextViewWidget) {
        let object = UnsafeMutableRawPointer(widget.proxy.buffer)
        Signal.attach(object, "insert-text", unsafeBitCast(insert, to: GCallback.self), WeakTextView(widget))
        Signal.attach(object, "delete-range", unsafeBitCast(delete, to: GCallback.self), WeakTextView(widget))
        Signal.attach(object, "mark-set", unsafeBitCast(mark, to: GCallback.self), WeakTextView(widget))
    }

    private typealias Iterator = UnsafeMutablePointer<GtkTextIter>

    private static let insert:
        @convention(c) (gpointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafePointer<CChar>?, gint, gpointer?) -> Void =
            { object, place, text, length, context in
                nonisolated(unsafe) let (object, place, text, context) = (object, place, text, context)
                MainActor.assumeIsolated {
                    guard let widget = ProxyEdits.target(context), let object, let place, let text else { return }
                    g_signal_stop_emission_by_name(object, "insert-text")
                    let count = length < 0 ? strlen(text) : Int(length)
                    let bytes = UnsafeRawBufferPointer(start: text, count: count)
                    ProxyEdits.edit(widget, at: [place]) { view, offsets in
                        view.userSelected(from: offsets[0], to: offsets[0])
                        view.insertText(String(decoding: bytes, as: UTF8.self))
                    }
                }
            }

    private static let delete:
        @convention(c) (gpointer?, UnsafeMutablePointer<GtkTextIter>?, UnsafeMutablePointer<GtkTextIter>?, gpointer?) ->
            Void = { object, start, end, context in
                nonisolated(unsafe) let (object, start, end, context) = (object, start, end, context)
                MainActor.assumeIsolated {
                    guard let widget = ProxyEdits.target(context), let object, let start, let end else { return }
                    g_signal_stop_emission_by_name(object, "delete-range")
                    ProxyEdits.edit(widget, at: [start, end]) { view, offsets in
                        guard offsets[0] != offsets[1] else { return }
                        view.userSelected(from: offsets[0], to: offsets[1])
                        view.deleteBackward()
                    }
                }
            }

    /// Performs an edit. Afterwards the iterators, which the change invalidates, are at the caret.
    private static func edit(
        _ widget: TextViewWidget,
        at places: [UnsafeMutablePointer<GtkTextIter>],
        _ body: (UITextView, [Int]) -> Void
    ) {
        let offsets = places.map { widget.proxy.units(at: $0) }
        if let view = widget.textView, view.isEditable, view.becomeFirstResponder() {
            body(view, offsets)
            widget.showNow()
        }
        let caret = widget.proxy.selection.head
        for place in places { place.pointee = widget.proxy.iterator(at: caret) }
        MainLoop.codeDidRun()
    }

    private static let mark:
        @convention(c) (gpointer?, UnsafeMutablePointer<GtkTextIter>?, OpaquePointer?, gpointer?) -> Void = {
            _,
            _,
            mark,
            context in
            nonisolated(unsafe) let (mark, context) = (mark, context)
            MainActor.assumeIsolated {
                guard let widget = ProxyEdits.target(context), let view = widget.textView, let mark else { return }
                let buffer = widget.proxy.buffer
                guard OpaquePointer(gtk_text_buffer_get_insert(buffer)) == mark else { return }
                // Moving the caret ends a composition.
                if view.markedTextRange != nil { widget.inputMethod.takeComposition() }
                let (anchor, head) = widget.proxy.selection
                view.userSelected(from: anchor, to: head)
                MainLoop.codeDidRun()
            }
        }

    /// The widget, unless its buffer is being updated from UIKit.
    private static func target(_ context: gpointer?) -> TextViewWidget? {
        guard let context else { return nil }
        let widget = Unmanaged<WeakTextView>.fromOpaque(context).takeUnretainedValue().widget
        return widget?.proxy.isShowing == false ? widget : nil
    }
}
#endif
