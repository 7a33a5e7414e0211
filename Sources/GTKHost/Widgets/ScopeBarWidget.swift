#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The scope buttons: a row of linked toggle buttons, one of which is active, with the app's background and divider images.
@MainActor
final class ScopeBarWidget: ViewWidget {
    private let row: Widget
    private let ground: Widget
    private var buttons: [ScopeButtonWidget] = []
    private var dividers: [Widget] = []
    private var isUpdating = false

    init(scopeBar: UIView, tree: WidgetTree) {
        row = searchlight_box_new(GTK_ORIENTATION_HORIZONTAL, 0, GTK_ACCESSIBLE_ROLE_RADIO_GROUP)
        ground = searchlight_view_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        gtk_widget_set_valign(row, GTK_ALIGN_CENTER)
        super.init(view: scopeBar, tree: tree, widget: gtk_overlay_new())
        gtk_overlay_set_child(widget.opaque, ground)
        gtk_overlay_add_overlay(widget.opaque, row)
        gtk_overlay_set_measure_overlay(widget.opaque, row, 1)
        Accessible.setLabel(SystemTexts.text("Scope"), of: row)
    }

    override var container: Widget? { nil }

    override func updateContent(_ view: UIView) {
        let scopes = view.orderedSubviews.compactMap { $0 as? UIButton }
        if scopes.count != buttons.count || !zip(scopes, buttons).allSatisfy({ $0 === $1.scope }) {
            rebuild(scopes)
        }
        setDirection(of: [row] + buttons.map(\.widget))
        showGroundImage(of: view, in: ground)
        isUpdating = true
        defer { isUpdating = false }
        let bar = UISearchBar.owner(ofScopeBar: view)
        for button in buttons { button.update(in: bar, traits: traits) }
        showDividers(of: bar, between: scopes)
    }

    private func rebuild(_ scopes: [UIButton]) {
        for widget in buttons.map(\.widget) + dividers { gtk_box_remove(row.cast(), widget) }
        dividers = []
        let group = gtk_size_group_new(GTK_SIZE_GROUP_HORIZONTAL)
        defer { g_object_unref(UnsafeMutableRawPointer(group)) }
        buttons = scopes.enumerated().map { index, scope in
            let button = ScopeButtonWidget(scope: scope)
            button.onToggle = { [weak self, weak button] in
                guard let self, let scope = button?.scope, !isUpdating else { return }
                scope.userTapped()
                // A second press keeps the scope selected.
                if let view = self.view { updateContent(view) }
            }
            if gtk_widget_get_first_child(row) != nil {
                let divider = searchlight_view_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)!
                gtk_box_append(row.cast(), divider)
                dividers.append(divider)
            }
            gtk_box_append(row.cast(), button.widget)
            searchlight_accessible_set_position(button.widget, Int32(index + 1), Int32(scopes.count))
            gtk_size_group_add_widget(group, button.widget)
            return button
        }
    }

    /// Linked buttons share their edges. With custom images, the app's divider images are between them.
    private func showDividers(of bar: UISearchBar?, between scopes: [UIButton]) {
        let images = zip(scopes, scopes.dropFirst()).map { left, right in
            bar?.scopeDivider(after: left.state, before: right.state)
        }
        let isCustom = images.contains { $0 != nil } || scopes.contains { $0.groundImage != nil }
        row.setClass("linked", !isCustom)
        for (divider, image) in zip(dividers, images) {
            GroundImage.show(image, in: divider)
            searchlight_view_set_size(divider, gint((image?.size.width ?? 0).rounded(.up)), 0)
            gtk_widget_set_visible(divider, image == nil ? 0 : 1)
        }
    }
}
#endif
