#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Presses of real keys.
@MainActor
@Suite("Presses in windows", .enabled(if: isOnDisplay))
struct PressWindowTests {
    private final class Screen: UIViewController {
        private(set) var log: [String] = []

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("began \(press.key?.charactersIgnoringModifiers ?? "?")") }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for press in presses { log.append("ended \(press.key?.keyCode.rawValue ?? -1)") }
        }
    }

    @Test func `Keys that no text input takes arrive as presses`() async throws {
        let screen = Screen()
        try await GTKAppDriver.run(rootViewController: screen) { driver in
            try await driver.settle()
            try await driver.press("Left")
            try await driver.press("ctrl+k")
            try await driver.settle(until: { screen.log.count == 4 })
            #expect(screen.log == ["began UIKeyInputLeftArrow", "ended 80", "began k", "ended 14"])
        }
    }
}
#endif
