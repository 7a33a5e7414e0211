#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// Clicks and touches that no widget of its own handles: they go to the view that UIKit finds at the point.
    @MainActor
    enum Touch {
        /// Watches for clicks on a widget that shows a view: a window's content, or a view in the title bar.
        ///
        /// - Parameter origin: Where the view is in the widget.
        static func connect(
            _ content: Widget,
            to view: UIView,
            origin: @escaping @MainActor () -> CGPoint = { .zero }
        ) {
            let gesture = gtk_gesture_click_new()!
            gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
            gtk_widget_add_controller(content, gesture)
            let released: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Target>.fromOpaque(context).takeUnretainedValue().touch(CGPoint(x: x, y: y))
                    MainLoop.codeDidRun()
                }
            }
            let object = UnsafeMutableRawPointer(gesture)
            let target = Target(view: view, origin: origin)
            Signal.attach(object, "released", unsafeBitCast(released, to: GCallback.self), target)
        }

        /// Tells UIKit's window of every click in a window, whichever widget it is for, before that widget hears of it.
        static func watch(_ widget: Widget, content: Widget, of root: UIView) {
            let gesture = gtk_gesture_click_new()!
            gtk_gesture_single_set_button(gesture, 0)
            gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_CAPTURE)
            gtk_widget_add_controller(widget, gesture)
            let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, context in
                nonisolated(unsafe) let context = context
                MainActor.assumeIsolated {
                    guard let context else { return }
                    Unmanaged<Watcher>.fromOpaque(context).takeUnretainedValue().touch(x, y)
                    MainLoop.codeDidRun()
                }
            }
            let object = UnsafeMutableRawPointer(gesture)
            let watcher = Watcher(widget: widget, content: content, root: root)
            Signal.attach(object, "pressed", unsafeBitCast(pressed, to: GCallback.self), watcher)
        }

        @MainActor
        private final class Watcher {
            private let widget: Widget
            private let content: Widget
            private weak var root: UIView?

            init(widget: Widget, content: Widget, root: UIView) {
                self.widget = widget
                self.content = content
                self.root = root
            }

            func touch(_ x: Double, _ y: Double) {
                var (column, row) = (0.0, 0.0)
                guard gtk_widget_translate_coordinates(widget, content, x, y, &column, &row) != 0 else { return }
                guard let root, let window = root.window else { return }
                window.userWillTouch(at: root.convert(CGPoint(x: column, y: row), to: nil))
            }
        }

        /// Gives a touch to the innermost view that answers to touches.
        static func deliver(to hit: UIView) {
            for view in sequence(first: hit, next: { $0.superview }) {
                if let field = view as? UITextField {
                    field.becomeFirstResponder()
                    return
                }
                if let control = view as? UIControl { return control.userTapped() }
                if let cell = view as? UITableViewCell, let table = table(around: cell),
                    let path = table.indexPath(for: cell)
                {
                    return table.userTappedRow(at: path)
                }
                if let table = view as? UITableView, table.userTappedBesideRows() { return }
            }
        }

        static func table(around cell: UITableViewCell) -> UITableView? {
            sequence(first: cell as UIView, next: { $0.superview }).lazy.compactMap { $0 as? UITableView }.first
        }

        @MainActor
        private final class Target {
            private weak var view: UIView?
            private let origin: @MainActor () -> CGPoint

            init(view: UIView, origin: @escaping @MainActor () -> CGPoint) {
                self.view = view
                self.origin = origin
            }

            func touch(_ point: CGPoint) {
                let origin = origin()
                let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
                guard let hit = view?.hitTest(place, with: nil) else { return }
                // While something moves, what one sees is not where it can be touched.
                let host = UIApplication.current?.host as? GTKHost
                let isMoving = host?.transitions.holds(hit) == true || host?.motions.holds(hit) == true
                if !isMoving { Touch.deliver(to: hit) }
            }
        }
    }
#endif
