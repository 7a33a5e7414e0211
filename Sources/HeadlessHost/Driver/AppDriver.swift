import AppDriving
import Foundation
@_spi(Host) import UIKitCore

/// Operates an app without a display like a user, for tests: taps, types and swipes, reads the screen, and waits after each event until
/// the app has settled.
///
/// A driver touches only visible elements. Each event takes the same path as with a window system. Time is that of a manual clock.
/// Must be used on the main actor.
@MainActor
public final class AppDriver: ScreenDriver {
    /// The host that shows the app.
    public let host: HeadlessHost

    /// It may retain objects of the app, which retain the host.
    private let launch: @MainActor (HeadlessHost) -> UIApplication

    private init(host: HeadlessHost, launch: @escaping @MainActor (HeadlessHost) -> UIApplication) {
        self.host = host
        self.launch = launch
        super.init(application: launch(host), surface: host)
        host.launchAgain = { [weak self] in self.map { $0.launch($0.host) } }
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

    // MARK: Environment

    /// Changes the desktop's traits, as when the user enables a dark style or larger text.
    ///
    /// - Parameter traits: The new traits.
    public func change(_ traits: UITraitCollection) async throws {
        enter()
        host.change(to: traits, in: application)
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
        host.turn(setting, isOn)
        try await settle()
    }

    /// Closes a notification on the desktop.
    ///
    /// - Throws: ``AppDriverError/noNotification(_:shown:)`` if there is no such notification.
    public func dismissNotification(_ title: String) async throws {
        enter()
        try host.takeNotification(title) { _ in true }.answer(.dismissed)
        try await settle()
    }
}
