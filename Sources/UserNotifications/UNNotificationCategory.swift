public import Foundation

/// An action of a notification: a button beside it.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// The identifier, by which the app recognizes the action.
    public let identifier: String
    /// The title of the button.
    public let title: String
    /// Options.
    public let options: UNNotificationActionOptions

    /// Creates an action.
    public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
        self.identifier = identifier
        self.title = title
        self.options = options
    }
}

/// Options of an action.
public struct UNNotificationActionOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The user must unlock the device. Kept without effect: locked desktops show no actions.
    public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1)
    /// The action deletes something. Kept without effect: desktops show all actions alike.
    public static let destructive = UNNotificationActionOptions(rawValue: 2)
    /// The app comes to the front.
    public static let foreground = UNNotificationActionOptions(rawValue: 4)
}

/// The actions of a kind of notifications.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The identifier.
    public let identifier: String
    /// The actions, in the order of their buttons.
    public let actions: [UNNotificationAction]
    /// The identifiers of intents. Kept without effect: desktops have no voice assistant for apps.
    public let intentIdentifiers: [String]
    /// Options.
    public let options: UNNotificationCategoryOptions

    /// Creates a category.
    public init(
        identifier: String,
        actions: [UNNotificationAction],
        intentIdentifiers: [String],
        options: UNNotificationCategoryOptions = []
    ) {
        self.identifier = identifier
        self.actions = actions
        self.intentIdentifiers = intentIdentifiers
        self.options = options
    }
}

/// Options of a category.
public struct UNNotificationCategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The delegate is notified when the user dismisses a notification.
    public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1)
    /// Notifications appear in cars. Kept without effect: desktops have no such mode.
    public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 2)
    /// The title is shown even where content is hidden. Kept without effect: the desktop decides about locked screens.
    public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 4)
    /// The subtitle is shown even where content is hidden. Kept without effect: the desktop decides about locked screens.
    public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 8)
}
