import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// Presses of keys, as responders receive them.
@MainActor
@Suite("Presses")
struct PressTests {
    private final class Screen: UIViewController {
        var log: [String] = []
        var keeps = false
        var commands: [UIKeyCommand] = []
        private(set) var last: UIPress?
        override var keyCommands: [UIKeyCommand]? { commands }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            last = presses.first
            for press in presses { log.append("began \(press.key?.charactersIgnoringModifiers ?? "?")") }
            if !keeps { super.pressesBegan(presses, with: event) }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("ended \(press.key?.keyCode.rawValue ?? -1)") }
            super.pressesEnded(presses, with: event)
        }
    }

    private func press(_ driver: AppDriver, _ names: String...) async throws {
        for name in names { try await driver.key(try #require(AppDriver.Key(name), "\(name)")) }
    }

    @Test func `A key is pressed and released, with its text, code, modifiers and type`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        try await press(driver, "ctrl+shift+k")
        #expect(screen.log == ["began k", "ended 14"])
        let last = try #require(screen.last)
        #expect(last.key?.modifierFlags == [.control, .shift])
        #expect(last.key?.keyCode == .keyboardK)
        #expect(last.type.rawValue == 2014)
        #expect(last.phase == .ended && last.window === screen.view.window)
        try await press(driver, "up", "page-down", "return", "f5")
        #expect(screen.log.suffix(2) == ["began UIKeyInputF5", "ended 62"])
        try await press(driver, "up")
        #expect(screen.last?.type == .upArrow && screen.last?.key?.characters == UIKeyCommand.inputUpArrow)
    }

    @Test func `A press that the override keeps reaches no key command`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        var performed = 0
        let action = UIAction(title: "Go") { _ in performed += 1 }
        screen.commands = [UIKeyCommand(input: "g", modifierFlags: .command, primaryAction: action)]
        try await press(driver, "ctrl+g")
        #expect(performed == 1 && screen.log == ["began g", "ended 10"])
        screen.keeps = true
        try await press(driver, "ctrl+g")
        #expect(performed == 1 && screen.log.count == 4)
    }

    @Test func `The first responder receives presses before its controller`() async throws {
        final class Pad: UIView {
            var keys: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                keys += presses.compactMap { $0.key?.characters }
            }
        }
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let pad = Pad(frame: CGRect(x: 0, y: 100, width: 100, height: 100))
        screen.view.addSubview(pad)
        pad.becomeFirstResponder()
        try await press(driver, "left", "a")
        #expect(pad.keys == [UIKeyCommand.inputLeftArrow, "a"])
        #expect(screen.log == ["ended 80", "ended 4"])
    }

    @Test func `Text typed in a field is no press`() async throws {
        let screen = Screen()
        let driver = try await AppDriver.launch { screen }
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 34))
        screen.view.addSubview(field)
        field.becomeFirstResponder()
        try await driver.type("ab")
        #expect(field.text == "ab")
        #expect(screen.log.isEmpty)
    }
}
