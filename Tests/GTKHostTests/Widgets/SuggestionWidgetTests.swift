#if GTK
import Foundation
@_spi(Testing) import GTKHostTesting
import Testing
import UIKit

@MainActor
@Suite("Suggestions in windows", .enabled(if: isOnDisplay))
struct SuggestionWidgetTests {
    /// A screen with a search field at its top.
    private func screen(_ items: [any UISearchSuggestion]) -> UIViewController {
        let screen = UIViewController()
        let field = UISearchTextField(frame: CGRect(x: 20, y: 20, width: 300, height: 36))
        field.placeholder = "Own"
        field.searchSuggestions = items
        screen.view.addSubview(field)
        return screen
    }

    @Test
    func `An attributed suggestion is drawn with its attributes, and its text is never markup`() async throws {
        let text = NSMutableAttributedString(string: "<i>red</i> apple")
        text.addAttribute(.font, value: UIFont.boldSystemFont(ofSize: 17), range: NSRange(location: 3, length: 3))
        let plain = UISearchSuggestionItem(localizedSuggestion: "<b>pear</b>")
        let items = [UISearchSuggestionItem(localizedAttributedSuggestion: text), plain]
        try await GTKAppDriver.run(rootViewController: screen(items)) { driver in
            try await driver.tap("Own", role: "search field")
            let shown = try driver.screen().elements(role: "suggestion")
            #expect(shown.map(\.label) == ["<i>red</i> apple", "<b>pear</b>"])
            #expect(shown.map(\.drawnText) == ["<i>red</i> apple", "<b>pear</b>"])
            #expect(shown.map(\.textAttributes).map { $0.contains("3 6 font-desc") } == [true, false])
        }
    }

    @Test
    func `The suggestion menu of a field in the title bar opens below the field`() async throws {
        let screen = UIViewController()
        let search = UISearchController(searchResultsController: nil)
        search.searchBar.placeholder = "Title"
        search.hidesNavigationBarDuringPresentation = false
        search.searchSuggestions = [UISearchSuggestionItem(localizedSuggestion: "one")]
        screen.definesPresentationContext = true
        screen.navigationItem.titleView = search.searchBar
        screen.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "A long title",
            primaryAction: UIAction { _ in }
        )
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation) { driver in
            try await driver.tap("Title", role: "search field")
            try await driver.type("a")
            let field = try #require(try driver.screen().elements(role: "search field").first)
            let menu = try #require(try driver.screen().elements(role: "suggestion list").first)
            // The magnifier is in front of the text. For assistive technology, the text is the field.
            #expect((8...60).contains(field.frame.minX - menu.frame.minX))
            #expect(menu.frame.minY > field.frame.midY)
        }
    }

    @Test
    func `Closing a suggestion menu leaks no widgets`() async throws {
        let items = (0..<5).map { UISearchSuggestionItem(localizedSuggestion: "S\($0)") }
        try await GTKAppDriver.run(rootViewController: screen(items)) { driver in
            try await driver.tap("Own", role: "search field")
            try await driver.type("a")
            try await driver.press("Escape")
            let before = driver.liveWidgetCount
            for _ in 0..<3 {
                try await driver.type("a")
                #expect(try driver.screen().elements(role: "suggestion").count == 5)
                try await driver.press("Escape")
            }
            #expect(try driver.screen().elements(role: "suggestion").isEmpty)
            #expect(driver.liveWidgetCount <= before)
        }
    }
}
#endif
