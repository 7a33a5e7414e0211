#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A scope button: a toggle button with the app's title attributes and background image.
@MainActor
final class ScopeButtonWidget {
    private(set) weak var scope: UIButton?
    private weak var bar: UISearchBar?
    let widget: Widget
    /// Called when the user or ``update(in:traits:)`` toggled it.
    var onToggle: @MainActor () -> Void = {}
    private let label: Widget
    private let ground: Widget
    private var shownGround: UIImage?

    init(scope: UIButton) {
        self.scope = scope
        widget = gtk_toggle_button_new()
        label = gtk_label_new(nil)
        ground = searchlight_view_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_RADIO)
        gtk_widget_add_css_class(widget, "scope")
        gtk_widget_set_hexpand(widget, 1)
        gtk_widget_set_focus_on_click(widget, 0)
        gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
        let overlay: Widget = gtk_overlay_new()
        gtk_overlay_set_child(overlay.opaque, ground)
        gtk_overlay_add_overlay(overlay.opaque, label)
        gtk_overlay_set_measure_overlay(overlay.opaque, label, 1)
        gtk_button_set_child(widget.cast(), overlay)
        let object = UnsafeMutableRawPointer(widget)
        Signal.connect(object, "toggled") { [weak self] in self?.onToggle() }
        Signal.connectNotify(object, "state-flags-changed") { [weak self] in self?.showGround() }
    }

    func update(in bar: UISearchBar?, traits: UITraitCollection) {
        guard let scope else { return }
        self.bar = bar
        gtk_toggle_button_set_active(widget.cast(), scope.isSelected ? 1 : 0)
        searchlight_accessible_set_checked(widget, scope.isSelected ? 1 : 0)
        gtk_widget_set_sensitive(widget, scope.isEnabled ? 1 : 0)
        ButtonTitle.show(scope, in: label, traits: traits)
        Accessible.setLabel(scope.accessibilityLabel ?? scope.displayedText, of: widget)
        showGround()
    }

    /// Updates the background image for the state, including the pressed state.
    private func showGround() {
        guard let scope else { return }
        let isPressed = gtk_widget_get_state_flags(widget).rawValue & GTK_STATE_FLAG_ACTIVE.rawValue != 0
        let image = isPressed ? bar?.scopeGround(for: scope.state.union(.highlighted)) : scope.groundImage
        guard image != shownGround else { return }
        shownGround = image
        GroundImage.show(image, in: ground)
        widget.setClass("pictured", image != nil)
        // The cap insets are also the insets of the title.
        let insets = image?.backgroundResizing.capInsets ?? .zero
        gtk_widget_set_margin_start(label, gint(max(insets.left, 0)))
        gtk_widget_set_margin_end(label, gint(max(insets.right, 0)))
        searchlight_view_set_size(ground, 0, gint((image?.size.height ?? 0).rounded(.up)))
    }
}
#endif
