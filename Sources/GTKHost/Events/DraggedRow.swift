#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A mouse drag of content that the app provides for a row, an item or a view, from start to end.
///
/// Not a `GtkDragSource`, which would also claim sideways drags and drags of the reorder handle.
@MainActor
final class DraggedRow {
    private weak var host: GTKHost?
    private let drag: DragSession

    /// Begins a drag, unless there is nothing to drag at this point.
    ///
    /// - Parameters:
    ///   - start: The position of the press, in the coordinates of `content`.
    ///   - place: The same position, in the coordinates of the view.
    ///   - view: The view that contains the dragged one.
    ///   - content: The view's widget.
    ///   - gesture: The gesture that tracks the mouse. It is reset here.
    ///   - host: Stores the drag in progress.
    ///   - x: The current horizontal distance of the pointer from the start.
    ///   - y: The current vertical distance.
    static func begin(
        on start: CGPoint,
        at place: CGPoint,
        of view: UIView,
        content: Widget,
        gesture: OpaquePointer,
        host: GTKHost,
        _ x: Double,
        _ y: Double
    ) -> Bool {
        // A touch drag scrolls.
        guard let device = gtk_gesture_get_device(gesture), gdk_device_get_source(device) != GDK_SOURCE_TOUCHSCREEN,
            host.drag == nil, let native = gtk_widget_get_native(content),
            let surface = gtk_native_get_surface(native)
        else { return false }
        guard let hit = view.hitTest(place, with: nil), let window = view.window,
            let session = window.userBeganDrag(on: hit, at: view.convert(place, to: nil))
        else { return false }
        let text = session.textDrag.text.map { $0.replacingOccurrences(of: "\0", with: "") }
        let provider = DraggedData.provider(of: session, with: searchlight_drag_content_new(text))
        defer { if let provider { g_object_unref(UnsafeMutableRawPointer(provider)) } }
        let moves = session.allowsMoveOperation ? GDK_ACTION_MOVE.rawValue : 0
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | moves)
        guard let drag = gdk_drag_begin(surface, device, provider, actions, -x, -y) else { return false }
        host.drag = DragSource.Drag(session.textDrag, row: session)
        let row = DraggedRow(session, host)
        Signal.attach(
            UnsafeMutableRawPointer(drag),
            "dnd-finished",
            unsafeBitCast(finished, to: GCallback.self),
            row
        )
        Signal.attach(UnsafeMutableRawPointer(drag), "cancel", unsafeBitCast(cancelled, to: GCallback.self), row)
        showPicture(of: session, on: drag, tree: host.tree)
        // The drop target receives the release.
        gtk_event_controller_reset(gesture)
        session.begin()
        return true
    }

    private init(_ drag: DragSession, _ host: GTKHost) {
        self.drag = drag
        self.host = host
    }

    /// Uses an image of the dragged view in its current state as the drag icon.
    private static func showPicture(of session: DragSession, on drag: OpaquePointer, tree: WidgetTree) {
        if let title = session.title { return DragSource.show(title, on: drag) }
        guard let view = session.view, let widget = tree.existing(view)?.widget,
            let live = gtk_widget_paintable_new(widget)
        else { return }
        let grip = session.grip ?? session.location(in: view)
        let picture = gdk_paintable_get_current_image(live)
        gtk_drag_icon_set_from_paintable(drag, picture, Int32(grip.x), Int32(grip.y))
        g_object_unref(UnsafeMutableRawPointer(live))
        if let picture { g_object_unref(UnsafeMutableRawPointer(picture)) }
    }

    private func end(_ drag: OpaquePointer, with operation: UIDropOperation) {
        guard host?.drag?.row === self.drag else { return }
        host?.drag = nil
        gdk_drag_drop_done(drag, operation == .cancel ? 0 : 1)
        self.drag.end(with: operation)
        g_object_unref(UnsafeMutableRawPointer(drag))
        MainLoop.codeDidRun()
    }

    private static let finished: @convention(c) (OpaquePointer?, gpointer?) -> Void = { drag, context in
        nonisolated(unsafe) let (drag, context) = (drag, context)
        MainActor.assumeIsolated {
            guard let drag, let context else { return }
            let isMove = gdk_drag_get_selected_action(drag) == GDK_ACTION_MOVE
            let row = Unmanaged<DraggedRow>.fromOpaque(context).takeUnretainedValue()
            row.end(drag, with: isMove ? .move : .copy)
        }
    }

    private static let cancelled: @convention(c) (OpaquePointer?, GdkDragCancelReason, gpointer?) -> Void = {
        drag,
        _,
        context in
        nonisolated(unsafe) let (drag, context) = (drag, context)
        MainActor.assumeIsolated {
            guard let drag, let context else { return }
            Unmanaged<DraggedRow>.fromOpaque(context).takeUnretainedValue().end(drag, with: .cancel)
        }
    }
}
#endif
