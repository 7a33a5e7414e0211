import HeadlessHost
import Testing
import UIKit

/// Keys on a screen with search.
@MainActor
@Suite("Keyboard navigation with search")
struct KeyboardRules {
    private func key(_ driver: AppDriver, _ names: String...) async throws {
        for name in names { try await driver.key(#require(AppDriver.Key(name))) }
    }

    @Test
    func `Alt+Left pops the top screen if the back button is visible`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        let next = SearchScreen()
        screen.navigationController?.pushViewController(next, animated: false)
        try await driver.settle()
        next.navigationItem.hidesBackButton = true
        try await key(driver, "alt+left")
        #expect(screen.navigationController?.topViewController === next)
        next.navigationItem.hidesBackButton = false
        try await driver.settle()
        try await key(driver, "alt+left")
        #expect(screen.navigationController?.topViewController === screen)
        try await key(driver, "alt+left")
        #expect(screen.navigationController?.topViewController === screen)
    }

    @Test
    func `Space selects the focused row, and types a space in the field`() async throws {
        let screen = SearchScreen()
        let driver = try await launch(screen)
        try await key(driver, "down", "down", "space")
        #expect(screen.takeLog() == ["didSelectRow 1"])
        try await key(driver, "up", "up")
        #expect(screen.field.isFirstResponder)
        try await driver.type("a")
        try await key(driver, "space")
        #expect(screen.bar.text == "a ")
    }
}
