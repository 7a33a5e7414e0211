/// A contradiction inside an index.
public struct SearchIndexProblem: Hashable, Sendable, CustomStringConvertible {
    /// The number of the segment; nil for the index as a whole.
    public let segment: Int?

    /// The contradiction as a sentence. It names ids and fields, but no texts of records.
    public let problem: String

    /// The problem with its place.
    public var description: String { "\(segment.map { "Segment \($0)" } ?? "Index"): \(problem)" }
}

extension SearchIndexInspector {
    /// Checks that the parts of the index agree with each other and with the records: counts, the table of ids, folded texts, posting
    /// lists and values.
    ///
    /// Problems are errors of this library, or of the app: closures of ``SearchField`` that return different values for the same record,
    /// records that change by reference, or ids whose hash value changes.
    ///
    /// - Returns: The problems; empty for a sound index. At most `limit`.
    /// - Complexity: That of making the index, on one thread.
    public func verify(limit: Int = 100) -> [SearchIndexProblem] {
        var check = IndexCheck(index, limit: limit)
        check.checkPlaces()
        for number in index.contents.segments.indices where !check.isFull { check.checkSegment(number) }
        return check.problems
    }
}

/// The check of an index.
private struct IndexCheck<Record: Identifiable & Sendable> where Record.ID: Sendable {
    private let index: SearchIndex<Record>
    private let limit: Int
    private(set) var problems: [SearchIndexProblem] = []

    init(_ index: SearchIndex<Record>, limit: Int) {
        self.index = index
        self.limit = limit
    }

    var isFull: Bool { problems.count >= limit }

    private var layout: FieldLayout<Record> { index.contents.settings.layout }

    private mutating func report(_ segment: Int?, _ problem: String) {
        if !isFull { problems.append(SearchIndexProblem(segment: segment, problem: problem)) }
    }

    // MARK: Ids and orders

    /// Checks that the table of ids has the place of each record, and no others, and that no two records have one order.
    mutating func checkPlaces() {
        var live: Set<UInt32> = []
        var orders: Set<UInt64> = []
        for (number, segment) in index.contents.segments.enumerated() where segment.records.count == segment.count {
            for slot in 0..<segment.count where segment.isLive(slot) {
                let id = segment.records[slot].id
                let place = UInt32(number) << 16 | UInt32(slot)
                live.insert(place)
                if index.find(id)?.place != place { report(number, "The id \(id) does not lead to its record.") }
                let order = segment.order(slot)
                if !orders.insert(order).inserted { report(number, "The record \(id) shares its order \(order).") }
                if order >= index.nextOrder { report(number, "The order \(order) of \(id) was not given yet.") }
            }
        }
        for place in index.identifiers.places where !live.contains(place) {
            let (number, slot) = SearchIndex<Record>.split(place)
            report(number, "The table of ids has slot \(slot), which has no record.")
        }
    }

    // MARK: Segments

    /// Checks the parts of a segment.
    mutating func checkSegment(_ number: Int) {
        let segment = index.contents.segments[number]
        let texts = segment.text.texts
        guard segment.records.count == segment.count, texts.count == segment.count, segment.text.count == segment.count
        else {
            let counts = "\(segment.count) slots, \(segment.records.count) records and \(texts.count) texts"
            return report(number, "It has \(counts).")
        }
        let live = segment.slots.live.reduce(0) { $0 + $1.nonzeroBitCount }
        let last = segment.slots.live.count * 64
        let isWithin = (segment.count..<max(last, segment.count)).allSatisfy { !segment.isLive($0) }
        if live != segment.liveCount || !isWithin {
            report(number, "It counts \(segment.liveCount) records, but marks \(live).")
        }
        checkTexts(number, segment, texts)
        checkPostings(number, segment, texts)
        checkValues(number, segment)
        checkOrderedValues(number, segment)
    }

    /// Compares the folded texts with those of the records.
    private mutating func checkTexts(_ number: Int, _ segment: IndexSegment<Record>, _ texts: FoldedTexts) {
        var content = SegmentContent(fieldCount: layout.texts.count, capacity: segment.count)
        for record in segment.records {
            content.append(
                fields: layout.texts.map { $0.value(record) },
                readings: layout.readings.flatMap { $0.values(record) },
                folding: index.contents.settings.folding
            )
        }
        let expected = FoldedTexts(content)
        for slot in 0..<segment.count where segment.isLive(slot) && !texts.isEqual(expected, slot) {
            report(number, "The folded text of \(segment.records[slot].id) is not that of its fields.")
        }
    }

