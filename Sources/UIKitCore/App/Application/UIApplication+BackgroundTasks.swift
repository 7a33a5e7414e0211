import Foundation

/// Identifies work that an app finishes in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Creates an identifier with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The identifier of no work.
    public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

/// Whether the system starts an app in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
    /// Not possible, and the user cannot change it.
    case restricted
    /// Disabled by the user.
    case denied
    /// Possible.
    case available
}

extension UIApplication {
    /// Begins work that continues in the background. A desktop does not suspend programs, so the work has no time limit.
    ///
    /// - Parameter handler: Called if the app terminates before the work ends.
    /// - Returns: The identifier for ``endBackgroundTask(_:)``.
    public func beginBackgroundTask(
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        beginBackgroundTask(withName: nil, expirationHandler: handler)
    }

    /// Begins work that continues in the background; see ``beginBackgroundTask(expirationHandler:)``.
    ///
    /// - Parameters:
    ///   - taskName: A name for debugging. Ignored.
    ///   - handler: Called if the app terminates before the work ends.
    public func beginBackgroundTask(
        withName taskName: String?,
        expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
    ) -> UIBackgroundTaskIdentifier {
        lastBackgroundTask += 1
        backgroundTasks[lastBackgroundTask] = handler ?? {}
        return UIBackgroundTaskIdentifier(rawValue: lastBackgroundTask)
    }

    /// Ends work in the background. Does nothing for other identifiers.
    public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
        backgroundTasks[identifier.rawValue] = nil
    }

    /// The remaining time in the background: unlimited.
    public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

    /// Whether tasks of the module BackgroundTasks run in the background: `available`, while the app runs. Desktops do not start apps in
    /// the background.
    public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

    /// Calls the handlers of unfinished work, in the order in which it began.
    func endBackgroundTasks() {
        let handlers = backgroundTasks.sorted { $0.key < $1.key }
        for (number, handler) in handlers where backgroundTasks.removeValue(forKey: number) != nil { handler() }
    }

    /// Whether the app receives notifications from a server: false.
    public var isRegisteredForRemoteNotifications: Bool { false }

    /// Does not exist: desktops have no push service for apps.
    @available(*, unavailable, message: "desktops have no push service: use local notifications of UserNotifications")
    public func registerForRemoteNotifications() {}

    /// Does not exist: the system does not start apps in the background.
    @available(
        *,
        unavailable,
        message: "use BGTaskScheduler of BackgroundTasks, or fetch when the app becomes active"
    )
    public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {}

    /// Whether the app can change its icon: false, because desktops show the icon of the desktop file.
    public var supportsAlternateIcons: Bool { false }

    /// The name of the app's alternate icon: nil.
    public var alternateIconName: String? { nil }
}
