import Foundation

extension UNNotificationRequest {
    /// The request as values that a host stores.
    var stored: [String: Any] {
        var values: [String: Any] = [
            "identifier": identifier, "title": content.title, "subtitle": content.subtitle, "body": content.body,
            "category": content.categoryIdentifier, "thread": content.threadIdentifier, "userInfo": content.userInfo,
            "level": Int(content.interruptionLevel.rawValue), "repeats": trigger?.repeats ?? false,
        ]
        values["sound"] = content.sound?.name
        values["target"] = content.targetContentIdentifier
        switch trigger {
        case let trigger as UNTimeIntervalNotificationTrigger: values["interval"] = trigger.timeInterval
        case let trigger as UNCalendarNotificationTrigger: values["components"] = Self.stored(trigger.dateComponents)
        default: break
        }
        return values
    }

    /// Decodes a request from ``stored``. Nil for other values.
    convenience init?(stored values: [String: Any]) {
        guard let identifier = values["identifier"] as? String, let repeats = values["repeats"] as? Bool else {
            return nil
        }
        let content = UNMutableNotificationContent()
        content.title = values["title"] as? String ?? ""
        content.subtitle = values["subtitle"] as? String ?? ""
        content.body = values["body"] as? String ?? ""
        content.categoryIdentifier = values["category"] as? String ?? ""
        content.threadIdentifier = values["thread"] as? String ?? ""
        content.userInfo = values["userInfo"] as? [String: Any] ?? [:]
        content.targetContentIdentifier = values["target"] as? String
        content.sound = (values["sound"] as? String).map { UNNotificationSound(named: UNNotificationSoundName($0)) }
        content.interruptionLevel =
            (values["level"] as? Int).flatMap { UInt(exactly: $0) }
            .flatMap(UNNotificationInterruptionLevel.init(rawValue:)) ?? .active
        self.init(identifier: identifier, content: content, trigger: Self.trigger(values, repeats: repeats))
    }

    private static func trigger(_ values: [String: Any], repeats: Bool) -> UNNotificationTrigger? {
        if let interval = values["interval"] as? Double, interval > 0, !repeats || interval >= 60 {
            return UNTimeIntervalNotificationTrigger(timeInterval: interval, repeats: repeats)
        }
        guard let stored = values["components"] as? [String: Any] else { return nil }
        return UNCalendarNotificationTrigger(dateMatching: components(stored), repeats: repeats)
    }

    private static let fields: [(name: String, component: Calendar.Component)] = [
        ("era", .era), ("year", .year), ("month", .month), ("day", .day), ("hour", .hour), ("minute", .minute),
        ("second", .second), ("weekday", .weekday), ("weekdayOrdinal", .weekdayOrdinal), ("quarter", .quarter),
        ("weekOfMonth", .weekOfMonth), ("weekOfYear", .weekOfYear), ("yearForWeekOfYear", .yearForWeekOfYear),
    ]

    private static func stored(_ components: DateComponents) -> [String: Any] {
        var values: [String: Any] = [:]
        for field in fields { values[field.name] = components.value(for: field.component) }
        values["zone"] = components.timeZone?.identifier
        return values
    }

    private static func components(_ values: [String: Any]) -> DateComponents {
        var components = DateComponents()
        for field in fields { components.setValue(values[field.name] as? Int, for: field.component) }
        components.timeZone = (values["zone"] as? String).flatMap(TimeZone.init(identifier:))
        return components
    }
}
