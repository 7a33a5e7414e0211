import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit
@_spi(Host) import UIKitCore

/// The scroll position and the selection when results change.
extension ResultsDataSourceTests {
    @Test(arguments: 0..<4)
    func `the selected record stays selected and in place through partial results`(seed: Int) async throws {
        var dice = RepeatedDice(seed: UInt64(seed))
        let bench = try await TownBench()
        if seed % 2 == 1 { bench.screen.height = { CGFloat(30 + $0.id * 7 % 50) } }
        // The selected town, with enough rows on both sides that its screen position can be preserved.
        let chosen = Town(500, "Chosen")
        var (above, below) = ((0..<30).map { Town($0) }, (600..<650).map { Town($0) })
        try await bench.find("a", above + [chosen] + below)
        bench.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .middle, animated: false)
        try await bench.driver.settle()
        try await bench.driver.tap("Chosen")
        let place = try #require(bench.place(of: "Chosen"))
        for batch in 0..<100 {
            let count = Int.random(in: 0...4, using: &dice)
            for number in 0..<count {
                let town = Town(1_000 + batch * 10 + number)
                if Bool.random(using: &dice) {
                    above.insert(town, at: Int.random(in: 0...above.count, using: &dice))
                } else {
                    below.insert(town, at: Int.random(in: 0...below.count, using: &dice))
                }
            }
            if above.count > 20, Bool.random(using: &dice) {
                above.remove(at: above.indices.randomElement(using: &dice)!)
            }
            if below.count > 40, Bool.random(using: &dice) {
                below.remove(at: below.indices.randomElement(using: &dice)!)
            }
            if batch % 10 == 0 { (above[0], above[10]) = (above[10], above[0]) }
            let found = above + [chosen] + below
            try await bench.give(found)
            #expect(bench.selected == ["Chosen"])
            #expect(bench.place(of: "Chosen") == place)
            #expect(bench.table.indexPathsForSelectedRows?.map { bench.screen.dataSource.record(for: $0) } == [chosen])
            checkRows(bench, are: found)
        }
    }

    @Test
    func `the selected row stays visible if the content is too short for its position`() async throws {
        var dice = RepeatedDice(seed: 5)
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        bench.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .middle, animated: false)
        try await bench.driver.settle()
        try await bench.driver.tap("Town 50")
        for _ in 0..<100 {
            var found = Self.towns.shuffled(using: &dice).prefix(Int.random(in: 1...100, using: &dice)).filter {
                $0.id != 50
            }
            found.insert(Town(50), at: Int.random(in: 0...found.count, using: &dice))
            try await bench.give(found)
            #expect(bench.selected == ["Town 50"])
            let table = bench.table
            let row = table.rectForRow(at: try #require(table.indexPathForSelectedRow))
            #expect(table.bounds.inset(by: table.adjustedContentInset).intersects(row))
            checkRows(bench, are: found)
        }
    }

    /// Checks that the rows on screen are a contiguous part of the results.
    private func checkRows(_ bench: TownBench, are found: [Town]) {
        let names = found.map(\.name)
        let rows = bench.rows
        guard let first = rows.first, let start = names.firstIndex(of: first) else {
            Issue.record("There are no rows.")
            return
        }
        #expect(Array(names[start...].prefix(rows.count)) == rows)
    }

    @Test
    func `without a selection, the first visible row stays in place`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 1_010))
        try await bench.driver.settle()
        let first = try #require(bench.rows.first)
        let place = bench.place(of: first)
        try await bench.give((200..<207).map { Town($0) } + Self.towns)
        #expect(bench.rows.first == first)
        #expect(bench.place(of: first) == place)
        try await bench.give(Array(Self.towns.dropFirst(10)))
        #expect(bench.rows.first == first)
        #expect(bench.place(of: first) == place)
    }

    @Test
    func
        `When the selected record is found no more, nothing is selected, and the first row that is left stays where it is`()
        async throws
    {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 1_010))
        try await bench.driver.settle()
        let rows = bench.rows
        try await bench.driver.tap(rows[3])
        let place = bench.place(of: rows[2])
        let gone = Set([rows[0], rows[1], rows[3]])
        try await bench.give([Town(300), Town(301), Town(302)] + Self.towns.filter { !gone.contains($0.name) })
        #expect(bench.selected == [])
        #expect(bench.table.indexPathsForSelectedRows == nil)
        #expect(bench.place(of: rows[2]) == place)
    }

    @Test
    func `a selected row outside the viewport stays selected and does not scroll`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        try await bench.driver.tap("Town 1")
        bench.table.userScrolled(to: CGPoint(x: 0, y: 2_000))
        try await bench.driver.settle()
        let rows = bench.rows
        try await bench.give([Town(300)] + Self.towns)
        #expect(bench.rows == rows)
        #expect(bench.table.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    }

    @Test
    func `a selected row stays in place across any rank change and row heights`() async throws {
        var dice = RepeatedDice(seed: 3)
        let bench = try await TownBench()
        bench.screen.height = { CGFloat(20 + $0.id * 37 % 100) }
        let others = (0..<400).map { Town($0) }
        let chosen = Town(500, "Chosen")
        try await bench.find("a", others.prefix(20) + [chosen] + others.dropFirst(20))
        bench.table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .middle, animated: false)
        try await bench.driver.settle()
        try await bench.driver.tap("Chosen")
        let place = try #require(bench.place(of: "Chosen"))
        for _ in 0..<30 {
            var found = others.shuffled(using: &dice)
            found.insert(chosen, at: Int.random(in: 50...350, using: &dice))
            try await bench.give(found)
            #expect(bench.place(of: "Chosen") == place)
            checkRows(bench, are: found)
        }
    }

    @Test
    func `a row under a bar does not count as visible`() async throws {
        let bench = try await TownBench()
        bench.table.contentInset.top = 100
        try await bench.find("a", Self.towns)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 900))
        try await bench.driver.settle()
        let table = bench.table
        let covered = try #require(table.indexPathForRow(at: CGPoint(x: 10, y: 905)))
        table.selectRow(at: covered, animated: false, scrollPosition: .none)
        let rows = bench.rows.dropFirst(4)
        var found = Self.towns
        found.insert(contentsOf: [Town(300), Town(301)], at: covered.row + 1)
        try await bench.give(found)
        #expect(bench.rows.suffix(rows.count) == rows)
    }

    @Test
    func `a list at its start stays there and shows the best match`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        try await bench.give([Town(300), Town(301)] + Self.towns)
        #expect(bench.rows.prefix(3) == ["Town 300", "Town 301", "Town 0"])
        // A selected row keeps its screen position. Better results are above the visible area.
        try await bench.driver.tap("Town 0")
        let place = bench.place(of: "Town 0")
        try await bench.give([Town(302), Town(300), Town(301)] + Self.towns)
        #expect(bench.place(of: "Town 0") == place)
        #expect(bench.rows.first == "Town 300")
    }

    @Test
    func `changed and additional records for the same query do not scroll`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Array(Self.towns.prefix(60)), isComplete: true)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 1_010))
        try await bench.driver.settle()
        let rows = bench.rows
        await bench.search { $0.refresh() }
        try await bench.give([Town(300)] + Self.towns.prefix(60), isComplete: true)
        #expect(bench.rows == rows)
        var more = SearchQuery(parsing: "a")
        more.limit = 100
        await bench.search { $0.search(for: more) }
        try await bench.give([Town(300)] + Self.towns, isComplete: true)
        #expect(bench.rows == rows)
        #expect(bench.table.numberOfRows(inSection: 0) == 101)
    }

    @Test(
        arguments: [
            SearchQuery(terms: ["b"]), SearchQuery(terms: ["a"], exclusions: ["c"]),
            SearchQuery(terms: ["a"], scope: "s"),
            SearchQuery(terms: ["a"], filters: .values("f", ["v"])), SearchQuery(terms: ["a"], offset: 50),
        ]
    )
    func `a new query starts at the top without a selection`(query: SearchQuery) async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 1_010))
        try await bench.driver.settle()
        try await bench.driver.tap(bench.rows[2])
        await bench.search { $0.search(for: query) }
        try await bench.give(Self.towns)
        #expect(bench.rows.first == "Town 0")
        #expect(bench.table.indexPathsForSelectedRows == nil)
        #expect(bench.table.contentOffset.y == -bench.table.adjustedContentInset.top)
    }
}

/// A deterministic random number generator.
private struct RepeatedDice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 &+ 1 }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state ^ (state >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    }
}
