import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

/// User actions on the rows of a list, and their results on screen.
@MainActor
@Suite("Rows")
struct RowScenarios {
    private func run(
        on host: ScenarioHost,
        _ scenario: @MainActor (any ScenarioDriver, Towns) async throws -> Void
    ) async throws {
        let towns = Towns()
        try await host.run(showing: UINavigationController(rootViewController: towns)) { try await scenario($0, towns) }
    }

    /// The rows and the controls in them, as "row Rome", in reading order.
    private func table(_ driver: any ScenarioDriver) throws -> [String] {
        try driver.screen().drop { $0.role != "table" }.dropFirst().map { "\($0.role) \($0.label)" }
    }

    @Test(arguments: ScenarioHost.available)
    func `A swipe reveals a row's actions, and Delete deletes the row`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, towns in
            try await driver.swipe(.left, "Rome")
            #expect(
                try table(driver) == [
                    "row Athens", "row Berlin", "row Rome", "button Delete", "button Flag", "row Tallinn",
                ]
            )
            try await driver.tap("Delete", role: "button")
            #expect(try table(driver) == ["row Athens", "row Berlin", "row Tallinn"])
            #expect(try driver.values("table") == ["3 rows"])
            #expect(towns.done == ["delete Rome"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A swipe to the right reveals the leading actions`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, towns in
            try await driver.swipe(.right, "Athens")
            #expect(try table(driver).prefix(2) == ["row Athens", "button Pin"])
            try await driver.tap("Pin", role: "button")
            #expect(try table(driver).prefix(2) == ["row Athens", "row Berlin"])
            #expect(towns.done == ["pin Athens"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A tap elsewhere closes the swipe actions and selects nothing`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, towns in
            try await driver.swipe(.left, "Rome")
            try await driver.tap("Berlin")
            #expect(try table(driver) == ["row Athens", "row Berlin", "row Rome", "row Tallinn"])
            #expect(towns.done.isEmpty)
            try await driver.tap("Berlin")
            #expect(towns.done == ["select Berlin"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Only one row shows its swipe actions at a time`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, _ in
            try await driver.swipe(.left, "Rome")
            try await driver.swipe(.left, "Athens")
            #expect(
                try table(driver) == [
                    "row Athens", "button Delete", "button Flag", "row Berlin", "row Rome", "row Tallinn",
                ]
            )
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Deleting a row found by a search keeps the search active`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, towns in
            try await driver.tap("Search")
            try await driver.type("n")
            #expect(try table(driver) == ["row Athens", "row Berlin", "row Tallinn"])
            try await driver.swipe(.left, "Berlin")
            try await driver.tap("Delete", role: "button")
            #expect(try table(driver) == ["row Athens", "row Tallinn"])
            #expect(try driver.values("search field") == ["n"])
            try await driver.type("s")
            #expect(try table(driver) == ["row Athens"])
            try await driver.swipe(.left, "Athens")
            try await driver.key("backspace")
            #expect(try table(driver) == ["row Athens", "row Tallinn"])
            try await driver.tap("Cancel")
            #expect(try driver.labels("row") == ["Athens", "Rome", "Tallinn"])
            #expect(towns.done == ["delete Berlin"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Edit shows remove buttons, which reveal the Delete action`(on host: ScenarioHost) async throws {
        try await run(on: host) { driver, towns in
            try await driver.tap("Edit", role: "button")
            #expect(try table(driver).prefix(4) == ["row Athens", "button Remove", "row Berlin", "row Rome"])
            try await driver.tap("Remove", role: "button")
            #expect(try table(driver).prefix(4) == ["row Athens", "button Delete", "button Flag", "row Berlin"])
            try await driver.tap("Delete", role: "button")
            try await driver.tap("Done", role: "button")
            #expect(try table(driver) == ["row Berlin", "row Rome", "row Tallinn"])
            #expect(towns.done == ["delete Athens"])
        }
    }
}

/// Towns that the user can search, delete, flag and pin.
private final class Towns: UITableViewController, UISearchResultsUpdating {
    private(set) var done: [String] = []
    private var towns = ["Athens", "Berlin", "Rome", "Tallinn"]
    private var shown: [String] = []
    private let search = UISearchController(searchResultsController: nil)

    init() {
        super.init(style: .plain)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Towns"
        shown = towns
        search.searchResultsUpdater = self
        navigationItem.searchController = search
        navigationItem.hidesSearchBarWhenScrolling = false
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "town")
    }

    func updateSearchResults(for searchController: UISearchController) {
        let text = searchController.searchBar.text ?? ""
        shown = text.isEmpty ? towns : towns.filter { $0.contains(text) }
        tableView.reloadData()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "town", for: indexPath)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        done.append("select \(shown[indexPath.row])")
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { indexPath.row == 0 }

    override func tableView(
        _ tableView: UITableView,
        trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            let town = shown.remove(at: indexPath.row)
            towns.removeAll { $0 == town }
            done.append("delete \(town)")
            tableView.deleteRows(at: [indexPath], with: .automatic)
            completion(true)
        }
        return UISwipeActionsConfiguration(actions: [delete, note("Flag", at: indexPath)])
    }

    override func tableView(
        _ tableView: UITableView,
        leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [note("Pin", at: indexPath)])
    }

    private func note(_ title: String, at path: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [weak self] _, _, completion in
            guard let self else { return completion(false) }
            done.append("\(title.lowercased()) \(shown[path.row])")
            completion(true)
        }
    }
}
