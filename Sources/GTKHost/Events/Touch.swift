#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Clicks in the title bar that no widget handles: they are sent to the view that UIKit finds at the point. ``TouchStream``
/// handles clicks below the title bar.
@MainActor
enum Touch {
    /// Observes clicks on a widget that shows a view in the title bar.
    ///
    /// - Parameter origin: The position of the view in the widget.
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

    /// Whether the view is animating, so that its visible position differs from its touchable one.
    static func isMoving(_ view: UIView) -> Bool {
        let host = UIApplication.current?.host as? GTKHost
        return host?.transitions.holds(view) == true || host?.motions.holds(view) == true
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
            guard let back = view?.transformInBounds.inverse else { return }
            let place = CGPoint(x: point.x - origin.x, y: point.y - origin.y).applying(back)
            let hit = view?.hitTest(place, with: nil)
            guard let hit, !Touch.isMoving(hit) else { return }
            hit.window?.userTapped(hit, at: view?.convert(place, to: nil), type: .indirectPointer)
        }
    }
}
#endif
