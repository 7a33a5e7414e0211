#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Supports dropping rows of this program on the rows of a list.
@MainActor
enum RowDrop {
    fileprivate static let nothing = GdkDragAction(0)

    /// Makes a list a drop target.
    ///
    /// - Parameters:
    ///   - widget: The list.
    ///   - content: The widget that contains its rows. Fields in them handle drops first.
    static func connect(_ widget: ScrollWidget, content: Widget) {
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_async_new(searchlight_drop_formats_new(), actions)!
        gtk_widget_add_controller(content, target)
        let context = Context(widget)
        let object = UnsafeMutableRawPointer(target)
        Signal.attach(object, "accept", unsafeBitCast(accept, to: GCallback.self), context)
        Signal.attach(object, "drag-enter", unsafeBitCast(motion, to: GCallback.self), context)
        Signal.attach(object, "drag-motion", unsafeBitCast(motion, to: GCallback.self), context)
        Signal.attach(object, "drag-leave", unsafeBitCast(leave, to: GCallback.self), context)
        Signal.attach(object, "drop", unsafeBitCast(drop, to: GCallback.self), context)
    }

    private static let accept: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
        _,
        drop,
        context in
        nonisolated(unsafe) let (drop, context) = (drop, context)
        return MainActor.assumeIsolated { drag(drop, context) == nil ? 0 : 1 }
    }

    private static let motion: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction =
        {
            _,
            drop,
            x,
            y,
            context in
            nonisolated(unsafe) let (drop, context) = (drop, context)
            return MainActor.assumeIsolated {
                defer { MainLoop.codeDidRun() }
                return action(at: CGPoint(x: x, y: y), drop, context)
            }
        }

    private static let leave: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, context in
        nonisolated(unsafe) let (drop, context) = (drop, context)
        MainActor.assumeIsolated {
            drag(drop, context)?.userLeft()
            MainLoop.codeDidRun()
        }
    }

    private static let drop: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> gboolean = {
        _,
        drop,
        x,
        y,
        context in
        nonisolated(unsafe) let (drop, context) = (drop, context)
        return MainActor.assumeIsolated {
            guard let drop, let drag = drag(drop, context) else { return 0 }
            let action = action(at: CGPoint(x: x, y: y), drop, context)
            let isTaken = action != nothing && drag.userDropped() != .cancel
            gdk_drop_finish(drop, isTaken ? action : nothing)
            MainLoop.codeDidRun()
            return 1
        }
    }

    /// The action of a drop at a point of the list's content.
    private static func action(at point: CGPoint, _ drop: OpaquePointer?, _ context: gpointer?) -> GdkDragAction {
        guard let drop, let drag = drag(drop, context), let view = view(context) else { return nothing }
        let place = CGPoint(x: point.x + view.bounds.minX, y: point.y + view.bounds.minY)
        let operation = drag.userMoved(over: view.hitTest(place, with: nil), at: view.convert(place, to: nil))
        let wanted: GdkDragAction
        switch operation {
        case .cancel, .forbidden: return nothing
        case .copy: wanted = GDK_ACTION_COPY
        case .move: wanted = GDK_ACTION_MOVE
        }
        // Modifier keys may exclude it.
        return gdk_drop_get_actions(drop).rawValue & wanted.rawValue != 0 ? wanted : nothing
    }

    /// The drag session of a row of this program.
    private static func drag(_ drop: OpaquePointer?, _ context: gpointer?) -> DragSession? {
        guard let drop, gdk_drop_get_drag(drop) != nil, let context else { return nil }
        return Unmanaged<Context>.fromOpaque(context).takeUnretainedValue().widget?.tree.host.drag?.row
    }

    private static func view(_ context: gpointer?) -> UIScrollView? {
        context.flatMap { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue().widget?.view as? UIScrollView }
    }

    private final class Context {
        weak var widget: ScrollWidget?

        init(_ widget: ScrollWidget) {
            self.widget = widget
        }
    }
}
#endif
