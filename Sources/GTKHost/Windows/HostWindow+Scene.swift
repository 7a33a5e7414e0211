#if GTK
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The scene of a window: its title, its limits, and whether the window is minimized.
extension HostWindow {
    /// The title of the scene, or of the content, and the subtitle of the scene.
    func sceneTitle(content: String) -> String {
        guard let scene = (root as? UIWindow)?.windowScene else { return content }
        let title = scene.title ?? ""
        return [title.isEmpty ? content : title, scene.subtitle].filter { !$0.isEmpty }.joined(separator: " – ")
    }

    /// Applies the scene's limits for the size.
    func limitSize() {
        guard let window = root as? UIWindow, let limits = window.windowScene?.sizeRestrictions else { return }
        // X11 and Wayland have no windows larger than 32,767 points.
        let least = CGSize(
            width: min(max(limits.minimumSize.width, CGFloat(HostWindow.minimumWidth)), 32_767),
            height: min(max(limits.minimumSize.height, CGFloat(HostWindow.minimumHeight)), 32_767)
        )
        guard limited?.least != least || limited?.isFixed != limits.isFixed else { return }
        limited = (least, limits.isFixed)
        searchlight_view_set_size(contentWidget, gint(least.width), gint(least.height))
        gtk_window_set_resizable(widget.cast(), limits.isFixed ? 0 : 1)
    }

    /// Changes the size of the content. The window is larger by its title bar and, on desktops without transparency, by its frame.
    func resize(to size: CGSize) {
        var (width, height): (gint, gint) = (0, 0)
        gtk_window_get_default_size(widget.cast(), &width, &height)
        let isShown = gtk_widget_get_mapped(widget) != 0
        let frame = isShown ? width - gtk_widget_get_width(contentWidget) : 0
        let bar = isShown ? height - gtk_widget_get_height(contentWidget) : GTKHost.titleBarHeight
        gtk_window_set_default_size(widget.cast(), gint(size.width) + frame, gint(size.height) + bar)
    }

    /// Follows the state of the window on the desktop.
    func connectSurfaceState() {
        guard root is UIWindow, let surface = gtk_native_get_surface(widget.opaque) else { return }
        Signal.connectNotify(UnsafeMutableRawPointer(surface), "notify::state") { [weak self] in
            self?.host.focus.mayHaveChanged()
        }
    }

    /// Whether the user minimized the window. Wayland does not tell.
    var isMinimized: Bool {
        guard gtk_widget_get_realized(widget) != 0, let surface = gtk_native_get_surface(widget.opaque) else {
            return false
        }
        return gdk_toplevel_get_state(surface).rawValue & GDK_TOPLEVEL_STATE_MINIMIZED.rawValue != 0
    }

    /// Whether the window has the keyboard focus.
    var isActive: Bool { gtk_window_is_active(widget.cast()) != 0 }
}
#endif
