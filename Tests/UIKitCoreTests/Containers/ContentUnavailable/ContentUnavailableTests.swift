import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) import UIKitCore

@MainActor
@Suite("Content-unavailable configurations")
struct ContentUnavailableTests {
    private func launch(_ screen: UIViewController) async throws -> AppDriver {
        let navigation = UINavigationController(rootViewController: screen)
        return try await AppDriver.launch { navigation }
    }

    private func texts(_ driver: AppDriver) -> [String] {
        driver.screen().elements.filter { ["heading", "text"].contains($0.role) }.compactMap(\.label)
    }

    @Test func `a search without results shows and announces a message with its text`() async throws {
        let screen = Fruit()
        let driver = try await launch(screen)
        #expect(screen.states == [nil])
        try await driver.tap("Search", role: "search field")
        try await driver.type("ap")
        #expect(driver.screen().elements(role: "row").map(\.label) == ["Apple"])
        #expect(driver.announcements == [])
        try await driver.type("x")
        #expect(
            texts(driver) == ["No Results for “apx”", "Check the spelling or try a new search."]
        )
        #expect(driver.announcements == ["No Results for “apx”. Check the spelling or try a new search."])
        try await driver.type("y")
        #expect(texts(driver).first == "No Results for “apxy”")
        #expect(screen.states.last == "apxy")
        try await driver.tap("Cancel", role: "button")
        #expect(driver.screen().elements(role: "row").count == 2)
        #expect(texts(driver) == ["Fruit"])
        #expect(screen.states.last == .some(nil))
        #expect(screen.contentUnavailableConfiguration == nil)
    }

    @Test func `the view covers the visible bounds in front of the rows, also after scrolling`()
        async throws
    {
        let screen = Fruit()
        screen.all = (1...90).map { "Fruit \($0)" }
        let driver = try await launch(screen)
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.search()
        try await driver.settle()
        let view = try #require(screen.view.subviews.last as? UIContentUnavailableView)
        #expect(view.frame == screen.tableView.bounds)
        screen.tableView.contentOffset.y = 700
        try await driver.settle()
        #expect(view.frame == screen.tableView.bounds && view.superview?.subviews.last === view)
        // The user can tap a row behind the view.
        try await driver.tap("Fruit 20", role: "row")
    }

    @Test func `the configuration is first updated before the first layout, and repeated requests are coalesced`()
        async throws
    {
        let screen = Fruit()
        let driver = try await launch(screen)
        #expect(screen.states.count == 1)
        for _ in 0..<3 { screen.setNeedsUpdateContentUnavailableConfiguration() }
        #expect(screen.states.count == 1)
        try await driver.settle()
        #expect(screen.states.count == 2)
    }

    @Test func `the configuration state of a results controller contains the search text`() async throws {
        let results = Fruit()
        results.all = []
        let search = UISearchController(searchResultsController: results)
        // The default placeholder is in the language of the app that had the last turn, which can be that of another test.
        search.searchBar.placeholder = "Fruit"
        let screen = UIViewController()
        screen.navigationItem.searchController = search
        let driver = try await launch(screen)
        try await driver.tap("Fruit", role: "search field")
        try await driver.type("q")
        #expect(results.contentUnavailableConfigurationState.searchText == "q")
        #expect(screen.contentUnavailableConfigurationState.searchText == "q")
        #expect(texts(driver).first == "No Results for “q”")
    }

    @Test func `an empty configuration shows its texts, and its buttons perform their actions`() async throws {
        var pressed: [String] = []
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIImage(systemName: "star")
        configuration.text = "No Favourites"
        configuration.secondaryText = "What you star is here."
        configuration.button = .filled()
        configuration.button.title = "Add"
        configuration.buttonProperties.primaryAction = UIAction { _ in pressed.append("add") }
        configuration.secondaryButton.title = "Off"
        configuration.secondaryButtonProperties.isEnabled = false
        let screen = UIViewController()
        screen.contentUnavailableConfiguration = configuration
        let driver = try await launch(screen)
        #expect(
            driver.screen().description
                == """
                window
                  navigation bar ""
                  heading "No Favourites"
                  text "What you star is here."
                  button "Add"
                  button "Off" (disabled)

                """.replacingOccurrences(of: #"navigation bar """#, with: "navigation bar")
        )
        try await driver.tap("Add")
        #expect(pressed == ["add"])
        configuration.buttonProperties.primaryAction = UIAction(title: "Unused") { _ in pressed.append("more") }
        configuration.secondaryButton.title = nil
        screen.contentUnavailableConfiguration = configuration
        try await driver.tap("Add")
        #expect(pressed == ["add", "more"])
        #expect(driver.screen().elements(role: "button").count == 1)
        screen.contentUnavailableConfiguration = nil
        try await driver.settle()
        #expect(driver.screen().elements(role: "button").isEmpty)
    }

    @Test func `a loading configuration shows an activity indicator and a text`() async throws {
        let screen = UIViewController()
        screen.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        let driver = try await launch(screen)
        #expect(texts(driver) == ["Loading…"])
        let view = try #require(screen.view.subviews.last as? UIContentUnavailableView)
        let indicator = view.subviews.compactMap { $0 as? UIActivityIndicatorView }.first
        #expect(indicator?.isAnimating == true && indicator?.isHidden == false)
    }

    @Test func `a search configuration follows the search text unless the app sets its own text`() {
        // Without an app, the language comes from the environment, and not from an app that a different test left.
        let current = UIApplication.current
        UIApplication.current = nil
        defer { UIApplication.current = current }
        var state = UIContentUnavailableConfigurationState(traitCollection: .current)
        #expect(state.searchText == nil)
        state.searchText = "<b>"
        let search = UIContentUnavailableConfiguration.search()
        #expect(search.text == "No Results")
        let updated = search.updated(for: state)
        #expect(updated.text == "No Results for “<b>”")
        state.searchText = "c"
        #expect(updated.updated(for: state).text == "No Results for “c”")
        state.searchText = nil
        #expect(updated.updated(for: state).text == "No Results")
        var own = search
        own.text = "Nothing there"
        state.searchText = "c"
        #expect(own.updated(for: state).text == "Nothing there")
        #expect(UIContentUnavailableConfiguration.empty().updated(for: state).text == nil)
    }

    @Test func `the view applies the configuration's sizes, paddings, fonts, colours and attributes`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.attributedText = NSAttributedString(string: "One", attributes: [.kern: 2])
        configuration.secondaryAttributedText = NSAttributedString(string: "Two", attributes: [.kern: 1])
        configuration.textProperties.font = .systemFont(ofSize: 30)
        configuration.textProperties.color = .systemRed
        configuration.textProperties.numberOfLines = 1
        configuration.textProperties.lineBreakMode = .byTruncatingMiddle
        configuration.secondaryTextProperties.color = .systemGreen
        configuration.image = UIImage(systemName: "star")
        configuration.imageProperties.preferredSymbolConfiguration = .init(pointSize: 100)
        configuration.imageProperties.maximumSize = CGSize(width: 0, height: 50)
        configuration.imageProperties.tintColor = .systemPink
        configuration.imageToTextPadding = 21
        configuration.textToSecondaryTextPadding = 22
        configuration.textToButtonPadding = 23
        configuration.buttonToSecondaryButtonPadding = 24
        configuration.alignment = .natural
        configuration.directionalLayoutMargins.leading = 70
        configuration.button.title = "First"
        configuration.secondaryButton.title = "Second"
        configuration.buttonProperties.menu = UIMenu(children: [UIAction(title: "Choice") { _ in }])
        configuration.secondaryButtonProperties.primaryAction = UIAction { _ in }
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 500, height: 500)
        view.layoutIfNeeded()
        let image = try #require(view.subviews.compactMap { $0 as? UIImageView }.first)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let buttons = view.subviews.compactMap { $0 as? UIButton }
        #expect(image.frame.height == 50 && image.tintColor == .systemPink)
        let column = [image] + labels + buttons
        let gaps = zip(column, column.dropFirst()).map { $1.frame.minY - $0.frame.maxY }
        #expect(gaps == [21, 22, 23, 24])
        #expect(column.allSatisfy { $0.frame.minX == 70 })
        #expect(labels[0].textColor == .systemRed && labels[0].lineBreakMode == .byTruncatingMiddle)
        #expect(labels[0].font.pointSize == 30 && labels[1].textColor == .systemGreen)
        #expect(labels[1].attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
        #expect(buttons[0].showsMenuAsPrimaryAction && !buttons[1].showsMenuAsPrimaryAction)
        #expect(view.sizeThatFits(CGSize(width: 500, height: 0)).height < 500)
        #expect(configuration.makeContentView() is UIContentUnavailableView)
        #expect(view.configuration is UIContentUnavailableConfiguration)
    }
}

/// A list that updates its content-unavailable configuration when a search has no results.
@MainActor
private final class Fruit: UITableViewController, UISearchResultsUpdating {
    var all = ["Apple", "Pear"]
    var states: [String?] = []
    private var text = ""

    private var shown: [String] { text.isEmpty ? all : all.filter { $0.lowercased().hasPrefix(text) } }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Fruit"
        guard !(parent is UISearchController) else { return }
        let search = UISearchController(searchResultsController: nil)
        search.searchResultsUpdater = self
        navigationItem.searchController = search
    }

    func updateSearchResults(for searchController: UISearchController) {
        text = searchController.searchBar.text!
        tableView.reloadData()
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        states.append(state.searchText)
        contentUnavailableConfiguration = shown.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}
