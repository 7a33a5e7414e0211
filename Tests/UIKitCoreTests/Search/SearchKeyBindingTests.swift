import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

/// The table of a search's keys, and the options of its keyboard.
@MainActor
@Suite("Key bindings of a search")
struct SearchKeyBindingTests {
    @Test func `each action has a standard key, and no key has two actions`() {
        let bindings = SearchKeyBindings.standard
        let keys = SearchKeyBindings.Action.allCases.flatMap { bindings[$0] }
        #expect(SearchKeyBindings.Action.allCases.allSatisfy { !bindings[$0].isEmpty })
        #expect(Set(keys).count == keys.count)
    }

    @Test func `a key has the action that it was assigned last`() {
        var bindings = SearchKeyBindings()
        bindings[.openSuggestions] = [.init("F", .control)]
        #expect(bindings[.focusField] == [])
        #expect(bindings.action(for: KeyPress(.character("f"), modifiers: .control)) == .openSuggestions)
    }

    @Test func `modifier keys must be exact, and letters have no case`() {
        let bindings = SearchKeyBindings.standard
        #expect(bindings.action(for: KeyPress(.character("G"), modifiers: [.control, .shift])) == .previousMatch)
        #expect(bindings.action(for: KeyPress(.character("g"), modifiers: .control)) == .nextMatch)
        #expect(bindings.action(for: KeyPress(.character("g"), modifiers: [.control, .alternate])) == nil)
        #expect(bindings.action(for: KeyPress(.down, modifiers: .shift)) == nil)
    }

    @Test func `a key that types text traps, with the modifiers that it needs`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SearchKeyBindings.Key("a", .shift)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("without Control, Command or Alternate"))
    }

    @Test func `Tab as a key of a search traps`() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = SearchKeyBindings.Key("\t", .control)
        }
        let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(message.contains("Tab, which always moves the focus"))
    }

    @Test func `by default a search has UIKit's keyboard`() {
        let behavior = UISearchController(searchResultsController: nil).keyboardBehavior
        #expect(behavior.typingOutsideField == .continuesQuery)
        #expect(!behavior.keepsFocusInField)
        #expect(!behavior.clearsTextBeforeCancelling)
    }

    @Test func `the app's key command precedes a key of the search`() async throws {
        let screen = Numbers()
        let commands = Commands(rootViewController: screen)
        let driver = try await AppDriver.launch { commands }
        try await driver.tap("Find", role: "search field")
        try await driver.type("1")
        try await driver.key(#require(.init("f3")))
        #expect(commands.count == 1)
        #expect(screen.search.searchBar.isFirstResponder)
    }

    @Test func `the pause before an announcement can be set`() async throws {
        let screen = Numbers()
        screen.search.resultAnnouncementDelay = .milliseconds(300)
        let driver = try await launch(screen)
        try await driver.tap("Find", role: "search field")
        try await driver.type("1")
        try await driver.wait(.milliseconds(299))
        #expect(driver.announcements == [])
        try await driver.wait(.milliseconds(1))
        #expect(driver.announcements == ["100000 results"])
    }

    @Test func `typed text finds a row far away by the titles of the app, in several turns`() async throws {
        let screen = Numbers()
        screen.search.keyboardBehavior.typingOutsideField = .findsRow
        screen.search.titleForRow = { $0.row == 99_000 ? "Ärger" : "Row \($0.row)" }
        let driver = try await launch(screen)
        try await driver.key(#require(.init("down")))
        try await driver.key(#require(.init("a")))
        for _ in 0..<250 where screen.tableView.focusedIndexPath?.row != 99_000 { try await driver.wait(.zero) }
        #expect(screen.tableView.focusedIndexPath?.row == 99_000)
        // No cells were made for the rows between.
        #expect(screen.asked < 200)
    }

    @Test func `after a pause typing begins a new text`() async throws {
        let screen = Numbers()
        screen.search.keyboardBehavior.typingOutsideField = .findsRow
        let driver = try await launch(screen)
        for key in ["down", "1", "0"] { try await driver.key(#require(.init(key))) }
        #expect(screen.tableView.focusedIndexPath?.row == 10)
        try await driver.wait(.seconds(1))
        try await driver.key(#require(.init("2")))
        #expect(screen.tableView.focusedIndexPath?.row == 2)
    }

    @Test func `Space continues a typed text, and opens the row otherwise`() async throws {
        let screen = Numbers()
        screen.search.keyboardBehavior.typingOutsideField = .findsRow
        let driver = try await launch(screen)
        for key in ["down", "3", "space"] { try await driver.key(#require(.init(key))) }
        #expect(screen.opened == [])
        try await driver.wait(.seconds(1))
        try await driver.key(#require(.init("space")))
        #expect(screen.opened == [3])
    }

    private func launch(_ screen: Numbers) async throws -> AppDriver {
        try await AppDriver.launch { UINavigationController(rootViewController: screen) }
    }
}

/// A navigation controller with a command.
private final class Commands: UINavigationController {
    private(set) var count = 0

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: UIKeyCommand.f3, primaryAction: UIAction { [weak self] _ in self?.count += 1 })]
    }
}

/// Rows of numbers, which a search does not filter.
private final class Numbers: UITableViewController {
    let search = UISearchController(searchResultsController: nil)
    private(set) var opened: [Int] = []
    private(set) var asked = 0

    init() {
        super.init(style: .plain)
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100_000 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        asked += 1
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(indexPath.row)
    }
}
