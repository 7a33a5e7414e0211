import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Key commands of an app.
@MainActor
@Suite("Key commands")
struct KeyCommandTests {
    private final class Screen: UIViewController {
        var commands: [UIKeyCommand] = []
        var log: [String] = []
        override var keyCommands: [UIKeyCommand]? { commands }

        func add(_ input: String, _ flags: UIKeyModifierFlags, _ name: String) -> UIKeyCommand {
            let action = UIAction(title: name, discoverabilityTitle: "Do \(name)") { [weak self] action in
                self?.log.append((action.sender as? UIKeyCommand)?.title ?? "")
            }
            let command = UIKeyCommand(input: input, modifierFlags: flags, primaryAction: action)
            commands.append(command)
            return command
        }
    }

    private func press(_ driver: AppDriver, _ names: String...) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name), "\(name)")) }
    }

    @Test func `a controller's added key command is available until it is removed`() async throws {
        let screen = UIViewController()
        let driver = try await AppDriver.launch { screen }
        var count = 0
        let action = UIAction(title: "Count") { _ in count += 1 }
        let command = UIKeyCommand(input: "k", modifierFlags: .command, primaryAction: action)
        screen.addKeyCommand(command)
        screen.addKeyCommand(command)
        #expect(screen.keyCommands?.count == 1)
        try await press(driver, "ctrl+k")
        #expect(count == 1)
        screen.removeKeyCommand(command)
        try await press(driver, "ctrl+k")
        #expect(count == 1 && screen.keyCommands == nil)
    }

    @Test func `a key with its modifiers performs the matching command`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let new = screen.add("n", .command, "new")
        _ = screen.add("n", [.command, .shift], "window")
        _ = screen.add("d", [], "day")
        _ = screen.add("+", .command, "larger")
        _ = screen.add(UIKeyCommand.f2, [], "rename")
        _ = screen.add(UIKeyCommand.inputEscape, [], "escape")
        #expect(new.title == "new" && new.discoverabilityTitle == "Do new" && new.input == "n")
        #expect(new.modifierFlags == .command && new.state == .off && new.attributes == [])
        try await press(driver, "ctrl+n", "ctrl+shift+n", "d", "f2", "escape", "alt+n")
        screen.view.window?.sendKey(KeyPress(.character("+"), modifiers: [.control, .shift]))
        #expect(screen.log == ["new", "window", "day", "rename", "escape", "larger"])
        new.attributes = .disabled
        try await press(driver, "ctrl+n")
        #expect(screen.log.count == 6)
    }

    @Test(arguments: [
        ("up", UIKeyCommand.inputUpArrow), ("down", UIKeyCommand.inputDownArrow), ("left", UIKeyCommand.inputLeftArrow),
        ("right", UIKeyCommand.inputRightArrow), ("page-up", UIKeyCommand.inputPageUp),
        ("page-down", UIKeyCommand.inputPageDown), ("home", UIKeyCommand.inputHome), ("end", UIKeyCommand.inputEnd),
        ("delete", UIKeyCommand.inputDelete), ("f1", UIKeyCommand.f1), ("f3", UIKeyCommand.f3), ("f4", UIKeyCommand.f4),
        ("f5", UIKeyCommand.f5), ("f6", UIKeyCommand.f6), ("f7", UIKeyCommand.f7), ("f8", UIKeyCommand.f8),
        ("f9", UIKeyCommand.f9), ("f10", UIKeyCommand.f10), ("f11", UIKeyCommand.f11), ("f12", UIKeyCommand.f12),
        ("return", "\r"), ("space", " "), ("tab", "\t"), ("backspace", "\u{8}"),
    ])
    func `special keys have UIKit's input strings`(key: String, input: String) async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        _ = screen.add(input, [], "it")
        try await press(driver, key)
        #expect(screen.log == ["it"])
    }

    @Test(arguments: [
        ("return", "\r"), ("tab", "\t"), ("backspace", "\u{8}"), ("delete", UIKeyCommand.inputDelete), ("space", " "),
        ("f2", UIKeyCommand.f2),
    ])
    func `Shift prevents commands for keys without a character`(key: String, input: String) async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        _ = screen.add(input, [], "plain")
        try await press(driver, "shift+\(key)")
        #expect(screen.log.isEmpty)
        try await press(driver, key)
        #expect(screen.log == ["plain"])
    }

    @Test func `a command that matches Shift exactly takes precedence over one that ignores it`() async throws {
        let screen = Screen()
        _ = try await AppDriver.launch { screen }
        _ = screen.add("+", .command, "larger")
        _ = screen.add("+", [.command, .shift], "largest")
        let window = try #require(screen.view.window)
        window.sendKey(KeyPress(.character("+"), modifiers: [.control, .shift]))
        window.sendKey(KeyPress(.character("+"), modifiers: .control))
        #expect(screen.log == ["largest", "larger"])
    }

    @Test func `Control-Return does not call textFieldShouldReturn, and is available to commands`() async throws {
        final class Delegate: NSObject, UITextFieldDelegate {
            var count = 0
            func textFieldShouldReturn(_ textField: UITextField) -> Bool {
                count += 1
                return true
            }
        }
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let delegate = Delegate()
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        field.delegate = delegate
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        _ = screen.add("\r", .command, "send")
        try await press(driver, "ctrl+return")
        #expect(screen.log == ["send"] && delegate.count == 0)
        try await press(driver, "return")
        #expect(delegate.count == 1)
    }

    @Test func `a text field handles its keys before commands without priority`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        field.text = "abc"
        let select = screen.add("a", .command, "mine")
        let left = screen.add(UIKeyCommand.inputLeftArrow, [], "left")
        _ = screen.add("d", [], "day")
        try await press(driver, "ctrl+a", "left", "d")
        #expect(screen.log.isEmpty)
        select.wantsPriorityOverSystemBehavior = true
        left.wantsPriorityOverSystemBehavior = true
        try await press(driver, "ctrl+a", "left")
        #expect(screen.log == ["mine", "left"])
    }

    @Test func `a command with priority precedes text input, but not during text composition`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        screen.add("d", [], "day").wantsPriorityOverSystemBehavior = true
        try await driver.type("adD")
        try await press(driver, "d")
        #expect(screen.log == ["day", "day"] && field.text == "aD")
        field.setMarkedText("n", selectedRange: NSRange(location: 1, length: 0))
        try await driver.type("d")
        #expect(screen.log.count == 2 && field.text == "aDd")
    }

    @Test func `an app's command takes precedence over the window's handling of the key`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        _ = screen.add("f", .command, "find")
        try await press(driver, "ctrl+f")
        #expect(screen.log == ["find"])
    }

    @Test func `a command in a menu shows its shortcut and can be chosen`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let command = screen.add("n", [.command, .shift], "New")
        let button = UIButton(type: .system)
        button.setTitle("Add", for: .normal)
        button.frame = CGRect(x: 20, y: 100, width: 100, height: 40)
        button.menu = UIMenu(title: "", subtitle: nil, children: [command])
        button.showsMenuAsPrimaryAction = true
        screen.view.addSubview(button)
        try await driver.settle()
        try await driver.tap("Add", role: "button")
        #expect(driver.screen().elements(role: "menu item").map(\.value) == ["Ctrl+Shift+N"])
        try await driver.tap("New", role: "menu item")
        #expect(screen.log == ["New"])
    }

    @Test func `an action has a subtitle, a discoverability title and an image for its on state`() {
        let plain = UIImage(systemName: "star")
        let filled = UIImage(systemName: "star.fill")
        let action = UIAction(title: "Star", subtitle: "Keep", image: plain, selectedImage: filled, state: .on) { _ in }
        #expect(action.subtitle == "Keep" && action.selectedImage === filled && action.discoverabilityTitle == nil)
        let menu = UIMenu(title: "All", subtitle: "Everything", children: [action])
        #expect(menu.subtitle == "Everything" && menu.replacingChildren([]).subtitle == "Everything")
        #expect(MenuItem.items(of: menu, isOutermost: true).last?.image === filled)
        action.state = .off
        #expect(MenuItem.items(of: menu, isOutermost: true).last?.image === plain)
    }
}
