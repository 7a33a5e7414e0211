#if GTK
import CGTK
import Foundation
@_spi(Host) import UIKitCore

/// Notifies the app when the keyboard focus moves between its scenes or to another program, and when the user minimizes a scene.
///
/// The focus leaves one window before it enters the next. So changes are evaluated together, when no event is pending.
@MainActor
final class SceneFocus {
    private unowned let host: GTKHost
    private weak var focused: UIWindowScene?
    private var isScheduled = false

    init(host: GTKHost) {
        self.host = host
    }

    /// Called when a window may have got or lost the focus, or was minimized or restored.
    func mayHaveChanged() {
        guard !isScheduled else { return }
        isScheduled = true
        MainLoop.atEndOfTurn(priority: GTKHost.afterEvents) { [weak self] in
            self?.isScheduled = false
            self?.evaluate()
        }
    }

    private func evaluate() {
        guard let application = UIApplication.current, application.host === host else { return }
        let windows = host.windows
        for scene in application.windowsForSwitching {
            let own = windows.filter { $0.root is UIWindow && $0.window?.windowScene === scene }
            let isMinimized = !own.isEmpty && own.allSatisfy(\.isMinimized)
            if isMinimized { application.hostDidMinimize(scene) } else { application.hostDidRestore(scene) }
        }
        let scene = windows.last(where: \.isActive)?.window?.windowScene
        guard scene !== focused else { return }
        let previous = focused
        focused = scene
        if let scene {
            host.moveToFront(scene)
            application.hostDidFocus(scene)
        } else if let previous {
            application.hostDidUnfocus(previous)
        }
        host.requestUpdate()
        MainLoop.codeDidRun()
    }
}
#endif
