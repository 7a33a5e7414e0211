import ScenarioSupport
import Testing
import UIKit

/// The announcements and states of a search for users of screen readers, on each host.
@MainActor
@Suite("Announcements of a search on each host")
struct SearchAnnouncementScenarios {
    @Test(arguments: ScenarioHost.available)
    func `Ten letters at a distance of 100 ms are followed by one sentence`(on host: ScenarioHost) async throws {
        let screen = TownsScreen(["Reykjavik North", "Reykjavik South", "Rome"])
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            for letter in "reykjavik " {
                try await driver.type(String(letter))
                try await driver.wait(.milliseconds(100)) { true }
            }
            #expect(driver.heard == [])
            try await driver.wait(.milliseconds(900)) { !driver.heard.isEmpty }
            #expect(driver.heard == [HeardSentence("2 results")])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A search without results is announced at once, and interrupts`(on host: ScenarioHost) async throws {
        let screen = TownsScreen()
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            try await driver.type("x")
            #expect(driver.heard == [HeardSentence("No Results for “x”", isUrgent: true)])
            try await driver.type("yz")
            #expect(driver.heard.count == 1)
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The number of suggestions is announced once when they open`(on host: ScenarioHost) async throws {
        let screen = TownsScreen()
        screen.suggests = true
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            try await driver.type("bo")
            #expect(driver.heard == [HeardSentence("2 suggestions")])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `A typed text that no row begins with is announced once`(on host: ScenarioHost) async throws {
        let screen = TownsScreen()
        screen.search.keyboardBehavior.typingOutsideField = .findsRow
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            for key in ["down", "x", "y"] { try await driver.key(key) }
            #expect(driver.heard == [HeardSentence("No Results for “x”", isUrgent: true)])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The field tells whether suggestions are open and which one is reached`(on host: ScenarioHost) async throws {
        let screen = TownsScreen()
        screen.suggests = true
        screen.search.keyboardBehavior.clearsTextBeforeCancelling = true
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            #expect(try driver.states(of: "Find", role: "search field") == ["focused"])
            try await driver.type("b")
            #expect(try driver.states(of: "Find", role: "search field") == ["expanded", "focused"])
            try await driver.key("down")
            #expect(try driver.states(of: "b north", role: "suggestion") == ["selected"])
            try await driver.key("escape")
            #expect(try driver.states(of: "Find", role: "search field") == ["collapsed", "focused"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The field is busy while an activity indicator tells that the search runs`(on host: ScenarioHost) async throws
    {
        let screen = TownsScreen()
        let indicator = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let holder = UIViewController()
        holder.addChild(screen)
        holder.view.addSubview(screen.view)
        screen.view.frame = holder.view.bounds
        screen.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        holder.view.addSubview(indicator)
        holder.navigationItem.searchController = screen.search
        holder.navigationItem.hidesSearchBarWhenScrolling = false
        try await host.show(UINavigationController(rootViewController: holder)) { driver in
            try await driver.tap("Find", role: "search field")
            indicator.startAnimating()
            try await driver.type("b")
            #expect(try driver.states(of: "Find", role: "search field") == ["busy", "focused"])
            #expect(driver.heard == [])
            indicator.stopAnimating()
            screen.search.searchResultsUpdater?.updateSearchResults(for: screen.search)
            try await driver.settle()
            #expect(try driver.states(of: "Find", role: "search field") == ["focused"])
        }
    }

    @Test(arguments: ScenarioHost.available)
    func `The name of a scope tells its number of results, and that of a token what the app says`(on host: ScenarioHost)
        async throws
    {
        let screen = TownsScreen()
        screen.search.searchBar.scopeButtonTitles = ["All", "North"]
        screen.search.searchBar.scopeResultCounts = [8, nil]
        let token = UISearchToken(icon: nil, text: "draft")
        token.accessibilityLabel = "Tag draft, excluded"
        try await host.show(UINavigationController(rootViewController: screen)) { driver in
            try await driver.tap("Find", role: "search field")
            screen.search.searchBar.searchTextField.tokens = [token]
            try await driver.settle()
            #expect(try driver.labels("scope") == ["All, 8 results", "North"])
            #expect(try driver.labels("token") == ["Tag draft, excluded"])
            screen.search.searchBar.scopeResultCounts = [1, 0]
            try await driver.settle()
            #expect(try driver.labels("scope") == ["All, 1 result", "North, 0 results"])
        }
    }
}
