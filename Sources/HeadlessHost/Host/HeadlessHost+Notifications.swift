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

extension AppDriver {
    // MARK: Notifications

    /// Answers a notification on the desktop.
    ///
    /// - Parameters:
    ///   - title: The title of the notification, or its text if it has no title.
    ///   - action: The title of a button. Nil opens the notification.
    /// - Throws: ``AppDriverError/noNotification(_:shown:)`` if there is no such notification or button.
    public func answerNotification(_ title: String, action: String? = nil) async throws {
        let notification = try takeNotification(title) { content in
            action == nil || content.actions.contains { $0.title == action }
        }
        let identifier = notification.content.actions.first { $0.title == action }?.identifier
        notification.answer(identifier.map { .action($0) } ?? .opened)
        try await settle()
    }

    /// Closes a notification on the desktop.
    ///
    /// - Throws: ``AppDriverError/noNotification(_:shown:)`` if there is no such notification.
    public func dismissNotification(_ title: String) async throws {
        try takeNotification(title) { _ in true }.answer(.dismissed)
        try await settle()
    }

    private func takeNotification(
        _ title: String,
        where isMeant: (HostNotification) -> Bool
    ) throws -> (content: HostNotification, answer: @MainActor (HostNotification.Answer) -> Void) {
        enter()
        let index = host.notifications.lastIndex { notification in
            let name = notification.content.title.isEmpty ? notification.content.body : notification.content.title
            return name == title && isMeant(notification.content)
        }
        guard let index else { throw AppDriverError.noNotification(title, shown: host.shownNotifications) }
        return host.notifications.remove(at: index)
    }
}
