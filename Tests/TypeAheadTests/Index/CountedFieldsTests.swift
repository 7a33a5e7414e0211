import Testing
import TypeAhead

@Suite("Counted fields")
struct CountedFieldsTests {
    private struct Tree: Identifiable {
        let id: Int
        let kind: String
        let place: String
    }

    private let index = SearchIndex(
        [Tree(id: 0, kind: "oak", place: "park"), Tree(id: 1, kind: "elm", place: "park")],
        fields: [.text("kind", \.kind), .filter("kind value") { [$0.kind] }, .filter("place") { [$0.place] }]
    )

    @Test func `the values of all filter fields are counted by default`() {
        let counts = index.search(SearchQuery(facetCounts: .values)).valueCounts
        #expect(counts == ["kind value": ["oak": 1, "elm": 1], "place": ["park": 2]])
    }

    @Test func `only the values of the chosen fields are counted`() {
        var query = SearchQuery(facetCounts: .values)
        query.countedFields = ["place", "unknown"]
        #expect(index.search(query).valueCounts == ["place": ["park": 2]])
        query.countedFields = []
        #expect(index.search(query).valueCounts == [:])
    }

    @Test func `only the matches in the chosen text fields are counted`() {
        let fields: [SearchField<Tree>] = [.text("kind", \.kind), .text("place", \.place)]
        let trees = SearchIndex([Tree(id: 0, kind: "oak", place: "oak park")], fields: fields)
        var query = SearchQuery(terms: ["park"], facetCounts: .fields)
        #expect(trees.search(query).fieldCounts == ["kind": 0, "place": 1])
        query.countedFields = ["place"]
        #expect(trees.search(query).fieldCounts == ["place": 1])
    }
}
