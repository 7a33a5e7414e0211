import AppDriving
import Foundation
@_spi(Host) import UIKitCore

extension HeadlessHost: DriverSurface {
    package func settle(_ application: UIApplication, turnLimit: Int) async throws {
        try await settle(
            application,
            turnLimit: turnLimit,
            changing: { self.lastDisplayed },
            update: {
                updatesWillRun()
                application.performUpdates()
            }
        )
    }

    package func pass(_ duration: Duration) async { clock.advance(by: duration) }

    package var hasRealTime: Bool { false }

    package func follow(_ duration: Duration) { clock.advance(by: duration) }

    package var changeCount: Int { displayCount }

    package func putOnClipboard(_ text: String) { clipboardText = text }

    package var recordedAnnouncements: [String] { announcements }

    package var recordedPriorities: [UIAccessibilityPriority] { announcementPriorities }

    package func change(_ setting: DesktopSetting, in application: UIApplication) throws {
        switch setting {
        case .style(let isDark):
            change(in: application) { $0.userInterfaceStyle = isDark ? .dark : .light }
        case .contrast(let isHigh):
            change(in: application) { $0.accessibilityContrast = isHigh ? .high : .normal }
        case .textSize(let category):
            change(in: application) { $0.preferredContentSizeCategory = category }
        case .boldText(let isOn):
            change(in: application) { $0.legibilityWeight = isOn ? .bold : .regular }
            if self.isOn(.boldText) != isOn { turn(.boldText, isOn) }
        }
    }

    private func change(in application: UIApplication, _ edit: (inout any UIMutableTraits) -> Void) {
        change(to: traits.modifyingTraits(edit), in: application)
    }

    /// Replaces the traits of the desktop, and notifies the app.
    func change(to traits: UITraitCollection, in application: UIApplication) {
        let previous = self.traits
        self.traits = traits
        for window in application.visibleWindows { window.hostTraitsDidChange(from: previous) }
        UIContentSizeCategory.hostTraitsDidChange(from: previous, to: traits)
    }

    /// Turns a setting on or off, and notifies the app.
    func turn(_ setting: AccessibilitySetting, _ isOn: Bool) {
        if isOn { accessibilitySettings.insert(setting) } else { accessibilitySettings.remove(setting) }
        NotificationCenter.default.post(
            name: UIAccessibility.statusDidChangeNotification(of: setting),
            object: nil
        )
    }

    package func useScreenKeyboard(height: CGFloat, in application: UIApplication) throws {
        screenKeyboardHeight = height
        requestUpdate()
        for window in application.visibleWindows { window.setNeedsLayout() }
    }

    package func drag(_ window: UIWindow, to size: CGSize) async throws { window.frame.size = size }

    package func switchTo(_ scene: UIWindowScene, of application: UIApplication) { application.hostDidFocus(scene) }

    package func minimize(_ scene: UIWindowScene, of application: UIApplication) { application.hostDidMinimize(scene) }

    package func close(_ scene: UIWindowScene, of application: UIApplication) -> Bool {
        if application.userClosed(scene) { return true }
        application.terminate()
        return false
    }

    package var openFilePanel: FilePanel? { filePanel }

    package func finish(_ panel: FilePanel, with urls: [URL]?) {
        filePanel = nil
        panel.finish(urls)
    }

    package func notificationsOnDesktop() throws -> [String] { shownNotifications }

    package func answer(notification title: String, action: String?) throws {
        let notification = try takeNotification(title) { content in
            action == nil || content.actions.contains { $0.title == action }
        }
        let identifier = notification.content.actions.first { $0.title == action }?.identifier
        notification.answer(identifier.map { .action($0) } ?? .opened)
    }

    package func relaunch(_ application: UIApplication) throws -> UIApplication {
        application.abandon()
        return launchAgain?() ?? application
    }

    /// Draws the views themselves: their backgrounds, texts, images and layers, without the native controls of a desktop.
    package func picture(of application: UIApplication) throws -> Data {
        let windows = application.frontWindows
        let area = windows.reduce(CGRect.null) { $0.union($1.frame) }
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        format.opaque = true
        let data =
            area.isNull
            ? Data()
            : UIGraphicsImageRenderer(bounds: area, format: format).pngData { _ in
                for window in windows {
                    window.traitCollection.performAsCurrent {
                        // A window is opaque on a desktop.
                        if window === windows.first {
                            UIColor.systemBackground.setFill()
                            UIRectFill(window.frame)
                        }
                        window.drawHierarchy(in: window.frame, afterScreenUpdates: false)
                    }
                }
            }
        if data.isEmpty {
            throw AppDriverError.unsupported(
                area.isNull
                    ? "Nothing is on screen."
                    : "This build draws no pictures: build it with the package trait Cairo."
            )
        }
        return data
    }
}
