#if GTK
    import CGTK
    import CGTKShim
    import Foundation
    @_spi(Host) import UIKitCore

    /// An alert is a message dialogue of GNOME's: without a title bar, as large as what it shows, and in no other size.
    extension HostWindow {
        /// How large an alert in front of a window can be: no wider than that, and as high as it and its title bar.
        static func alertRoom(over window: HostWindow) -> CGSize {
            let room = window.root?.frame.size ?? .zero
            return CGSize(
                width: max(CGFloat(HostWindow.minimumSheetWidth), room.width - 2 * margin),
                height: max(240, room.height)
            )
        }

        /// Makes a new window that of an alert.
        func becomeAlert() {
            gtk_widget_set_visible(titleRow.widget, 0)
            gtk_window_set_resizable(widget.cast(), 0)
            gtk_window_set_default_size(widget.cast(), -1, -1)
            gtk_widget_add_css_class(contentWidget, "alert")
            awaitsFocus = true
        }

        /// Gives the window of an alert the size of what it shows now.
        func fitAlert() {
            guard let sheet = root as? PresentedSheet, let behind,
                let size = sheet.alertSize(in: HostWindow.alertRoom(over: behind))
            else { return }
            searchlight_view_set_size(contentWidget, gint(size.width), gint(size.height))
        }

        /// Gives the keyboard to the button that the return key presses, or to none, once the window is on screen: GTK would
        /// give it to whichever button comes first. Text fields get it from UIKit.
        func focusAlert() {
            guard awaitsFocus, let sheet = root as? PresentedSheet, gtk_widget_get_mapped(widget) != 0 else { return }
            awaitsFocus = false
            guard !(window?.focusedResponder is UITextField) else { return }
            let button = sheet.defaultButton.flatMap { host.tree.existing($0)?.widget }
            gtk_window_set_focus(widget.cast(), button)
        }
    }
#endif
