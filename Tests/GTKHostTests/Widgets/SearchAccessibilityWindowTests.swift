#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

/// A search as a screen reader meets it on the accessibility bus.
@MainActor
@Suite("Accessibility of a search in windows", .enabled(if: isOnDisplay))
struct SearchAccessibilityWindowTests {
    /// An element of the search in one line: its role, its name, its description, and the states that matter.
    private func line(_ node: ScreenReader.Node) -> String {
        let states = node.states.filter { ["checked", "expanded", "expandable", "busy"].contains($0) }
        return ([node.role, "“\(node.name)”"] + (node.description.isEmpty ? [] : [node.description]) + states)
            .joined(separator: ", ")
    }

    @Test func `The roles, names, descriptions and states of a search are these`() async throws {
        let screen = SearchField()
        screen.rowCount = 2
        screen.bar.scopeButtonTitles = ["All", "North"]
        screen.bar.scopeResultCounts = [2, 1]
        let token = UISearchToken(icon: nil, text: "draft")
        token.accessibilityLabel = "Tag draft, excluded"
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            screen.field.tokens = [token]
            try await driver.settle()
            let reader = try await ScreenReader(driver)
            let tree = try await reader.tree()
            let field = try #require(tree.first { $0.placeholder == "Find" })
            #expect(field.name == "Find")
            #expect(field.controls == ["Rows"])
            let chip = try #require(tree.first { $0.name == "Tag draft, excluded" && !$0.children.isEmpty })
            #expect(
                chip.all.filter { $0.role == "push button" }.map(line) == [
                    "push button, “Tag draft, excluded”, Delete to remove", "push button, “Remove Tag draft, excluded”",
                ]
            )
            let group = try #require(tree.first { node in node.children.contains { $0.role == "radio button" } })
            #expect(group.name == "Scope")
            #expect(
                group.children.map(line) == [
                    "radio button, “All, 2 results”, checked", "radio button, “North, 1 result”",
                ]
            )
            let list = try #require(tree.first { $0.role == "list" })
            #expect(list.description == "2 rows")
            #expect(list.children.map(\.role) == ["list item", "list item"])
        }
    }

    @Test func `The field is expandable while there are suggestions, and expanded while they are open`() async throws {
        let screen = SearchField()
        screen.search.keyboardBehavior.clearsTextBeforeCancelling = true
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            let reader = try await ScreenReader(driver)
            func states() async throws -> [String] {
                let field = try await reader.tree().first { $0.placeholder == "Find" }
                return field?.states.filter { ["expandable", "expanded"].contains($0) } ?? []
            }
            #expect(try await states() == [])
            screen.search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "north")]
            try await driver.settle()
            #expect(try await states() == ["expandable", "expanded"])
            try await driver.press("Escape")
            #expect(try await states() == ["expandable"])
        }
    }

    @Test func `A result that keys reach while the field keeps the focus is spoken`() async throws {
        let screen = SearchField()
        screen.search.keyboardBehavior.keepsFocusInField = true
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            let reader = try await ScreenReader(driver)
            let row = try #require(try driver.rows().first)
            try await driver.press("Down")
            try await reader.wait("the row") { reader.notifications.contains { $0.hasPrefix(row) } }
            #expect(screen.bar.isFirstResponder)
        }
    }
}
#endif
