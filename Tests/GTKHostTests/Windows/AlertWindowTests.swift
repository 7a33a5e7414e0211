#if GTK
import CGTK
import Foundation
import Testing
import UIKit
@_spi(Host) import UIKitCore

@_spi(Testing) import GTKHostTesting

/// Alerts as dialogues of the desktop.
@MainActor
@Suite("Alert windows", .enabled(if: isOnDisplay))
struct AlertWindowTests {
    private static func alert(_ message: String? = "A message") -> UIAlertController {
        let alert = UIAlertController(title: "A title", message: message, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "No", style: .cancel))
        alert.addAction(UIAlertAction(title: "Yes", style: .default))
        return alert
    }

    @Test
    func `An alert window fits its content, and grows with the message`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let alert = Self.alert()
            root.present(alert, animated: true)
            try await driver.settle()
            #expect(driver.windowCount == 2)
            let small = try driver.windowSize
            let lowest = try driver.screen().elements(role: "button").map(\.frame.maxY).max() ?? 0
            #expect(small.height - lowest < 60, "\(small), \(lowest)")
            #expect(try driver.screen().elements(role: "heading").map(\.label) == ["A title"])
            alert.message = String(repeating: "More words. ", count: 20)
            try await driver.settle()
            #expect(try driver.windowSize.height > small.height)
            #expect(try driver.windowSize.width == small.width)
            for element in try driver.screen().elements where element.role != "dialog" {
                #expect(element.frame.minX >= 0 && element.frame.maxX <= small.width + 40, "\(element.summary)")
            }
        }
    }

    @Test
    func `An alert over the narrowest window fits in front of it`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            try await driver.resize(width: 360, height: 600)
            root.present(Self.alert(String(repeating: "Many words. ", count: 400)), animated: true)
            try await driver.settle()
            #expect(try driver.windowSize.width <= 360)
            #expect(try driver.windowSize.height <= 600)
        }
    }

    @Test
    func `Closing an alert's window selects the cancel action, and has no effect without one`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            root.present(Self.alert(), animated: true)
            try await driver.settle()
            try await driver.closeWindow()
            #expect(driver.windowCount == 1)
            let alert = UIAlertController(title: "Stay", message: nil, preferredStyle: .alert)
            root.present(alert, animated: true)
            try await driver.settle()
            try await driver.closeWindow()
            #expect(driver.windowCount == 2)
        }
    }

    @Test
    func `Return presses an alert's default button, and Tab moves the focus to the others`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            var answers: [String] = []
            let alert = UIAlertController(title: "Move?", message: nil, preferredStyle: .alert)
            for (title, style) in [("No", UIAlertAction.Style.cancel), ("Yes", .default)] {
                alert.addAction(UIAlertAction(title: title, style: style) { _ in answers.append(title) })
            }
            root.present(alert, animated: true)
            try await driver.settle()
            try await driver.press("Tab")
            try await driver.press("Return")
            #expect(answers == ["No"])
            root.present(alert, animated: true)
            try await driver.settle()
            try await driver.press("Return")
            #expect(answers == ["No", "Yes"])
        }
    }

    @Test
    func `An alert shows attributed texts, a controller's view and coloured actions that are assigned by key`()
        async throws
    {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let content = UIViewController()
            content.preferredContentSize.height = 60
            let label = UILabel(frame: CGRect(x: 24, y: 10, width: 200, height: 30))
            label.text = "Inside"
            content.view.addSubview(label)
            let alert = Self.alert()
            alert.setValue(NSAttributedString(string: "Rich title"), forKey: "attributedTitle")
            alert.setValue(content, forKey: "contentViewController")
            alert.actions[1].setValue(UIColor.black, forKey: "titleTextColor")
            root.present(alert, animated: true)
            try await driver.settle()
            let texts = try driver.drawnTexts()
            #expect(texts.map(\.text).contains("Rich title"))
            let drawn = try #require(texts.first { $0.text == "Inside" })
            let message = try #require(texts.first { $0.text == "A message" })
            let button = try #require(texts.first { $0.text == "Yes" })
            let other = try #require(texts.first { $0.text == "No" })
            #expect(message.frame.maxY < drawn.frame.minY && drawn.frame.maxY < button.frame.minY)
            // Black has more contrast than the tint colour.
            #expect(button.contrast > other.contrast)
        }
    }

    @Test
    func `The colour of a placeholder that is assigned by key path is drawn`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 40))
            field.placeholder = "Name"
            root.view.addSubview(field)
            try await driver.settle()
            @MainActor func contrast() throws -> Double? {
                try driver.drawnTexts().first { $0.text == "Name" }?.contrast
            }
            let before = try #require(try contrast())
            field.setValue(UIColor.black, forKeyPath: "placeholderLabel.textColor")
            try await driver.settle()
            #expect(try #require(try contrast()) > before + 5)
        }
    }

    @Test
    func `Presenting and closing alerts leaks no widgets`() async throws {
        let root = UIViewController()
        try await GTKAppDriver.run(rootViewController: root) { driver in
            let round = {
                let alert = Self.alert()
                alert.addTextField()
                root.present(alert, animated: true)
                try await driver.settle()
                try await driver.closeWindow()
            }
            try await round()
            let before = driver.liveWidgetCount
            for _ in 0..<5 { try await round() }
            #expect(driver.liveWidgetCount <= before)
        }
    }
}
#endif
