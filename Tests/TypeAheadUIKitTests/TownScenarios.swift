import ScenarioSupport
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Results in a table on every host", .serialized)
struct TownScenarios {
    @Test(
        arguments: ScenarioHost.available
    )
    func `the selected row stays in place while better and worse matches arrive`(host: ScenarioHost)
        async throws
    {
        let screen = TownScreen()
        try await host.run(showing: UINavigationController(rootViewController: screen)) { driver in
            let towns = (0..<100).map { Town($0) }
            await screen.search { $0.search(for: SearchQuery(parsing: "a")) }
            await screen.give(towns)
            try await driver.settle()
            screen.tableView.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
            try await driver.settle()
            try await driver.tap("Town 50", role: "row")
            let frame = try driver.frame(of: "Town 50", role: "row")
            var (above, below) = (towns.prefix(50), towns.suffix(49))
            for batch in 1...10 {
                above.insert(contentsOf: (0..<batch).map { Town(batch * 100 + $0) }, at: above.startIndex + batch)
                above.removeLast(2)
                below.insert(Town(5_000 + batch), at: below.startIndex)
                await screen.give(above + [Town(50)] + below)
                try await driver.settle()
                #expect(try driver.frame(of: "Town 50", role: "row") == frame)
                #expect(screen.tableView.indexPathForSelectedRow == IndexPath(row: above.count, section: 0))
                // Its neighbours are the rows of the last results.
                let rows = try driver.labels("row")
                let place = try #require(rows.firstIndex(of: "Town 50"))
                try #require(place > 0 && place + 1 < rows.count)
                #expect(rows[place - 1] == above.last?.name)
                #expect(rows[place + 1] == "Town \(5_000 + batch)")
            }
            #expect(screen.chosen == [Town(50)])
        }
    }

    @Test(
        arguments: ScenarioHost.available
    )
    func `a scrolled list keeps its position, and a new query starts at the top`(host: ScenarioHost)
        async throws
    {
        let screen = TownScreen()
        try await host.run(showing: UINavigationController(rootViewController: screen)) { driver in
            let towns = (0..<100).map { Town($0) }
            await screen.search { $0.search(for: SearchQuery(parsing: "a")) }
            await screen.give(towns)
            try await driver.settle()
            screen.tableView.scrollToRow(at: IndexPath(row: 40, section: 0), at: .top, animated: false)
            try await driver.settle()
            let rows = try driver.labels("row")
            #expect(rows.contains("Town 42"))
            let frame = try driver.frame(of: "Town 42", role: "row")
            await screen.give((300..<320).map { Town($0) } + towns)
            try await driver.settle()
            #expect(try driver.labels("row") == rows)
            #expect(try driver.frame(of: "Town 42", role: "row") == frame)
            await screen.search { $0.search(for: SearchQuery(parsing: "b")) }
            await screen.give(towns)
            try await driver.settle()
            #expect(try driver.labels("row").first == "Town 0")
        }
    }
}
