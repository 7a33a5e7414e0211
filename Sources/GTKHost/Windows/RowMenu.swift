#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The context menu of a row: its swipe actions, for mouse and keyboard.
@MainActor
final class RowMenu {
    private let content: Widget
    private weak var root: UIView?
    private var popover: ObjectReference?
    private var onClose: @MainActor () -> Void = {}

    init(content: Widget) {
        self.content = content
    }

    /// Opens menus on a secondary click or long press on a row, and on the menu keys for the focused row.
    func connect(to root: UIView, keysOf widget: Widget, onClose: @escaping @MainActor () -> Void) {
        self.root = root
        self.onClose = onClose
        let gesture = gtk_gesture_click_new()!
        gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
        gtk_widget_add_controller(content, gesture)
        let pressed: @convention(c) (gpointer?, gint, Double, Double, gpointer?) -> Void = { _, _, x, y, context in
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated {
                guard let context else { return }
                let opener = Unmanaged<Opener>.fromOpaque(context).takeUnretainedValue()
                opener.menu?.open(at: CGPoint(x: x, y: y))
                MainLoop.codeDidRun()
            }
        }
        let object = UnsafeMutableRawPointer(gesture)
        Signal.attach(object, "pressed", unsafeBitCast(pressed, to: GCallback.self), Opener(menu: self))
        connectLongTouch()
        // Runs after the widgets, because text has a menu of its own.
        let keys = gtk_shortcut_controller_new()!
        let callback: GtkShortcutFunc = { _, _, context in
            nonisolated(unsafe) let context = context
            return MainActor.assumeIsolated {
                guard let context else { return 0 }
                defer { MainLoop.codeDidRun() }
                return Unmanaged<Opener>.fromOpaque(context).takeUnretainedValue().menu?.openForFocus() == true
                    ? 1 : 0
            }
        }
        let shortcut = gtk_shortcut_new(
            gtk_shortcut_trigger_parse_string("Menu|<Shift>F10"),
            gtk_callback_action_new(
                callback,
                Unmanaged.passRetained(Opener(menu: self)).toOpaque(),
                Callback.release
            )
        )
        gtk_shortcut_controller_add_shortcut(keys, shortcut)
        gtk_widget_add_controller(widget, keys)
    }

    /// Opens the menu on a long press. The press is claimed, so the row is not tapped.
    private func connectLongTouch() {
        let gesture = gtk_gesture_long_press_new()!
        gtk_gesture_single_set_touch_only(gesture, 1)
        gtk_widget_add_controller(content, gesture)
        let pressed: @convention(c) (gpointer?, Double, Double, gpointer?) -> Void = { gesture, x, y, context in
            nonisolated(unsafe) let (gesture, context) = (gesture, context)
            MainActor.assumeIsolated {
                guard let context, let gesture else { return }
                let opener = Unmanaged<Opener>.fromOpaque(context).takeUnretainedValue()
                if opener.menu?.open(at: CGPoint(x: x, y: y)) == true {
                    gtk_gesture_set_state(OpaquePointer(gesture), GTK_EVENT_SEQUENCE_CLAIMED)
                }
                MainLoop.codeDidRun()
            }
        }
        let object = UnsafeMutableRawPointer(gesture)
        Signal.attach(object, "pressed", unsafeBitCast(pressed, to: GCallback.self), Opener(menu: self))
    }

    @MainActor
    private final class Opener {
        weak var menu: RowMenu?

        init(menu: RowMenu) {
            self.menu = menu
        }
    }

    // MARK: Opening

    /// Opens the menu of the row at a point, and returns whether it has one.
    @discardableResult
    private func open(at point: CGPoint) -> Bool {
        guard let hit = root?.hitTest(point, with: nil) else { return false }
        if let root, hit.window?.userAskedForMenu(on: hit, at: root.convert(point, to: nil)) == true { return true }
        guard
            let cell = sequence(first: hit, next: { $0.superview }).lazy.compactMap(\.asListCell).first,
            let list = cell.list, let path = list.path(of: cell)
        else { return false }
        let actions = list.rowActions(at: path)
        open(actions, of: list, at: CGRect(origin: point, size: CGSize(width: 1, height: 1)))
        return !actions.isEmpty
    }

    private func openForFocus() -> Bool {
        if root?.window?.userAskedForMenu() == true { return true }
        guard let list = (root?.window?.focusedResponder as? UIView)?.asCellList, let path = list.focusedIndexPath,
            let cell = list.focusedCell
        else { return false }
        let actions = list.rowActions(at: path)
        open(actions, of: list, at: cell.convert(cell.bounds, to: root))
        return !actions.isEmpty
    }

    private func open(_ actions: [RowAction], of list: any SwipingList, at place: CGRect) {
        close()
        guard !actions.isEmpty else { return }
        let menu: Widget = gtk_popover_new()
        searchlight_set_role(menu, GTK_ACCESSIBLE_ROLE_MENU)
        gtk_widget_add_css_class(menu, "menu")
        gtk_popover_set_has_arrow(menu.cast(), 0)
        let box: Widget = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
        for action in actions {
            let button = self.button(for: action) { [weak self, weak list] in
                self?.close()
                list?.userChose(action)
            }
            gtk_box_append(box.cast(), button)
        }
        gtk_popover_set_child(menu.cast(), box)
        gtk_widget_set_parent(menu, content)
        var rectangle = GdkRectangle(
            x: gint(place.minX),
            y: gint(place.minY),
            width: gint(max(place.width, 1)),
            height: gint(max(place.height, 1))
        )
        gtk_popover_set_pointing_to(menu.cast(), &rectangle)
        popover = ObjectReference(UnsafeMutableRawPointer(menu))
        Signal.connect(UnsafeMutableRawPointer(menu), "closed") { [weak self] in
            // GTK is still closing the menu.
            MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
                guard self?.popover?.pointer == UnsafeMutableRawPointer(menu) else { return }
                self?.close()
            }
        }
        gtk_popover_popup(menu.cast())
    }

    private func button(for action: RowAction, perform: @escaping @MainActor () -> Void) -> Widget {
        let title = DrawableText.clean(action.title, inOneLine: true)
        let button: Widget = gtk_button_new_with_label(title)
        searchlight_set_role(button, GTK_ACCESSIBLE_ROLE_MENU_ITEM)
        Accessible.setLabel(title, of: button)
        gtk_widget_add_css_class(button, "flat")
        if action.isDestructive { gtk_widget_add_css_class(button, "error") }
        if let label = gtk_button_get_child(button.cast()) { gtk_widget_set_halign(label, GTK_ALIGN_START) }
        Signal.connect(UnsafeMutableRawPointer(button), "clicked") {
            // Deferred, because closing the menu removes the button during its own signal.
            MainLoop.atEndOfTurn(priority: G_PRIORITY_DEFAULT) {
                perform()
                MainLoop.codeDidRun()
            }
        }
        return button
    }

    /// Removes the menu, and restores focus.
    func close() {
        guard let menu = popover else { return }
        popover = nil
        let widget = menu.pointer.assumingMemoryBound(to: GtkWidget.self)
        // GTK releases the pointer and key grabs only of a hidden menu.
        gtk_popover_popdown(widget.cast())
        gtk_widget_unparent(widget)
        onClose()
    }
}
#endif
