import AppDriving
import Foundation
@_spi(Host) import UIKitCore

@_spi(Host)
extension HeadlessHost: HostNotifications {
    /// Passes ``hasNotificationService``.
    public func findNotificationService(_ body: @escaping @MainActor (Bool) -> Void) { body(hasNotificationService) }

    /// Adds the notification to ``shownNotifications``.
    public func show(_ notification: HostNotification, answer: @escaping @MainActor (HostNotification.Answer) -> Void) {
        hideNotification(notification.identifier)
        if hasNotificationService { notifications.append((notification, answer)) }
    }

    /// Removes the notification from ``shownNotifications``.
    public func hideNotification(_ identifier: String) {
        notifications.removeAll { $0.content.identifier == identifier }
    }
}

extension HeadlessHost {
    /// The notifications on the desktop, oldest first: the title, the text and the titles of the buttons, one per line.
    public var shownNotifications: [String] {
        notifications.map { notification in
            let content = notification.content
            return ([content.title, content.body] + content.actions.map { "[\($0.title)]" })
                .filter { !$0.isEmpty }.joined(separator: "\n")
        }
    }
}

extension HeadlessHost {
    func takeNotification(
        _ title: String,
        where isMeant: (HostNotification) -> Bool
    ) throws -> (content: HostNotification, answer: @MainActor (HostNotification.Answer) -> Void) {
        let index = notifications.lastIndex { notification in
            let name = notification.content.title.isEmpty ? notification.content.body : notification.content.title
            return name == title && isMeant(notification.content)
        }
        guard let index else { throw AppDriverError.noNotification(title, shown: shownNotifications) }
        return notifications.remove(at: index)
    }
}
