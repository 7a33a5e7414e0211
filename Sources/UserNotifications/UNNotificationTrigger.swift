public import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// The condition that delivers a notification: ``UNTimeIntervalNotificationTrigger`` or ``UNCalendarNotificationTrigger``.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    /// Whether the notification is delivered repeatedly.
    public let repeats: Bool

    fileprivate init(repeats: Bool) { self.repeats = repeats }

    /// The first time of delivery after a date. Nil for none.
    func date(after date: Date) -> Date? { nil }
}

/// Delivers a notification after a time.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time in seconds.
    public let timeInterval: TimeInterval

    /// Creates a trigger. Traps for a time that is not positive, and for a repeated one below 60 seconds.
    public init(timeInterval: TimeInterval, repeats: Bool) {
        require(timeInterval > 0, "UNTimeIntervalNotificationTrigger was given a time that is not greater than 0.")
        require(
            !repeats || timeInterval >= 60,
            "UNTimeIntervalNotificationTrigger was given less than 60 seconds for a notification that repeats."
        )
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }

    /// The time of delivery if the notification were added now. Must be called on the main actor.
    @MainActor
    open func nextTriggerDate() -> Date? { date(after: UIApplication.shared.host.date) }

    override func date(after date: Date) -> Date? { date.addingTimeInterval(timeInterval) }
}

/// Delivers a notification at dates with given components.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The components. Those that are nil match every value.
    public let dateComponents: DateComponents

    /// Creates a trigger.
    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }

    /// The next time of delivery. Must be called on the main actor.
    @MainActor
    open func nextTriggerDate() -> Date? { date(after: UIApplication.shared.host.date) }

    override func date(after date: Date) -> Date? {
        var calendar = dateComponents.calendar ?? Calendar.current
        if let zone = dateComponents.timeZone { calendar.timeZone = zone }
        return calendar.nextDate(after: date, matching: dateComponents, matchingPolicy: .nextTime)
    }
}
