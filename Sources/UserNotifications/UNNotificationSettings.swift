public import Foundation

/// The kinds of interaction for which an app asks the user.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Numbers on the app's icon. Kept without effect: desktops show none.
    public static let badge = UNAuthorizationOptions(rawValue: 1)
    /// Sounds.
    public static let sound = UNAuthorizationOptions(rawValue: 2)
    /// Notifications on screen.
    public static let alert = UNAuthorizationOptions(rawValue: 4)
    /// Notifications in cars. Kept without effect: desktops have no such mode.
    public static let carPlay = UNAuthorizationOptions(rawValue: 8)
    /// Critical notifications.
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
    /// A button for the app's settings. Kept without effect: desktops offer none.
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 32)
    /// Notifications without asking the user, who is never asked on a desktop.
    public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

/// Whether an app may deliver notifications.
public enum UNAuthorizationStatus: Int, Sendable {
    /// The user was not asked.
    case notDetermined
    /// Not permitted.
    case denied
    /// Permitted.
    case authorized
    /// Permitted without asking.
    case provisional
    /// Permitted for a short time.
    case ephemeral
}

/// Whether a kind of interaction is available.
public enum UNNotificationSetting: Int, Sendable {
    /// Not on this system.
    case notSupported
    /// Disabled.
    case disabled
    /// Enabled.
    case enabled
}

/// The appearance of notifications.
public enum UNAlertStyle: Int, Sendable {
    /// None.
    case none
    /// For a short time.
    case banner
    /// Until the user closes it.
    case alert
}

/// The settings for the notifications of the app.
///
/// Desktops do not ask the user, and do not tell apps about the user's settings. So the status is `authorized` if there is a service for
/// notifications, otherwise `denied`.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    private let isAvailable: Bool

    init(isAvailable: Bool) { self.isAvailable = isAvailable }

    /// Whether the app may deliver notifications.
    open var authorizationStatus: UNAuthorizationStatus { isAvailable ? .authorized : .denied }

    /// Whether notifications appear.
    open var alertSetting: UNNotificationSetting { setting }

    /// Whether notifications have sounds.
    open var soundSetting: UNNotificationSetting { setting }

    /// Not supported: desktops show no numbers on icons.
    open var badgeSetting: UNNotificationSetting { .notSupported }

    /// Whether notifications are listed.
    open var notificationCenterSetting: UNNotificationSetting { setting }

    /// Not supported: the desktop decides about locked screens.
    open var lockScreenSetting: UNNotificationSetting { .notSupported }

    /// The appearance of notifications.
    open var alertStyle: UNAlertStyle { isAvailable ? .banner : .none }

    private var setting: UNNotificationSetting { isAvailable ? .enabled : .disabled }
}

/// The interaction for a notification that arrives while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A number on the icon. Kept without effect: desktops show none.
    public static let badge = UNNotificationPresentationOptions(rawValue: 1)
    /// The sound.
    public static let sound = UNNotificationPresentationOptions(rawValue: 2)
    /// The notification, in old apps.
    public static let alert = UNNotificationPresentationOptions(rawValue: 4)
    /// The notification in the list. A desktop shows it as a banner, too.
    public static let list = UNNotificationPresentationOptions(rawValue: 8)
    /// The notification.
    public static let banner = UNNotificationPresentationOptions(rawValue: 16)

    var shows: Bool { !isDisjoint(with: [.alert, .list, .banner]) }
}

/// An error of a request for a notification.
public struct UNError: Error, CustomNSError, LocalizedError, Hashable, Sendable {
    /// The kinds of errors.
    public enum Code: Int, Sendable {
        /// There is no service for notifications.
        case notificationsNotAllowed = 1
        /// The trigger has no further date.
        case notificationInvalidNoDate = 1400
        /// The notification has neither title nor text.
        case notificationInvalidNoContent = 1401
    }

    /// The kind of error.
    public let code: Code

    /// Creates an error.
    public init(_ code: Code) { self.code = code }

    /// `UNErrorDomain`.
    public static var errorDomain: String { "UNErrorDomain" }

    /// The value of the code.
    public var errorCode: Int { code.rawValue }

    /// The reason as a sentence.
    public var errorDescription: String? {
        switch code {
        case .notificationsNotAllowed: "The desktop has no service for notifications."
        case .notificationInvalidNoDate: "The trigger of the notification has no further date."
        case .notificationInvalidNoContent: "The notification has neither a title nor a text."
        }
    }
}
