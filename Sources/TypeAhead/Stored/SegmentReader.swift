/// Reads and caches the parts of one stored segment.
final class SegmentReader: StoredParts {
    private let number: Int64
    private let count: Int
    private let fieldCount: Int
    private let hasReadings: Bool
    private let store: any SegmentStore
    private let cache: SegmentCache
    private let failure: FirstFailure

    init(
        _ number: Int64,
        _ summary: SegmentSummary,
        fieldCount: Int,
        store: any SegmentStore,
        cache: SegmentCache,
        failure: FirstFailure
    ) {
        self.number = number
        count = summary.count
        self.fieldCount = fieldCount
        hasReadings = summary.hasReadings
        self.store = store
        self.cache = cache
        self.failure = failure
    }

    func texts() -> FoldedTexts {
        let entry = entry(.texts) { bytes in
            FoldedTexts(bytes, count: count, fieldCount: fieldCount, hasReadings: hasReadings).map { .texts($0) }
        }
        guard case .texts(let texts) = entry else { return .blank(count: count, fieldCount: fieldCount) }
        return texts
    }

    func list(_ kind: GramKind, _ key: UInt16) -> StoredList? {
        let entry = entry(.list(kind, key)) { PostingList.read($0, slots: count).map { .list($0) } }
        guard case .list(let list) = entry else { return nil }
        return list
    }

    func values(_ field: Int) -> ValueTable {
        let entry = entry(.values(field)) { ValueTable.read($0, slots: count).map { .values($0) } }
        guard case .values(let table) = entry else { return ValueTable([String: StoredList](), slots: count) }
        return table
    }

    func orderedValues(_ field: Int) -> OrderedTable {
        let entry = entry(.orderedValues(field)) {
            OrderedTable.read($0, slots: count).map { .orderedValues($0) }
        }
        guard case .orderedValues(let table) = entry else { return OrderedTable([]) }
        return table
    }

    /// The part from the cache or the store; nil after a failure.
    private func entry(_ part: SegmentPart, decode: ([UInt8]) -> SegmentCache.Entry?) -> SegmentCache.Entry? {
        do {
            return try cache.entry(part, of: number) {
                guard let bytes = try store.read(part, of: number) else {
                    // Only grams may have no records.
                    if case .list = part { return .absent }
                    throw DamagedPart(part: part, segment: number)
                }
                guard let entry = decode(bytes) else { throw DamagedPart(part: part, segment: number) }
                return entry
            }
        } catch {
            failure.record(error)
            return nil
        }
    }
}

/// The first failure of several threads.
final class FirstFailure: Sendable {
    private let error = Guarded<(any Error)?>(nil)

    /// Keeps an error, if it is the first one.
    func record(_ new: any Error) { error.withLock { $0 = $0 ?? new } }

    /// Throws the kept error.
    func check() throws {
        if let error = error.withLock({ $0 }) { throw error }
    }
}
