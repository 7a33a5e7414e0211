#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// Texts that windows provide themselves.
@MainActor
@Suite("Localized texts of windows", .enabled(if: isOnDisplay))
struct LanguageTests {
    @Test(arguments: [("en", "Rows", "More", "2 rows"), ("de", "Zeilen", "Mehr", "2 Zeilen")])
    func `Lists and the overflow menu have accessible names in the user's language`(
        _ language: String,
        _ list: String,
        _ menu: String,
        _ count: String
    ) async throws {
        let screen = TwoRows(style: .plain)
        screen.title = "Notes"
        let items: [UIBarButtonItem.SystemItem] = [.add, .action, .trash, .refresh, .compose, .search, .play]
        screen.navigationItem.rightBarButtonItems = items.map { UIBarButtonItem(systemItem: $0) }
        screen.navigationItem.leftBarButtonItems = ["An item of many words", "Another of as many words"].map {
            UIBarButtonItem(title: $0, primaryAction: UIAction { _ in })
        }
        let navigation = UINavigationController(rootViewController: screen)
        try await GTKAppDriver.run(rootViewController: navigation, languages: [language]) { driver in
            try await driver.resize(width: 360, height: 600)
            let table = try #require(try driver.screen().elements(role: "table").first)
            #expect(table.label == list)
            #expect(table.value == count)
            #expect(try driver.screen().elements(role: "button").map(\.label).contains(menu))
        }
    }
}

private final class TwoRows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}
#endif
