import Testing

@testable import TypeAhead

@Suite("Inspector of an index")
struct SearchIndexInspectorTests {
    @Test(arguments: 0..<6)
    func `the inspector lists exactly the records that are in the index`(seed: UInt64) {
        var random = SplitMix64(state: seed)
        var index = SearchIndex<Item>([], fields: Item.fields)
        var items: [Item] = []
        for step in 0..<30 {
            let id = Int.random(in: 0..<400, using: &random)
            switch Int.random(in: 0..<4, using: &random) {
            case 0:
                index.remove(id: id)
                items.removeAll { $0.id == id }
            case 1:
                let batch = (0..<Int.random(in: 0..<1500, using: &random)).map { Item(id: $0, title: "\(step) \($0)") }
                index.insert(contentsOf: batch)
                for item in batch { put(item, in: &items) }
            default:
                let item = Item(id: id, title: "number \(step)", tags: ["a", "b"], scopes: ["x"])
                index.insert(item)
                put(item, in: &items)
            }
        }
        let inspector = SearchIndexInspector(index)
        #expect(inspector.count == items.count)
        #expect(inspector.records() == items)
        #expect(inspector.records(from: 3, limit: 5) == Array(items.dropFirst(3).prefix(5)))
        for id in 0..<400 { #expect(inspector.entry(of: id)?.record == items.first { $0.id == id }) }
        #expect(inspector.verify() == [])
    }

    private func put(_ item: Item, in items: inout [Item]) {
        if let place = items.firstIndex(where: { $0.id == item.id }) { items[place] = item } else { items.append(item) }
    }

    @Test
    func `an entry has what the index stores for a record`() throws {
        let item = Item(
            id: 1,
            title: "Crème Brûlée",
            note: "sweet",
            tags: ["red", "blue"],
            scopes: ["x"],
            readings: ["Pudding"]
        )
        let index = SearchIndex([Item(id: 0, title: "other", tags: ["green"]), item], fields: Item.fieldsWithReadings)
        let entry = try #require(SearchIndexInspector(index).entry(of: 1))
        #expect(entry.texts.map(\.folded) == ["creme brulee", "sweet"])
        #expect(entry.readings == ["pudding"])
        #expect(entry.values.values.contains(["blue", "red"]))
        #expect(entry.scopes == ["x"])
        #expect(entry.order == 1)
        #expect(SearchIndexInspector(index).entry(of: 7) == nil)
        #expect(SearchIndexInspector(index).explain(1, for: SearchQuery(terms: ["creme"]))?.tier == .prefix)
    }

    @Test
    func `an entry counts the values of ordered fields`() throws {
        let index = SearchIndex(
            [Shelf(id: 1, name: "atlas")],
            fields: [.text("name") { $0.name }, .number("size") { _ in [3, 5, 3] }]
        )
        #expect(SearchIndexInspector(index).entry(of: 1)?.orderedValueCounts == ["size": 2])
        #expect(SearchIndexInspector(index).verify() == [])
    }

    @Test
    func `an empty index has no problem`() {
        let inspector = SearchIndexInspector(SearchIndex<Item>([], fields: Item.fields))
        #expect(inspector.records() == [])
        #expect(inspector.verify() == [])
    }

    // MARK: Damage

    private var sound: SearchIndex<Item> {
        SearchIndex(
            (0..<300).map { Item(id: $0, title: "number \($0)", tags: ["t\($0 % 3)"], scopes: ["s\($0 % 2)"]) },
            fields: Item.fields
        )
    }

    private func problems(_ index: SearchIndex<Item>) -> [String] {
        SearchIndexInspector(index).verify().map(\.description)
    }

    @Test
    func `a record that is removed without its id is a problem`() {
        var index = sound
        index.contents.segments[0].remove(5)
        #expect(problems(index) == ["Segment 0: The table of ids has slot 5, which has no record."])
    }

    @Test
    func `an id that is removed without its record is a problem`() throws {
        var index = sound
        index.identifiers.remove(try #require(index.find(5)).entry)
        #expect(problems(index) == ["Segment 0: The id 5 does not lead to its record."])
    }

    @Test
    func `an order that two records share, or that was not given yet, is a problem`() {
        var index = sound
        index.contents.segments[0].setOrder(7, of: 5)
        #expect(problems(index) == ["Segment 0: The record 7 shares its order 7."])
        index.contents.segments[0].setOrder(300, of: 5)
        #expect(problems(index) == ["Segment 0: The order 300 of 5 was not given yet."])
    }

    @Test
    func `postings and values that are not those of the texts are problems`() throws {
        var index = sound
        let other = SearchIndex(
            (0..<300).map {
                Item(id: $0, title: "number \($0)", tags: ["t\($0 == 5 ? 0 : $0 % 3)"], scopes: ["s\($0 % 2)"])
            },
            fields: Item.fields
        )
        let segment = other.contents.segments[0]
        index.contents.segments[0] = IndexSegment(segment.slots, records: index.contents.segments[0].records)
        let found = problems(index)
        #expect(found.count == 1)
        #expect(found.allSatisfy { $0.contains("of 5 are not those of the record.") })

        let renamed = SearchIndex(
            (0..<300).map {
                Item(id: $0, title: $0 == 5 ? "xyz" : "number \($0)", tags: ["t\($0 % 3)"], scopes: ["s\($0 % 2)"])
            },
            fields: Item.fields
        )
        index = sound
        let slots = renamed.contents.segments[0].slots
        index.contents.segments[0] = IndexSegment(slots, records: index.contents.segments[0].records)
        #expect(problems(index) == ["Segment 0: The folded text of 5 is not that of its fields."])
    }

    @Test
    func `records that change by reference are a problem`() {
        let box = Box(id: 1, name: "atlas")
        let index = SearchIndex([box, Box(id: 2, name: "globe")], fields: [.text("name") { $0.name.withLock { $0 } }])
        #expect(SearchIndexInspector(index).verify() == [])
        box.name.withLock { $0 = "map" }
        #expect(
            SearchIndexInspector(index).verify().map(\.description)
                == ["Segment 0: The folded text of 1 is not that of its fields."]
        )
    }

    @Test
    func `a check ends at its limit`() {
        var index = sound
        for slot in 0..<50 { index.contents.segments[0].remove(slot) }
        #expect(SearchIndexInspector(index).verify(limit: 10).count == 10)
    }
}

/// A record that changes by reference.
private final class Box: Identifiable, Sendable {
    let id: Int
    let name: Guarded<String>

    init(id: Int, name: String) {
        self.id = id
        self.name = Guarded(name)
    }
}
