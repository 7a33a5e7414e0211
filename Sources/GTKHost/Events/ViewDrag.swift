#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Mouse drags of views and items. Rows with swipe actions are dragged by ``RowDrag``, which distinguishes the directions.
@MainActor
final class ViewDrag {
    private weak var root: UIView?
    private unowned let host: GTKHost
    private let content: Widget
    private let gesture: OpaquePointer
    private var start = CGPoint.zero

    /// The distance in pixels after which a drag begins.
    private static let threshold = 8.0

    init(content: Widget, host: GTKHost) {
        self.content = content
        self.host = host
        gesture = gtk_gesture_drag_new()!
        // Runs before the widgets, which claim a press.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(content, gesture)
    }

    func connect(to root: UIView) {
        self.root = root
        connect("drag-begin") { $0.begin(CGPoint(x: $1, y: $2)) }
        connect("drag-update") { $0.update($1, $2) }
    }

    @MainActor
    private final class Context {
        weak var drag: ViewDrag?
        let body: @MainActor (ViewDrag, Double, Double) -> Void

        init(_ drag: ViewDrag, body: @escaping @MainActor (ViewDrag, Double, Double) -> Void) {
            self.drag = drag
            self.body = body
        }
    }

    private func connect(_ name: String, _ body: @escaping @MainActor (ViewDrag, Double, Double) -> Void) {
        let handler: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, context in
            nonisolated(unsafe) let pointer = context
            MainActor.assumeIsolated {
                guard let pointer else { return }
                let context = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue()
                guard let drag = context.drag else { return }
                context.body(drag, x, y)
                MainLoop.codeDidRun()
            }
        }
        let context = Context(self, body: body)
        Signal.attach(UnsafeMutableRawPointer(gesture), name, unsafeBitCast(handler, to: GCallback.self), context)
    }

    private func begin(_ point: CGPoint) {
        start = point
        guard let hit = root?.hitTest(point, with: nil), hit.window?.userMayDrag(from: hit) == true else {
            return refuse()
        }
        // A drag over text in a field selects it.
        if let under = gtk_widget_pick(content, point.x, point.y, GTK_PICK_DEFAULT),
            gtk_widget_get_ancestor(under, gtk_text_get_type()) != nil
        {
            refuse()
        }
    }

    private func update(_ x: Double, _ y: Double) {
        guard max(abs(x), abs(y)) >= ViewDrag.threshold, let root else { return }
        let isDrag = DraggedRow.begin(
            on: start,
            at: start,
            of: root,
            content: content,
            gesture: gesture,
            host: host,
            x,
            y
        )
        if !isDrag { refuse() }
    }

    private func refuse() { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED) }
}
#endif
