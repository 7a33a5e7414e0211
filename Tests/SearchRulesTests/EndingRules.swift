import HeadlessHost
import Testing
import UIKit

@MainActor
@Suite("Cancelling and ending search")
struct EndingRules {
    private func searching(_ text: String = "rose") async throws -> (SearchScreen, AppDriver) {
        let screen = SearchScreen(results: ResultsScreen(style: .plain))
        let driver = try await launch(screen)
        try await driver.tap("Find")
        try await driver.type(text)
        screen.log = []
        return (screen, driver)
    }

    @Test
    func `Rules 32 and 33: Cancel calls the delegate, clears, ends editing, then dismisses, in this order`()
        async throws
    {
        let (screen, driver) = try await searching()
        try await driver.tap("Cancel")
        #expect(
            screen.takeLog() == [
                "cancelClicked 'rose'", "shouldEnd", "didEnd ''", "willDismiss", "update '' inactive", "didDismiss",
            ]
        )
        #expect(!screen.search.isActive)
    }

    @Test
    func `Rule 34: Cancel clears tokens together with the text`() async throws {
        let (screen, driver) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        try await driver.tap("Cancel")
        #expect(screen.field.tokens.isEmpty)
        #expect(screen.bar.text == "")
    }

    @Test
    func `Rule 35: dismissing the search controller ends search and keeps the text`() async throws {
        let (screen, _) = try await searching()
        screen.search.dismiss(animated: true)
        #expect(!screen.search.isActive)
        #expect(screen.bar.text == "rose")
        #expect(
            screen.takeLog() == ["shouldEnd", "didEnd 'rose'", "willDismiss", "update 'rose' inactive", "didDismiss"]
        )
    }

    @Test
    func `Rule 35: dismissing from the presenter ends search and keeps the text`() async throws {
        let (screen, _) = try await searching()
        screen.dismiss(animated: true)
        #expect(!screen.search.isActive)
        #expect(screen.bar.text == "rose")
    }

    @Test
    func `Rule 36: setting isActive to false ends and clears search at once, without cancelClicked`() async throws {
        let (screen, _) = try await searching()
        screen.field.insertToken(makeToken("One"), at: 0)
        screen.log = []
        screen.search.isActive = false
        #expect(screen.bar.text == "")
        #expect(screen.field.tokens.isEmpty)
        #expect(
            screen.takeLog() == ["shouldEnd", "didEnd ''", "willDismiss", "update '' inactive", "didDismiss"]
        )
    }

    @Test
    func `Rule 37: Cancel on a bar without a search controller only calls the delegate`() async throws {
        let screen = SearchScreen(placesBar: false)
        let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 390, height: 52))
        bar.placeholder = "Alone"
        bar.delegate = screen
        bar.showsCancelButton = true
        screen.tableView.tableHeaderView = bar
        let driver = try await launch(screen)
        try await driver.tap("Alone")
        try await driver.type("a")
        screen.log = []
        try await driver.tap("Cancel")
        #expect(screen.takeLog() == ["cancelClicked 'a'"])
        #expect(bar.text == "a")
        #expect(bar.isFirstResponder)
    }

    @Test
    func `Rule 38: the search key only calls the delegate`() async throws {
        let (screen, driver) = try await searching()
        try await driver.key(AppDriver.Key("return")!)
        #expect(screen.takeLog() == ["searchClicked"])
        #expect(screen.search.isActive)
        #expect(screen.bar.isFirstResponder)
    }

    @Test
    func `Rule 39: losing focus does not end search, and Cancel stays usable`() async throws {
        let (screen, driver) = try await searching()
        screen.bar.resignFirstResponder()
        #expect(screen.search.isActive)
        try await driver.tap("Cancel")
        #expect(!screen.search.isActive)
    }

    @Test
    func `Rule 40: popping a screen that was pushed during search returns to the same search`() async throws {
        let (screen, driver) = try await searching()
        let detail = UIViewController()
        detail.title = "Detail"
        screen.navigationController?.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.shows("heading", "Detail"))
        #expect(driver.rows.isEmpty)
        #expect(screen.search.isActive)
        try await driver.back()
        #expect(driver.rows == ["Result 0", "Result 1"])
        #expect(driver.screen().elements(role: "search field").first?.value == "rose")
    }

    @Test
    func `Rule 41: pushing a screen ends editing`() async throws {
        let (screen, _) = try await searching()
        screen.navigationController?.pushViewController(UIViewController(), animated: true)
        #expect(screen.takeLog() == ["shouldEnd", "didEnd 'rose'"])
    }

    @Test
    func `Rule 42: text may be changed in willDismiss and didDismiss`() async throws {
        let (screen, driver) = try await searching()
        screen.inside["willDismiss"] = { $0.bar.text = "kept" }
        try await driver.tap("Cancel")
        #expect(screen.bar.text == "kept")
        screen.inside["didDismiss"] = { $0.bar.text = "again" }
        try await driver.tap("Find")
        try await driver.tap("Cancel")
        #expect(screen.bar.text == "again")
    }

    @Test
    func `A push directly after isActive = false takes effect (quirk 20)`() async throws {
        let (screen, driver) = try await searching()
        screen.search.isActive = false
        let detail = UIViewController()
        detail.title = "Detail"
        screen.navigationController?.pushViewController(detail, animated: true)
        try await driver.settle()
        #expect(driver.shows("heading", "Detail"))
    }

    @Test
    func `Escape ends search as Cancel does`() async throws {
        let (screen, driver) = try await searching()
        try await driver.key(AppDriver.Key("escape")!)
        #expect(screen.takeLog().first == "cancelClicked 'rose'")
        #expect(!screen.search.isActive)
    }
}
