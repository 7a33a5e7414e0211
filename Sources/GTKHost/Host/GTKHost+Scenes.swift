#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension GTKHost: HostScenes {
    /// Presents the windows of a scene. Some desktops only mark the window as demanding attention.
    public func bringToFront(_ scene: UIWindowScene) {
        moveToFront(scene)
        for window in windows where window.window?.windowScene === scene { gtk_window_present(window.widget.cast()) }
    }

    /// Changes the size of a window. The desktop may choose another one.
    public func resize(_ window: UIWindow, to size: CGSize) -> Bool {
        guard let hostWindow = windows.first(where: { $0.root === window }) else { return false }
        hostWindow.resize(to: size)
        return true
    }

    /// Ends the app.
    public func lastWindowDidClose() { windowWasClosed() }

    /// Updates the actions that the desktop can start.
    public func shortcutsDidChange(to items: [UIApplicationShortcutItem]) {
        desktopApplication?.showActions(named: items.map(\.actionName))
    }

    /// Moves the windows of a scene to the end of the list.
    func moveToFront(_ scene: UIWindowScene) {
        let isMeant: (HostWindow) -> Bool = { $0.window?.windowScene === scene }
        windows = windows.filter { !isMeant($0) } + windows.filter(isMeant)
    }
}
#endif
