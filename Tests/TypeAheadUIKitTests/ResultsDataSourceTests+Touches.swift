import HeadlessHost
import Testing
import TypeAhead
import TypeAheadUIKit
import UIKit
@_spi(Host) import UIKitCore

/// Results that arrive during a touch or while the content scrolls.
extension ResultsDataSourceTests {
    @Test
    func `rows do not move under a finger, and the tap hits the visible row`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)])
        try await bench.driver.touchDown(on: "Town 2")
        try await bench.give([Town(3), Town(1), Town(2)])
        try await bench.give([Town(3), Town(4), Town(1), Town(2)])
        #expect(bench.rows == ["Town 1", "Town 2"])
        try await bench.driver.touchUp()
        #expect(bench.screen.chosen == [Town(2)])
        #expect(bench.selected == ["Town 2"])
        #expect(bench.screen.dataSource.answer?.results.total == 4)
        #expect(bench.table.numberOfRows(inSection: 0) == 4)
    }

    @Test
    func `rows stay while one of two fingers is down`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2), Town(3)])
        try await bench.driver.touchDown(on: "Town 2", finger: 1)
        try await bench.driver.touchDown(on: "Town 3", finger: 2)
        try await bench.give([Town(4)])
        try await bench.driver.touchUp(finger: 1)
        #expect(bench.rows == ["Town 1", "Town 2", "Town 3"])
        try await bench.driver.touchUp(finger: 2)
        #expect(bench.rows == ["Town 4"])
    }

    @Test(arguments: [false, true])
    func `rows do not change while the content is dragged or decelerates`(glides: Bool) async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        let others = Array(Self.towns.dropFirst(90))
        let (source, pipeline, dataSource) = (bench.screen.source, bench.screen.pipeline, bench.screen.dataSource!)
        // The pipeline's next state is then delivered while the user scrolls.
        pipeline.onChange = nil
        try await bench.give(others)
        var counts: [Int] = []
        bench.screen.onScroll = { [weak screen = bench.screen] in
            guard let screen else { return }
            let isHeld = screen.tableView.isDragging || screen.tableView.isDecelerating
            #expect(isHeld)
            if isHeld, screen.tableView.isDecelerating == glides { dataSource.apply(pipeline.state) }
            counts.append(screen.tableView.numberOfRows(inSection: 0))
        }
        bench.table.userScrolled(to: CGPoint(x: 0, y: 500), glidingTo: glides ? CGPoint(x: 0, y: 900) : nil)
        bench.screen.onScroll = nil
        #expect(counts == (glides ? [100, 100] : [100]))
        #expect(bench.table.numberOfRows(inSection: 0) == 100)
        try await bench.driver.settle()
        #expect(bench.rows == others.map(\.name))
        #expect(source.count == 1)
    }

    @Test
    func `a finger that stops the scrolling holds the rows until it is lifted`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        let finger = CGPoint(x: 50, y: 300)
        try await bench.driver.touchDown(at: finger)
        try await bench.give(Array(Self.towns.dropFirst(90)))
        let rows = bench.rows
        bench.screen.dataSource.scrollViewDidEndDecelerating(bench.table)
        try await bench.driver.settle()
        #expect(bench.rows == rows)
        try await bench.driver.touchUp()
        #expect(bench.rows == Self.towns.dropFirst(90).map(\.name))
    }

    @Test
    func `results of a new query appear under a finger and discard postponed ones`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", Self.towns)
        bench.table.userScrolled(to: CGPoint(x: 0, y: 1_010))
        try await bench.driver.settle()
        try await bench.driver.touchDown(on: bench.rows[4])
        try await bench.give(Array(Self.towns.dropFirst()))
        try await bench.find("b", [Town(7), Town(8)])
        #expect(bench.rows == ["Town 7", "Town 8"])
        try await bench.driver.touchUp()
        #expect(bench.rows == ["Town 7", "Town 8"])
    }

    @Test
    func `the end of the search appears under a finger and discards postponed results`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)])
        try await bench.driver.touchDown(on: "Town 2")
        try await bench.give([Town(3)])
        bench.screen.pipeline.clear()
        try await bench.driver.settle()
        #expect(bench.rows == [])
        try await bench.driver.touchUp()
        #expect(bench.rows == [])
    }

    @Test
    func `an empty result waits for the finger`() async throws {
        let bench = try await TownBench()
        try await bench.find("a", [Town(1), Town(2)], isComplete: true)
        try await bench.driver.touchDown(on: "Town 2")
        await bench.search { $0.refresh() }
        try await bench.give([], isComplete: true)
        #expect(bench.rows == ["Town 1", "Town 2"])
        try await bench.driver.touchUp()
        #expect(bench.rows == [])
    }
}
