public import Foundation
@_spi(Host) import UIKitCore

/// Delivers the notifications of the app on the desktop, through `org.freedesktop.Notifications`.
///
/// The app's host schedules requests with triggers while the app runs. They are saved with the app's state: requests whose time came
/// while the app did not run are delivered when the app uses the center for the first time after its next start. An app that ended is
/// not started by its notifications.
///
/// May be used on any thread. On the main actor calls take effect at once. Handlers are called on the main actor.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
    @MainActor let notifications: AppNotifications

    @MainActor
    init(notifications: AppNotifications) {
        self.notifications = notifications
    }

    /// The center of the running app. Traps if no app was launched.
    open class func current() -> UNUserNotificationCenter {
        OnMain.value { AppNotifications.center(of: UIApplication.shared) }
    }

    /// Is notified of arriving notifications and of the user's answers. Weak reference.
    open weak var delegate: (any UNUserNotificationCenterDelegate)? {
        get { OnMain.value { self.notifications.delegate } }
        set {
            nonisolated(unsafe) let newValue = newValue
            OnMain.run { self.notifications.delegate = newValue }
        }
    }

    /// False: notifications of desktops have no extensions of apps.
    open var supportsContentExtensions: Bool { false }

    // MARK: Authorization

    /// Asks for the permission to notify the user. A desktop does not ask the user: permission is granted if there is a service for
    /// notifications.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        OnMain.run { self.notifications.availability { completionHandler($0, nil) } }
    }

    /// Asks for the permission to notify the user. Returns whether it is granted.
    @discardableResult
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { continuation in
            requestAuthorization(options: options) { isGranted, _ in continuation.resume(returning: isGranted) }
        }
    }

    /// Passes the settings to a handler.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        OnMain.run { self.notifications.availability { completionHandler(UNNotificationSettings(isAvailable: $0)) } }
    }

    /// Returns the settings.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { continuation in
            getNotificationSettings { continuation.resume(returning: $0) }
        }
    }

    // MARK: Categories

    /// Sets the categories, which determine the actions of notifications.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        OnMain.run { self.notifications.categories = categories }
    }

    /// Passes the categories to a handler.
    open func getNotificationCategories(completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void) {
        OnMain.run { completionHandler(self.notifications.categories) }
    }

    /// Returns the categories.
    open func notificationCategories() async -> Set<UNNotificationCategory> {
        OnMain.value { self.notifications.categories }
    }

    // MARK: Requests

    /// Adds a request, which replaces one with the same identifier.
    ///
    /// At most 64 requests wait for their time: those with the earliest dates. Later ones are dropped.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - completionHandler: Called with nil, or with an error if the request cannot be delivered: a ``UNError``, for example if the
    ///     desktop has no service for notifications; or `CocoaError.coderInvalidValue` if a request with a trigger is larger than
    ///     64 KiB, or if its `userInfo` has values that are not of a property list.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        OnMain.run {
            self.notifications.add(request) { completionHandler?($0) }
        }
    }

    /// Adds a request, which replaces one with the same identifier. Throws the error of ``add(_:withCompletionHandler:)``.
    open func add(_ request: UNNotificationRequest) async throws {
        let error: (any Error)? = await withCheckedContinuation { continuation in
            add(request) { continuation.resume(returning: $0) }
        }
        if let error { throw error }
    }

    /// Passes the requests that wait for their time to a handler.
    open func getPendingNotificationRequests(
        completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
    ) {
        OnMain.run { completionHandler(self.notifications.pendingRequests) }
    }

    /// Returns the requests that wait for their time.
    open func pendingNotificationRequests() async -> [UNNotificationRequest] {
        OnMain.value { self.notifications.pendingRequests }
    }

    /// Removes waiting requests.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        let identifiers = Set(identifiers)
        OnMain.run { self.notifications.removePending(where: identifiers.contains) }
    }

    /// Removes all waiting requests.
    open func removeAllPendingNotificationRequests() {
        OnMain.run { self.notifications.removePending { _ in true } }
    }

    // MARK: Delivered notifications

    /// Passes the notifications that the user has not answered to a handler. Only those of this run of the app.
    open func getDeliveredNotifications(completionHandler: @escaping @Sendable ([UNNotification]) -> Void) {
        OnMain.run { completionHandler(self.notifications.delivered) }
    }

    /// Returns the notifications that the user has not answered. Only those of this run of the app.
    open func deliveredNotifications() async -> [UNNotification] {
        OnMain.value { self.notifications.delivered }
    }

    /// Removes notifications from the desktop.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        let identifiers = Set(identifiers)
        OnMain.run { self.notifications.removeDelivered(where: identifiers.contains) }
    }

    /// Removes all notifications of the app from the desktop.
    open func removeAllDeliveredNotifications() {
        OnMain.run { self.notifications.removeDelivered { _ in true } }
    }

    /// Kept without effect: desktops show no numbers on icons.
    open func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }
}
