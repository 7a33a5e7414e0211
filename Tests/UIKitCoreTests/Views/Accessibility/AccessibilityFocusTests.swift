import Foundation
@_spi(Host) import HeadlessHost
import Testing
@_spi(Host) import UIKitCore

/// The focus of assistive technology, announcements and settings.
@MainActor
@Suite("Focus and settings of assistive technology")
struct AccessibilityFocusTests {
    private final class Field: UITextField {
        var log: [String] = []
        override func accessibilityElementDidBecomeFocused() { log.append("focused") }
        override func accessibilityElementDidLoseFocus() { log.append("lost") }
    }

    private func launch(isReading: Bool) async throws -> (AppDriver, Field, Field) {
        let host = HeadlessHost()
        host.isScreenReaderRunning = isReading
        let root = UIViewController()
        let driver = try await AppDriver.launch(on: host) { root }
        let fields = (0..<2).map { Field(frame: CGRect(x: 20, y: 100 + 50 * $0, width: 200, height: 34)) }
        for field in fields { root.view.addSubview(field) }
        try await driver.settle()
        return (driver, fields[0], fields[1])
    }

    @Test func `a screen reader follows the keyboard focus, and elements are notified`() async throws {
        let (_, first, second) = try await launch(isReading: true)
        nonisolated(unsafe) var names: [String] = []
        let token = NotificationCenter.default.addObserver(
            forName: UIAccessibility.elementFocusedNotification,
            object: second,
            queue: nil
        ) { note in
            names = note.userInfo?.keys.compactMap { $0 as? String }.sorted() ?? []
        }
        defer { NotificationCenter.default.removeObserver(token) }
        first.becomeFirstResponder()
        #expect(first.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: .notificationVoiceOver) as? Field === first)
        #expect(UIAccessibility.focusedElement(using: .notificationSwitchControl) == nil)
        second.becomeFirstResponder()
        #expect(first.log == ["focused", "lost"] && second.log == ["focused"])
        #expect(second.accessibilityAssistiveTechnologyFocusedIdentifiers() == [.notificationVoiceOver])
        #expect(
            names
                == [
                    UIAccessibility.assistiveTechnologyUserInfoKey, UIAccessibility.focusedElementUserInfoKey,
                    UIAccessibility.unfocusedElementUserInfoKey,
                ].sorted()
        )
    }

    @Test func `nothing is focused while no screen reader runs`() async throws {
        let (_, first, _) = try await launch(isReading: false)
        first.becomeFirstResponder()
        #expect(first.log.isEmpty && !first.accessibilityElementIsFocused())
        #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test func `the focused row of a table is focused`() async throws {
        final class Rows: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.textLabel?.text = "Row \(indexPath.row)"
                return cell
            }
        }
        let host = HeadlessHost()
        host.isScreenReaderRunning = true
        let driver = try await AppDriver.launch(on: host) { Rows() }
        try await driver.key(AppDriver.Key("down")!)
        try await driver.key(AppDriver.Key("down")!)
        let cell = UIAccessibility.focusedElement(using: nil) as? UITableViewCell
        #expect(cell?.accessibilityLabel == "Row 1")
    }

    @Test func `an app is notified after an announcement while a screen reader runs`() async throws {
        for isReading in [true, false] {
            let (driver, _, _) = try await launch(isReading: isReading)
            let sentence = "Saved \(UUID())"
            nonisolated(unsafe) var isFinished = false
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.announcementDidFinishNotification,
                object: nil,
                queue: nil
            ) { note in
                guard note.userInfo?[UIAccessibility.announcementStringValueUserInfoKey] as? String == sentence
                else { return }
                isFinished = note.userInfo?[UIAccessibility.announcementWasSuccessfulUserInfoKey] as? Bool == true
            }
            defer { NotificationCenter.default.removeObserver(token) }
            UIAccessibility.post(notification: .announcement, argument: sentence)
            #expect(!isFinished)
            try await driver.wait(.milliseconds(1))
            #expect(isFinished == isReading)
            #expect(driver.announcements == [sentence])
        }
    }

    @Test func `a layout change updates what is read from closures, and moves the focus`() async throws {
        let (driver, first, _) = try await launch(isReading: true)
        UIAccessibility.post(notification: .layoutChanged, argument: first)
        #expect(first.accessibilityElementIsFocused() && first.log == ["focused"])
        try await driver.settle()
        #expect(driver.host.lastDisplayed.contains(first))
    }

    @Test func `settings follow the desktop, and changes are posted`() async throws {
        let (driver, _, _) = try await launch(isReading: false)
        let settings: [(AccessibilitySetting, () -> Bool)] = [
            (.boldText, { UIAccessibility.isBoldTextEnabled }),
            (.onOffSwitchLabels, { UIAccessibility.isOnOffSwitchLabelsEnabled }),
            (.differentiateWithoutColor, { UIAccessibility.shouldDifferentiateWithoutColor }),
            (.invertColors, { UIAccessibility.isInvertColorsEnabled }),
            (.grayscale, { UIAccessibility.isGrayscaleEnabled }),
        ]
        for (setting, isOn) in settings {
            nonisolated(unsafe) var count = 0
            let token = NotificationCenter.default.addObserver(
                forName: UIAccessibility.statusDidChangeNotification(of: setting),
                object: nil,
                queue: nil
            ) { _ in count += 1 }
            defer { NotificationCenter.default.removeObserver(token) }
            #expect(!isOn())
            try await driver.turn(setting, true)
            #expect(isOn() && count >= 1)
        }
        #expect(!UIAccessibility.buttonShapesEnabled)
        try await driver.change(UITraitCollection(accessibilityContrast: .high))
        #expect(UIAccessibility.buttonShapesEnabled && UIAccessibility.isDarkerSystemColorsEnabled)
    }

    @Test func `rectangles and paths are converted to the screen`() async throws {
        let (_, first, _) = try await launch(isReading: false)
        let rect = UIAccessibility.convertToScreenCoordinates(CGRect(x: 1, y: 2, width: 3, height: 4), in: first)
        #expect(rect == CGRect(x: 21, y: 102, width: 3, height: 4))
        let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
        first.accessibilityPath = UIAccessibility.convertToScreenCoordinates(path, in: first)
        #expect(first.accessibilityFrame == rect)
        #expect(first.accessibilityActivationPoint == CGPoint(x: 22.5, y: 104))
    }
}
