#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The widgets of a view's accessibility elements. They draw nothing, and touches pass through them.
@MainActor
final class AccessibilityParts {
    private var parts: [Part] = []

    /// Returns the widgets of the elements in their order. Keeps the widgets of elements that remain.
    func widgets(of elements: [UIAccessibilityElement], in view: UIView) -> [Widget] {
        parts = elements.map { element in
            let known = parts.first { $0.element === element && $0.role == element.role }
            let part = known ?? Part(of: element)
            part.update(in: view)
            return part
        }
        return parts.map(\.widget)
    }

    @MainActor
    private final class Part {
        private(set) weak var element: UIAccessibilityElement?
        private weak var view: UIView?
        let role: ViewRole
        private let reference: ObjectReference

        init(of element: UIAccessibilityElement) {
            self.element = element
            role = element.role
            let widget: Widget = searchlight_view_new(PlainWidget.accessibleRole(element.role))
            reference = ObjectReference(UnsafeMutableRawPointer(widget))
            gtk_widget_set_can_target(widget, 0)
            gtk_widget_set_can_focus(widget, 0)
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
            let description = [element.accessibilityValue, element.accessibilityHint].compactMap { $0 }
            Accessible.setDescription(description.joined(separator: ", "), of: widget)
            let frame = view.convert(element.frame(inWindowOf: view), from: nil)
            searchlight_view_place(
                widget,
                Double(frame.minX - view.bounds.minX),
                Double(frame.minY - view.bounds.minY),
                Double(frame.width),
                Double(frame.height)
            )
        }

        private func activate() {
            if let element, let view { element.userActivated(in: view) }
            MainLoop.codeDidRun()
        }
    }
}
#endif
