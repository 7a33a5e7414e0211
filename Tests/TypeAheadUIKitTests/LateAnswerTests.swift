import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

/// Answers that arrive when the search is over.
@MainActor
@Suite("Late answers")
struct LateAnswerTests {
    /// A screen with a search field over a list of towns.
    @MainActor
    private final class SearchedTowns {
        let screen = TownScreen()
        let search = UISearchController(searchResultsController: nil)
        let updater: SearchPipelineUpdater<Town>

        init() {
            updater = SearchPipelineUpdater(screen.pipeline, for: search)
            search.searchResultsUpdater = updater
            search.searchBar.placeholder = "Find"
            screen.navigationItem.searchController = search
            screen.navigationItem.hidesSearchBarWhenScrolling = false
        }
    }

    @Test(arguments: [false, true])
    func `an answer that arrives after the search was dismissed is not shown`(byProgram: Bool) async throws {
        let towns = SearchedTowns()
        let screen = towns.screen
        let driver = try await AppDriver.launch { UINavigationController(rootViewController: screen) }
        try await driver.tap("Find")
        await screen.search { _ in towns.search.searchBar.text = "to" }
        if byProgram { towns.search.isActive = false } else { try await driver.tap("Cancel") }
        try await driver.settle()
        screen.source.give([Town(1)], isComplete: true)
        while screen.pipeline.liveTasks > 0 { await Task.yield() }
        try await driver.settle()
        #expect(driver.rows == [])
        #expect(screen.pipeline.state.answer == nil)
        #expect(screen.pipeline.state.query == nil)
    }

    @Test
    func `an answer that arrives after the screen is gone is dropped, and nothing is kept alive`() async throws {
        weak var pipeline: SearchPipeline<Town>?
        weak var search: UISearchController?
        let navigation = UINavigationController(rootViewController: UIViewController())
        let driver = try await AppDriver.launch { navigation }
        let source: FedSource
        do {
            let towns = SearchedTowns()
            (pipeline, search, source) = (towns.screen.pipeline, towns.search, towns.screen.source)
            navigation.pushViewController(towns.screen, animated: false)
            try await driver.settle()
            try await driver.tap("Find")
            await towns.screen.search { _ in towns.search.searchBar.text = "to" }
            navigation.popViewController(animated: false)
        }
        try await driver.settle()
        #expect(pipeline == nil)
        #expect(search == nil)
        source.give([Town(1)], isComplete: true)
        try await driver.settle()
    }
}
