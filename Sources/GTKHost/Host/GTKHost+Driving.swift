#if GTK
import AppDriving
import CGTK
import CGTKShim
import Foundation
@_spi(Host) import UIKitCore

/// The changes of an app while a script drives it.
@MainActor
final class ScriptedChanges {
    /// Whether changes are recorded. Default: false, because announcements would accumulate.
    var isRecording = false
    /// The number of turns in which views changed.
    private(set) var count = 0
    /// The announcements to assistive technology, oldest first.
    private(set) var announcements: [String] = []
    /// The priorities of ``announcements``.
    private(set) var priorities: [UIAccessibilityPriority] = []
    /// The views that changed in the latest turn.
    var lastDisplayed: [UIView] { displayed.compactMap(\.view) }
    private var displayed: [Displayed] = []

    private struct Displayed {
        weak var view: UIView?
    }

    func note(_ views: [UIView]) {
        guard isRecording else { return }
        count += 1
        displayed = views.map { Displayed(view: $0) }
    }

    func note(_ announcement: String, priority: UIAccessibilityPriority) {
        guard isRecording else { return }
        announcements.append(announcement)
        priorities.append(priority)
    }
}

/// Scripts in windows. Events enter where GTK's event controllers pass them to UIKit, so they neither move the user's pointer nor need
/// the keyboard focus. Settings change only for this process.
extension GTKHost: DriverSurface {
    /// The maximum duration in which an app must settle.
    private static let settlingLimit = Duration.seconds(10)

    package func settle(_ application: UIApplication, turnLimit: Int) async throws {
        let end = now + Self.settlingLimit
        var quietTurns = 0
        while quietTurns < 3 {
            await turn()
            UIApplication.current = application
            let isBusy = !application.isSettled || transitions.count > 0 || motions.hasEndingMotions
            quietTurns = isBusy ? 0 : quietTurns + 1
            if now > end { throw AppDriverError.stuck(turns: turnLimit, changing: changes.lastDisplayed) }
        }
    }

    /// Waits for the next frame, in which GTK places its widgets, and until nothing else is pending. Desktops draw no frames of
    /// invisible windows, so the frame may be missing.
    private func turn() async {
        await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
            let turn = PendingTurn(continuation)
            _ = atNextFrame { turn.end() }
            _ = after(.milliseconds(50)) { turn.end() }
        }
    }

    /// A turn that ends with the first of several events, when GTK is idle.
    @MainActor
    private final class PendingTurn {
        private var continuation: CheckedContinuation<Void, Never>?

        init(_ continuation: CheckedContinuation<Void, Never>) {
            self.continuation = continuation
        }

        func end() {
            guard let continuation else { return }
            self.continuation = nil
            MainLoop.atEndOfTurn(priority: GTKHost.afterDrawing) { continuation.resume() }
        }
    }

    package func pass(_ duration: Duration) async {
        await withCheckedContinuation { continuation in _ = after(duration) { continuation.resume() } }
    }

    package var hasRealTime: Bool { true }

    package func follow(_ duration: Duration) {}

    package var changeCount: Int { changes.count }

    package var recordedAnnouncements: [String] { changes.announcements }

    package var recordedPriorities: [UIAccessibilityPriority] { changes.priorities }

    package func putOnClipboard(_ text: String) { clipboard.write(text: text, image: nil) }

    package func change(_ setting: DesktopSetting, in application: UIApplication) throws {
        switch setting {
        case .style(let isDark): desktop.setDark(isDark)
        case .contrast(let isHigh): desktop.isHighContrastInScript = isHigh
        case .boldText(let isBold): desktop.setBold(isBold)
        case .textSize(let category): desktop.setTextSize(category)
        }
    }

    package func useScreenKeyboard(height: CGFloat, in application: UIApplication) throws {
        throw AppDriverError.unsupported(
            "A window has no on-screen keyboard of its own: the desktop shows it. Use UIKIT_HOST=headless."
        )
    }

    package func drag(_ window: UIWindow, to size: CGSize) async throws {
        guard let shown = windows.first(where: { $0.root === window }) else { return }
        if gtk_window_is_maximized(shown.widget.cast()) != 0 { gtk_window_unmaximize(shown.widget.cast()) }
        _ = resize(window, to: size)
        // The desktop answers later, and may choose another size.
        for _ in 0..<20 where window.frame.size != size { await turn() }
    }

    package func switchTo(_ scene: UIWindowScene, of application: UIApplication) {
        for window in windows where window.window?.windowScene === scene { gtk_window_unminimize(window.widget.cast()) }
        bringToFront(scene)
        // Some desktops do not give the focus to a window that asks for it.
        application.hostDidFocus(scene)
    }

    package func minimize(_ scene: UIWindowScene, of application: UIApplication) {
        for window in windows where window.window?.windowScene === scene { gtk_window_minimize(window.widget.cast()) }
        application.hostDidMinimize(scene)
    }

    package func close(_ scene: UIWindowScene, of application: UIApplication) -> Bool {
        keepSizes()
        if application.userClosed(scene) { return true }
        windowWasClosed()
        return false
    }

    package var openFilePanel: FilePanel? { fileDialogs.last?.panel }

    package func finish(_ panel: FilePanel, with urls: [URL]?) {
        hide(panel)
        panel.finish(urls)
    }

    package func notificationsOnDesktop() throws -> [String] { throw Self.desktopHasNotifications }

    package func answer(notification title: String, action: String?) throws { throw Self.desktopHasNotifications }

    private static var desktopHasNotifications: AppDriverError {
        .unsupported("The desktop shows the notifications of apps in windows. Use UIKIT_HOST=headless.")
    }

    package func relaunch(_ application: UIApplication) throws -> UIApplication {
        throw AppDriverError.unsupported(
            "A program with windows cannot launch its app twice: end it with 'quit', and start it again."
        )
    }

    /// The frontmost window of the app with its title bar. A sheet is a window of its own.
    package func picture(of application: UIApplication) throws -> Data {
        guard let front = windows.last(where: { gtk_widget_get_mapped($0.widget) != 0 }) else {
            throw AppDriverError.unsupported("No window is on screen.")
        }
        let size = CGSize(
            width: CGFloat(gtk_widget_get_width(front.widget)),
            height: CGFloat(gtk_widget_get_height(front.widget))
        )
        // The frame of the window is outside its own coordinates.
        let whole = front.widget.frame(in: front.widget)
        let part = CGRect(x: -whole.minX, y: -whole.minY, width: size.width, height: size.height)
        guard let picture = WidgetPicture.make(of: front.widget, size: whole.size, scale: 1)?.cropped(to: part) else {
            throw AppDriverError.unsupported("The window has not been drawn yet.")
        }
        return WidgetPicture.file(of: picture)
    }
}

extension ViewPicture {
    /// A part of the picture, in whole pixels. Nil if it is not inside.
    fileprivate func cropped(to part: CGRect) -> ViewPicture? {
        let (left, top) = (Int(part.minX.rounded()), Int(part.minY.rounded()))
        let (columns, rows) = (Int(part.width), Int(part.height))
        guard left >= 0, top >= 0, columns > 0, rows > 0, left + columns <= width, top + rows <= height else {
            return nil
        }
        var pixels: [UInt8] = []
        pixels.reserveCapacity(columns * rows * 4)
        for row in top..<top + rows {
            let start = (row * width + left) * 4
            pixels += bytes[start..<start + columns * 4]
        }
        return ViewPicture(width: columns, height: rows, bytes: pixels)
    }
}
#endif
