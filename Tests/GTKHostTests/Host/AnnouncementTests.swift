#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The announcements of an app, as a screen reader receives them.
@MainActor
@Suite("Announcements", .enabled(if: isOnDisplay))
struct AnnouncementTests {
    @Test func `A screen reader receives each announcement once, in order`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let reader = try await ScreenReader(driver)
            UIAccessibility.post(notification: .announcement, argument: "3 countries found")
            UIAccessibility.post(notification: .announcement, argument: "All of them in Europe")
            try await reader.wait("two sentences") { reader.notifications.count >= 2 }
            #expect(reader.notifications == ["3 countries found", "All of them in Europe"])
        }
    }

    @Test func `A screen reader receives the urgency of announcements`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let reader = try await ScreenReader(driver)
            for priority in [UIAccessibilityPriority.low, .high, .default] {
                let sentence = NSAttributedString(
                    string: priority.rawValue,
                    attributes: [.accessibilitySpeechAnnouncementPriority: priority]
                )
                UIAccessibility.post(notification: .announcement, argument: sentence)
            }
            try await reader.wait("three sentences") { reader.announcements.count >= 3 }
            #expect(reader.announcements.map(\.urgent) == [false, true, false])
        }
    }

    @Test func `A screen reader announces the argument of layout and screen change notifications`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let reader = try await ScreenReader(driver)
            let label = UILabel()
            label.text = "Nothing found"
            label.accessibilityHint = "Try another word"
            UIAccessibility.post(notification: .layoutChanged, argument: label)
            UIAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "Results"))
            UIAccessibility.post(notification: .layoutChanged, argument: nil)
            UIAccessibility.post(notification: .announcement, argument: "End")
            try await reader.wait("the last sentence") { reader.notifications.last == "End" }
            #expect(reader.notifications == ["Nothing found, Try another word", "Results", "End"])
        }
    }

    @Test func `Hostile text is announced safely`() async throws {
        try await GTKAppDriver.run(rootViewController: UIViewController()) { driver in
            let reader = try await ScreenReader(driver)
            for text in HostileText.all { UIAccessibility.post(notification: .announcement, argument: text) }
            UIAccessibility.post(notification: .announcement, argument: "End")
            try await reader.wait("the last sentence") { reader.notifications.last == "End" }
            #expect(reader.notifications.count == HostileText.all.count + 1)
            #expect(reader.notifications.first == "<b>bold</b> & <span foreground='red'>")
        }
    }
}

extension ScreenReader {
    /// The names of the announcements, which a screen reader speaks without focus changes.
    var notifications: [String] { announcements.map(\.name) }

    /// The announcements received.
    var announcements: [Event] {
        events.filter { event in
            switch event.event {
            case "object:announcement": true
            case "object:state-changed:showing": event.detail == 1 && event.role == "notification"
            default: false
            }
        }
    }
}
#endif
