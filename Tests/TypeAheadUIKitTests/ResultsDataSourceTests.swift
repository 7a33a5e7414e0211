import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("Results in a table")
struct ResultsDataSourceTests {
    static let towns = (0..<100).map { Town($0) }

    // MARK: Rows

    @Test
    func `rows are the matches, and none after the search`() async throws {
        let bench = try await TownBench()
        #expect(bench.rows == [])
        try await bench.find("a", [Town(1), Town(2)])
        #expect(bench.rows == ["Town 1", "Town 2"])
        #expect(bench.screen.dataSource.record(for: IndexPath(row: 1, section: 0)) == Town(2))
        #expect(bench.screen.dataSource.record(for: IndexPath(row: 2, section: 0)) == nil)
        try await bench.find("b", [], isComplete: true)
        #expect(bench.rows == [])
        try await bench.find("c", [Town(3)], isComplete: true)
        #expect(bench.rows == ["Town 3"])
        bench.screen.pipeline.clear()
        try await bench.driver.settle()
        #expect(bench.rows == [])
        #expect(bench.screen.dataSource.answer == nil)
    }

    @Test
    func `rows stay during the next query and after its failure`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)], isComplete: true)
        await bench.search { $0.search(for: SearchQuery(parsing: "ab")) }
        try await bench.driver.settle()
        #expect(bench.rows == ["Town 1", "Town 2"])
        try await bench.fail()
        #expect(bench.rows == ["Town 1", "Town 2"])
    }

    @Test
    func `a duplicate record has one row`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2), Town(1, "Twin")])
        #expect(bench.rows == ["Town 1", "Town 2"])
    }

    @Test
    func `a remaining row shows its updated record in the same cell`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)])
        let cell = bench.table.cellForRow(at: IndexPath(row: 1, section: 0))
        try await bench.give([Town(3), Town(2, "Renamed"), Town(1)])
        #expect(bench.rows == ["Town 3", "Renamed", "Town 1"])
        #expect(bench.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test
    func `a complete answer is applied once, whatever states follow`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1)], isComplete: true)
        await bench.search { $0.search(for: SearchQuery(parsing: "ab")) }
        try await bench.fail()
        #expect(bench.screen.setUps == [1: 1])
    }

    // MARK: Lifetime

    @Test
    func `a table holds its data source weakly`() {
        let table = UITableView()
        weak var gone: SearchResultsDataSource<Town>?
        do {
            let dataSource = SearchResultsDataSource<Town>(tableView: table) { _, _, _ in UITableViewCell() }
            gone = dataSource
            #expect(table.dataSource === dataSource)
        }
        #expect(gone == nil)
    }
}
