#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// The size of a window as set by the user, stored for the next launch.
struct WindowSize: Codable, Equatable {
    /// The width of the content in points, when not maximized.
    var width: Int
    var height: Int
    var isMaximized: Bool

    /// The size of a new window, between the minimum size and the size of the largest monitor.
    @MainActor
    var onScreen: CGSize {
        var most = CGSize(width: CGFloat(HostWindow.minimumWidth), height: CGFloat(HostWindow.minimumHeight))
        let monitors = gdk_display_get_default().flatMap { gdk_display_get_monitors($0) }
        for index in 0..<(monitors.map { g_list_model_get_n_items($0) } ?? 0) {
            guard let monitor = g_list_model_get_item(monitors, index) else { continue }
            defer { g_object_unref(monitor) }
            var area = GdkRectangle()
            gdk_monitor_get_geometry(OpaquePointer(monitor), &area)
            most.width = max(most.width, CGFloat(area.width))
            most.height = max(most.height, CGFloat(area.height - GTKHost.titleBarHeight))
        }
        return CGSize(
            width: min(max(CGFloat(width), CGFloat(HostWindow.minimumWidth)), most.width),
            height: min(max(CGFloat(height), CGFloat(HostWindow.minimumHeight)), most.height)
        )
    }
}

extension HostWindow {
    /// The stored window size of a scene, or nil.
    static func keptSize(of window: UIWindow, host: GTKHost) -> WindowSize? {
        guard let name = stateName(of: window), let data = host.states.read(name) else { return nil }
        return try? JSONDecoder().decode(WindowSize.self, from: data)
    }

    /// Stores the size for the next launch, unless it is already stored. Skips sheets and additional windows of a scene.
    func keepSize() {
        guard let window = root as? UIWindow, let name = HostWindow.stateName(of: window),
            host.windows.first(where: { ($0.root as? UIWindow)?.windowScene === window.windowScene }) === self
        else { return }
        var (width, height): (gint, gint) = (0, 0)
        gtk_window_get_default_size(widget.cast(), &width, &height)
        let size = WindowSize(
            width: Int(width),
            height: Int(height - GTKHost.titleBarHeight),
            isMaximized: gtk_window_is_maximized(widget.cast()) != 0
        )
        guard size != keptSize, let data = try? JSONEncoder().encode(size) else { return }
        keptSize = size
        host.states.writeOrWarn(data, session: name)
    }

    private static func stateName(of window: UIWindow) -> String? {
        window.windowScene.map { "\($0.session.persistentIdentifier) window" }
    }
}
#endif
