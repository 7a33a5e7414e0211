import Foundation
@_spi(Host) import HeadlessHost
import Testing
import UIKitCore
import UserNotifications

@MainActor
@Suite("Notifications of an app")
struct NotificationTests {
    private final class Delegate: NSObject, UNUserNotificationCenterDelegate {
        var calls: [String] = []
        var options: UNNotificationPresentationOptions = [.banner, .sound]

        func userNotificationCenter(
            _ center: UNUserNotificationCenter,
            willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping @Sendable (UNNotificationPresentationOptions) -> Void
        ) {
            calls.append("present \(notification.request.identifier)")
            completionHandler(options)
        }

        func userNotificationCenter(_ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse)
            async
        {
            let name = response.actionIdentifier.split(separator: ".").last ?? ""
            calls.append("receive \(response.notification.request.identifier) \(name)")
        }
    }

    private let delegate = Delegate()

    private func launch(on host: HeadlessHost? = nil) async throws -> (AppDriver, UNUserNotificationCenter) {
        let driver = try await AppDriver.launch(on: host) { UIViewController() }
        let center = UNUserNotificationCenter.current()
        center.delegate = delegate
        return (driver, center)
    }

    private func request(
        _ identifier: String = "1",
        title: String = "Tea",
        category: String = "",
        trigger: UNNotificationTrigger? = nil
    ) -> UNNotificationRequest {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = "is ready"
        content.categoryIdentifier = category
        content.userInfo = ["cups": 2]
        return UNNotificationRequest(identifier: identifier, content: content, trigger: trigger)
    }

    @Test
    func `A request without trigger is delivered at once, if the delegate of the active app permits it`() async throws {
        let (driver, center) = try await launch()
        try await center.add(request())
        try await driver.settle()
        #expect(driver.host.shownNotifications == ["Tea\nis ready"])
        delegate.options = []
        try await center.add(request("2", title: "Cake"))
        try await driver.settle()
        #expect(driver.host.shownNotifications.count == 1)
        #expect(delegate.calls == ["present 1", "present 2"])
    }

    @Test
    func `A notification appears without the delegate while another program has the focus`() async throws {
        let (driver, center) = try await launch()
        try await driver.focusApp(false)
        try await center.add(request())
        try await driver.settle()
        #expect(driver.host.shownNotifications == ["Tea\nis ready"])
        #expect(delegate.calls == [])
    }

