#if GTK
import CGTK
import Foundation
import Testing
import UIKit

@_spi(Testing) import GTKHostTesting

/// The cost of a key press until its result is painted.
@MainActor
@Suite("Frames", .enabled(if: isOnDisplay))
struct FrameTests {
    @Test
    func `Each frame shows the rows of the field's text, including the first frame after a key press`() async throws {
        let list = FilteredList(count: 12)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: list)) { driver in
            // A blinking caret makes GTK draw continuously, also after the update.
            setCaretBlinks(false)
            defer { setCaretBlinks(true) }
            try await driver.press("ctrl+f")
            var frames = 0
            var torn: [String] = []
            try driver.watchFrames { [weak driver, weak list] in
                guard let list, let screen = try? driver?.screen(),
                    let field = screen.elements(role: "search field").first
                else { return }
                frames += 1
                let rows = screen.elements(role: "row").map(\.label)
                if rows != list.texts(for: field.value) { torn.append("\(field.value): \(rows)") }
            }
            for key in ["a", "b", "c", "BackSpace"] { try await driver.press(key) }
            #expect(frames > 0)
            #expect(torn == [])
        }
    }

    @Test
    func `Keys pressed directly after Ctrl+F are inserted into the search field`() async throws {
        let list = FilteredList(count: 12)
        try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: list)) { driver in
            for _ in 0..<20 {
                try await driver.press(["ctrl+f", "a", "b", "c"]) { list.typed == "abc" }
                try await driver.press(["Escape"]) { list.typed == "" }
            }
        }
    }

    @Test
    func `A key press in a search costs the same for a million rows as for a hundred`() async throws {
        let few = try await workOfOneKey(rows: 100)
        let many = try await workOfOneKey(rows: 1_000_000)
        #expect(many == few)
        #expect(many.host.madeWidgets == 0)
        // Cell, content view and label of each row, and about 20 others.
        #expect(many.host.updatedWidgets < 4 * many.cells + 20)
        #expect(many.host.measuredTexts <= many.cells + 2)
        #expect(many.cells < 30)
        #expect(many.counts <= 2)
    }

    private func setCaretBlinks(_ isBlinking: Bool) {
        guard let settings = gtk_settings_get_default() else { return }
        var value = GValue()
        g_value_init(&value, g_type_from_name("gboolean"))
        g_value_set_boolean(&value, isBlinking ? 1 : 0)
        g_object_set_property(
            UnsafeMutableRawPointer(settings).assumingMemoryBound(to: GObject.self),
            "gtk-cursor-blink",
            &value
        )
    }

    private struct Cost: Equatable {
        var host: GTKAppDriver.Work
        /// The number of requested cells.
        var cells: Int
        /// The number of times that the row count was queried.
        var counts: Int
    }

    private func workOfOneKey(rows: Int) async throws -> Cost {
        let list = FilteredList(count: rows)
        return try await GTKAppDriver.run(rootViewController: UINavigationController(rootViewController: list)) {
            driver in
            try await driver.press("ctrl+f")
            try await driver.type("ab")
            let (before, cells, counts) = (driver.work, list.askedCells, list.askedCounts)
            try await driver.type("c")
            return Cost(
                host: driver.work - before,
                cells: list.askedCells - cells,
                counts: list.askedCounts - counts
            )
        }
    }
}

/// Rows whose texts begin with the query.
private final class FilteredList: UITableViewController, UISearchResultsUpdating {
    private(set) var askedCells = 0
    private(set) var askedCounts = 0
    private let count: Int
    private let search = UISearchController(searchResultsController: nil)

    init(count: Int) {
        self.count = count
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        search.searchResultsUpdater = self
        search.obscuresBackgroundDuringPresentation = false
        navigationItem.searchController = search
    }

    var typed: String { search.searchBar.text! }

    /// The texts of all rows for a query.
    func texts(for text: String) -> [String] { (0..<count(for: text)).map { "\(text) \($0) of \(count)" } }

    private func count(for text: String) -> Int { max(1, count - text.count) }

    func updateSearchResults(for searchController: UISearchController) {
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        askedCounts += 1
        return count(for: search.searchBar.text!)
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        askedCells += 1
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "\(search.searchBar.text!) \(indexPath.row) of \(count)"
        return cell
    }
}
#endif
