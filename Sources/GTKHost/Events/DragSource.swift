#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Supports dragging tokens and selected text out of a field with the pointer.
///
/// Runs before the inner widgets, because `GtkText` has a drag source of its own that ignores tokens.
@MainActor
enum DragSource {
    /// A drag in progress.
    @MainActor
    final class Drag {
        let content: TextDrag
        /// Whether a field of this program accepted it, and moved content has been removed from its source.
        var wasDroppedHere = false
        /// The drag session of a table, if the drag began on a row.
        let row: DragSession?

        init(_ content: TextDrag, row: DragSession? = nil) {
            self.content = content
            self.row = row
        }
    }

    /// Makes a widget a drag source.
    ///
    /// - Parameters:
    ///   - widget: The widget, which outlives the removal of the dragged content.
    ///   - host: Stores the drag in progress.
    ///   - drag: Returns the content at a point of the widget and its drag icon; nil if nothing there can be dragged.
    static func connect(
        _ widget: Widget,
        host: GTKHost,
        drag: @escaping @MainActor (CGPoint) -> (TextDrag, icon: Widget?)?
    ) {
        let source = gtk_drag_source_new()!
        gtk_drag_source_set_actions(source, GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue))
        gtk_event_controller_set_propagation_phase(source, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, source)
        let context = Context(host: host, drag: drag)
        let object = UnsafeMutableRawPointer(source)
        Signal.attach(object, "begin", unsafeBitCast(press, to: GCallback.self), context)
        Signal.attach(object, "prepare", unsafeBitCast(prepare, to: GCallback.self), context)
        Signal.attach(object, "drag-begin", unsafeBitCast(begin, to: GCallback.self), context)
        Signal.attach(object, "drag-end", unsafeBitCast(end, to: GCallback.self), context)
    }

    /// The press decides whether there is content to drag: later the pointer may cross content while it selects text.
    private static let press: @convention(c) (OpaquePointer?, gpointer?, gpointer?) -> Void = {
        source,
        sequence,
        context in
        nonisolated(unsafe) let (source, sequence, context) = (source, sequence, context)
        MainActor.assumeIsolated {
            guard let source, let context = DragSource.context(context) else { return }
            var (x, y) = (0.0, 0.0)
            gtk_gesture_get_point(source, sequence.map { OpaquePointer($0) }, &x, &y)
            context.isPressOnContent = context.drag(CGPoint(x: x, y: y)) != nil
        }
    }

    private static let prepare: @convention(c) (OpaquePointer?, Double, Double, gpointer?) -> OpaquePointer? = {
        source,
        x,
        y,
        context in
        nonisolated(unsafe) let (source, context) = (source, context)
        nonisolated(unsafe) var content: OpaquePointer?
        MainActor.assumeIsolated {
            guard let source, let context = DragSource.context(context), let host = context.host,
                context.isPressOnContent, let (drag, icon) = context.drag(CGPoint(x: x, y: y))
            else { return }
            host.drag = Drag(drag)
            context.hasIcon = icon != nil
            let paintable = icon.flatMap { gtk_widget_paintable_new($0) }
            gtk_drag_source_set_icon(source, paintable, 12, 12)
            if let paintable { g_object_unref(UnsafeMutableRawPointer(paintable)) }
            let text = drag.text.map { $0.replacingOccurrences(of: "\0", with: "") }
            content = OpaquePointer(searchlight_drag_content_new(text))
            MainLoop.codeDidRun()
        }
        return content
    }

    private static let begin: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drag, context in
        nonisolated(unsafe) let (drag, context) = (drag, context)
        MainActor.assumeIsolated {
            guard let drag, let context = DragSource.context(context), let content = context.host?.drag?.content
            else { return }
            // The drag grabs the pointer, so the window does not receive its release.
            if let field = content.source { field.window?.hostTookTouches(on: field) }
            guard !context.hasIcon else { return }
            show(content.title, on: drag)
        }
    }

    /// Shows the beginning of a text at the pointer.
    static func show(_ title: String, on drag: OpaquePointer) {
        let label: Widget = gtk_label_new(DrawableText.clean(String(title.prefix(200)), inOneLine: true))
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        gtk_label_set_max_width_chars(label.opaque, 30)
        gtk_widget_add_css_class(label, "drag")
        gtk_drag_icon_set_child(OpaquePointer(gtk_drag_icon_get_for_drag(drag)), label)
    }

    private static let end: @convention(c) (gpointer?, OpaquePointer?, gboolean, gpointer?) -> Void = {
        _,
        _,
        isMove,
        context in
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            guard let host = DragSource.context(context)?.host, let drag = host.drag else { return }
            host.drag = nil
            // A different program accepted it.
            if isMove != 0, !drag.wasDroppedHere { drag.content.removeFromSource() }
            MainLoop.codeDidRun()
        }
    }

    private static func context(_ pointer: gpointer?) -> Context? {
        pointer.map { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }

    @MainActor
    private final class Context {
        weak var host: GTKHost?
        let drag: @MainActor (CGPoint) -> (TextDrag, icon: Widget?)?
        var hasIcon = false
        var isPressOnContent = false

        init(host: GTKHost, drag: @escaping @MainActor (CGPoint) -> (TextDrag, icon: Widget?)?) {
            self.host = host
            self.drag = drag
        }
    }
}
#endif
