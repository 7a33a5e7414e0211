#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// Zooming of a scroll view with Ctrl and the scroll wheel, and with two fingers on a touchpad. Fingers on a touch screen are
/// recognized by UIKit's own pinch recognizer.
@MainActor
final class ZoomEvents {
    private weak var scroll: ScrollWidget?
    private let content: Widget

    /// The factor of one step of a scroll wheel.
    private static let step: CGFloat = 1.1

    private init(_ scroll: ScrollWidget, content: Widget) {
        self.scroll = scroll
        self.content = content
    }

    /// Connects the events on the content of a scroll view. The innermost view that can be zoomed handles them.
    static func connect(_ scroll: ScrollWidget, content: Widget) {
        let events = gtk_event_controller_legacy_new()!
        gtk_widget_add_controller(content, events)
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
            nonisolated(unsafe) let (event, context) = (event, context)
            return MainActor.assumeIsolated {
                guard let event, let context else { return 0 }
                return Unmanaged<ZoomEvents>.fromOpaque(context).takeUnretainedValue().receive(event) ? 1 : 0
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(events),
            "event",
            unsafeBitCast(handler, to: GCallback.self),
            ZoomEvents(scroll, content: content)
        )
    }

    /// Returns whether the event zoomed.
    private func receive(_ event: OpaquePointer) -> Bool {
        guard let scrollView = scroll?.view as? UIScrollView else { return false }
        switch gdk_event_get_event_type(event) {
        case GDK_SCROLL:
            let keys = gdk_event_get_modifier_state(event).rawValue
            guard keys & GDK_CONTROL_MASK.rawValue != 0, scrollView.userBeganZooming() else { return false }
            scrollView.userZoomed(by: pow(Self.step, -steps(of: event)), at: point(of: event))
            scrollView.userEndedZooming()
        case GDK_TOUCHPAD_PINCH:
            switch gdk_touchpad_event_get_gesture_phase(event) {
            case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN:
                guard scrollView.userBeganZooming() else { return false }
            case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE:
                guard scrollView.isZooming else { return false }
                scrollView.userZoomed(by: gdk_touchpad_event_get_pinch_scale(event), at: point(of: event))
            default:
                guard scrollView.isZooming else { return false }
                scrollView.userEndedZooming()
            }
        default: return false
        }
        MainLoop.codeDidRun()
        return true
    }

    /// The steps of the wheel, positive downwards.
    private func steps(of event: OpaquePointer) -> CGFloat {
        switch gdk_scroll_event_get_direction(event) {
        case GDK_SCROLL_UP: return -1
        case GDK_SCROLL_DOWN: return 1
        case GDK_SCROLL_SMOOTH:
            var (x, y) = (0.0, 0.0)
            gdk_scroll_event_get_deltas(event, &x, &y)
            return gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_SURFACE ? y / 40 : y
        default: return 0
        }
    }

    /// The position of an event in the visible area of the scroll view; its middle if the event has none.
    private func point(of event: OpaquePointer) -> CGPoint {
        let size = scroll?.view?.bounds.size ?? .zero
        let middle = CGPoint(x: size.width / 2, y: size.height / 2)
        var (x, y, left, top, column, row) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        guard let native = gtk_widget_get_native(content) else { return middle }
        // Events of a wheel have no position of their own.
        if gdk_event_get_position(event, &x, &y) == 0 {
            guard let seat = gdk_event_get_seat(event), let pointer = gdk_seat_get_pointer(seat),
                gdk_surface_get_device_position(gdk_event_get_surface(event), pointer, &x, &y, nil) != 0
            else { return middle }
        }
        gtk_native_get_surface_transform(native, &left, &top)
        let window = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
        guard gtk_widget_translate_coordinates(window, content, x - left, y - top, &column, &row) != 0 else {
            return middle
        }
        return CGPoint(x: column, y: row)
    }
}
#endif
