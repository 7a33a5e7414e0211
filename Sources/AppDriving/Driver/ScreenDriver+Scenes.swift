import Foundation
@_spi(Host) import UIKitCore

extension ScreenDriver {
    // MARK: Requests from outside

    /// Makes the desktop pass addresses or files to the app, as when another program opens them.
    public func open(_ urls: [URL]) async throws {
        enter()
        application.handle(.open(urls))
        try await settle()
    }

    /// Chooses a quick action in the menu of the app's icon.
    ///
    /// - Parameter name: The title or type of the action.
    /// - Throws: ``AppDriverError/noQuickAction(_:titles:)`` if the app has no such action.
    public func performQuickAction(_ name: String) async throws {
        enter()
        let items = application.allShortcuts
        guard let item = items.first(where: { $0.localizedTitle == name || $0.type == name }) else {
            throw AppDriverError.noQuickAction(name, titles: items.map(\.localizedTitle))
        }
        application.handle(.performShortcut(item.type))
        try await settle()
    }

    // MARK: Windows

    /// The number of scenes with windows, including minimized ones.
    public var windowCount: Int { application.connectedScenes.count }

    /// Asks for a new window with Ctrl+N, which only apps with several windows offer.
    public func openWindow() async throws {
        enter()
        if application.frontWindows.last?.sendKey(KeyPress(.character("n"), modifiers: .control)) != true {
            _ = application.userWantsNewWindow()
        }
        try await settle()
    }

    /// Gives the focus to the window that is behind all others, as when the user switches windows. Minimized windows are restored.
    public func switchWindow() async throws {
        enter()
        if let scene = application.windowsForSwitching.first { surface.switchTo(scene, of: application) }
        try await settle()
    }

    /// Minimizes the frontmost window. The next one has the focus then.
    public func minimizeWindow() async throws {
        enter()
        let scenes = application.windowsForSwitching
        if let scene = scenes.last { surface.minimize(scene, of: application) }
        if let next = scenes.dropLast().last(where: { $0.activationState != .background }) {
            surface.switchTo(next, of: application)
        }
        try await settle()
    }

    /// Closes the frontmost window. Closing the last one terminates the app.
    public func closeWindow() async throws {
        enter()
        guard let scene = application.windowsForSwitching.last else { return }
        if surface.close(scene, of: application) { try await settle() }
    }

    /// Gives the focus to another program, or back to the app.
    ///
    /// - Parameter hasFocus: Whether the app has the focus.
    public func focusApp(_ hasFocus: Bool) async throws {
        enter()
        guard let scene = application.windowsForSwitching.last else { return }
        if hasFocus { application.hostDidFocus(scene) } else { application.hostDidUnfocus(scene) }
        try await settle()
    }
}
