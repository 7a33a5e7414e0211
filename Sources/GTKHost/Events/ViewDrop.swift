#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Supports dropping on the views of a window: content of this program, and of different programs. Fields handle drops first.
@MainActor
enum ViewDrop {
    fileprivate static let nothing = GdkDragAction(0)

    /// Makes the content of a window a drop target.
    static func connect(to root: UIView, content: Widget, host: GTKHost) {
        let actions = GdkDragAction(GDK_ACTION_COPY.rawValue | GDK_ACTION_MOVE.rawValue)
        let target = gtk_drop_target_async_new(nil, actions)!
        gtk_widget_add_controller(content, target)
        let context = Context(root, host)
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
        return MainActor.assumeIsolated {
            guard let drop, let context = ViewDrop.context(context) else { return 0 }
            if gdk_drop_get_drag(drop) != nil { return context.hasOwn ? 1 : 0 }
            return ForeignDrop.hasData(drop) ? 1 : 0
        }
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
                guard let drop, let context = ViewDrop.context(context) else { return nothing }
                defer { MainLoop.codeDidRun() }
                return context.action(at: CGPoint(x: x, y: y), drop)
            }
        }

    private static let leave: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, drop, context in
        nonisolated(unsafe) let (drop, context) = (drop, context)
        MainActor.assumeIsolated {
            guard let drop, let context = ViewDrop.context(context) else { return }
            context.leave(drop)
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
            guard let drop, let context = ViewDrop.context(context) else { return 0 }
            context.take(drop, at: CGPoint(x: x, y: y))
            MainLoop.codeDidRun()
            return 1
        }
    }

    private static func context(_ pointer: gpointer?) -> Context? {
        pointer.map { Unmanaged<Context>.fromOpaque($0).takeUnretainedValue() }
    }

    @MainActor
    private final class Context {
        private weak var root: UIView?
        private weak var host: GTKHost?
        /// The drag of a different program over the window.
        private var foreign: ForeignDrop?
        /// The drag of a field of this program over the window.
        private var fieldSession: DropSession?

        /// Whether this program has a drag.
        var hasOwn: Bool { host?.drag != nil }

        init(_ root: UIView, _ host: GTKHost) {
            self.root = root
            self.host = host
        }

        /// The drag of a view or row of this program.
        func own(_ drop: OpaquePointer) -> DragSession? {
            gdk_drop_get_drag(drop) == nil ? nil : host?.drag?.row
        }

        /// The action of a drop at a point.
        func action(at point: CGPoint, _ drop: OpaquePointer) -> GdkDragAction {
            guard let root else { return nothing }
            let hit = root.hitTest(point, with: nil)
            let place = root.convert(point, to: nil)
            let operation: UIDropOperation
            if let own = own(drop) {
                operation = own.userMoved(over: hit, at: place)
            } else if gdk_drop_get_drag(drop) == nil {
                if foreign?.drop != drop {
                    foreign?.userLeft()
                    foreign = ForeignDrop(drop)
                }
                operation = foreign?.session.userMoved(over: hit, at: place) ?? .cancel
            } else if let content = host?.drag?.content {
                let session = fieldSession ?? content.makeDropSession()
                fieldSession = session
                operation = session.userMoved(over: hit, at: place)
            } else {
                return nothing
            }
            let wanted: GdkDragAction
            switch operation {
            case .cancel, .forbidden: return nothing
            case .copy: wanted = GDK_ACTION_COPY
            case .move: wanted = GDK_ACTION_MOVE
            }
            // Modifier keys may exclude it.
            return gdk_drop_get_actions(drop).rawValue & wanted.rawValue != 0 ? wanted : nothing
        }

        func leave(_ drop: OpaquePointer) {
            if let own = own(drop) { return own.userLeft() }
            if let fieldSession {
                self.fieldSession = nil
                fieldSession.userLeft()
                fieldSession.end()
            }
            guard let foreign, foreign.drop == drop else { return }
            self.foreign = nil
            foreign.userLeft()
        }

        func take(_ drop: OpaquePointer, at point: CGPoint) {
            let action = action(at: point, drop)
            if let own = own(drop) {
                let isTaken = action != nothing && own.userDropped() != .cancel
                gdk_drop_finish(drop, isTaken ? action : nothing)
            } else if let fieldSession {
                self.fieldSession = nil
                let isTaken = action != nothing && fieldSession.userDropped() != .cancel
                gdk_drop_finish(drop, isTaken ? action : nothing)
                fieldSession.end()
            } else if let foreign {
                self.foreign = nil
                foreign.perform(with: action)
            } else {
                gdk_drop_finish(drop, nothing)
            }
        }
    }
}
#endif
