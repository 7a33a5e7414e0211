#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The touch and pointer events of a window, for UIKit's recognizers and views.
///
/// The window receives events before its widgets. For widgets that handle clicks natively (buttons, text, switches,
/// sliders), UIKit's control ignores the touch. When a recognizer takes the touch, it is also taken from the widget.
@MainActor
final class TouchStream {
    private let widget: Widget
    private let content: Widget
    /// Claims the event sequences that recognizers take, so that GTK cancels them for other widgets.
    private let claim: OpaquePointer
    private weak var root: UIView?
    private var fingers: [OpaquePointer: Int] = [:]
    private var nextFinger = 1
    private var isPointerDown = false
    private var isTaken = false

    /// The touch identifier of the pointer.
    private static let pointer = 0

    init(of widget: Widget, content: Widget) {
        self.widget = widget
        self.content = content
        claim = gtk_gesture_drag_new()!
    }

    func connect(to root: UIView) {
        self.root = root
        gtk_gesture_single_set_button(claim, 0)
        gtk_event_controller_set_propagation_phase(claim, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, claim)
        let begin: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, _, _, context in
            TouchStream.call(context) { stream in if stream.isTaken { stream.take() } }
        }
        Signal.attach(
            UnsafeMutableRawPointer(claim),
            "drag-begin",
            unsafeBitCast(begin, to: GCallback.self),
            Context(self)
        )
        // GTK runs the most recently added controller first: a tap is recognized before the claim releases the sequence.
        let events = gtk_event_controller_legacy_new()!
        gtk_event_controller_set_propagation_phase(events, GTK_PHASE_CAPTURE)
        gtk_widget_add_controller(widget, events)
        let handler: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> gboolean = { _, event, context in
            nonisolated(unsafe) let event = event
            TouchStream.call(context) { stream in if let event { stream.receive(event) } }
            return 0
        }
        Signal.attach(
            UnsafeMutableRawPointer(events),
            "event",
            unsafeBitCast(handler, to: GCallback.self),
            Context(self)
        )
    }

    @MainActor
    private final class Context {
        weak var stream: TouchStream?

        init(_ stream: TouchStream) {
            self.stream = stream
        }
    }

    nonisolated private static func call(_ context: gpointer?, _ body: @MainActor (TouchStream) -> Void) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            if let stream = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue().stream { body(stream) }
        }
    }

    // MARK: Events

    private func receive(_ event: OpaquePointer) {
        // Menus have surfaces of their own.
        guard gdk_event_get_surface(event) == gtk_native_get_surface(widget.opaque), let window = root?.window
        else {
            return
        }
        switch gdk_event_get_event_type(event) {
        case GDK_BUTTON_PRESS:
            let number = Int(gdk_button_event_get_button(event))
            // GTK numbers the middle button 2, UIKit 3.
            let buttons: UIEvent.ButtonMask = .button([2: 3, 3: 2][number] ?? number)
            if isPointerDown { window.userTouchCancelled(TouchStream.pointer) }
            isPointerDown = begin(TouchStream.pointer, event, .indirectPointer, buttons)
        case GDK_BUTTON_RELEASE:
            guard isPointerDown else { return }
            isPointerDown = false
            window.userTouchEnded(TouchStream.pointer, at: point(of: event))
        case GDK_MOTION_NOTIFY:
            if isPointerDown {
                if let point = point(of: event) {
                    window.userTouchMoved(TouchStream.pointer, to: point, modifiers: modifiers(of: event))
                }
            } else {
                guard UIHoverGestureRecognizer.isUsed else { return }
                hover(event, in: window)
            }
        case GDK_LEAVE_NOTIFY: if UIHoverGestureRecognizer.isUsed { window.userHovered(over: nil) }
        case GDK_TOUCH_BEGIN:
            guard let sequence = gdk_event_get_event_sequence(event) else { return }
            let finger = nextFinger
            nextFinger += 1
            if begin(finger, event, .direct, .primary) { fingers[sequence] = finger }
        case GDK_TOUCH_UPDATE:
            guard let finger = finger(of: event), let point = point(of: event) else { return }
            window.userTouchMoved(finger, to: point, modifiers: modifiers(of: event))
        case GDK_TOUCH_END:
            guard let finger = finger(of: event) else { return }
            forget(event)
            window.userTouchEnded(finger, at: point(of: event))
        case GDK_TOUCH_CANCEL:
            guard let finger = finger(of: event) else { return }
            forget(event)
            window.userTouchCancelled(finger)
        default: return
        }
        MainLoop.codeDidRun()
    }

    private func begin(
        _ finger: Int,
        _ event: OpaquePointer,
        _ type: UITouch.TouchType,
        _ buttons: UIEvent.ButtonMask
    ) -> Bool {
        guard let root, let window = root.window, let point = point(of: event) else { return false }
        window.userWillTouch(at: point)
        let place = root.convert(point, from: nil)
        let under = gtk_widget_pick(content, place.x, place.y, GTK_PICK_DEFAULT)
        // A scroll bar covers its content.
        if let under, gtk_widget_get_ancestor(under, gtk_scrollbar_get_type()) != nil { return false }
        guard let hit = root.hitTest(place, with: nil), !Touch.isMoving(hit) else { return false }
        isTaken = false
        let answersItself = under.map(TouchStream.answersPresses) ?? false
        let isBehind = answersItself && under.map { isUnrelated($0, to: hit) } == true
        // The claim receives the sequence next.
        if isBehind { isTaken = true }
        window.userTouchBegan(
            finger,
            on: hit,
            at: point,
            type: type,
            buttons: buttons,
            modifiers: modifiers(of: event),
            isOnWidget: answersItself && !isBehind,
            whenTaken: { [weak self] in self?.take() }
        )
        return true
    }

    private func take() {
        isTaken = true
        gtk_gesture_set_state(claim, GTK_EVENT_SEQUENCE_CLAIMED)
    }

    private func hover(_ event: OpaquePointer, in window: UIWindow) {
        guard let root, let point = point(of: event) else { return }
        window.userHovered(over: root.hitTest(root.convert(point, from: nil), with: nil), at: point)
    }

    private func finger(of event: OpaquePointer) -> Int? {
        gdk_event_get_event_sequence(event).flatMap { fingers[$0] }
    }

    private func forget(_ event: OpaquePointer) {
        if let sequence = gdk_event_get_event_sequence(event) { fingers[sequence] = nil }
    }

    // MARK: Event properties

    /// The position of an event in the coordinates of the UIKit window.
    private func point(of event: OpaquePointer) -> CGPoint? {
        var (x, y, left, top, column, row) = (0.0, 0.0, 0.0, 0.0, 0.0, 0.0)
        guard gdk_event_get_position(event, &x, &y) != 0 else { return nil }
        gtk_native_get_surface_transform(widget.opaque, &left, &top)
        guard gtk_widget_translate_coordinates(widget, content, x - left, y - top, &column, &row) != 0 else {
            return nil
        }
        // GTK converts with single precision.
        let place = CGPoint(x: (column * 64).rounded() / 64, y: (row * 64).rounded() / 64)
        return root?.convert(place, to: nil)
    }

    private func modifiers(of event: OpaquePointer) -> UIKeyModifierFlags {
        let state = gdk_event_get_modifier_state(event).rawValue
        var flags: UIKeyModifierFlags = []
        if state & GDK_SHIFT_MASK.rawValue != 0 { flags.insert(.shift) }
        if state & GDK_CONTROL_MASK.rawValue != 0 { flags.insert(.control) }
        if state & GDK_ALT_MASK.rawValue != 0 { flags.insert(.alternate) }
        return flags
    }

    /// Whether a widget under the pointer is unrelated to the view that UIKit finds there, such as a button behind a
    /// transparent view that receives the touch.
    private func isUnrelated(_ under: Widget, to hit: UIView) -> Bool {
        let host = UIApplication.current?.host as? GTKHost
        guard let shown = host?.tree.existing(hit)?.widget, gtk_widget_get_mapped(shown) != 0 else { return false }
        return under != shown && gtk_widget_is_ancestor(under, shown) == 0
            && gtk_widget_is_ancestor(shown, under) == 0
    }

    /// Whether a widget, or one of its ancestors, handles clicks natively.
    private static func answersPresses(_ widget: Widget) -> Bool {
        let types = [gtk_button_get_type(), gtk_text_get_type(), gtk_switch_get_type(), gtk_range_get_type()]
        return types.contains { gtk_widget_get_ancestor(widget, $0) != nil } || GuestWidget.holds(widget)
            || TextViewWidget.isText(widget)
    }
}
#endif
