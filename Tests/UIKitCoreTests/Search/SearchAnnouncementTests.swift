import Foundation
import HeadlessHost
import Testing

@testable @_spi(Host) @_spi(ResultCount) import UIKitCore

/// The announcements of a search for users of screen readers.
@MainActor
@Suite("Announcements of a search", .serialized)
struct SearchAnnouncementTests {
    private func search(_ screen: Towns, languages: [String] = ["en"]) async throws -> AppDriver {
        let host = HeadlessHost()
        host.preferredLanguages = languages
        let driver = try await AppDriver.launch(on: host) { UINavigationController(rootViewController: screen) }
        try await driver.tap("Find", role: "search field")
        return driver
    }

    private func type(_ text: String, _ driver: AppDriver) async throws {
        for letter in text {
            try await driver.type(String(letter))
            try await driver.wait(.milliseconds(100))
        }
    }

    @Test func `the number of results is announced once after typing pauses`() async throws {
        let driver = try await search(Towns(["Berlin", "Bergen", "Bern", "Rome"]))
        try await type("ber", driver)
        try await driver.wait(.milliseconds(800))
        #expect(driver.announcements == [])
        try await driver.wait(.milliseconds(100))
        #expect(driver.announcements == ["3 results"])
        try await driver.wait(.seconds(10))
        #expect(driver.announcements == ["3 results"])
    }

    @Test func `the same announcement is not repeated`() async throws {
        let driver = try await search(Towns(["Berlin", "Bergen", "Rome"]))
        try await type("b", driver)
        try await driver.wait(.seconds(2))
        try await type("er", driver)
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == ["2 results"])
        try await type("l", driver)
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == ["2 results", "1 result"])
    }

    @Test func `missing results are announced at once, and not again with each key`() async throws {
        let driver = try await search(Towns(["Berlin", "Rome"]))
        try await driver.type("bx")
        #expect(driver.announcements == ["No Results for “bx”"])
        try await type("yz", driver)
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == ["No Results for “bx”"])
        for _ in 0..<3 { try await driver.key(.init("backspace")!) }
        try await driver.wait(.seconds(2))
        try await driver.type("q")
        #expect(driver.announcements == ["No Results for “bx”", "1 result", "No Results for “bq”"])
    }

    @Test func `nothing is announced without text and after the search ends`() async throws {
        let driver = try await search(Towns(["Berlin", "Rome"]))
        try await driver.wait(.seconds(2))
        try await driver.type("b")
        try await driver.tap("Cancel", role: "button")
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == [])
    }

    @Test func `a new search repeats the announcement of the previous one`() async throws {
        let driver = try await search(Towns(["Berlin", "Rome"]))
        for count in 1...2 {
            try await driver.type("b")
            try await driver.wait(.seconds(1))
            #expect(driver.announcements == Array(repeating: "1 result", count: count))
            try await driver.tap("Cancel", role: "button")
            try await driver.tap("Find", role: "search field")
        }
    }

    @Test func `late results are announced after they arrive`() async throws {
        let screen = Towns(["Berlin", "Bergen", "Rome"])
        screen.isLate = true
        let driver = try await search(screen)
        try await type("ber", driver)
        try await driver.wait(.milliseconds(600))
        screen.show()
        try await driver.settle()
        try await driver.wait(.milliseconds(900))
        #expect(driver.announcements == [])
        try await driver.wait(.milliseconds(100))
        #expect(driver.announcements == ["2 results"])
    }

    @Test func `missing results are not announced while an activity indicator is animating`() async throws {
        let screen = Towns(["Berlin", "Rome"])
        let indicator = UIActivityIndicatorView()
        let driver = try await search(screen)
        screen.view.addSubview(indicator)
        indicator.startAnimating()
        try await driver.type("x")
        #expect(driver.announcements == [])
        indicator.stopAnimating()
        screen.show()
        try await driver.settle()
        #expect(driver.announcements == ["No Results for “x”"])
    }

    @Test func `the announcement names a scope other than the first`() async throws {
        let screen = Towns(["Berlin", "Bern", "Rome"])
        screen.search.searchBar.scopeButtonTitles = ["All", "North"]
        let driver = try await search(screen)
        try await driver.type("b")
        try await driver.tap("North", role: "scope")
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == ["2 results, North"])
    }

    @Test func `nothing is announced during text composition`() async throws {
        let screen = Towns(["Berlin", "Bern", "Rome"])
        let driver = try await search(screen)
        let field = screen.search.searchBar.searchTextField
        field.setMarkedText("xx", selectedRange: NSRange(location: 2, length: 0))
        try await driver.wait(.seconds(3))
        #expect(driver.announcements == [])
        field.unmarkText()
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == ["No Results for “xx”"])
    }

    @Test func `the number of suggestions is announced once, when they open`() async throws {
        let screen = Towns(["Berlin", "Rome"])
        let driver = try await search(screen)
        for count in [2, 3] {
            screen.search.searchSuggestions = (0..<count).map {
                UISearchSuggestionItem(localizedSuggestion: "Town \($0)")
            }
            try await driver.settle()
        }
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == ["2 suggestions"])
    }

    @Test(arguments: [
        ("de", 1, "1 Ergebnis"), ("de", 2, "2 Ergebnisse"), ("ar", 1, "1 نتيجة"), ("ar", 2, "نتيجتان"),
        ("ar", 5, "5 نتائج"),
        ("ar", 11, "11 نتيجة"),
    ])
    func `announcements use the user's language and its plural forms`(language: String, count: Int, sentence: String)
        async throws
    {
        defer { UIApplication.current = nil }
        let driver = try await search(Towns((0..<count).map { "b\($0)" }), languages: [language])
        try await driver.type("b")
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == [sentence])
    }

    @Test func `only missing results are announced with high priority`() async throws {
        let driver = try await search(Towns(["Berlin", "Rome"]))
        try await driver.type("b")
        try await driver.wait(.seconds(1))
        try await driver.type("x")
        #expect(driver.announcements == ["1 result", "No Results for “bx”"])
        #expect(driver.host.announcementPriorities == [.default, .high])
    }

    @Test func `an app can set the priority of an announcement`() async throws {
        let driver = try await search(Towns([]))
        for priority in [UIAccessibilityPriority.low, .high] {
            let text = NSAttributedString(
                string: "Ready",
                attributes: [.accessibilitySpeechAnnouncementPriority: priority]
            )
            UIAccessibility.post(notification: .announcement, argument: text)
        }
        UIAccessibility.post(notification: .announcement, argument: "Ready")
        #expect(driver.host.announcementPriorities == [.low, .high, .default])
    }

    @Test(arguments: [
        ("en", SearchResultCount.exactly(3512), "3512 results"), ("en", .moreThan(1000), "More than 1000 results"),
        ("en", .atLeast(1), "At least 1 result"), ("de", .moreThan(50), "Mehr als 50 Ergebnisse"),
        ("de", .atLeast(2), "Mindestens 2 Ergebnisse"), ("ar", .moreThan(50), "أكثر من 50 نتيجة"),
        ("ar", .atLeast(3), "3 نتائج على الأقل"), ("en", .none(correction: nil, isFinal: true), "No Results for “b”"),
        ("en", .none(correction: "bern", isFinal: true), "No Results for “b”. Did you mean “bern”?"),
        ("de", .none(correction: "bern", isFinal: true), "Keine Ergebnisse für „b“. Meintest du „bern“?"),
    ])
    func `the app's result count is announced instead of the number of rows`(
        language: String,
        count: SearchResultCount,
        sentence: String
    ) async throws {
        defer { UIApplication.current = nil }
        let screen = Towns(["b1", "b2"])
        screen.search.resultCount = { count }
        let driver = try await search(screen, languages: [language])
        try await driver.type("b")
        try await driver.wait(.seconds(1))
        #expect(driver.announcements == [sentence])
    }

    @Test func `nothing is announced while the result count is pending, and one announcement follows`() async throws {
        let screen = Towns(["b1", "b2"])
        let known = Known(.pending)
        screen.search.resultCount = { known.count }
        let driver = try await search(screen)
        try await type("b", driver)
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == [])
        known.count = .exactly(7)
        screen.search.resultCountDidChange()
        try await driver.settle()
        try await driver.wait(.milliseconds(900))
        #expect(driver.announcements == [])
        try await driver.wait(.milliseconds(100))
        #expect(driver.announcements == ["7 results"])
        screen.search.resultCountDidChange()
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == ["7 results"])
    }

    @Test(arguments: [true, false])
    func `a correction within 100 ms is part of the announcement`(comes: Bool) async throws {
        let screen = Towns([])
        let known = Known(.none(correction: nil, isFinal: false))
        screen.search.resultCount = { known.count }
        let driver = try await search(screen)
        try await driver.type("x")
        try await driver.wait(.milliseconds(90))
        #expect(driver.announcements == [])
        if comes {
            known.count = .none(correction: "y", isFinal: true)
            screen.search.resultCountDidChange()
            try await driver.settle()
            #expect(driver.announcements == ["No Results for “x”. Did you mean “y”?"])
        }
        try await driver.wait(.milliseconds(10))
        known.count = .none(correction: "y", isFinal: true)
        screen.search.resultCountDidChange()
        try await driver.wait(.seconds(5))
        #expect(driver.announcements == [comes ? "No Results for “x”. Did you mean “y”?" : "No Results for “x”"])
    }

    @Test func `the text of a content-unavailable configuration is announced once by the search`() async throws {
        let screen = Towns(["Berlin"])
        screen.saysNothingFound = true
        let driver = try await search(screen)
        try await driver.type("x")
        let sentence = "No Results for “x”. Check the spelling or try a new search."
        #expect(driver.announcements == [sentence])
        try await type("yz", driver)
        try await driver.wait(.seconds(2))
        #expect(driver.announcements == [sentence])
    }
}

