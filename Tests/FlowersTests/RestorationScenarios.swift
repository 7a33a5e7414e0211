import HeadlessHost
import ScenarioSupport
import Testing
import UIKit

@testable import flowers

/// State restoration after the app is closed and restarted.
@MainActor
@Suite("Flowers: restoration")
struct RestorationScenarios {
    /// Saves the state, restarts the app, and checks that the screen is unchanged.
    private func comesBack(_ driver: any ScenarioDriver) async throws {
        let before = try driver.screen()
        let main = try #require(driver.main)
        try await driver.save()
        try await driver.relaunch()
        #expect(driver.main !== main)
        #expect(try driver.screen() == before)
    }

    @Test(arguments: ScenarioHost.available)
    func `An active search is restored with its text, its token and its focus`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            try await driver.tap("Search red flowers")
            try await driver.type("do")
            try await comesBack(driver)
            #expect(try driver.labels("token") == ["Red"])
            #expect(driver.main?.searchController.isActive == true)
            #expect(driver.searchBar?.searchTextField.tokens.map(\.color) == [.red])
            try await driver.type("z")
            #expect(try driver.values("search field") == ["doz"])
            #expect(try driver.labels("row") == ["Red Rose Dozen"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without focus is restored without focus`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("rose")
            try await driver.key("return")
            try await comesBack(driver)
            #expect(driver.main?.searchController.isActive == true)
            #expect(driver.searchBar?.isFirstResponder == false)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `Suggested searches are restored`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search()
            try await comesBack(driver)
            #expect(try driver.labels("row").first == "Search red flowers")
            try await driver.tap("Cancel")
            try await comesBack(driver)
            #expect(driver.main?.searchController.isActive == false)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A product screen is restored together with its search`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("iris")
            try await driver.tap("Iris and Bluebell Bouquet")
            try await comesBack(driver)
            #expect(try driver.labels("heading") == ["Iris and Bluebell Bouquet"])
            driver.main?.navigationController?.popViewController(animated: false)
            try await driver.settle()
            #expect(try driver.values("search field") == ["iris"])
            #expect(try driver.labels("row") == ["Iris and Bluebell Bouquet"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The list's scroll position is restored`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("page-down")
            let first = try #require(try driver.labels("row").first)
            #expect(first != "Scarlet Tulip Bouquet")
            try await comesBack(driver)
            #expect(try driver.labels("row").first == first)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The results' scroll position is restored`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("o")
            let top = try driver.labels("row")
            try await driver.key("page-down")
            #expect(try driver.labels("row") != top)
            try await comesBack(driver)
        }
    }

    @Test
    func `State encoded with encodeRestorableState is restored`() async throws {
        var state = SearchState()
        state.isActive = true
        state.isEditing = true
        state.text = "rose"
        state.colors = [.red]
        state.listPosition = 12
        let products = try ProductFile.default.read()
        let archiver = NSKeyedArchiver(requiringSecureCoding: true)
        let before = MainTableViewController(products: products)
        before.restore(state)
        before.encodeRestorableState(with: archiver)
        archiver.finishEncoding()

        let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
        coder.requiresSecureCoding = true
        let after = MainTableViewController(products: products)
        after.decodeRestorableState(with: coder)
        #expect(after.state == state)
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: after) }
        #expect(driver.screen().elements(role: "token").map(\.label) == ["Red"])
        #expect(driver.screen().elements(role: "search field").map(\.value) == ["rose"])
        #expect(driver.screen().elements(role: "row").map(\.label) == ["Red Rose Dozen"])
    }

    @Test
    func `restoreUserActivityState applies an activity at once`() async throws {
        try await ScenarioHost.headless.run { driver in
            let activity = NSUserActivity(activityType: "test")
            var state = SearchState()
            state.isActive = true
            state.text = "19.99"
            activity.userInfo = state.userInfo
            driver.main?.restoreUserActivityState(activity)
            try await driver.settle()
            #expect(try driver.labels("row") == ["Hellebore Winter Pot"])
        }
    }
}
