#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Drags over the rows of a table, or of a list in a collection, by touch or mouse. Horizontal drags reveal swipe actions;
/// vertical drags of the handle move a row. A mouse also drags content that the app provides; vertical touch drags scroll.
@MainActor
final class RowDrag {
    private weak var scrollView: UIScrollView?
    private unowned let tree: WidgetTree
    private let content: Widget
    private let gesture: OpaquePointer
    private var state = State.idle
    private var start = CGPoint.zero
    private var samples: [(time: guint32, x: Double)] = []

    private var list: (any SwipingList)? { scrollView?.asCellList }

    private enum State {
        case idle
        /// The kind of drag is not yet known.
        case begun(UIView, onHandle: Bool)
        case sliding
        case moving(RowMove)
    }

    /// The distance in pixels after which a drag begins and has a direction.
    private static let threshold = 8.0

    init(list: UIScrollView, content: Widget, tree: WidgetTree) {
        scrollView = list
        self.content = content
        self.tree = tree
        gesture = gtk_gesture_drag_new()!
        // Runs before the buttons in the rows, which claim a press.
        gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(content, gesture)
        connect("drag-begin") { $0.begin(CGPoint(x: $1, y: $2)) }
        connect("drag-update") { $0.update($1, $2) }
        connect("drag-end") { drag, _, _ in drag.end() }
        let cancel: @convention(c) (gpointer?, gpointer?, gpointer?) -> Void = { _, _, context in
            RowDrag.call(context) { $0.cancel() }
        }
        Signal.attach(
            UnsafeMutableRawPointer(gesture),
            "cancel",
            unsafeBitCast(cancel, to: GCallback.self),
            Context(self)
        )
    }

    // MARK: Signals

    @MainActor
    private final class Context {
        weak var drag: RowDrag?
        let body: @MainActor (RowDrag, Double, Double) -> Void

        init(_ drag: RowDrag, body: @escaping @MainActor (RowDrag, Double, Double) -> Void = { _, _, _ in }) {
            self.drag = drag
            self.body = body
        }
    }

    private func connect(_ name: String, _ body: @escaping @MainActor (RowDrag, Double, Double) -> Void) {
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

    nonisolated private static func call(_ context: gpointer?, _ body: @MainActor (RowDrag) -> Void) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            if let drag = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue().drag { body(drag) }
            MainLoop.codeDidRun()
        }
    }

    // MARK: A drag

    private func begin(_ point: CGPoint) {
        state = .idle
        samples = []
        start = point
        guard let scrollView, let cell = cell(at: point, in: scrollView) else { return refuse() }
        // A drag over text selects it.
        if let under = gtk_widget_pick(content, point.x, point.y, GTK_PICK_DEFAULT),
            gtk_widget_get_ancestor(under, gtk_text_get_type()) != nil
        {
            return refuse()
        }
        let hit = hitView(at: point, in: scrollView)
        let isOnHandle =
            hit.map { sequence(first: $0, next: \.superview).contains { $0 is ReorderControl } } ?? false
        state = .begun(cell, onHandle: isOnHandle)
    }

    private func update(_ x: Double, _ y: Double) {
        samples.append((gtk_event_controller_get_current_event_time(gesture), x))
        switch state {
        case .idle: break
        case .begun(let cell, let isOnHandle): decide(cell, isOnHandle, x, y)
        case .sliding: list?.userDraggedRow(by: CGFloat(x))
        case .moving(let move): move.follow(CGFloat(y))
        }
    }

    private func decide(_ cell: UIView, _ isOnHandle: Bool, _ x: Double, _ y: Double) {
        guard max(abs(x), abs(y)) >= RowDrag.threshold else { return }
        guard let list, let path = cell.asListCell.flatMap({ list.path(of: $0) }) else { return refuse() }
        if isOnHandle, abs(y) > abs(x), let move = RowMove(of: cell, at: path, in: list, tree: tree) {
            state = .moving(move)
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            move.follow(CGFloat(y))
        } else if abs(x) > abs(y), list.userBeganDraggingRow(at: path, towards: x < 0 ? .left : .right) {
            state = .sliding
            gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED)
            list.userDraggedRow(by: CGFloat(x))
        } else if beginDraggingContent(of: list, x, y) {
            state = .idle
        } else {
            refuse()
        }
    }

    private func beginDraggingContent(of list: UIView, _ x: Double, _ y: Double) -> Bool {
        let place = CGPoint(x: start.x + list.bounds.minX, y: start.y + list.bounds.minY)
        return DraggedRow.begin(
            on: start,
            at: place,
            of: list,
            content: content,
            gesture: gesture,
            host: tree.host,
            x,
            y
        )
    }

    private func refuse() {
        state = .idle
        gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_DENIED)
    }

    private func end() {
        switch state {
        case .idle, .begun: break
        case .sliding: list?.userEndedDraggingRow(velocity: velocity)
        case .moving(let move): move.drop()
        }
        state = .idle
    }

    private func cancel() {
        switch state {
        case .idle, .begun: break
        case .sliding: list?.userCancelledDraggingRow()
        case .moving(let move): move.cancel()
        }
        state = .idle
    }

    /// Pixels per second over the last 100 ms.
    private var velocity: CGFloat {
        guard let last = samples.last,
            let first = samples.first(where: { last.time &- $0.time <= 100 }), last.time != first.time
        else { return 0 }
        return CGFloat((last.x - first.x) * 1000 / Double(last.time &- first.time))
    }

    // MARK: Finding

    private func hitView(at point: CGPoint, in scrollView: UIScrollView) -> UIView? {
        let bounds = scrollView.bounds
        return scrollView.hitTest(CGPoint(x: point.x + bounds.minX, y: point.y + bounds.minY), with: nil)
    }

    private func cell(at point: CGPoint, in scrollView: UIScrollView) -> UIView? {
        guard let hit = hitView(at: point, in: scrollView) else { return nil }
        return sequence(first: hit, next: \.superview).first { $0 is any SlidingRow }
    }
}
#endif
