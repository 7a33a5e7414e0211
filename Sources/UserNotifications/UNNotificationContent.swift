public import Foundation

/// The content of a notification.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    /// The title. Default: empty; the app's name appears.
    open fileprivate(set) var title = ""

    /// A second title. Default: empty.
    open fileprivate(set) var subtitle = ""

    /// The text. Default: empty.
    open fileprivate(set) var body = ""

    /// The number for the app's icon. Kept without effect: desktops show no numbers on icons.
    open fileprivate(set) var badge: NSNumber?

    /// The sound. Nil for none.
    open fileprivate(set) var sound: UNNotificationSound?

    /// The identifier of the category, which determines the actions. Default: empty.
    open fileprivate(set) var categoryIdentifier = ""

    /// The identifier of a group. Kept without effect: desktops group notifications by app.
    open fileprivate(set) var threadIdentifier = ""

    /// Further values for the app: strings, numbers, dates, data, URLs, and arrays and dictionaries of these.
    open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]

    /// The content that the notification is about.
    open fileprivate(set) var targetContentIdentifier: String?

    /// The importance. Default: active.
    open fileprivate(set) var interruptionLevel = UNNotificationInterruptionLevel.active

    /// The rank among the app's notifications, from 0 to 1. Kept without effect: desktops sort notifications by time.
    open fileprivate(set) var relevanceScore = 0.0

    /// Creates an empty content.
    public override init() { super.init() }

    /// Returns the content itself, or an unchangeable copy of a mutable one.
    open override func copy() -> Any { self }

    /// Returns a copy that can be changed.
    open override func mutableCopy() -> Any {
        let copy = UNMutableNotificationContent()
        copy.take(self)
        return copy
    }

    /// Copies all values of another content.
    fileprivate func take(_ other: UNNotificationContent) {
        (title, subtitle, body) = (other.title, other.subtitle, other.body)
        (badge, sound, categoryIdentifier) = (other.badge, other.sound, other.categoryIdentifier)
        (threadIdentifier, userInfo) = (other.threadIdentifier, other.userInfo)
        (targetContentIdentifier, interruptionLevel) = (other.targetContentIdentifier, other.interruptionLevel)
        relevanceScore = other.relevanceScore
    }
}

/// The content of a notification that the app creates.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    /// The title. Default: empty; the app's name appears.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }

    /// A second title. Default: empty.
    open override var subtitle: String {
        get { super.subtitle }
        set { super.subtitle = newValue }
    }

    /// The text. Default: empty.
    open override var body: String {
        get { super.body }
        set { super.body = newValue }
    }

    /// The number for the app's icon. Kept without effect: desktops show no numbers on icons.
    open override var badge: NSNumber? {
        get { super.badge }
        set { super.badge = newValue }
    }

    /// The sound. Nil for none.
    open override var sound: UNNotificationSound? {
        get { super.sound }
        set { super.sound = newValue }
    }

    /// The identifier of the category, which determines the actions. Default: empty.
    open override var categoryIdentifier: String {
        get { super.categoryIdentifier }
        set { super.categoryIdentifier = newValue }
    }

    /// The identifier of a group. Kept without effect: desktops group notifications by app.
    open override var threadIdentifier: String {
        get { super.threadIdentifier }
        set { super.threadIdentifier = newValue }
    }

    /// Further values for the app: strings, numbers, dates, data, URLs, and arrays and dictionaries of these.
    open override var userInfo: [AnyHashable: Any] {
        get { super.userInfo }
        set { super.userInfo = newValue }
    }

    /// The content that the notification is about.
    open override var targetContentIdentifier: String? {
        get { super.targetContentIdentifier }
        set { super.targetContentIdentifier = newValue }
    }

    /// The importance. Default: active.
    open override var interruptionLevel: UNNotificationInterruptionLevel {
        get { super.interruptionLevel }
        set { super.interruptionLevel = newValue }
    }

    /// The rank among the app's notifications, from 0 to 1. Kept without effect: desktops sort notifications by time.
    open override var relevanceScore: Double {
        get { super.relevanceScore }
        set { super.relevanceScore = newValue }
    }

    /// Returns an unchangeable copy.
    open override func copy() -> Any {
        let copy = UNNotificationContent()
        copy.take(self)
        return copy
    }
}

/// The importance of a notification.
public enum UNNotificationInterruptionLevel: UInt, Sendable {
    /// Is only listed: of low urgency on the desktop.
    case passive
    /// Appears at once: of normal urgency.
    case active
    /// Concerns the user now: of normal urgency.
    case timeSensitive
    /// Stays until the user closes it: of critical urgency.
    case critical
}

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The name of a sound in the desktop's sound theme.
    let name: String

    private init(name: String) { self.name = name }

    /// The desktop's sound for notifications.
    public static let `default` = UNNotificationSound(name: "message-new-instant")

    /// The desktop's sound for warnings.
    public static let defaultCritical = UNNotificationSound(name: "dialog-warning")

    /// Creates a sound by its name in the desktop's sound theme. Desktops do not play files of apps.
    public init(named name: UNNotificationSoundName) { self.name = name.rawValue }
}

/// The name of a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}
