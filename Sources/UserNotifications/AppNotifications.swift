import Foundation
@_spi(Host) import UIKitCore

/// The notifications of an app.
@MainActor
final class AppNotifications {
    private struct Pending {
        let request: UNNotificationRequest
        /// The request as values that a host stores.
        let stored: [String: Any]
        var date: Date
        var timer: HostTimer?
    }

    weak var delegate: (any UNUserNotificationCenterDelegate)?
    var categories: Set<UNNotificationCategory> = []
    private(set) var delivered: [UNNotification] = []
    /// The center, which retains this object.
    private weak var center: UNUserNotificationCenter?

    private weak var application: UIApplication?
    private let host: any ApplicationHost
    private var pending: [Pending] = []

    /// The name under which a host stores the waiting requests.
    private static let storage = "notifications"
    /// The longest time of a timer, after which the clock is read again: the user may set it, and the machine may sleep.
    private static let longestWait = 60.0
    /// The number of waiting requests, as on iOS. All are stored together.
    private static let requestLimit = 64
    /// The number of bytes that a waiting request needs in the storage.
    private static let sizeLimit = 64 << 10

    private init(_ application: UIApplication) {
        self.application = application
        host = application.host
    }

    /// The center of an app, with the saved requests.
    static func center(of application: UIApplication) -> UNUserNotificationCenter {
        if let existing = application.moduleStates["UserNotifications"] as? UNUserNotificationCenter { return existing }
        let notifications = AppNotifications(application)
        let center = UNUserNotificationCenter(notifications: notifications)
        notifications.center = center
        application.moduleStates["UserNotifications"] = center
        notifications.restore()
        return center
    }

    /// Calls a closure with whether there is a service for notifications.
    func availability(_ body: @escaping @MainActor (Bool) -> Void) { host.findNotificationService(body) }

    // MARK: Requests

    var pendingRequests: [UNNotificationRequest] { pending.map(\.request) }

    /// Adds a request. An invalid one changes nothing. A valid one with a trigger waits at once, and is removed if the desktop has no
    /// service.
    ///
    /// - Parameter body: Called with nil, or with the reason why the request is not delivered.
    func add(_ request: UNNotificationRequest, _ body: @escaping @MainActor ((any Error)?) -> Void) {
        do {
            if let item = try waiting(request) {
                removePending { $0 == request.identifier }
                pending.append(item)
                schedule(request.identifier)
                limitPending()
                save()
            } else {
                removePending { $0 == request.identifier }
            }
        } catch {
            return body(error)
        }
        availability { [self] isAvailable in
            if !isAvailable {
                removeItems { $0.request === request }
            } else if request.trigger == nil {
                deliver(request)
            }
            body(isAvailable ? nil : UNError(.notificationsNotAllowed))
        }
    }

    /// Checks a request. Returns nil if it has no trigger.
    private func waiting(_ request: UNNotificationRequest) throws -> Pending? {
        guard !request.content.title.isEmpty || !request.content.body.isEmpty else {
            throw UNError(.notificationInvalidNoContent)
        }
        guard let trigger = request.trigger else { return nil }
        guard let date = trigger.date(after: host.date) else { throw UNError(.notificationInvalidNoDate) }
        let stored = request.stored
        guard let size = try? StoredValues.data(["requests": [stored]]).count, size <= Self.sizeLimit else {
            throw CocoaError(
                .coderInvalidValue,
                userInfo: [
                    NSLocalizedDescriptionKey: "The notification cannot be saved until its time. It is larger than "
                        + "\(Self.sizeLimit >> 10) KiB, or its userInfo has values that are not of a property list."
                ]
            )
        }
        return Pending(request: request, stored: stored, date: date)
    }

    /// Removes the requests with the latest dates above the limit.
    private func limitPending() {
        while pending.count > Self.requestLimit {
            guard let last = pending.indices.reversed().max(by: { pending[$0].date < pending[$1].date }) else { return }
            pending.remove(at: last).timer?.cancel()
        }
    }

    func removePending(where isMeant: (String) -> Bool) { removeItems { isMeant($0.request.identifier) } }

    private func removeItems(where isMeant: (Pending) -> Bool) {
        guard pending.contains(where: isMeant) else { return }
        for item in pending where isMeant(item) { item.timer?.cancel() }
        pending.removeAll(where: isMeant)
        save()
    }

    private func schedule(_ identifier: String) {
        guard let index = pending.firstIndex(where: { $0.request.identifier == identifier }) else { return }
        let seconds = min(max(0, pending[index].date.timeIntervalSince(host.date)), Self.longestWait)
        pending[index].timer = host.after(.seconds(seconds)) { [weak self] in self?.timeCame(for: identifier) }
    }

