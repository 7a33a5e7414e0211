#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// A tab in the style of libadwaita's view switchers: a flat button with a background if selected. UIKit's layout places
/// image, title and badge.
@MainActor
final class TabWidget: ViewWidget {
    private let content: Widget

    init(tab: UITabBarButton, tree: WidgetTree) {
        content = searchlight_view_new(GTK_ACCESSIBLE_ROLE_PRESENTATION)
        super.init(view: tab, tree: tree, widget: gtk_button_new())
        searchlight_set_role(widget, GTK_ACCESSIBLE_ROLE_TAB)
        gtk_button_set_child(widget.cast(), content)
        for name in ["flat", "uibutton", "tab"] { gtk_widget_add_css_class(widget, name) }
        gtk_widget_set_focus_on_click(widget, 0)
        Signal.connect(UnsafeMutableRawPointer(widget), "clicked") { [weak tab] in tab?.userTapped() }
    }

    override var container: Widget? { content }

    override func updateContent(_ view: UIView) {
        guard let tab = view as? UITabBarButton else { return }
        setDirection(of: [content])
        widget.setClass("selected", tab.isSelected)
        searchlight_accessible_set_selected(widget, tab.isSelected ? 1 : 0)
        gtk_widget_set_sensitive(widget, tab.isEnabled ? 1 : 0)
        Accessible.setLabel(tab.accessibilityLabel, of: widget)
        let said = [tab.accessibilityValue, tab.accessibilityHint].compactMap { $0 }.filter { !$0.isEmpty }
        Accessible.setDescription(said.joined(separator: ", "), of: widget)
        let position = tab.position
        searchlight_accessible_set_position(widget, Int32(position.0), Int32(position.of))
    }
}
#endif
