#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The widgets of a view's accessibility elements. They draw nothing, and touches pass through them.
@MainActor
final class AccessibilityParts {
    private var parts: [Part] = []

    /// Returns the widgets of the elements, each with its place among the listed elements. Keeps the widgets of elements that remain.
    func widgets(
        of elements: [(place: Int, element: UIAccessibilityElement)],
        in view: UIView
    ) -> [(place: Int, widget: Widget)] {
        let former = Dictionary(
            parts.compactMap { part in part.element.map { (ObjectIdentifier($0), part) } },
            uniquingKeysWith: { first, _ in first }
        )
        parts = elements.map { _, element in
            let known = former[ObjectIdentifier(element)].flatMap { $0.role == element.accessibleRole ? $0 : nil }
            let part = known ?? Part(of: element)
            part.update(in: view)
            return part
        }
        return zip(elements, parts).map { ($0.place, $1.widget) }
    }

    @MainActor
    private final class Part {
        private(set) weak var element: UIAccessibilityElement?
        private weak var view: UIView?
        let role: ViewRole
        private let reference: ObjectReference
        private let adjustment = AdjustmentActions()
        private let actions = ActionParts()

        init(of element: UIAccessibilityElement) {
            self.element = element
            role = element.accessibleRole
            let widget: Widget = searchlight_view_new(PlainWidget.accessibleRole(element.accessibleRole))
            reference = ObjectReference(UnsafeMutableRawPointer(widget))
            gtk_widget_set_can_target(widget, 0)
            gtk_widget_set_can_focus(widget, 0)
            // An adjustable element has two actions of its own instead.
            guard role != .slider else { return }
            searchlight_view_set_activate_handler(
                widget,
                { context in
                    nonisolated(unsafe) let context = context
                    MainActor.assumeIsolated {
                        guard let context else { return }
                        Unmanaged<Part>.fromOpaque(context).takeUnretainedValue().activate()
                    }
                },
                Unmanaged.passUnretained(self).toOpaque()
            )
        }

        isolated deinit {
            searchlight_view_set_activate_handler(widget, nil, nil)
        }

        var widget: Widget { reference.pointer.assumingMemoryBound(to: GtkWidget.self) }

        func update(in view: UIView) {
            guard let element else { return }
            self.view = view
            Accessible.setLabel(element.accessibilityLabel, of: widget)
            Accessible.setDescription(element.spokenDetail, of: widget)
            gtk_widget_set_sensitive(widget, element.accessibilityTraits.contains(.notEnabled) ? 0 : 1)
            adjustment.update(role == .slider, of: widget) { [weak element] isUp in
                if isUp { element?.accessibilityIncrement() } else { element?.accessibilityDecrement() }
            }
            showActions(of: element)
            let frame = view.convert(element.frame(inWindowOf: view), from: nil)
            searchlight_view_place(
                widget,
                Double(frame.minX - view.bounds.minX),
                Double(frame.minY - view.bounds.minY),
                Double(frame.width),
                Double(frame.height)
            )
        }

        private func showActions(of element: UIAccessibilityElement) {
            let widgets = actions.widgets(of: element.accessibilityCustomActions ?? [], at: .zero)
            var child = gtk_widget_get_first_child(widget)
            while let current = child {
                child = gtk_widget_get_next_sibling(current)
                if !widgets.contains(current) { gtk_widget_unparent(current) }
            }
            var last: Widget?
            for action in widgets {
                searchlight_view_insert(widget, action, last)
                last = action
            }
        }

        private func activate() {
            if let element, let view { element.userActivated(in: view) }
            MainLoop.codeDidRun()
        }
    }
}
#endif
