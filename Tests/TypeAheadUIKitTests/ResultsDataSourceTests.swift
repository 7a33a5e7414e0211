import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit

@MainActor
@Suite("What is found, in a table")
struct ResultsDataSourceTests {
    static let towns = (0..<100).map { Town($0) }

    // MARK: Rows

    @Test
    func `Rows are what was found, and none when the search is over`() async throws {
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
    func `Rows stay while the next query is searched for, and when it fails`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)], isComplete: true)
        await bench.search { $0.search(for: SearchQuery(parsing: "ab")) }
        try await bench.driver.settle()
        #expect(bench.rows == ["Town 1", "Town 2"])
        try await bench.fail()
        #expect(bench.rows == ["Town 1", "Town 2"])
    }

    @Test
    func `A record that is found twice has one row`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2), Town(1, "Twin")])
        #expect(bench.rows == ["Town 1", "Town 2"])
    }

    @Test
    func `A row that stays shows what its record has become, in the same cell`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)])
        let cell = bench.table.cellForRow(at: IndexPath(row: 1, section: 0))
        try await bench.give([Town(3), Town(2, "Renamed"), Town(1)])
        #expect(bench.rows == ["Town 3", "Renamed", "Town 1"])
        #expect(bench.table.cellForRow(at: IndexPath(row: 1, section: 0)) === cell)
    }

    @Test
    func `A complete answer is set up once, whatever states follow`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1)], isComplete: true)
        await bench.search { $0.search(for: SearchQuery(parsing: "ab")) }
        try await bench.fail()
        #expect(bench.screen.setUps == [1: 1])
    }

    // MARK: Lifetime

    @Test
    func `Neither the table nor a touch keeps the data source`() {
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
