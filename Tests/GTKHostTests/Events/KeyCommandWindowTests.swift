#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Key commands of an app in a window, which uses some keys itself.
@MainActor
@Suite("Key commands in windows", .enabled(if: isOnDisplayOfItsOwn))
struct KeyCommandWindowTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        var commands: [UIKeyCommand] = []
        let field = UITextField(frame: CGRect(x: 20, y: 40, width: 200, height: 40))
        override var keyCommands: [UIKeyCommand]? { commands }

        override func viewDidLoad() {
            super.viewDidLoad()
            field.accessibilityLabel = "Name"
            view.addSubview(field)
        }

        @discardableResult
        func add(_ input: String, _ flags: UIKeyModifierFlags = [], _ name: String) -> UIKeyCommand {
            let action = UIAction { [weak self] _ in self?.log.append(name) }
            let command = UIKeyCommand(input: input, modifierFlags: flags, primaryAction: action)
            commands.append(command)
            return command
        }
    }

    @Test func `A key command for Tab takes precedence over focus movement, with and without a focused field`()
        async throws
    {
        let screen = Screen()
        screen.add("\t", [], "next")
        screen.add("\t", .shift, "back")
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.press("Tab")
            try await driver.press("shift+Tab")
            #expect(screen.log == ["next", "back"] && !screen.field.isFirstResponder)
            try await driver.tap("Name", role: "text field")
            try await driver.press("Tab")
            #expect(screen.log == ["next", "back", "next"] && screen.field.isFirstResponder)
        }
    }

    @Test func `A key command with system priority takes precedence over text input`() async throws {
        let screen = Screen()
        screen.add("d", [], "day").wantsPriorityOverSystemBehavior = true
        screen.add("w", [], "week")
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.tap("Name", role: "text field")
            try await driver.type("adwD")
            #expect(screen.log == ["day"] && screen.field.text == "awD")
        }
    }

    @Test func `A key command with Shift matches the digit and the shifted character`() async throws {
        let screen = Screen()
        screen.add("1", [.command, .shift], "one")
        screen.add("@", .command, "at")
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.press("ctrl+shift+1")
            try await driver.press("ctrl+shift+2")
            #expect(screen.log == ["one", "at"])
        }
    }
}
#endif
