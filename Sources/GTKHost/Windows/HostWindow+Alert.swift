#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// An alert is a GNOME message dialog: without a title bar, sized to its content, and not resizable.
extension HostWindow {
    /// The maximum size of an alert in front of a window: no wider than the window, and as high as the window with its
    /// title bar.
    static func alertRoom(over window: HostWindow) -> CGSize {
        let room = window.root?.frame.size ?? .zero
        return CGSize(
            width: max(CGFloat(HostWindow.minimumSheetWidth), room.width - 2 * margin),
            height: max(240, room.height)
        )
    }

    /// Configures a new window as an alert.
    func becomeAlert() {
        gtk_widget_set_visible(titleRow.widget, 0)
        gtk_window_set_resizable(widget.cast(), 0)
        gtk_window_set_default_size(widget.cast(), -1, -1)
        gtk_widget_add_css_class(contentWidget, "alert")
        awaitsFocus = true
    }

    /// Resizes the window of an alert to its current content.
    func fitAlert() {
        guard let sheet = root as? PresentedSheet, let behind,
            let size = sheet.alertSize(in: HostWindow.alertRoom(over: behind))
        else { return }
        searchlight_view_set_size(contentWidget, gint(size.width), gint(size.height))
    }

    /// Moves focus to the default button, or to none, when the window is on screen. GTK would focus the first button. UIKit
    /// focuses text fields.
    func focusAlert() {
        guard awaitsFocus, let sheet = root as? PresentedSheet, gtk_widget_get_mapped(widget) != 0 else { return }
        awaitsFocus = false
        guard !(window?.focusedResponder is any InputMethodClient) else { return }
        let button = sheet.defaultButton.flatMap { host.tree.existing($0)?.widget }
        gtk_window_set_focus(widget.cast(), button)
    }
}
#endif
