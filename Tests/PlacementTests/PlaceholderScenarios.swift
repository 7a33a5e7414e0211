import Testing
import UIKit

#if GTK
@_spi(Testing) import GTKHostTesting
#endif

/// Default placeholders of search bars.
@MainActor
@Suite("Placeholders")
struct PlaceholderScenarios {
    private func screen(_ bar: UISearchBar) -> UIViewController {
        let screen = UIViewController()
        bar.frame = CGRect(x: 0, y: 0, width: 300, height: 52)
        screen.view.addSubview(bar)
        return screen
    }

    @Test(arguments: StageHost.available)
    func `A search controller's bar has the placeholder Search until the app sets another`(on host: StageHost)
        async throws
    {
        let search = UISearchController(searchResultsController: nil)
        try await host.show(screen(search.searchBar), width: 480) { stage in
            #expect(search.searchBar.placeholder == "Search")
            #expect(try stage.field?.label == "Search")
            search.searchBar.placeholder = "Find"
            try await stage.settle()
            #expect(try stage.field?.label == "Find")
        }
    }

    @Test(arguments: StageHost.available)
    func `A bar without a search controller has no placeholder, and the accessible name Search`(on host: StageHost)
        async throws
    {
        let bar = UISearchBar()
        try await host.show(screen(bar), width: 480) { stage in
            let field = try #require(try stage.field)
            #expect(bar.placeholder == nil)
            #expect(field.label == "Search")
        }
    }

    #if GTK
    @Test(.enabled(if: StageHost.available.count > 1))
    func `A window draws the placeholder of a search controller's bar, and none in another bar`() async throws {
        let search = UISearchController(searchResultsController: nil)
        for (bar, texts) in [(search.searchBar, ["Search"]), (UISearchBar(), [])] {
            try await GTKAppDriver.run(rootViewController: screen(bar)) { driver in
                let drawn = try driver.drawnTexts().map(\.text)
                #expect(drawn.filter { !$0.isEmpty } == texts)
            }
        }
    }
    #endif
}
