#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Supports dropping tokens and text on a field. Drags within this program preserve tokens. Text of other programs passes
/// through UIKit, too.
///
/// Replaces the drop target of `GtkText`, which would insert text directly.
@MainActor
enum DropTarget {
    /// No action. Swift does not import GDK's name for it.
    fileprivate static let nothing = GdkDragAction(0)

    static func connect(_ widget: TextFieldWidget) {
        widget.removeOwnDropTarget()
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_async_new(searchlight_drop_formats_new(), actions)!
        gtk_event_controller_set_propagation_phase(target, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget.widget, target)
        let context = Context(widget)
        let object = UnsafeMutableRawPointer(target)
        Signal.attach(object, "accept", unsafeBitCast(accept, to: GCallback.self), context)
        Signal.attach(object, "drag-enter", unsafeBitCast(motion, to: GCallback.self), context)
        Signal.attach(object, "drag-motion", unsafeBitCast(motion, to: GCallback.self), context)
        Signal.attach(object, "drop", unsafeBitCast(drop, to: GCallback.self), context)
    }

    private static let accept: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = {
        _,
        drop,
        context in
        nonisolated(unsafe) let (drop, context) = (drop, context)
        return MainActor.assumeIsolated {
            guard let drop, let widget = DropTarget.widget(context) else { return 0 }
            return widget.action(of: drop) == DropTarget.nothing ? 0 : 1
        }
    }

    private static let motion: @convention(c) (gpointer?, OpaquePointer?, Double, Double, gpointer?) -> GdkDragAction =
        {
            _,
            drop,
            _,
            _,
            context in
            nonisolated(unsafe) let (drop, context) = (drop, context)
            return MainActor.assumeIsolated {
                guard let drop, let widget = DropTarget.widget(context) else { return DropTarget.nothing }
                return widget.action(of: drop)
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
            guard let drop, let widget = DropTarget.widget(context) else { return 0 }
            widget.take(drop, at: CGPoint(x: x, y: y))
            MainLoop.codeDidRun()
            return 1
        }
    }

    private static func widget(_ context: gpointer?) -> TextFieldWidget? {
        context.flatMap { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue().widget }
    }

    private final class Context {
        weak var widget: TextFieldWidget?

        init(_ widget: TextFieldWidget) {
            self.widget = widget
        }
    }
}

extension TextFieldWidget {
    /// The dropped drag, if it comes from this program.
    private func own(_ drop: OpaquePointer) -> DragSource.Drag? {
        gdk_drop_get_drag(drop) == nil ? nil : tree.host.drag
    }

    /// The action of a drop here. Modifier keys may exclude the default action.
    fileprivate func action(of drop: OpaquePointer) -> GdkDragAction {
        guard let field = view as? UITextField else { return DropTarget.nothing }
        let wanted: GdkDragAction
        if let drag = own(drop) {
            guard let operation = field.operation(forDropping: drag.content) else { return DropTarget.nothing }
            wanted = operation == .move ? GDK_ACTION_MOVE : GDK_ACTION_COPY
        } else {
            guard field.takesDroppedText, searchlight_drop_has_text(drop) != 0 else { return DropTarget.nothing }
            wanted = GDK_ACTION_COPY
        }
        let possible = gdk_drop_get_actions(drop).rawValue
        if possible & wanted.rawValue != 0 { return wanted }
        let other = wanted == GDK_ACTION_MOVE ? GDK_ACTION_COPY : GDK_ACTION_MOVE
        return possible & other.rawValue != 0 ? other : DropTarget.nothing
    }

    fileprivate func take(_ drop: OpaquePointer, at point: CGPoint) {
        // GTK clears this state when a drag leaves, but not when it ends here.
        gtk_widget_unset_state_flags(widget, GTK_STATE_FLAG_DROP_ACTIVE)
        guard let field = view as? UITextField else { return gdk_drop_finish(drop, DropTarget.nothing) }
        let action = action(of: drop)
        let offset = textOffset(at: point)
        if let drag = own(drop) {
            let isTaken = field.drop(drag.content, at: offset, action == GDK_ACTION_MOVE ? .move : .copy)
            drag.wasDroppedHere = isTaken
            showNow()
            return gdk_drop_finish(drop, isTaken ? action : DropTarget.nothing)
        }
        let reading = Reading(widget: self, drop: drop, offset: offset, action: action)
        searchlight_drop_read_text(
            drop,
            { text, context in
                nonisolated(unsafe) let (text, context) = (text, context)
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Reading>.fromOpaque(context).takeRetainedValue().finish(text)
                    MainLoop.codeDidRun()
                }
            },
            Unmanaged.passRetained(reading).toOpaque()
        )
    }

    /// An asynchronous read of text from a different program.
    @MainActor
    private final class Reading {
        private weak var widget: TextFieldWidget?
        private let drop: OpaquePointer
        private let offset: Int
        private let action: GdkDragAction

        init(widget: TextFieldWidget, drop: OpaquePointer, offset: Int, action: GdkDragAction) {
            self.widget = widget
            self.drop = drop
            self.offset = offset
            self.action = action
            g_object_ref(UnsafeMutableRawPointer(drop))
        }

        func finish(_ text: UnsafePointer<CChar>?) {
            let content = text.map {
                String(decoding: UnsafeRawBufferPointer(start: $0, count: strlen($0)), as: UTF8.self)
            }
            let isTaken =
                content.map { (widget?.view as? UITextField)?.drop(text: $0, at: offset) ?? false } ?? false
            widget?.showNow()
            gdk_drop_finish(drop, isTaken ? action : DropTarget.nothing)
            g_object_unref(UnsafeMutableRawPointer(drop))
        }
    }
}
#endif
