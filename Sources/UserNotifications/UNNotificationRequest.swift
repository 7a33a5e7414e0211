public import Foundation
public import UIKitCore

/// A request to deliver a notification.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The identifier. A later request with the same identifier replaces the notification.
    public let identifier: String
    /// The content.
    public let content: UNNotificationContent
    /// The condition of the delivery. Nil: at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request with a copy of a content.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content.copy() as! UNNotificationContent
        self.trigger = trigger
    }
}

/// A delivered notification.
open class UNNotification: NSObject, @unchecked Sendable {
    /// The time of the delivery.
    public let date: Date
    /// The request.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action that opens a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The identifier of the action that dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// The user's answer to a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// The notification.
    public let notification: UNNotification

    /// The identifier of the chosen action, or ``UNNotificationDefaultActionIdentifier``, or
    /// ``UNNotificationDismissActionIdentifier``.
    public let actionIdentifier: String

    /// The scene that came to the front. Nil for actions that do not need the app in front.
    @MainActor open var targetScene: UIScene? { scene }

    @MainActor weak var scene: UIScene?

    init(notification: UNNotification, actionIdentifier: String) {
        self.notification = notification
        self.actionIdentifier = actionIdentifier
    }
}

extension UIScene.ConnectionOptions {
    /// The answer to a notification that started the app. Nil: the notifications of an app that ended do not start it.
    public var notificationResponse: UNNotificationResponse? { nil }
}
