#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The actions "value.increment" and "value.decrement" of an adjustable element on the accessibility bus.
///
/// GTK 4.8 exposes the actions of a widget's action groups, but in no order, so that a program cannot tell the first one. Therefore such an
/// element has no other actions, and custom actions are widgets of their own (``ActionParts``).
@MainActor
final class AdjustmentActions {
    private var isThere = false
    private var adjust: (_ isUp: Bool) -> Void = { _ in }

    /// Adds the actions to a widget, or removes them.
    func update(_ isAdjustable: Bool, of widget: Widget, _ adjust: @escaping (_ isUp: Bool) -> Void) {
        self.adjust = adjust
        guard isAdjustable != isThere else { return }
        isThere = isAdjustable
        guard isAdjustable, let group = g_simple_action_group_new() else {
            return gtk_widget_insert_action_group(widget, "value", nil)
        }
        for (name, isUp) in [("increment", true), ("decrement", false)] {
            guard let action = g_simple_action_new(name, nil) else { continue }
            Signal.connectNotify(UnsafeMutableRawPointer(action), "activate") { [weak self] in self?.adjust(isUp) }
            g_action_map_add_action(OpaquePointer(group), action)
            g_object_unref(UnsafeMutableRawPointer(action))
        }
        gtk_widget_insert_action_group(widget, "value", OpaquePointer(group))
        g_object_unref(UnsafeMutableRawPointer(group))
    }
}

/// The widgets of an element's custom actions: buttons without size for assistive technology.
@MainActor
final class ActionParts {
    private var parts: [Part] = []

    /// Returns the widgets of the actions in their order, placed at a point. Keeps the widgets of actions that remain.
    func widgets(of actions: [UIAccessibilityCustomAction], at point: CGPoint) -> [Widget] {
        guard !actions.isEmpty || !parts.isEmpty else { return [] }
        parts = actions.map { action in
            let part = parts.first { $0.action === action } ?? Part(of: action)
            Accessible.setLabel(action.name, of: part.widget)
            searchlight_view_place(part.widget, Double(point.x), Double(point.y), 0, 0)
            return part
        }
        return parts.map(\.widget)
    }

    @MainActor
    private final class Part {
        let action: UIAccessibilityCustomAction
        private let reference: ObjectReference

        init(of action: UIAccessibilityCustomAction) {
            self.action = action
            let widget: Widget = searchlight_view_new(GTK_ACCESSIBLE_ROLE_BUTTON)
            reference = ObjectReference(UnsafeMutableRawPointer(widget))
            gtk_widget_set_can_target(widget, 0)
            gtk_widget_set_can_focus(widget, 0)
            searchlight_view_set_activate_handler(
                widget,
                { context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        // The app may remove the action.
                        let part = Unmanaged<Part>.fromOpaque(context).takeUnretainedValue()
                        part.action.userChose()
                        MainLoop.codeDidRun()
                    }
                },
                Unmanaged.passUnretained(self).toOpaque()
            )
        }

        isolated deinit {
            searchlight_view_set_activate_handler(widget, nil, nil)
        }

        var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }
    }
}
#endif
