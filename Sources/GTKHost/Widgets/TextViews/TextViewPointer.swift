#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The pointer and touches on a text view: UIKit selects text and follows links, this class reports presses and motion.
@MainActor
final class TextViewPointer {
    private weak var widget: TextViewWidget?
    private let content: Widget
    private let click: OpaquePointer
    private let motion: OpaquePointer
    /// Whether the button is down on text that it selects.
    private var isSelecting = false
    /// The latest position in the visible area while the button is down.
    private var latest = CGPoint.zero
    private var scrollCount = 0
    /// The previous press.
    private var previous: (time: guint32, point: CGPoint, clicks: Int) = (0, .zero, 0)
    private var shape = ""

    init(of widget: TextViewWidget) {
        self.widget = widget
        content = widget.content
        click = gtk_gesture_click_new()!
        motion = gtk_event_controller_motion_new()!
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_PRIMARY))
        gtk_widget_add_controller(content, click)
        gtk_widget_add_controller(content, motion)
        connectClicks()
        connectMotion()
        connectLongPress()
        connectMenu()
        connectPrimaryPaste()
    }

    /// A point of the visible area in the coordinates of the text view's content.
    private func place(_ point: CGPoint) -> CGPoint {
        let origin = widget?.textView?.bounds.origin ?? .zero
        return CGPoint(x: point.x + origin.x, y: point.y + origin.y)
    }

    /// Whether the pointer is on the text, not on a subview that takes it.
    private func isOnText(_ point: CGPoint) -> Bool {
        gtk_widget_pick(content, point.x, point.y, GTK_PICK_DEFAULT).map(TextViewWidget.isText) ?? false
    }

    // MARK: Clicks

    private func connectClicks() {
        let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, count, x, y, context in
            TextViewPointer.call(context) { $0.press(Int(count), at: CGPoint(x: x, y: y)) }
        }
        let released: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = {
            _,
            count,
            x,
            y,
            context in
            TextViewPointer.call(context) { $0.release(Int(count), at: CGPoint(x: x, y: y)) }
        }
        let object = UnsafeMutableRawPointer(click)
        Signal.attach(object, "pressed", unsafeBitCast(pressed, to: GCallback.self), Context(self))
        Signal.attach(object, "released", unsafeBitCast(released, to: GCallback.self), Context(self))
        let cancel: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { _, _, context in
            TextViewPointer.call(context) { $0.end() }
        }
        Signal.attach(object, "cancel", unsafeBitCast(cancel, to: GCallback.self), Context(self))
    }

    private func press(_ count: Int, at point: CGPoint) {
        guard let widget, let view = widget.textView else { return }
        latest = point
        let count = countClicks(count, at: point)
        // A finger scrolls; it selects only on release.
        guard !isTouch, isOnText(point) else { return }
        if widget.inputMethod.isComposing { widget.inputMethod.takeComposition() }
        let state = gtk_event_controller_get_current_event_state(click)
        let isExtending = state.rawValue & GDK_SHIFT_MASK.rawValue != 0
        isSelecting = view.userPressed(at: place(point), clicks: count, extending: isExtending)
        guard isSelecting else { return }
        gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
        finish(view)
    }

    /// The number of clicks by the times of the events. GTK ends its count with a timer, which may expire while the app is busy.
    private func countClicks(_ count: Int, at point: CGPoint) -> Int {
        guard let settings = gtk_settings_get_default(), let event = gtk_event_controller_get_current_event(click)
        else { return count }
        let time = gdk_event_get_time(event)
        let wait = searchlight_get_int_property(settings, "gtk-double-click-time", 400)
        let reach = Double(searchlight_get_int_property(settings, "gtk-double-click-distance", 5))
        let isNear = abs(point.x - previous.point.x) <= reach && abs(point.y - previous.point.y) <= reach
        let isRepeated = previous.clicks > 0 && isNear && time &- previous.time <= guint32(max(0, wait))
        previous = (time, point, isRepeated ? previous.clicks + 1 : 1)
        return previous.clicks
    }

    private func release(_ count: Int, at point: CGPoint) {
        guard let widget, let view = widget.textView else { return }
        let wasSelecting = isSelecting
        let isNew = isTouch && isOnText(point)
        end()
        if isNew, view.userPressed(at: place(point), clicks: count, extending: false) {
            gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_CLAIMED)
        } else if !wasSelecting {
            return
        }
        view.userReleased(at: place(point))
        finish(view)
    }

    private func end() {
        isSelecting = false
        scrollCount += 1
    }

    /// Shows the result and moves the focus.
    private func finish(_ view: UITextView) {
        widget?.showNow()
        if view.isFirstResponder, let proxy = widget?.proxy.widget, gtk_widget_has_focus(proxy) == 0 {
            gtk_widget_grab_focus(proxy)
        }
    }

    private var isTouch: Bool {
        guard let event = gtk_event_controller_get_current_event(click) else { return false }
        return [GDK_TOUCH_BEGIN, GDK_TOUCH_UPDATE, GDK_TOUCH_END].contains(gdk_event_get_event_type(event))
    }

    // MARK: Motion

    private func connectMotion() {
        let moved: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { _, x, y, context in
            TextViewPointer.call(context) { $0.move(to: CGPoint(x: x, y: y)) }
        }
        let object = UnsafeMutableRawPointer(motion)
        Signal.attach(object, "motion", unsafeBitCast(moved, to: GCallback.self), Context(self))
        Signal.attach(object, "enter", unsafeBitCast(moved, to: GCallback.self), Context(self))
        // While the button is down, the motion belongs to the gesture.
        let updated: @convention(c) (gpointer?, OpaquePointer?, gpointer?) -> Void = { gesture, sequence, context in
            nonisolated(unsafe) let (gesture, sequence) = (gesture, sequence)
            TextViewPointer.call(context) { pointer in
                var (x, y) = (0.0, 0.0)
                guard let gesture, gtk_gesture_get_point(OpaquePointer(gesture), sequence, &x, &y) != 0 else { return }
                pointer.drag(to: CGPoint(x: x, y: y))
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(click),
            "update",
            unsafeBitCast(updated, to: GCallback.self),
            Context(self)
        )
    }

    private func move(to point: CGPoint) {
        guard let view = widget?.textView else { return }
        let name =
            switch view.cursorKind(at: place(point)) {
            case .text: "text"
            case .link: "pointer"
            case .arrow: "default"
            }
        guard name != shape else { return }
        shape = name
        gtk_widget_set_cursor_from_name(content, name)
    }

    private func drag(to point: CGPoint) {
        guard isSelecting, let view = widget?.textView else { return }
        if view.mayDragSelection { return dragSelection(of: view, to: point) }
        latest = point
        view.userDragged(to: place(point))
        widget?.showNow()
        scrollCount += 1
        scrollOutside(scrollCount)
    }

    /// Begins to drag the selection once the pointer moved far enough from the press.
    private func dragSelection(of view: UITextView, to point: CGPoint) {
        let (x, y) = (point.x - latest.x, point.y - latest.y)
        guard let host = widget?.tree.host, max(abs(x), abs(y)) >= 8 else { return }
        let isDrag = DraggedRow.begin(
            on: latest,
            at: place(latest),
            of: view,
            content: content,
            gesture: click,
            host: host,
            x,
            y
        )
        if isDrag { end() }
    }

    /// Repeats the drag while the pointer rests outside the text view, so that the selection extends and the content scrolls.
    private func scrollOutside(_ count: Int) {
        guard let view = widget?.textView, latest.y < 0 || latest.y > view.bounds.height else { return }
        MainLoop.after(milliseconds: 50) { [weak self] in
            guard let self, isSelecting, count == scrollCount, let view = widget?.textView else { return }
            view.userDragged(to: place(latest))
            widget?.showNow()
            MainLoop.codeDidRun()
            scrollOutside(count)
        }
    }

    // MARK: Menu

    private func connectLongPress() {
        let hold = gtk_gesture_long_press_new()!
        gtk_gesture_single_set_touch_only(hold, 1)
        gtk_widget_add_controller(content, hold)
        let held: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { gesture, x, y, context in
            nonisolated(unsafe) let gesture = gesture
            TextViewPointer.call(context) { pointer in
                guard let gesture, pointer.openMenu(at: CGPoint(x: x, y: y)) else { return }
                gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
        Signal.attach(UnsafeMutableRawPointer(hold), "pressed", unsafeBitCast(held, to: GCallback.self), Context(self))
    }

    private func connectMenu() {
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_SECONDARY))
        gtk_widget_add_controller(content, click)
        let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = {
            gesture,
            _,
            x,
            y,
            context in
            nonisolated(unsafe) let gesture = gesture
            TextViewPointer.call(context) { pointer in
                guard let gesture, pointer.openMenu(at: CGPoint(x: x, y: y)) else { return }
                gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
            }
        }
        Signal.attach(
            UnsafeMutableRawPointer(click),
            "pressed",
            unsafeBitCast(pressed, to: GCallback.self),
            Context(self)
        )
    }

    /// Opens the edit menu at a point of the visible area.
    @discardableResult
    func openMenu(at point: CGPoint) -> Bool {
        guard let widget, let view = widget.textView, isOnText(point) else { return false }
        view.userRequestedMenu(at: place(point))
        guard view.isFirstResponder else { return false }
        finish(view)
        let place = place(point)
        // The menu offers Paste depending on the clipboard.
        widget.tree.host.clipboard.readThen { [weak view] in
            view?.userOpenedMenu(at: place)
        }
        return true
    }

    // MARK: Middle button

    /// The middle button inserts the text that was selected last in any program.
    private func connectPrimaryPaste() {
        let click = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(click, guint(GDK_BUTTON_MIDDLE))
        gtk_widget_add_controller(content, click)
        let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, context in
            TextViewPointer.call(context) { $0.pastePrimary(at: CGPoint(x: x, y: y)) }
        }
        Signal.attach(
            UnsafeMutableRawPointer(click),
            "pressed",
            unsafeBitCast(pressed, to: GCallback.self),
            Context(self)
        )
    }

    private func pastePrimary(at point: CGPoint) {
        guard let settings = gtk_settings_get_default(),
            searchlight_get_int_property(settings, "gtk-enable-primary-paste", 1) != 0,
            let widget, let view = widget.textView, view.isEditable, isOnText(point),
            view.userPressed(at: place(point), clicks: 1, extending: false)
        else { return }
        view.userReleased(at: place(point))
        finish(view)
        let clipboard = gdk_display_get_primary_clipboard(gtk_widget_get_display(content))
        gdk_clipboard_read_text_async(
            clipboard,
            nil,
            { source, result, context in
                nonisolated(unsafe) let (source, result, context) = (source, result, context)
                MainActor.assumeIsolated {
                    guard let context else { return }
                    let holder = Unmanaged<Context>.fromOpaque(context).takeRetainedValue()
                    guard let text = gdk_clipboard_read_text_finish(OpaquePointer(source), result, nil) else { return }
                    defer { g_free(text) }
                    holder.pointer?.widget?.textView?.insertText(String(cString: text))
                    holder.pointer?.widget?.showNow()
                    MainLoop.codeDidRun()
                }
            },
            Unmanaged.passRetained(Context(self)).toOpaque()
        )
    }

    // MARK: Signals

    private final class Context {
        weak var pointer: TextViewPointer?

        init(_ pointer: TextViewPointer) {
            self.pointer = pointer
        }
    }

    nonisolated private static func call(_ context: gpointer?, _ body: @MainActor (TextViewPointer) -> Void) {
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated {
            guard let pointer else { return }
            if let target = Unmanaged<Context>.fromOpaque(pointer).takeUnretainedValue().pointer { body(target) }
            MainLoop.codeDidRun()
        }
    }
}
#endif
