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
        try await GTKPilot.run(rootViewController: screen.inNavigation) { pilot in
            #expect(try pilot.screen().elements(role: "search field").count == 1)
            try await pilot.turnWheel(by: 3, over: "Rows", role: "table")
            #expect(try !pilot.rows().contains("Thing 1"))
            #expect(try pilot.screen().elements(role: "search field").isEmpty)
            try await pilot.turnWheel(by: -9, over: "Rows", role: "table")
            #expect(try pilot.rows().first == "Thing 1")
            #expect(try pilot.screen().elements(role: "search field").count == 1)
        }
    }

    @Test
    func `A bar in a table header scrolls with the mouse wheel`() async throws {
        let screen = ThingsScreen()
        screen.tableView.tableHeaderView = screen.bar
        try await GTKPilot.run(rootViewController: screen.inNavigation) { pilot in
            #expect(try pilot.screen().elements(role: "search field").count == 1)
            try await pilot.turnWheel(by: 3, over: "Rows", role: "table")
            #expect(try pilot.screen().elements(role: "search field").isEmpty)
            try await pilot.turnWheel(by: -9, over: "Rows", role: "table")
            #expect(try pilot.screen().elements(role: "search field").count == 1)
        }
    }
}
#endif
