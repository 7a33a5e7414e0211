/// Keeps the parts of stored segments that were used recently, up to a number of bytes. Any thread may use it.
///
/// Has two generations: new and used parts are in the young one. When it holds half of the bytes, the old generation is
/// discarded, and the young one becomes old.
package final class SegmentCache: Sendable {
    /// A part in memory.
    enum Entry: Sendable {
        case texts(FoldedTexts)
        case list(StoredList)
        case values(ValueTable)
        /// The segment has no such part.
        case absent

        var byteCount: Int {
            let size =
                switch self {
                case .texts(let texts): texts.byteCount
                case .list(let list): list.bytes.byteCount
                case .values(let table): table.byteCount
                case .absent: 0
                }
            // The entry itself with its key, and the objects.
            return size + 160
        }
    }

    fileprivate struct Key: Hashable {
        var segment: Int64
        var part: SegmentPart
    }

    fileprivate struct Generations: Sendable {
        var young: [Key: Entry] = [:]
        var old: [Key: Entry] = [:]
        var youngBytes = 0
    }

    private let capacity: Int
    private let generations = Guarded(Generations())

    /// Makes a cache.
    ///
    /// - Parameter capacity: The maximum number of bytes. Parts that a running search uses are not counted.
    package init(capacity: Int) { self.capacity = capacity }

    /// The cached part, or the result of a closure, which is called without a lock.
    func entry(_ part: SegmentPart, of segment: Int64, orRead read: () throws -> Entry) rethrows -> Entry {
        let key = Key(segment: segment, part: part)
        if let known = generations.withLock({ $0.find(key, capacity: capacity) }) { return known }
        let entry = try read()
        generations.withLock { $0.insert(entry, for: key, capacity: capacity) }
        return entry
    }
}

extension SegmentCache.Generations {
    fileprivate mutating func find(_ key: SegmentCache.Key, capacity: Int) -> SegmentCache.Entry? {
        if let known = young[key] { return known }
        guard let known = old.removeValue(forKey: key) else { return nil }
        insert(known, for: key, capacity: capacity)
        return known
    }

    fileprivate mutating func insert(_ entry: SegmentCache.Entry, for key: SegmentCache.Key, capacity: Int) {
        guard young.updateValue(entry, forKey: key) == nil else { return }
        youngBytes += entry.byteCount
        guard youngBytes > capacity / 2 else { return }
        old = young
        young = [:]
        youngBytes = 0
    }
}
