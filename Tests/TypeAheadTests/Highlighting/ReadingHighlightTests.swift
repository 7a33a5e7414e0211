import Testing

@testable import TypeAhead

@Suite("Highlighting of readings")
struct ReadingHighlightTests {
    /// The fields of the first hit, with the highlighted ranges in brackets.
    private func marked(_ item: Item, for text: String, typos: TypoTolerance = .none) -> [String: String] {
        let index = SearchIndex([item], fields: Item.fieldsWithReadings, typos: typos)
        let matches = index.search(SearchQuery(parsing: text)).hits.first?.matches ?? []
        return Dictionary(uniqueKeysWithValues: matches.map { ($0.field, $0.bracketed) })
    }

    private let tokyo = Item(id: 0, title: "東京 Tower", note: "a tower", readings: ["tokyo", "edo"])

    @Test(arguments: ["tokyo", "tok", "edo", "EDO"])
    func `a term that only a reading has highlights the whole field that it reads`(text: String) {
        #expect(marked(tokyo, for: text) == ["title": "[東京 Tower]"])
    }

    @Test
    func `a term beside one of a reading is highlighted in the other fields`() {
        #expect(marked(tokyo, for: "tokyo tower") == ["title": "[東京 Tower]", "note": "a [tower]"])
    }

    @Test
    func `a term that a text has highlights only its places, even if a reading has it`() {
        let item = Item(id: 0, title: "Tokyo Tower", note: "in Tokyo", readings: ["tokyo"])
        #expect(marked(item, for: "tokyo") == ["title": "[Tokyo] Tower", "note": "in [Tokyo]"])
    }

    @Test
    func `beside a term with typos, a term of a reading highlights the whole field`() {
        let item = Item(id: 0, title: "東京 x", note: "newton", readings: ["tokyo"])
        #expect(
            marked(item, for: "tokyo nweton x", typos: .automatic) == ["title": "[東京 x]", "note": "[newton]"]
        )
    }
}
