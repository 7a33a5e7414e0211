#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// Roles and configurations of buttons in windows.
@MainActor
@Suite("Button roles in windows", .enabled(if: isOnDisplay))
struct ButtonRoleTests {
    @Test func `return and escape press the buttons of their roles, and a destructive one is red`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        var log: [String] = []
        for (title, role) in [("Delete", UIButton.Role.destructive), ("Cancel", .cancel), ("Save", .primary)] {
            let action = UIAction(title: title) { _ in log.append(title) }
            let button = UIButton(configuration: .filled(), primaryAction: action)
            button.role = role
            button.frame = CGRect(x: 40, y: 40 + 70 * screen.view.subviews.count, width: 200, height: 60)
            screen.view.addSubview(button)
        }
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let color = try driver.color(at: CGPoint(x: 60, y: 50))
            #expect(color[0] > 150 && color[1] < 100 && color[2] < 100)
            try await driver.press("Return")
            try await driver.press("Escape")
            #expect(log == ["Save", "Cancel"])
        }
    }

    @Test func `an attributed title has its own colour`() async throws {
        let screen = UIViewController()
        screen.view.backgroundColor = .white
        var configuration = UIButton.Configuration.plain()
        var title = AttributedString("▉▉▉▉")
        title.font = .systemFont(ofSize: 40)
        title.foregroundColor = UIColor(red: 0.6, green: 0, blue: 0.6, alpha: 1)
        configuration.attributedTitle = title
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
        screen.view.addSubview(button)
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            let color = try driver.color(at: CGPoint(x: 150, y: 50))
            #expect(color[0] > 100 && color[1] < 60 && color[2] > 100)
        }
    }
}
#endif
