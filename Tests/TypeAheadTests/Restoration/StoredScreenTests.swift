import Foundation
import Testing

@testable import TypeAhead

@Suite("Restoration of a search")
struct StoredScreenTests {
    private typealias State = SearchRestorationState<Int>

    private func decoded(_ json: String) throws -> State {
        try JSONDecoder().decode(State.self, from: Data(json.utf8))
    }

    private func random(seed: UInt64) -> State {
        var random = RandomQueries(seed: seed)
        var state = State(query: random.query(), isActive: random.coin(), text: random.text())
        if random.coin() { state.tokens = [random.filter(), random.filter()] }
        if random.coin() { state.focus = random.coin() ? .field : .results }
        if random.coin() { state.textSelection = random.number(0...5)..<random.number(5...9) }
        if random.coin() { state.selection = random.number(0...99) }
        if random.coin() {
            let ids = Array(0..<random.number(1...100))
            let offset = Double(random.number(-400...400)) / 7
            state.anchor = State.Anchor(random.number(0...ids.count - 1), in: ids, offset: offset)
        }
        if random.coin() { state.asOf = Date(timeIntervalSince1970: Double(random.number(0...1_000_000_000)) / 3) }
        return state
    }

    @Test(arguments: 0..<500)
    func `any stored state is read as it was`(seed: UInt64) throws {
        let state = random(seed: seed)
        let data = try JSONEncoder().encode(state)
        #expect(try JSONDecoder().decode(State.self, from: data) == state)
        #expect(data.count < 4096)
        let list = try PropertyListEncoder().encode(state)
        #expect(try PropertyListDecoder().decode(State.self, from: list) == state)
    }

    @Test
    func `a state of version 1 is read`() throws {
        let stored = """
            {"version":1,"query":{"terms":[{"text":"cat"}],"filters":[{"field":"tag","condition":{"equal":"red"}}],
            "scope":"Shared","limit":100},"isActive":true,"text":"cat","tokens":[{"field":"tag","condition":
            {"equal":"red"}}],"focus":"field","textSelection":[1,3],"selection":7,"anchor":{"id":5,"rank":12,
            "offset":-8.5,"neighbours":[6,4]},"asOf":700000000}
            """
        var expected = State(
            query: SearchQuery(terms: ["cat"], filters: [SearchFilter("tag", "red")], scope: "Shared", limit: 100),
            isActive: true,
            text: "cat",
            tokens: [SearchFilter("tag", "red")],
            focus: .field,
            textSelection: 1..<3,
            selection: 7,
            asOf: Date(timeIntervalSinceReferenceDate: 700_000_000)
        )
        var anchor = State.Anchor(1, in: [4, 5, 6], offset: -8.5)
        anchor.rank = 12
        expected.anchor = anchor
        #expect(try decoded(stored) == expected)
    }

    @Test
    func `a state with few keys, unknown keys or an unknown focus is read`() throws {
        #expect(try decoded(#"{"version":1}"#) == State())
        #expect(
            try decoded(#"{"version":1,"text":"cat","focus":"map","zoom":3}"#) == State(text: "cat")
        )
    }

    @Test(arguments: [
        "{}", #"{"version":0}"#, #"{"version":2,"text":"cat"}"#, #"{"version":1,"textSelection":[3,1]}"#,
        #"{"version":1,"textSelection":[1]}"#, #"{"version":1,"selection":"seven"}"#,
    ])
    func `a state that cannot be read is an error`(json: String) {
        #expect(throws: DecodingError.self) { try decoded(json) }
    }

    @Test
    func `the error for a later version names both versions`() throws {
        do {
            _ = try decoded(#"{"version":9}"#)
            Issue.record("The state was read.")
        } catch DecodingError.dataCorrupted(let context) {
            #expect(context.debugDescription.contains("has version 9"))
            #expect(context.debugDescription.contains("versions 1 to 1"))
        }
    }

    @Test
    func `a typical state with long ids takes less than 4 KB`() throws {
        let ids = (0..<200).map { _ in UUID() }
        let state = SearchRestorationState(
            query: SearchQuery(terms: ["annual", "report"], filters: [SearchFilter("year", "2019")], scope: "Shared"),
            isActive: true,
            text: "annual report",
            tokens: [SearchFilter("year", "2019")],
            focus: .results,
            selection: ids[100],
            anchor: .init(100, in: ids, offset: -12.5),
            asOf: Date(timeIntervalSinceReferenceDate: 700_000_000)
        )
        #expect(try JSONEncoder().encode(state).count < 2048)
    }

    // MARK: Anchors

    @Test
    func `a list is restored at the same record, wherever it is now`() {
        let anchor = State.Anchor(2, in: [10, 11, 12, 13], offset: 0)
        #expect(anchor.rank(in: [12, 10, 11, 13]) == 0)
        #expect(anchor.rank(in: [9, 10, 11, 8, 7, 12]) == 5)
    }

    @Test
    func `without the record, a list is restored at its nearest surviving neighbour`() {
        let anchor = State.Anchor(3, in: Array(0..<8), offset: 0)
        #expect(anchor.neighbours == [4, 2, 5, 1, 6, 0, 7])
        #expect(anchor.rank(in: [0, 1, 2, 4, 5]) == 3)
        #expect(anchor.rank(in: [0, 1, 2, 5]) == 2)
        #expect(anchor.rank(in: [0, 1, 6]) == 1)
    }

    @Test
    func `without any neighbour, a list is restored at the same rank`() {
        let anchor = State.Anchor(3, in: Array(0..<8), offset: 0)
        #expect(anchor.rank(in: Array(100..<200)) == 3)
        #expect(anchor.rank(in: [100, 101]) == 1)
        #expect(anchor.rank(in: []) == nil)
    }

    @Test
    func `an anchor keeps few neighbours`() {
        let ids = Array(0..<1000)
        #expect(State.Anchor(500, in: ids, offset: 0).neighbours.count == 16)
        #expect(State.Anchor(0, in: ids, offset: 0, reach: 2).neighbours == [1, 2])
        #expect(State.Anchor(999, in: ids[...], offset: 0, reach: 2).neighbours == [998, 997])
        #expect(State.Anchor(0, in: [1], offset: 0, reach: 0).neighbours.isEmpty)
    }
}

@MainActor
@Suite("Pipeline: settled states")
struct SettledStateTests {
    @Test
    func `a search is settled when its complete answer is displayed`() async {
        let bench = SearchBench(delay: .debounced()) { _, _ in [.init(10, .part(1)), .init(20, .complete)] }
        #expect(bench.pipeline.state.isSettled)
        bench.type("rose")
        #expect(!bench.pipeline.state.isSettled)
        await bench.wait(160)
        #expect(bench.shown == ["rose"])
        #expect(!bench.pipeline.state.isSettled)
        await bench.rest()
        #expect(bench.pipeline.state.isSettled)
        bench.pipeline.search(for: .text("rose"), isProvisional: true)
        #expect(!bench.pipeline.state.isSettled)
    }

    @Test
    func `a failed search and one without results are settled`() async {
        let bench = SearchBench { number, _ in [.init(10, number == 0 ? .fail : .complete)] }
        bench.type("rose")
        await bench.rest()
        #expect(bench.phase == "failed")
        #expect(bench.pipeline.state.isSettled)
        bench.type("cactus")
        await bench.rest()
        #expect(bench.phase == "empty")
        #expect(bench.pipeline.state.isSettled)
    }
}