    private func timeCame(for identifier: String) {
        // The app may have ended, while someone retains its center.
        guard let application, application.moduleStates["UserNotifications"] === center,
            let index = pending.firstIndex(where: { $0.request.identifier == identifier })
        else {
            return
        }
        let item = pending[index]
        guard item.date <= host.date else { return schedule(identifier) }
        let previous = UIApplication.current
        UIApplication.current = application
        defer { UIApplication.current = previous }
        if item.request.trigger?.repeats == true, let next = item.request.trigger?.date(after: host.date) {
            pending[index].date = next
            schedule(identifier)
        } else {
            pending.remove(at: index)
        }
        save()
        deliver(item.request)
    }

    // MARK: Delivery

    private func deliver(_ request: UNNotificationRequest) {
        let notification = UNNotification(date: host.date, request: request)
        guard application?.applicationState == .active else { return show(notification, withSound: true) }
        guard let delegate, let center else { return }
        Task { @MainActor [weak self] in
            guard let self else { return }
            let options = await delegate.userNotificationCenter(center, willPresent: notification)
            if options.shows { show(notification, withSound: options.contains(.sound)) }
        }
    }

    private func show(_ notification: UNNotification, withSound: Bool) {
        let request = notification.request
        delivered.removeAll { $0.request.identifier == request.identifier }
        delivered.append(notification)
        let content = request.content
        let category = category(of: request)
        let shown = HostNotification(
            identifier: request.identifier,
            title: [content.title, content.subtitle].filter { !$0.isEmpty }.joined(separator: " – "),
            body: content.body,
            actions: (category?.actions ?? []).map {
                HostNotification.Action(identifier: $0.identifier, title: $0.title)
            },
            sound: withSound ? content.sound?.name : nil,
            urgency: content.interruptionLevel.urgency
        )
        host.show(shown) { [weak self] in self?.userAnswered(notification, $0) }
    }

    private func category(of request: UNNotificationRequest) -> UNNotificationCategory? {
        categories.first { $0.identifier == request.content.categoryIdentifier }
    }

    func removeDelivered(where isMeant: (String) -> Bool) {
        let identifiers = delivered.map(\.request.identifier).filter(isMeant)
        delivered.removeAll { isMeant($0.request.identifier) }
        for identifier in identifiers { host.hideNotification(identifier) }
    }

    private func userAnswered(_ notification: UNNotification, _ answer: HostNotification.Answer) {
        guard let application else { return }
        let previous = UIApplication.current
        UIApplication.current = application
        defer { UIApplication.current = previous }
        delivered.removeAll { $0 === notification }
        let category = category(of: notification.request)
        var identifier = UNNotificationDefaultActionIdentifier
        var comesToFront = true
        switch answer {
        case .opened: break
        case .action(let name):
            identifier = name
            let action = category?.actions.first { $0.identifier == name }
            comesToFront = action?.options.contains(.foreground) == true
        case .dismissed:
            guard category?.options.contains(.customDismissAction) == true else { return }
            identifier = UNNotificationDismissActionIdentifier
            comesToFront = false
        }
        let response = UNNotificationResponse(notification: notification, actionIdentifier: identifier)
        if comesToFront {
            application.handle(.activate)
            response.scene = application.keyWindow?.windowScene
        }
        guard let delegate, let center else { return }
        Task { @MainActor in
            await delegate.userNotificationCenter(center, didReceive: response)
        }
    }

    // MARK: Storage

    private func save() {
        let values = pending.map { item -> [String: Any] in
            var values = item.stored
            values["date"] = item.date
            return values
        }
        do {
            let data = values.isEmpty ? nil : try StoredValues.data(["requests": values])
            host.storeState(data, forSession: Self.storage)
        } catch {
            StoredValues.report("The waiting notifications are not saved. \(error)")
        }
    }

    private func restore() {
        guard let data = host.storedState(forSession: Self.storage) else { return }
        guard let list = StoredValues.values(in: data)?["requests"] as? [Any] else {
            return host.setStateAside(forSession: Self.storage, because: "it holds no notifications")
        }
        for case let values as [String: Any] in list {
            guard let request = UNNotificationRequest(stored: values), let date = values["date"] as? Date else {
                continue
            }
            pending.append(Pending(request: request, stored: request.stored, date: date))
            schedule(request.identifier)
        }
        limitPending()
    }
}

extension UNNotificationInterruptionLevel {
    /// The urgency on the desktop.
    fileprivate var urgency: HostNotification.Urgency {
        switch self {
        case .passive: .low
        case .active, .timeSensitive: .normal
        case .critical: .critical
        }
    }
}
