#if GTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The cost of long lists and of many repetitions.
@MainActor
@Suite("Number of widgets", .enabled(if: isOnDisplay))
struct RowWidgetTests {
    @Test
    func `A million rows create widgets only for the visible rows`() async throws {
        let table = LongTable(count: 1_000_000)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: table)) { driver in
            #expect(try driver.rows().first == "Row 0")
            try await driver.press("End")
            let end = try driver.rows()
            #expect(end.last == "Row 999999")
            #expect(table.madeCells < 100)
            #expect(try driver.windowWidgetCount < 300)
        }
    }

    @Test
    func `Repeated searches do not increase the number of widgets`() async throws {
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: SearchTable())) {
            driver in
            var count = 0
            for round in 0..<20 {
                try await driver.press("ctrl+f")
                try await driver.type("row")
                try await driver.press("Escape")
                if round == 1 { count = driver.liveWidgetCount }
            }
            #expect(driver.liveWidgetCount <= count)
        }
    }

    @Test
    func `Text of any origin is drawn literally, never as markup`() async throws {
        let texts = [
            "<b>bold</b> & <span foreground='red'>", "nul \0 bell \u{7}", "\u{202E}turned",
            "unpaired \u{2066}\u{2067}",
            String(repeating: "long ", count: 20_000), "e\u{301}\u{302}\u{303}\u{304}", "line\nbreak\u{2028}more",
            "\u{FFFE}\u{FFFF}\u{10FFFF}", "%s %n %d", "👩‍👩‍👧‍👦",
        ]
        let table = LongTable(count: texts.count) { texts[$0] }
        try await GTKAppDriver.run(rootViewController: table) { driver in
            let rows = try driver.rows()
            #expect(rows.count == texts.count)
            #expect(rows.first == "<b>bold</b> & <span foreground='red'>")
            #expect(rows[4].hasPrefix("long long"))
        }
    }
}

/// A table with the given number of rows.
private final class LongTable: UITableViewController {
    private(set) var madeCells = 0
    private let count: Int
    private let text: (Int) -> String

    init(count: Int, text: @escaping (Int) -> String = { "Row \($0)" }) {
        self.count = count
        self.text = text
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let reused = tableView.dequeueReusableCell(withIdentifier: "row")
        if reused == nil { madeCells += 1 }
        let cell = reused ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        cell.textLabel?.text = text(indexPath.row)
        return cell
    }
}

/// A table with a search controller.
private final class SearchTable: UITableViewController, UISearchResultsUpdating {
    private let search = UISearchController(searchResultsController: LongTable(count: 8))

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Rounds"
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {}

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Base \(indexPath.row)"
        return cell
    }
}
#endif
