#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// A search bar in a window whose content scrolls with the mouse wheel.
@MainActor
@Suite("Mouse wheel", .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false))
struct WheelTests {
    @Test
    func `Rule 75: a stacked bar disappears when the wheel scrolls down, and reappears at the top`() async throws {
        let screen = ThingsScreen(.stacked)
        try await GTKAppDriver.run(rootViewController: screen.inNavigation) { driver in
            #expect(try driver.screen().elements(role: "search field").count == 1)
            try await driver.turnWheel(by: 3, over: "Rows", role: "table")
            #expect(try !driver.rows().contains("Thing 1"))
            #expect(try driver.screen().elements(role: "search field").isEmpty)
            try await driver.turnWheel(by: -9, over: "Rows", role: "table")
            #expect(try driver.rows().first == "Thing 1")
            #expect(try driver.screen().elements(role: "search field").count == 1)
        }
    }

    @Test
    func `A bar in a table header scrolls with the mouse wheel`() async throws {
        let screen = ThingsScreen()
        screen.tableView.tableHeaderView = screen.bar
        try await GTKAppDriver.run(rootViewController: screen.inNavigation) { driver in
            #expect(try driver.screen().elements(role: "search field").count == 1)
            try await driver.turnWheel(by: 3, over: "Rows", role: "table")
            #expect(try driver.screen().elements(role: "search field").isEmpty)
            try await driver.turnWheel(by: -9, over: "Rows", role: "table")
            #expect(try driver.screen().elements(role: "search field").count == 1)
        }
    }
}
#endif
