#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The pointer in text and lists.
@MainActor
@Suite("Pointer", .enabled(if: isOnDisplayOfItsOwn))
struct PointerTests {
    private func run(
        text: String,
        _ body: @MainActor (GTKAppDriver, SearchField) async throws -> Void
    ) async throws {
        let screen = SearchField()
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            screen.bar.text = text
            try await driver.settle()
            try await body(driver, screen)
        }
    }

    private func selected(_ screen: SearchField) -> String {
        screen.field.selectedTextRange.flatMap { screen.field.text(in: $0) } ?? ""
    }

    @Test
    func `A click places the caret`() async throws {
        try await run(text: "new caledonia") { driver, screen in
            try await driver.click(textOf: "Find", at: 3)
            #expect(selected(screen) == "")
            try await driver.type("s")
            #expect(screen.bar.text == "news caledonia")
        }
    }

    @Test func `A click places the caret between narrow letters`() async throws {
        try await run(text: "ill.i'l,i il") { driver, screen in
            // The positions are far apart, so that no two clicks form a double click.
            for offset in (1...6).flatMap({ [$0, $0 + 6] }) {
                try await driver.click(textOf: "Find", at: offset)
                let caret = try #require(screen.field.selectedTextRange?.start)
                #expect(screen.field.offset(from: screen.field.beginningOfDocument, to: caret) == offset)
            }
        }
    }

    @Test
    func `A drag selects text in both directions, and Shift+Left extends the selection from its end`() async throws {
        try await run(text: "new caledonia") { driver, screen in
            try await driver.drag(textOf: "Find", from: 1, to: 5)
            #expect(selected(screen) == "ew c")
            try await driver.drag(textOf: "Find", from: 9, to: 4)
            #expect(selected(screen) == "caled")
            try await driver.press("shift+Left")
            #expect(selected(screen) == " caled")
        }
    }

    @Test
    func `Scrolling with the wheel ends editing according to keyboardDismissMode`() async throws {
        for mode in [UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive] {
            try await run(text: "") { driver, screen in
                screen.tableView.keyboardDismissMode = mode
                try await driver.turnWheel(over: "Row 3", role: "row", notches: 2)
                #expect(screen.tableView.contentOffset.y > 0)
                #expect(screen.field.isFirstResponder == (mode == .none))
                #expect(screen.search.isActive)
            }
        }
    }

    @Test
    func `A row under the pointer has the prelight state`() async throws {
        try await run(text: "") { driver, _ in
            #expect(try !driver.isUnderPointer("Row 2", role: "row"))
            try await driver.hover(over: "Row 2", role: "row")
            #expect(try driver.isUnderPointer("Row 2", role: "row"))
        }
    }
}
#endif
