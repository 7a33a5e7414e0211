#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// The scope buttons as a row of linked toggle buttons, of which one is pressed.
    @MainActor
    final class ScopeBarWidget: ViewWidget {
        private let row: Widget
        private var buttons: [(widget: Widget, scope: Weak)] = []
        private var isUpdating = false

        private struct Weak {
            weak var button: UIButton?
        }

        init(scopeBar: UIView, tree: WidgetTree) {
            row = searchlight_box_new(GTK_ORIENTATION_HORIZONTAL, 0, GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
            gtk_widget_add_css_class(row, "linked")
            gtk_widget_set_valign(row, GTK_ALIGN_CENTER)
            gtk_box_set_homogeneous(row.cast(), 1)
            super.init(view: scopeBar, tree: tree, widget: gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0))
            gtk_widget_set_hexpand(row, 1)
            gtk_box_append(widget.cast(), row)
            Accessible.setLabel("Scope", of: row)
        }

        override var container: Widget? { nil }

        override func updateContent(_ view: UIView) {
            let scopes = view.orderedSubviews.compactMap { $0 as? UIButton }
            if scopes.count != buttons.count || !zip(scopes, buttons).allSatisfy({ $0 === $1.scope.button }) {
                rebuild(scopes)
            }
            setDirection(of: [row] + buttons.map(\.widget))
            isUpdating = true
            defer { isUpdating = false }
            for (scope, button) in zip(scopes, buttons) {
                gtk_toggle_button_set_active(button.widget.cast(), scope.isSelected ? 1 : 0)
                searchlight_accessible_set_checked(button.widget, scope.isSelected ? 1 : 0)
                gtk_widget_set_sensitive(button.widget, scope.isEnabled ? 1 : 0)
            }
        }

        private func rebuild(_ scopes: [UIButton]) {
            for button in buttons { gtk_box_remove(row.cast(), button.widget) }
            buttons = scopes.enumerated().map { index, scope in
                let title = DrawableText.clean(scope.displayedText ?? "", inOneLine: true)
                let button: Widget = gtk_toggle_button_new()
                searchlight_set_role(button, GTK_ACCESSIBLE_ROLE_RADIO)
                let label: Widget = gtk_label_new(title)
                gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
                gtk_button_set_child(button.cast(), label)
                Accessible.setLabel(title, of: button)
                gtk_widget_set_focus_on_click(button, 0)
                Signal.connect(UnsafeMutableRawPointer(button), "toggled") { [weak self, weak scope] in
                    guard let self, let scope, !isUpdating else { return }
                    scope.userTapped()
                    // A second press of the chosen one leaves it chosen.
                    if let view = self.view { updateContent(view) }
                }
                searchlight_accessible_set_position(button, Int32(index + 1), Int32(scopes.count))
                gtk_box_append(row.cast(), button)
                return (button, Weak(button: scope))
            }
        }
    }
#endif
