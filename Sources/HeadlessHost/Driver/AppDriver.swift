import Foundation
@_spi(Host) import UIKitCore

/// Operates an app like a user, for tests and scripts: taps, types and swipes, reads the screen, and waits after each event until
/// the app has settled.
///
/// A driver touches only visible elements. Each event takes the same path as with a window system. Must be used on the main
/// actor.
@MainActor
public final class AppDriver {
    /// The host that shows the app.
    public let host: HeadlessHost

    /// The app. ``relaunch()`` replaces it.
    public private(set) var application: UIApplication

    /// The number of main loop turns after which an app that does not settle is considered stuck.
    public var turnLimit = 200

    /// The windows of the active touches.
    var touched: [Int: UIWindow] = [:]

    /// The element at which the simulated screen reader is.
    var reading = ReadingPosition()

    private let launch: @MainActor (HeadlessHost) -> UIApplication

    private init(host: HeadlessHost, launch: @escaping @MainActor (HeadlessHost) -> UIApplication) {
        self.host = host
        self.launch = launch
        application = launch(host)
        host.onLastWindowClosed = { [weak self] in self?.application.terminate() }
    }

    /// Launches an app by its delegate's class.
    ///
    /// - Parameters:
    ///   - delegate: The app's `@main` class.
    ///   - host: The host. Default: a new one.
    ///   - bundle: The bundle with the app's Info.plist. Default: that of the program.
    ///   - urls: The addresses and files with which the app is started the first time. Default: none.
    ///   - quickAction: The type of the quick action with which the app is started the first time. Default: nil, none.
    /// - Throws: ``AppDriverError`` if the app does not settle.
    public static func launch(
        _ delegate: any UIApplicationDelegate.Type,
        on host: HeadlessHost? = nil,
        bundle: Bundle = .main,
        opening urls: [URL] = [],
        quickAction: String? = nil
    ) async throws -> AppDriver {
        var requests = (urls.isEmpty ? [] : [SystemRequest.open(urls)])
        if let quickAction { requests.append(.performShortcut(quickAction)) }
        return try await start(on: host) { host in
            defer { requests = [] }
            return UIApplication.launch(
                on: host,
                applicationDelegate: { UIApplication.makeDelegate(delegate) },
                bundle: bundle,
                requests: requests
            )
        }
    }

    /// Launches the app of a process with the requests in its arguments.
    @_spi(Host)
    public static func launch(
        _ delegate: any UIApplicationDelegate.Type,
        on host: HeadlessHost,
        requests: [SystemRequest]
    ) async throws -> AppDriver {
        var requests = requests
        return try await start(on: host) { host in
            defer { requests = [] }
            return UIApplication.launch(
                on: host,
                applicationDelegate: { UIApplication.makeDelegate(delegate) },
                requests: requests
            )
        }
    }

    /// Launches an app that has only a scene delegate, by its class.
    ///
    /// - Parameters:
    ///   - sceneDelegate: The class of the scene delegate.
    ///   - host: The host. Default: a new one.
    ///   - bundle: The bundle with the app's Info.plist. Default: that of the program.
    ///   - urls: The addresses and files with which the app is started the first time. Default: none.
    ///   - quickAction: The type of the quick action with which the app is started the first time. Default: nil, none.
    /// - Throws: ``AppDriverError`` if the app does not settle.
    public static func launch(
        sceneDelegate: any UISceneDelegate.Type,
        on host: HeadlessHost? = nil,
        bundle: Bundle = .main,
        opening urls: [URL] = [],
        quickAction: String? = nil
    ) async throws -> AppDriver {
        var requests = (urls.isEmpty ? [] : [SystemRequest.open(urls)])
        if let quickAction { requests.append(.performShortcut(quickAction)) }
        return try await start(on: host) { host in
            defer { requests = [] }
            return UIApplication.launch(
                on: host,
                applicationDelegate: nil,
                sceneDelegate: { UIApplication.makeSceneDelegate(sceneDelegate) },
                bundle: bundle,
                requests: requests
            )
        }
    }

    /// Launches the app of a process with the requests in its arguments.
    @_spi(Host)
    public static func launch(
        sceneDelegate: any UISceneDelegate.Type,
        on host: HeadlessHost,
        requests: [SystemRequest]
    ) async throws -> AppDriver {
        var requests = requests
        return try await start(on: host) { host in
            defer { requests = [] }
            return UIApplication.launch(
                on: host,
                applicationDelegate: nil,
                sceneDelegate: { UIApplication.makeSceneDelegate(sceneDelegate) },
                requests: requests
            )
        }
    }

