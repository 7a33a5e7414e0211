import Testing
import TypeAhead

@Suite("A query of one or two letters in an index with one field")
struct FewLettersTests {
    private struct Name: Identifiable, Sendable {
        let id: Int
        let name: String
    }

    private func best(of names: [String], for text: String, boosted: Bool = false, limit: Int = 2) -> [Int] {
        let names = names.enumerated().map { Name(id: $0.offset, name: $0.element) }
        let boost: @Sendable (Name) -> Double = { Double($0.id) }
        let index = SearchIndex(names, fields: [.text("name") { $0.name }], boost: boosted ? boost : nil)
        let results = index.search(SearchQuery(terms: [SearchTerm(text)], limit: limit))
        #expect(results.total == names.count)
        return results.hits.map(\.record.id)
    }

    @Test("Names that have both letters come by their beginnings")
    func twoLetters() {
        let inside = [String](repeating: "aab", count: 100)
        #expect(best(of: inside + ["abcd"] + inside + ["abc"] + inside, for: "ab") == [201, 100])
        #expect(best(of: inside + ["abcd"] + inside, for: "ab", limit: 3) == [100, 0, 1])
    }

    @Test("Shorter names come first, wherever they stand")
    func shorter() {
        let long = [String](repeating: "abcd", count: 100)
        #expect(best(of: long + ["abc"] + long + ["a"] + long, for: "a") == [201, 100])
    }

    @Test("Of names that are as long those with the greater boost come first", arguments: ["ab", "a"])
    func boosted(name: String) {
        #expect(best(of: [String](repeating: name, count: 200), for: "a", boosted: true) == [199, 198])
    }

    @Test("Longer names with the accent come before shorter ones without")
    func accents() {
        let plain = [String](repeating: "eab", count: 100)
        #expect(best(of: plain + ["éabcdef"] + plain + ["éabcde"], for: "é") == [201, 100])
    }
}
