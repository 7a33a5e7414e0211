import Foundation
@_spi(Host) import UIKitCore

/// Drives an app as a person does: it looks at the screen, taps, types and swipes, and waits after each event until the
/// app has settled.
///
/// A pilot touches only what is on screen. Every event takes the road that a window system would take. Main actor.
@MainActor
public final class Pilot {
    /// The host that shows the app.
    public let host: HeadlessHost

    /// The app. ``relaunch()`` replaces it.
    public private(set) var application: UIApplication

    /// After how many turns of the main loop an app that keeps changing is given up.
    public var turnLimit = 200

    /// The windows on which fingers are down.
    var touched: [Int: UIWindow] = [:]

    private let launch: @MainActor (HeadlessHost) -> UIApplication

    private init(host: HeadlessHost, launch: @escaping @MainActor (HeadlessHost) -> UIApplication) {
        self.host = host
        self.launch = launch
        application = launch(host)
    }

    /// Starts an app by the class of its delegate.
    ///
    /// - Parameters:
    ///   - delegate: The class that an app marks with `@main`.
    ///   - host: What shows it.
    /// - Throws: ``PilotError`` when the app does not settle.
    public static func launch(
        _ delegate: any UIApplicationDelegate.Type,
        on host: HeadlessHost? = nil
    ) async throws -> Pilot {
        try await start(on: host) { host in
            UIApplication.launch(on: host, applicationDelegate: { UIApplication.makeDelegate(delegate) })
        }
    }

    /// Starts an app that has only a scene delegate, by its class.
    ///
    /// - Parameters:
    ///   - sceneDelegate: The class of the scene's delegate.
    ///   - host: What shows it.
    /// - Throws: ``PilotError`` when the app does not settle.
    public static func launch(
        sceneDelegate: any UISceneDelegate.Type,
        on host: HeadlessHost? = nil
    ) async throws -> Pilot {
        try await start(on: host) { host in
            UIApplication.launch(
                on: host,
                applicationDelegate: nil,
                sceneDelegate: { UIApplication.makeSceneDelegate(sceneDelegate) }
            )
        }
    }

    /// Starts an app that shows one controller.
    ///
    /// - Parameters:
    ///   - host: What shows it.
    ///   - rootViewController: Makes the controller, once for every launch.
    /// - Throws: ``PilotError`` when the app does not settle.
    public static func launch(
        on host: HeadlessHost? = nil,
        rootViewController: @escaping @MainActor () -> UIViewController
    ) async throws -> Pilot {
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
    ) async throws -> Pilot {
        let pilot = Pilot(host: host ?? HeadlessHost(), launch: launch)
        try await pilot.settle()
        return pilot
    }

    // MARK: Looking

    /// What is on screen now.
    public func screen() -> Screen {
        enter()
        return Screen(of: application)
    }

    /// What was announced to assistive technology, first to last.
    public var announcements: [String] { host.announcements }

    // MARK: Time

    /// Lets the app do what it has to until nothing changes any more.
    ///
    /// - Throws: ``PilotError/notSettled(turns:changing:)``, which names what keeps changing.
    public func settle() async throws {
        var quietTurns = 0
        for _ in 0..<turnLimit {
            await turn()
            enter()
            if application.isSettled {
                quietTurns += 1
                // Work that hops between executors comes back to the main one within a few turns.
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
        throw PilotError.notSettled(turns: turnLimit, changing: changing)
    }

    /// Lets time pass on the manual clock, and the app settle.
    ///
    /// - Parameter duration: How long.
    public func wait(_ duration: Duration) async throws {
        enter()
        host.clock.advance(by: duration)
        try await settle()
    }

    // MARK: Surroundings

    /// Changes what the desktop asks for, as when a person turns on a dark style or larger text.
    ///
    /// - Parameter traits: What it asks for from now on.
    public func change(_ traits: UITraitCollection) async throws {
        enter()
        let previous = host.traits
        host.traits = traits
        for window in application.visibleWindows { window.hostTraitsDidChange(from: previous) }
        UIContentSizeCategory.hostTraitsDidChange(from: previous, to: traits)
        try await settle()
    }

    /// Changes the size of the windows, as when a person drags an edge.
    ///
    /// - Parameter size: The size in points that they have from now on.
    public func resize(to size: CGSize) async throws {
        enter()
        for window in application.visibleWindows { window.frame.size = size }
        try await settle()
    }

    /// Has the system say that memory runs short.
    public func warnOfShortMemory() async throws {
        enter()
        application.memoryIsShort()
        try await settle()
    }

    /// Has a keyboard on the screen, instead of a real one, whenever text is edited.
    ///
    /// - Parameter height: Its height in points; 0 for a real one.
    public func useKeyboard(height: CGFloat) async throws {
        enter()
        host.screenKeyboardHeight = height
        host.requestUpdate()
        for window in application.visibleWindows { window.setNeedsLayout() }
        try await settle()
    }

    /// One turn of the main loop: everything that waited on the main queue has run.
    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
    }

    /// Makes this pilot's app the one that runs.
    func enter() {
        UIApplication.current = application
    }

    // MARK: Going away and coming back

    /// Sends the app to the background, where the system keeps its state, and brings it back.
    ///
    /// - Throws: ``PilotError/notSaved(_:)`` when the state cannot be kept.
    public func save() async throws {
        enter()
        do {
            try application.saveState()
        } catch {
            throw PilotError.notSaved("\(error)")
        }
        try await settle()
    }

    /// Ends the app in an orderly way: it hears that it goes to the background and ends. Nothing is on screen afterwards.
    public func terminate() {
        enter()
        application.terminate()
    }

    /// Ends the app without a word to it, as when its process is killed, and starts it again with the state that was
    /// last kept.
    public func relaunch() async throws {
        enter()
        application.abandon()
        application = launch(host)
        try await settle()
    }
}
