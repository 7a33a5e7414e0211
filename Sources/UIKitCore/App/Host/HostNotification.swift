import Foundation

/// A notification on the desktop.
@_spi(Host)
public struct HostNotification: Equatable, Sendable {
    /// A button of a notification.
    public struct Action: Equatable, Sendable {
        /// The identifier.
        public let identifier: String
        /// The title.
        public let title: String

        package init(identifier: String, title: String) {
            self.identifier = identifier
            self.title = title
        }
    }

    /// The urgency.
    public enum Urgency: UInt8, Sendable {
        /// Low.
        case low
        /// Normal.
        case normal
        /// Stays until the user closes it.
        case critical
    }

    /// The answer of the user.
    public enum Answer: Equatable, Sendable {
        /// The user opened the notification.
        case opened
        /// The user chose the action with an identifier.
        case action(String)
        /// The user closed the notification.
        case dismissed
    }

    /// The identifier. A later notification with the same identifier replaces it.
    public let identifier: String
    /// The title, as plain text.
    public let title: String
    /// The text, as plain text.
    public let body: String
    /// The buttons.
    public let actions: [Action]
    /// The name of a sound of the desktop. Nil for none.
    public let sound: String?
    /// The urgency.
    public let urgency: Urgency

    package init(
        identifier: String,
        title: String,
        body: String,
        actions: [Action],
        sound: String?,
        urgency: Urgency
    ) {
        self.identifier = identifier
        self.title = title
        self.body = body
        self.actions = actions
        self.sound = sound
        self.urgency = urgency
    }
}
