import HeadlessHost
import ScenarioSupport
import Testing
import UIKit
import WebKit

@testable import attractions

/// The web page of an attraction.
@MainActor
@Suite("Attractions: page")
struct PageScenarios {
    @Test(arguments: ScenarioHost.available)
    func `Selecting a row shows the attraction's page, and going back shows the list`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.tap("Eiffel Tower", role: "row")
            let page = try #require(driver.navigation?.topViewController as? WebPageViewController)
            #expect(page.title == "Eiffel Tower")
            #expect(page.webView?.url?.absoluteString == "https://en.wikipedia.org/wiki/Eiffel_Tower")
            #expect(try driver.texts().contains("https://en.wikipedia.org/wiki/Eiffel_Tower"))
            #expect(try driver.rows().isEmpty)
            try await driver.key("alt+left")
            #expect(try driver.count() == "20 rows")
            #expect(try driver.texts() == ["Attractions"])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `Selecting a result shows its page, and going back shows the unchanged search`(on host: ScenarioHost)
        async throws
    {
        try await host.run { driver in
            try await driver.search("castle")
            try await driver.tap("Neuschwanstein Castle", role: "row")
            let page = try #require(driver.navigation?.topViewController as? WebPageViewController)
            #expect(page.webView?.url?.absoluteString == "https://en.wikipedia.org/wiki/Neuschwanstein_Castle")
            #expect(try driver.labels("search field").isEmpty)
            try await driver.key("alt+left")
            #expect(try driver.values("search field") == ["castle"])
            #expect(try driver.rows() == ["Windsor Castle", "Neuschwanstein Castle"])
            try await driver.tap("Cancel")
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `After a deletion in a search, the next row opens its own page`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.search("united states")
            try await driver.swipeAway("Grand Canyon")
            try await driver.tap("Empire State Building", role: "row")
            let page = try #require(driver.navigation?.topViewController as? WebPageViewController)
            #expect(page.attraction.name == "Empire State Building")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `An attraction is searched and opened by keyboard alone`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.key("ctrl+f")
            try await driver.type("castle")
            try await driver.key("down")
            try await driver.key("down")
            try await driver.key("return")
            let page = try #require(driver.navigation?.topViewController as? WebPageViewController)
            #expect(page.attraction.name == "Neuschwanstein Castle")
            try await driver.key("alt+left")
            #expect(try driver.rows() == ["Windsor Castle", "Neuschwanstein Castle"])
            try await driver.key("escape")
            #expect(try driver.count() == "20 rows")
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The toolbar with browser buttons is visible only with the page`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Grand Canyon", role: "row")
            let toolbar = try #require(driver.navigation?.toolbar)
            #expect(try driver.labels("button").suffix(3).prefix(2) == ["Back", "Forward"])
            #expect(toolbar.items?.map(\.isEnabled) == [false, true, false, true, true])
            try await driver.key("alt+left")
            #expect(try driver.labels("button") == ["Edit"])
            #expect(driver.navigation?.isToolbarHidden == true)
        }
    }

    @Test(
        arguments: [
            ("Sagrada Família", "https://en.wikipedia.org/wiki/Sagrada_Fam%C3%ADlia"),
            ("Christ the Redeemer", "https://en.wikipedia.org/wiki/Christ_the_Redeemer_(statue)"),
        ]
    )
    func `The headless host shows a page's address, and a button opens exactly that address`(
        _ name: String,
        _ address: String
    ) async throws {
        let host = HeadlessHost()
        let driver = try await AppDriver.launch(AppDelegate.self, on: host)
        try await driver.tap("Search Attractions")
        try await driver.type(name)
        try await driver.tap(name, role: "row")
        #expect(driver.screen().elements(role: "text").map(\.label) == [address])
        #expect(host.openedURLs.isEmpty)
        try await driver.tap("Open in Browser", role: "button")
        #expect(host.openedURLs.map(\.absoluteString) == [address])
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `An address that is not a web page shows an error, which stays after Try Again`(on host: ScenarioHost)
        async throws
    {
        let page = try WebPageViewController(attraction: .at("ftp://example.com/tower"))
        try await host.run(showing: UINavigationController(rootViewController: page)) { driver in
            #expect(try driver.texts().contains("The Page Could Not Be Loaded"))
            #expect(page.webView?.isHidden == true)
            try await driver.tap("Try Again", role: "button")
            #expect(try driver.texts().contains("The Page Could Not Be Loaded"))
        }
    }

    @Test
    func `A page that loads after a failure replaces the error`() async throws {
        let page = try WebPageViewController(attraction: .at("ftp://example.com/tower"))
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: page) }
        let address = try #require(URL(string: "https://example.com/tower"))
        page.webView?.load(URLRequest(url: address))
        try await driver.settle()
        #expect(page.contentUnavailableConfiguration == nil)
        #expect(driver.screen().elements(role: "text").map(\.label) == ["https://example.com/tower"])
    }

    @Test(arguments: ScenarioHost.available)
    func `Going back releases the page and its web view`(on host: ScenarioHost) async throws {
        try await host.run { driver in
            try await driver.tap("Grand Canyon", role: "row")
            weak let page = driver.navigation?.topViewController as? WebPageViewController
            weak let webView = page?.webView
            #expect(webView != nil)
            try await driver.key("alt+left")
            #expect(page == nil && webView == nil)
        }
    }

    @Test
    func `A progress bar and a Stop button are visible while a page loads`() async throws {
        let page = try WebPageViewController(attraction: .at("https://example.com/tower"))
        page.loadViewIfNeeded()
        let bar = try #require(page.view.subviews.lazy.compactMap { $0 as? UIProgressView }.first)
        #expect(!bar.isHidden && bar.progress > 0 && bar.progress < 1)
        #expect(page.toolbarItems?.last?.accessibilityLabel == "Stop")
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: page) }
        try await driver.settle()
        #expect(bar.isHidden)
        #expect(page.toolbarItems?.last?.accessibilityLabel == "Reload")
    }
}

extension WebPageViewController {
    fileprivate var webView: WKWebView? { view.subviews.lazy.compactMap { $0 as? WKWebView }.first }
}

extension Attraction {
    fileprivate static func at(_ address: String) throws -> Attraction {
        let url = try #require(URL(string: address))
        return Attraction(name: "Tower", place: "Town", country: "Country", webAddress: url, imageName: "")
    }
}