    /// Compares the posting lists with those of the folded texts.
    private mutating func checkPostings(_ number: Int, _ segment: IndexSegment<Record>, _ texts: FoldedTexts) {
        guard let letters = segment.text.letters, let bigrams = segment.text.bigrams else {
            if segment.count > 0, number != index.contents.writeBuffer {
                report(number, "It has no posting lists, and is not the write buffer.")
            }
            return
        }
        var content = SegmentContent(fieldCount: layout.texts.count, capacity: segment.count)
        content.appendAll(of: texts)
        let postings = GramPostings(content)
        let slots = segment.count
        compare(number, "letters", letters, PostingLists(postings.letters, keyCount: Gram.letterKeys, slots: slots))
        compare(number, "bigrams", bigrams, PostingLists(postings.bigrams, keyCount: Gram.bigramKeys, slots: slots))
    }

    private mutating func compare(_ number: Int, _ name: String, _ actual: PostingLists, _ expected: PostingLists) {
        let actual = actual.slotsByKey
        let expected = expected.slotsByKey
        for key in Set(actual.keys).union(expected.keys).sorted() where actual[key] != expected[key] {
            report(number, "The posting list \(key) of \(name) is not that of the texts.")
        }
    }

    /// Compares the values of filter fields and the scopes with those of the records.
    private mutating func checkValues(_ number: Int, _ segment: IndexSegment<Record>) {
        for (lists, field) in zip(segment.text.values, layout.filters + (layout.scopes.map { [$0] } ?? [])) {
            var expected: [String: Set<Int>] = [:]
            for slot in 0..<segment.count where segment.isLive(slot) {
                for value in field.values(segment.records[slot]) { expected[value, default: []].insert(slot) }
            }
            var actual: [String: Set<Int>] = [:]
            lists.visit { value, list in
                list.visit { if segment.isLive($0) { actual[value, default: []].insert($0) } }
            }
            reportDifferences(number, segment, field.name, actual, expected)
        }
    }

    /// Compares the values of ordered fields with those of the records.
    private mutating func checkOrderedValues(_ number: Int, _ segment: IndexSegment<Record>) {
        for (values, field) in zip(segment.text.ordered, layout.ordered) {
            var expected: [OrderedKey: Set<Int>] = [:]
            for slot in 0..<segment.count where segment.isLive(slot) {
                for key in field.keys(segment.records[slot]) { expected[key, default: []].insert(slot) }
            }
            var actual: [OrderedKey: Set<Int>] = [:]
            values.table.visit { key, slots in
                for slot in slots where segment.isLive(Int(slot)) { actual[key, default: []].insert(Int(slot)) }
            }
            reportDifferences(number, segment, field.name, actual, expected)
        }
    }

    /// Reports the records whose values differ.
    private mutating func reportDifferences<Value>(
        _ number: Int,
        _ segment: IndexSegment<Record>,
        _ field: String,
        _ actual: [Value: Set<Int>],
        _ expected: [Value: Set<Int>]
    ) {
        guard actual != expected else { return }
        var different: Set<Int> = []
        for value in Set(actual.keys).union(expected.keys) {
            different.formUnion((actual[value] ?? []).symmetricDifference(expected[value] ?? []))
        }
        for slot in different.sorted() {
            report(number, "The values of \(field) of \(segment.records[slot].id) are not those of the record.")
        }
    }
}

extension FoldedTexts {
    /// Whether a record has the same text, words and diacritics as in other texts.
    fileprivate func isEqual(_ other: FoldedTexts, _ slot: Int) -> Bool {
        let (range, otherRange) = (range(of: slot), other.range(of: slot))
        guard text.buffer[range].elementsEqual(other.text.buffer[otherRange]),
            zip(range, otherRange).allSatisfy({ isWordStart($0) == other.isWordStart($1) })
        else { return false }
        return diacritics(of: slot) == other.diacritics(of: slot)
    }

    private func diacritics(of slot: Int) -> [Int] {
        var diacritics: [Int] = []
        visitDiacritics(of: slot) { diacritics.append($0 << 8 | Int($1)) }
        return diacritics
    }
}

extension PostingLists {
    /// The slots of each list in memory.
    fileprivate var slotsByKey: [UInt16: [Int]] {
        var lists: [UInt16: [Int]] = [:]
        visitInMemory { key, list in list.visit { lists[key, default: []].append($0) } }
        return lists
    }
}
