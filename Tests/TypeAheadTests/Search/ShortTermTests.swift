import Testing

@testable import TypeAhead

@Suite("A query of one or two letters in an index with one field")
struct ShortTermTests {
    private struct Name: Identifiable, Sendable {
        let id: Int
        let name: String
    }

    /// Enough names that their slots form a bit set, of which prefix matches are ranked first, and not a list of slots.
    private static let many = SegmentSearch.sparseLimit / 2 + 10

    private func best(of names: [String], for text: String, boosted: Bool = false, limit: Int = 2) -> [Int] {
        let names = names.enumerated().map { Name(id: $0.offset, name: $0.element) }
        let boost: @Sendable (Name) -> Double = { Double($0.id) }
        let index = SearchIndex(names, fields: [.text("name") { $0.name }], boost: boosted ? boost : nil)
        let results = index.search(SearchQuery(terms: [SearchTerm(text)], limit: limit))
        #expect(results.total == names.count)
        return results.hits.map(\.record.id)
    }

    @Test
    func `names that start with both letters rank before names that contain them`() {
        let inside = [String](repeating: "aab", count: Self.many)
        #expect(best(of: inside + ["abcd"] + inside + ["abc"] + inside, for: "ab") == [2 * Self.many + 1, Self.many])
        #expect(best(of: inside + ["abcd"] + inside, for: "ab", limit: 3) == [Self.many, 0, 1])
    }

    @Test
    func `shorter names rank first, whatever their positions in the index`() {
        let long = [String](repeating: "abcd", count: Self.many)
        #expect(best(of: long + ["abc"] + long + ["a"] + long, for: "a") == [2 * Self.many + 1, Self.many])
    }

    @Test(arguments: ["ab", "a"])
    func `among names of equal length, greater boosts rank first`(name: String) {
        #expect(
            best(of: [String](repeating: name, count: 2 * Self.many), for: "a", boosted: true) == [
                2 * Self.many - 1, 2 * Self.many - 2,
            ]
        )
    }

    @Test
    func `longer names with the diacritic rank before shorter ones without`() {
        let plain = [String](repeating: "eab", count: Self.many)
        #expect(best(of: plain + ["éabcdef"] + plain + ["éabcde"], for: "é") == [2 * Self.many + 1, Self.many])
    }

    @Test
    func `a name in the posting list of a colliding prefix is verified`() throws {
        let beginning = Gram.bigram(Gram.fieldStart, 0x431)
        #expect(!beginning.isExact)
        let other = try #require((0x4E00...0x9FFF).first { Gram.bigram($0, 0x431).key == beginning.key })
        let name = String(Character(try #require(Unicode.Scalar(UInt32(other))))) + "б"
        let longer = [String](repeating: "бвг", count: 2 * Self.many)
        #expect(best(of: [name] + longer, for: "б") == [1, 2])
    }
}