/// A mutable number of results.
@MainActor
private final class Known {
    var count: SearchResultCount

    init(_ count: SearchResultCount) { self.count = count }
}

/// Towns that a search filters by prefix.
private final class Towns: UIViewController, UITableViewDataSource, UISearchResultsUpdating {
    let search = UISearchController(searchResultsController: nil)
    let table = UITableView()
    /// Whether the rows are updated after the text.
    var isLate = false
    var saysNothingFound = false
    private let all: [String]
    private var shown: [String]

    init(_ all: [String]) {
        self.all = all
        shown = all
        super.init(nibName: nil, bundle: nil)
        search.searchResultsUpdater = self
        search.searchBar.placeholder = "Find"
        navigationItem.searchController = search
        definesPresentationContext = true
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.frame = view.bounds
        table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        table.dataSource = self
        view.addSubview(table)
    }

    func updateSearchResults(for searchController: UISearchController) {
        if !isLate { show() }
    }

    func show() {
        let text = search.searchBar.text!.lowercased()
        shown = all.filter { $0.lowercased().hasPrefix(text) }
        table.reloadData()
        if saysNothingFound { setNeedsUpdateContentUnavailableConfiguration() }
    }

    override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
        guard saysNothingFound else { return }
        contentUnavailableConfiguration = shown.isEmpty ? UIContentUnavailableConfiguration.search() : nil
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = shown[indexPath.row]
        return cell
    }
}
