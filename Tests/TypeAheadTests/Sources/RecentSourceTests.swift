import Foundation
import Testing

@testable import TypeAhead

@Suite("Recently used records")
struct RecentSourceTests {
    private static let day = 86_400.0

    private func source(_ entries: [RecentSource<Item>.Entry] = [], capacity: Int = 100) -> RecentSource<Item> {
        RecentSource(entries, fields: Item.fields, capacity: capacity, halfLife: 30 * Self.day)
    }

    private func titles(_ source: RecentSource<Item>, _ text: String = "rose") -> [String] {
        let results = source.immediateResults(for: SearchQuery(terms: [SearchTerm(text)]), within: .milliseconds(4))
        return results?.hits.map(\.record.title) ?? []
    }

    private func date(_ days: Double) -> Date { Date(timeIntervalSinceReferenceDate: days * Self.day) }

    private let a = Item(id: 1, title: "rose a")
    private let b = Item(id: 2, title: "rose b")
    private let c = Item(id: 3, title: "rose c")

    @Test
    func `of records used once, the most recent is first`() {
        let source = source()
        source.recordUse(of: b, at: date(8_000))
        source.recordUse(of: a, at: date(8_000) + 1)
        #expect(titles(source) == ["rose a", "rose b"])
        source.recordUse(of: c, at: date(8_000) - 1)
        #expect(titles(source) == ["rose a", "rose b", "rose c"])
    }

    @Test
    func `three uses two half-lives ago count less than one today, and five more`() {
        for (uses, expected) in [(3, ["rose b", "rose a"]), (5, ["rose a", "rose b"])] {
            let source = source()
            for _ in 0..<uses { source.recordUse(of: a, at: date(8_000)) }
            source.recordUse(of: b, at: date(8_060))
            #expect(titles(source) == expected, "\(uses) uses")
        }
    }

    @Test
    func `the scores equal the plain sum of decayed uses`() throws {
        var random = SplitMix64(state: 5)
        let source = source()
        var uses: [Int: [Double]] = [:]
        for _ in 0..<500 {
            let (id, day) = (Int.random(in: 10..<30, using: &random), Double.random(in: 8_000..<8_300, using: &random))
            source.recordUse(of: Item(id: id, title: "rose \(id)"), at: date(day))
            uses[id, default: []].append(day)
        }
        let sums = uses.mapValues { $0.reduce(0) { $0 + exp2(($1 - 8_300) / 30) } }
        for entry in source.entries {
            #expect(abs(exp2(entry.score - 8_300 / 30) - sums[entry.record.id]!) < 1e-6)
        }
        let expected = sums.sorted { $0.value > $1.value }.map { "rose \($0.key)" }
        #expect(titles(source) == expected)
    }

    @Test
    func `above the capacity, the record with the lowest score is forgotten`() {
        let source = source(capacity: 2)
        source.recordUse(of: a, at: date(1))
        source.recordUse(of: b, at: date(2))
        source.recordUse(of: a, at: date(3))
        source.recordUse(of: c, at: date(4))
        #expect(titles(source) == ["rose c", "rose a"] || titles(source) == ["rose a", "rose c"])
        #expect(source.entries.count == 2)
    }

    @Test
    func `entries that are stored and read again rank equally`() throws {
        struct Note: Identifiable, Codable, Equatable, Sendable {
            var id: Int
            var text: String
        }
        let fields: [SearchField<Note>] = [.text("text") { $0.text }]
        let source = RecentSource(fields: fields)
        for (id, day) in [(1, 1.0), (2, 5.0), (3, 3.0), (1, 4.0)] {
            source.recordUse(of: Note(id: id, text: "rose \(id)"), at: date(day))
        }
        let data = try JSONEncoder().encode(source.entries)
        let again = RecentSource(
            try JSONDecoder().decode([RecentSource<Note>.Entry].self, from: data),
            fields: fields
        )
        let query = SearchQuery(terms: ["rose"])
        func found(_ source: RecentSource<Note>) -> [Note]? {
            source.immediateResults(for: query, within: .milliseconds(4))?.hits.map(\.record)
        }
        #expect(found(again)?.map(\.id) == [1, 2, 3])
        #expect(found(again) == found(source))
        again.recordUse(of: Note(id: 3, text: "rose 3"), at: date(90))
        #expect(found(again)?.first?.id == 3)
    }

    @Test
    func `misspelled words are corrected by the words of the records`() async {
        let source = source()
        source.recordUse(of: Item(id: 1, title: "garden"), at: date(1))
        #expect(await source.corrections(for: "gardn") == ["garden"])
    }

    @Test
    func `stored entries above the capacity, with duplicates or without a finite score are left out`() {
        let entries: [RecentSource<Item>.Entry] = [
            .init(record: a, score: 1), .init(record: a, score: 7), .init(record: b, score: .nan),
            .init(record: c, score: 3), .init(record: Item(id: 4, title: "rose d"), score: 2),
        ]
        let source = source(entries, capacity: 2)
        #expect(source.entries.map(\.record.title) == ["rose a", "rose c"])
        #expect(source.entries.first?.score == 7)
    }

    @Test
    func `a use replaces the record's content`() {
        let source = source()
        source.recordUse(of: a, at: date(1))
        source.recordUse(of: Item(id: 1, title: "tulip"), at: date(2))
        #expect(titles(source).isEmpty)
        #expect(titles(source, "tulip") == ["tulip"])
    }

    @Test
    func `removed records are not found`() {
        let source = source()
        for item in [a, b, c] { source.recordUse(of: item, at: date(1)) }
        source.remove(id: b.id)
        #expect(Set(titles(source)) == ["rose a", "rose c"])
        source.removeAll()
        #expect(titles(source).isEmpty)
        #expect(source.entries.isEmpty)
    }
}