    /// Launches an app with a single view controller.
    ///
    /// - Parameters:
    ///   - host: The host. Default: a new one.
    ///   - rootViewController: Makes the view controller, for each launch.
    /// - Throws: ``AppDriverError`` if the app does not settle.
    public static func launch(
        on host: HeadlessHost? = nil,
        rootViewController: @escaping @MainActor () -> UIViewController
    ) async throws -> AppDriver {
        try await start(on: host) { host in
            UIApplication.launch(
                on: host,
                applicationDelegate: nil,
                sceneDelegate: { RootSceneDelegate(makeRoot: rootViewController) }
            )
        }
    }

    private static func start(
        on host: HeadlessHost?,
        launch: @escaping @MainActor (HeadlessHost) -> UIApplication
    ) async throws -> AppDriver {
        let driver = AppDriver(host: host ?? HeadlessHost(), launch: launch)
        try await driver.settle()
        return driver
    }

    // MARK: Inspection

    /// The current content of the screen.
    public func screen() -> Screen {
        enter()
        return Screen(of: application)
    }

    /// The announcements to assistive technology, oldest first.
    public var announcements: [String] { host.announcements }

    // MARK: Time

    /// Runs the app until nothing changes any more.
    ///
    /// - Throws: ``AppDriverError/notSettled(turns:changing:)``, with the views that keep changing.
    public func settle() async throws {
        var quietTurns = 0
        for _ in 0..<turnLimit {
            await turn()
            enter()
            if application.isSettled {
                quietTurns += 1
                // Work on other executors returns to the main one within a few turns.
                if quietTurns == 3 { return }
            } else {
                quietTurns = 0
                host.updatesWillRun()
                application.performUpdates()
            }
        }
        let changing = host.lastDisplayed.map { view in
            let label = view.accessibilityLabel.map { ScreenElement.quoted($0, limit: ScreenElement.briefLength) }
            return "\(Swift.type(of: view))" + (label.map { " \($0)" } ?? "")
        }
        throw AppDriverError.notSettled(turns: turnLimit, changing: changing)
    }

    /// Advances the manual clock, and waits until the app settles.
    ///
    /// - Parameter duration: The duration.
    public func wait(_ duration: Duration) async throws {
        enter()
        host.clock.advance(by: duration)
        try await settle()
    }

    // MARK: Environment

    /// Changes the desktop's traits, as when the user enables a dark style or larger text.
    ///
    /// - Parameter traits: The new traits.
    public func change(_ traits: UITraitCollection) async throws {
        enter()
        let previous = host.traits
        host.traits = traits
        for window in application.visibleWindows { window.hostTraitsDidChange(from: previous) }
        UIContentSizeCategory.hostTraitsDidChange(from: previous, to: traits)
        try await settle()
    }

    /// Turns a setting for users with disabilities on or off, as the user does.
    ///
    /// - Parameters:
    ///   - setting: The setting.
    ///   - isOn: Whether it is on.
    @_spi(Host)
    public func turn(_ setting: AccessibilitySetting, _ isOn: Bool) async throws {
        enter()
        guard host.isOn(setting) != isOn else { return }
        if isOn { host.accessibilitySettings.insert(setting) } else { host.accessibilitySettings.remove(setting) }
        NotificationCenter.default.post(
            name: UIAccessibility.statusDidChangeNotification(of: setting),
            object: nil
        )
        try await settle()
    }

    /// Resizes the windows, as when the user drags an edge.
    ///
    /// - Parameter size: The new size in points.
    public func resize(to size: CGSize) async throws {
        enter()
        for window in application.visibleWindows { window.frame.size = size }
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
    public func useKeyboard(height: CGFloat) async throws {
        enter()
        host.screenKeyboardHeight = height
        host.requestUpdate()
        for window in application.visibleWindows { window.setNeedsLayout() }
        try await settle()
    }

    /// Runs one turn of the main loop: all jobs that were on the main queue.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Makes this driver's app the current one.
    func enter() {
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
    func terminateIfRunning() {
        if application.windowsForSwitching.isEmpty { return }
        terminate()
    }

    /// Ends the app without notifying it, as when its process is killed, and launches it again with the latest stored state.
    public func relaunch() async throws {
        enter()
        application.abandon()
        application = launch(host)
        try await settle()
    }
}