    @Test
    func `A time interval delivers a request once`() async throws {
        let (driver, center) = try await launch()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)))
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["1"])
        try await driver.wait(.seconds(89))
        #expect(driver.host.shownNotifications.isEmpty)
        try await driver.wait(.seconds(2))
        #expect(driver.host.shownNotifications.count == 1)
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().count == 1)
    }

    @Test
    func `A time interval that repeats delivers again until it is removed`() async throws {
        let (driver, center) = try await launch()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
        try await driver.wait(.seconds(61))
        try await driver.wait(.seconds(60))
        #expect(delegate.calls == ["present 1", "present 1"])
        #expect(driver.host.shownNotifications.count == 1)
        center.removeAllPendingNotificationRequests()
        try await driver.wait(.seconds(120))
        #expect(delegate.calls.count == 2)
    }

    @Test
    func `Components of a date deliver a request at the next such time`() async throws {
        let clock = ManualClock(startDate: Date(timeIntervalSince1970: 0))
        let (driver, center) = try await launch(on: HeadlessHost(clock: clock))
        var components = DateComponents()
        components.timeZone = TimeZone(identifier: "UTC")
        components.hour = 7
        components.minute = 30
        let trigger = UNCalendarNotificationTrigger(dateMatching: components, repeats: false)
        #expect(trigger.nextTriggerDate() == Date(timeIntervalSince1970: 7.5 * 3600))
        try await center.add(request(trigger: trigger))
        try await driver.wait(.seconds(7 * 3600))
        #expect(driver.host.shownNotifications.isEmpty)
        try await driver.wait(.seconds(1801))
        #expect(driver.host.shownNotifications.count == 1)
    }

    @Test
    func `Waiting requests persist, and overdue ones are delivered after the next start`() async throws {
        let (driver, center) = try await launch()
        try await center.add(request(trigger: UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)))
        driver.terminate()
        driver.host.clock.advance(by: .seconds(100))
        #expect(driver.host.shownNotifications.isEmpty)
        try await driver.relaunch()
        let next = UNUserNotificationCenter.current()
        #expect(next !== center)
        next.delegate = delegate
        let restored = await next.pendingNotificationRequests()
        #expect(restored.first?.content.title == "Tea")
        #expect(restored.first?.content.userInfo["cups"] as? Int == 2)
        try await driver.wait(.milliseconds(1))
        #expect(driver.host.shownNotifications == ["Tea\nis ready"])
    }

    @Test
    func `The user opens a notification, and the app comes to the front`() async throws {
        let (driver, center) = try await launch()
        try await driver.focusApp(false)
        try await center.add(request())
        try await driver.answerNotification("Tea")
        #expect(delegate.calls == ["receive 1 UNNotificationDefaultActionIdentifier"])
        #expect(driver.application.applicationState == .active)
        #expect(driver.host.shownNotifications.isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test
    func `Actions of a category are buttons; those without foreground leave the app behind`() async throws {
        let (driver, center) = try await launch()
        let later = UNNotificationAction(identifier: "later", title: "Later")
        let drink = UNNotificationAction(identifier: "drink", title: "Drink", options: .foreground)
        center.setNotificationCategories([
            UNNotificationCategory(
                identifier: "tea",
                actions: [later, drink],
                intentIdentifiers: [],
                options: .customDismissAction
            )
        ])
        try await driver.focusApp(false)
        for identifier in ["1", "2", "3"] {
            try await center.add(request(identifier, title: "Tea \(identifier)", category: "tea"))
        }
        #expect(driver.host.shownNotifications.first == "Tea 1\nis ready\n[Later]\n[Drink]")
        try await driver.answerNotification("Tea 1", action: "Later")
        #expect(driver.application.applicationState == .inactive)
        try await ScriptRunner(driver: driver, write: { _ in }).run("answer \"Tea 2\" \"Drink\"")
        #expect(driver.application.applicationState == .active)
        try await driver.dismissNotification("Tea 3")
        #expect(
            delegate.calls == ["receive 1 later", "receive 2 drink", "receive 3 UNNotificationDismissActionIdentifier"]
        )
    }

    @Test
    func `The app removes its notifications from the desktop`() async throws {
        let (driver, center) = try await launch()
        try await center.add(request("1"))
        try await center.add(request("2"))
        try await driver.settle()
        center.removeDeliveredNotifications(withIdentifiers: ["1"])
        #expect(driver.host.shownNotifications.count == 1)
        center.removeAllDeliveredNotifications()
        #expect(driver.host.shownNotifications.isEmpty)
    }

    @Test
    func `Permission depends on the service of the desktop`() async throws {
        let (driver, center) = try await launch()
        #expect(try await center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .authorized)
        driver.host.hasNotificationService = false
        #expect(await center.notificationSettings().authorizationStatus == .denied)
    }

    @Test
    func `A request without content or without a further date is an error`() async throws {
        let (_, center) = try await launch()
        let empty = UNNotificationRequest(identifier: "1", content: UNNotificationContent(), trigger: nil)
        await #expect(throws: UNError(.notificationInvalidNoContent)) { try await center.add(empty) }
        let past = UNCalendarNotificationTrigger(dateMatching: DateComponents(year: 1990), repeats: false)
        await #expect(throws: UNError(.notificationInvalidNoDate)) { try await center.add(request(trigger: past)) }
    }

    @Test(arguments: [nil, UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)])
    func `A request without a service of the desktop is an error`(trigger: UNNotificationTrigger?) async throws {
        let (driver, center) = try await launch()
        driver.host.hasNotificationService = false
        await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request(trigger: trigger)) }
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test
    func `A request that cannot be saved is an error, and the others are saved`() async throws {
        let (driver, center) = try await launch()
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: false)
        try await center.add(request("1", trigger: trigger))
        let values: [Any] = [Delegate(), Data(count: 100_000)]
        for value in values {
            let content = UNMutableNotificationContent()
            content.title = "Cake"
            content.userInfo = ["value": value]
            let unsavable = UNNotificationRequest(identifier: "2", content: content, trigger: trigger)
            let error = await #expect(throws: CocoaError.self) { try await center.add(unsavable) }
            #expect(error?.code == .coderInvalidValue)
        }
        try await center.add(request("3", trigger: trigger))
        driver.terminate()
        try await driver.relaunch()
        let restored = await UNUserNotificationCenter.current().pendingNotificationRequests()
        #expect(restored.map(\.identifier) == ["1", "3"])
    }

    @Test
    func `The 64 earliest requests wait`() async throws {
        let (_, center) = try await launch()
        // The last ones are the earliest.
        for index in 0..<70 {
            let trigger = UNTimeIntervalNotificationTrigger(timeInterval: Double(1000 - index), repeats: false)
            try await center.add(request("\(index)", trigger: trigger))
        }
        #expect(await center.pendingNotificationRequests().map(\.identifier) == (6..<70).map(String.init))
    }
}
