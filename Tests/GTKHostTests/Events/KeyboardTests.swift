#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Operation by keyboard alone.
@MainActor
@Suite("Keyboard navigation", .enabled(if: isOnDisplayOfItsOwn))
struct KeyboardTests {
    private func run(
        _ screen: SearchField,
        _ body: @MainActor (GTKAppDriver) async throws -> Void
    ) async throws {
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen), body)
    }

    @Test
    func `Ctrl+F focuses the field, Down the list, Up the field again, and Escape ends search`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            #expect(screen.search.isActive)
            #expect(screen.field.isFirstResponder)
            try await driver.press("Down")
            #expect(screen.tableView.isFirstResponder)
            #expect(try driver.focusedElement() == "row \"Row 0\"")
            try await driver.press("Up")
            #expect(screen.field.isFirstResponder)
            screen.log = []
            try await driver.press("Escape")
            #expect(!screen.search.isActive)
            #expect(screen.log.first == "cancel ''")
        }
    }

    @Test
    func `Return in the field is the search key; in the list Return and Space select`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            try await driver.type("a b")
            #expect(screen.bar.text == "a b")
            screen.log = []
            try await driver.press("Return")
            #expect(screen.takeLog() == ["search"])
            try await driver.press("Down")
            try await driver.press("Return")
            try await driver.press("Down")
            try await driver.press("space")
            #expect(screen.takeLog() == ["select 0", "select 1"])
            #expect(screen.bar.text == "a b")
        }
    }

    @Test
    func `Home, End, Page Up and Page Down scroll the list`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("Down")
            try await driver.press("End")
            #expect(try driver.rows().last == "Row 39")
            try await driver.press("Page_Up")
            try await driver.press("Page_Up")
            #expect(try driver.rows().last != "Row 39")
            try await driver.press("Home")
            #expect(try driver.rows().first == "Row 0")
            try await driver.press("Page_Down")
            try await driver.press("Page_Down")
            #expect(try driver.rows().first != "Row 0")
        }
    }

    @Test
    func `Tab visits all focusable elements from the search field to the list`() async throws {
        let screen = SearchField()
        screen.rowCount = 2
        screen.bar.showsSearchResultsButton = true
        screen.bar.scopeButtonTitles = ["All", "New"]
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            screen.field.tokens = [UISearchToken(icon: nil, text: "Token")]
            try await driver.type("x")
            var stops: [String] = []
            for _ in 0..<20 {
                let stop = try driver.focusedElement()
                if stops.contains(stop) { break }
                stops.append(stop)
                try await driver.press("Tab")
            }
            let wanted = [
                "search field \"Find\"", "button \"Clear text\"", "button \"Cancel\"", "scope \"All\"",
                "row \"Row 0\"",
                "token \"Token\"",
            ]
            for stop in wanted { #expect(stops.contains(stop), "\(stops)") }
            let places = wanted.prefix(5).compactMap { stops.firstIndex(of: $0) }
            #expect(places == places.sorted(), "\(stops)")
        }
    }

    @Test
    func `Space presses the bar's buttons, and arrow keys select scopes`() async throws {
        let screen = SearchField()
        screen.rowCount = 2
        screen.bar.showsBookmarkButton = true
        screen.bar.showsSearchResultsButton = true
        screen.bar.scopeButtonTitles = ["All", "New"]
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            screen.bar.showsScopeBar = true
            try await driver.settle()
            screen.log = []
            for (stop, expected) in [("Bookmarks", "bookmark"), ("Results", "results")] {
                try await go(to: "button \"\(stop)\"", driver)
                try await driver.press("space")
                #expect(screen.takeLog().last == expected)
            }
            try await go(to: "scope \"All\"", driver)
            try await driver.press("Right")
            try await driver.press("space")
            #expect(screen.takeLog().contains("scope 1"))
            try await driver.press("ctrl+f")
            try await driver.type("x")
            try await go(to: "button \"Clear text\"", driver)
            try await driver.press("space")
            #expect(screen.bar.text == "")
            #expect(screen.field.isFirstResponder)
            try await go(to: "button \"Cancel\"", driver)
            try await driver.press("Return")
            #expect(!screen.search.isActive)
        }
    }

    @Test
    func `A key on a focused button does not edit the first responder's text`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            try await driver.type("ab")
            try await go(to: "button \"Cancel\"", driver)
            try await driver.press("BackSpace")
            #expect(screen.bar.text == "ab")
            try await driver.press("ctrl+f")
            try await driver.type("c")
            #expect(screen.bar.text == "abc")
        }
    }

    private func go(to stop: String, _ driver: GTKAppDriver) async throws {
        for _ in 0..<20 where try driver.focusedElement() != stop { try await driver.press("Tab") }
        #expect(try driver.focusedElement() == stop)
    }

    @Test
    func `Alt+Left goes back as the back button does`() async throws {
        let screen = SearchField()
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            let second = SearchField()
            navigation.pushViewController(second, animated: false)
            try await driver.settle()
            try await driver.press("ctrl+f")
            #expect(second.search.isActive)
            try await driver.press("Escape")
            try await driver.press("alt+Left")
            #expect(navigation.topViewController === screen)
            try await driver.press("alt+Left")
            #expect(navigation.topViewController === screen)
        }
    }

    @Test
    func `Keys edit by characters and words, and undo and redo single edits`() async throws {
        let screen = SearchField()
        try await run(screen) { driver in
            try await driver.press("ctrl+f")
            screen.bar.text = "one 한국 👩‍👩‍👧é"
            try await driver.settle()
            try await driver.press("BackSpace")
            #expect(screen.bar.text == "one 한국 👩‍👩‍👧")
            try await driver.press("Left")
            try await driver.press("Delete")
            #expect(screen.bar.text == "one 한국 ")
            try await driver.press("ctrl+z")
            #expect(screen.bar.text == "one 한국 👩‍👩‍👧")
            try await driver.press("ctrl+shift+z")
            #expect(screen.bar.text == "one 한국 ")
            try await driver.press("ctrl+Left")
            try await driver.press("ctrl+BackSpace")
            #expect(screen.bar.text == "한국 ")
            try await driver.press("ctrl+a")
            try await driver.type("x")
            #expect(screen.bar.text == "x")
        }
    }
}
#endif
