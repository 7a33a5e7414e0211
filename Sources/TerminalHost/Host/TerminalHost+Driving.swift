#if Terminal
import AppDriving
import Foundation
@_spi(Host) import UIKitCore

extension TerminalHost: DriverSurface {
    package func settle(_ application: UIApplication, turnLimit: Int) async throws {
        try await settle(
            application,
            turnLimit: turnLimit,
            changing: { self.displayed.compactMap(\.view) },
            update: updateNow
        )
    }

    package func pass(_ duration: Duration) async {
        await withCheckedContinuation { continuation in
            _ = after(duration) { continuation.resume() }
        }
    }

    package var hasRealTime: Bool { true }

    package func follow(_ duration: Duration) {}

    package var changeCount: Int { displayCount }

    package func putOnClipboard(_ text: String) {
        clipboardText = text
        clipboardChangeCount += 1
    }

    package var recordedAnnouncements: [String] { announcements }

    package var recordedPriorities: [UIAccessibilityPriority] { priorities }

    package func change(_ setting: DesktopSetting, in application: UIApplication) throws {
        switch setting {
        case .style(let isDark): change { $0.userInterfaceStyle = isDark ? .dark : .light }
        case .contrast(let isHigh): change { $0.accessibilityContrast = isHigh ? .high : .normal }
        case .textSize, .boldText:
            throw AppDriverError.unsupported("The text in a terminal has one size and weight. Use UIKIT_HOST=headless.")
        }
    }

    package func useScreenKeyboard(height: CGFloat, in application: UIApplication) throws {
        throw AppDriverError.unsupported("A terminal has a hardware keyboard. Use UIKIT_HOST=headless.")
    }

    package func drag(_ window: UIWindow, to size: CGSize) async throws {
        throw AppDriverError.unsupported("The size of the windows is that of the terminal. Use UIKIT_HOST=headless.")
    }

    package func switchTo(_ scene: UIWindowScene, of application: UIApplication) { application.hostDidFocus(scene) }

    package func minimize(_ scene: UIWindowScene, of application: UIApplication) { application.hostDidMinimize(scene) }

    package func close(_ scene: UIWindowScene, of application: UIApplication) -> Bool {
        if application.userClosed(scene) { return true }
        onEnd()
        return false
    }

    package var openFilePanel: FilePanel? { filePrompt?.panel }

    package func finish(_ panel: FilePanel, with urls: [URL]?) {
        hide(panel)
        panel.finish(urls)
    }

    package func notificationsOnDesktop() throws -> [String] { throw Self.hasNoNotifications }

    package func answer(notification title: String, action: String?) throws { throw Self.hasNoNotifications }

    private static var hasNoNotifications: AppDriverError {
        .unsupported("A terminal has no service for notifications. Use UIKIT_HOST=headless.")
    }

    package func relaunch(_ application: UIApplication) throws -> UIApplication {
        throw AppDriverError.unsupported(
            "A program in a terminal cannot launch its app twice: end it with 'quit', and start it again."
        )
    }

    package func picture(of application: UIApplication) throws -> Data {
        throw AppDriverError.unsupported("A terminal has no pixels. Use UIKIT_HOST=headless.")
    }
}
#endif
