import Testing
import UIKit

/// The focus after the user returns from a detail screen, and the target of typed text.
@MainActor
@Suite("Keyboard focus in lists")
struct FocusScenarios {
    @Test(arguments: StageHost.available)
    func `After a pop the arrow keys continue from the opened row`(on host: StageHost) async throws {
        let screen = ThingsScreen()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            for _ in 0..<3 { try await stage.key("down") }
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Thing 3"))
            try await stage.key("alt+left")
            #expect(screen.tableView.isFirstResponder)
            try await stage.key("down")
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Thing 4"))
        }
    }

    @Test(arguments: StageHost.available)
    func `A list that reloads in viewWillAppear keeps the focused row after a pop`(on host: StageHost) async throws {
        let screen = ReloadingThings()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            for _ in 0..<3 { try await stage.key("down") }
            try await stage.key("return")
            try await stage.key("alt+left")
            try await stage.key("up")
            try await stage.key("return")
            #expect(screen.chosen == [2, 1])
        }
    }

    @Test(arguments: StageHost.available)
    func `After a pop the opened row is focused, even if it has moved`(on host: StageHost) async throws {
        let screen = GrowingThings()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            for _ in 0..<3 { try await stage.key("down") }
            try await stage.key("return")
            screen.insertFirst()
            try await stage.settle()
            try await stage.key("alt+left")
            try await stage.key("return")
            #expect(screen.chosen == ["Row 2", "Row 2"])
        }
    }

    @Test(arguments: StageHost.available)
    func `After a pop the focus returns to the selected result`(on host: StageHost) async throws {
        let screen = PicturesScreen()
        try await host.show(screen.inNavigation, width: 500) { stage in
            try await stage.tap("Find")
            try await stage.type("7")
            try await stage.key("down")
            try await stage.key("right")
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Picture 17"))
            try await stage.key("alt+left")
            try await stage.key("right")
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Picture 27"))
        }
    }

    @Test(arguments: StageHost.available)
    func `A screen with restoresFocusAfterTransition set to false gets no focus after a pop`(on host: StageHost)
        async throws
    {
        let screen = ThingsScreen()
        screen.restoresFocusAfterTransition = false
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            try await stage.key("down")
            try await stage.key("down")
            try await stage.key("return")
            try await stage.key("alt+left")
            #expect(!screen.tableView.isFirstResponder)
        }
    }

    @Test(arguments: StageHost.available)
    func `A list regains focus after a sheet is dismissed`(on host: StageHost) async throws {
        let screen = ThingsScreen()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            for _ in 0..<3 { try await stage.key("down") }
            screen.present(UIViewController(), animated: false)
            try await stage.settle()
            #expect(!screen.tableView.isFirstResponder)
            screen.dismiss(animated: false)
            try await stage.settle()
            try await stage.key("down")
            try await stage.key("return")
            #expect(try stage.showsTitle("Detail of Thing 4"))
        }
    }

    @Test(arguments: StageHost.available)
    func `Text typed on a result is appended to the search field`(on host: StageHost) async throws {
        let screen = ThingsScreen(.stacked)
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            try await stage.tap("Find")
            try await stage.type("1")
            #expect(try stage.rows == ["Thing 1", "Thing 11", "Thing 21", "Thing 31"])
            try await stage.key("down")
            try await stage.key("down")
            #expect(screen.tableView.isFirstResponder)
            try await stage.type("X")
            try await stage.type("é")
            #expect(try stage.field?.value == "1Xé")
            #expect(screen.bar.searchTextField.isFirstResponder)
        }
    }

    @Test(arguments: StageHost.available)
    func `Text typed in a list does not begin a search`(on host: StageHost) async throws {
        let screen = ThingsScreen(.stacked)
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            try await stage.key("down")
            try await stage.key("x")
            #expect(screen.tableView.isFirstResponder)
            #expect(!screen.search.isActive)
        }
    }

    @Test(arguments: StageHost.available)
    func `Up moves from the first result of a list with sections to the field`(on host: StageHost) async throws {
        let screen = SectionedThings()
        try await host.show(UINavigationController(rootViewController: screen), width: 500) { stage in
            try await stage.tap("Find")
            try await stage.type("a")
            try await stage.key("down")
            #expect(screen.tableView.isFirstResponder)
            try await stage.key("up")
            #expect(screen.search.searchBar.searchTextField.isFirstResponder)
            try await stage.type("b")
            #expect(try stage.field?.value == "ab")
        }
    }
}

/// Reloads its rows whenever it appears, as many apps do.
private final class ReloadingThings: UITableViewController {
    private(set) var chosen: [Int] = []

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

/// Rows before which a new one can be inserted.
private final class GrowingThings: UITableViewController {
    private(set) var chosen: [String] = []
    private var names = (0..<20).map { "Row \($0)" }

    func insertFirst() {
        names.insert("New", at: 0)
        tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(names[indexPath.row])
        navigationController?.pushViewController(UIViewController(), animated: true)
    }
}

/// Results in sections with headers. The first section has no rows.
private final class SectionedThings: UITableViewController {
    let search = UISearchController(searchResultsController: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        navigationItem.preferredSearchBarPlacement = .stacked
    }

    override func numberOfSections(in tableView: UITableView) -> Int { 3 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { section * 2 }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        "Part \(section)"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.section).\(indexPath.row)"
        return cell
    }
}
