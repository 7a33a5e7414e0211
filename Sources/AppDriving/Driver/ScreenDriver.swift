import Foundation
@_spi(Host) import UIKitCore

/// Operates an app like a user: taps, types and swipes, reads the screen, and waits after each event until the app has settled.
///
/// Tests use its subclass `AppDriver`, which shows the app without a display. Scripts operate any host. A driver touches only visible
/// elements. Its events enter where the window system's events enter; in windows they do not move the user's pointer. Must be used on
/// the main actor.
@MainActor
open class ScreenDriver {
    /// The app. ``relaunch()`` replaces it.
    public private(set) var application: UIApplication

    /// The number of main loop turns after which an app that does not settle is considered stuck.
    public var turnLimit = 200

    package let surface: any DriverSurface

    /// The windows of the active touches.
    var touched: [Int: UIWindow] = [:]

    /// The presses of the keys that are held down.
    var heldKeys: [Key: UIPress?] = [:]

    /// The elements of the latest list.
    var numbered = ElementList()

    /// The element at which the simulated screen reader is.
    var reading = ReadingPosition()

    /// Makes a driver for a launched app.
    package init(application: UIApplication, surface: any DriverSurface) {
        self.application = application
        self.surface = surface
    }

    // MARK: Inspection

    /// The current content of the screen.
    public func screen() -> Screen {
        enter()
        return Screen(of: application)
    }

    /// The announcements to assistive technology, oldest first.
    public var announcements: [String] { surface.recordedAnnouncements }

    // MARK: Time

    /// Runs the app until nothing changes any more.
    ///
    /// - Throws: ``AppDriverError/notSettled(turns:changing:)``, with the views that keep changing.
    public func settle() async throws {
        try await surface.settle(application, turnLimit: turnLimit)
        enter()
    }

    /// Lets time pass, and waits until the app settles. Without a display, the manual clock advances.
    ///
    /// - Parameter duration: The duration.
    public func wait(_ duration: Duration) async throws {
        enter()
        await surface.pass(duration)
        try await settle()
    }

    /// Advances a manual clock by a duration that passed between commands, and waits until the app settles.
    func follow(_ duration: Duration) async throws {
        enter()
        surface.follow(duration)
        try await settle()
    }

    // MARK: Environment

    /// Resizes the windows, as when the user drags an edge.
    ///
    /// - Parameter size: The new size in points.
    public func resize(to size: CGSize) async throws {
        enter()
        for window in application.visibleWindows { try await surface.drag(window, to: size) }
        try await settle()
    }

    /// Resizes the windows so that they are higher than wide, or wider than high. Their sides are exchanged if necessary.
    public func turn(toLandscape isLandscape: Bool) async throws {
        enter()
        for window in application.visibleWindows {
            let size = window.frame.size
            if (size.width > size.height) != isLandscape {
                try await surface.drag(window, to: CGSize(width: size.height, height: size.width))
            }
        }
        try await settle()
    }

    package func change(_ setting: DesktopSetting) async throws {
        enter()
        try surface.change(setting, in: application)
        try await settle()
    }

    /// Sends a low-memory warning.
    public func warnOfShortMemory() async throws {
        enter()
        application.memoryIsShort()
        try await settle()
    }

    /// Uses an on-screen keyboard instead of a hardware keyboard for text input.
    ///
    /// - Parameter height: The height in points; 0 for a hardware keyboard.
    /// - Throws: ``AppDriverError/unsupported(_:)`` in windows, whose desktop has the keyboard.
    public func useKeyboard(height: CGFloat) async throws {
        enter()
        try surface.useScreenKeyboard(height: height, in: application)
        try await settle()
    }

    /// A picture of the windows, as the data of a PNG file.
    ///
    /// - Throws: ``AppDriverError/unsupported(_:)`` if the build draws no images, or nothing is on screen.
    public func picture() async throws -> Data {
        enter()
        return try surface.picture(of: application)
    }

    /// Makes this driver's app the current one.
    package func enter() {
        UIApplication.current = application
    }

    // MARK: State restoration

    /// Sends the app to the background, which stores its state, and returns it to the foreground.
    ///
    /// - Throws: ``AppDriverError/notSaved(_:)`` if the state cannot be stored.
    public func save() async throws {
        enter()
        do {
            try application.saveState()
        } catch {
            throw AppDriverError.notSaved("\(error)")
        }
        try await settle()
    }

    /// Terminates the app: it is notified of entering the background and of its end. Afterwards nothing is on screen.
    public func terminate() {
        enter()
        application.terminate()
    }

    /// Terminates the app if the app itself has not done so.
    package func terminateIfRunning() {
        if application.windowsForSwitching.isEmpty { return }
        terminate()
    }

    /// Ends the app without notifying it, as when its process is killed, and launches it again with the latest stored state.
    ///
    /// - Throws: ``AppDriverError/unsupported(_:)`` for the app of a window's process.
    public func relaunch() async throws {
        enter()
        application = try surface.relaunch(application)
        try await settle()
    }
}
