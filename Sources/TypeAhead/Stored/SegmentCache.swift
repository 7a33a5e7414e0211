import Dispatch

/// Keeps parts of stored segments, up to a number of bytes. Any thread may use it.
///
/// A search reads a part of most segments, one after the other. If these do not fit, discarding the least recently used part would discard
/// each part just before it is used again. So a full cache admits only some new parts, in place of parts that were not used for some time
/// (the CLOCK algorithm): the others stay, and most of the cache is useful for each search.
package final class SegmentCache: Sendable {
    /// A part in memory.
    enum Entry: Sendable {
        case texts(FoldedTexts)
        case list(StoredList)
        case values(ValueTable)
        case orderedValues(OrderedTable)
        /// The segment has no such part.
        case absent

        var byteCount: Int {
            let size =
                switch self {
                case .texts(let texts): texts.byteCount
                case .list(let list): list.bytes.byteCount
                case .values(let table): table.byteCount
                case .orderedValues(let table): table.byteCount
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

    fileprivate struct Slot: Sendable {
        var key: Key
        var entry: Entry
        /// Whether the entry was used since the hand passed it.
        var isUsed = true
    }

    fileprivate struct Slots: Sendable {
        var slots: [Slot] = []
        var places: [Key: Int] = [:]
        var byteCount = 0
        /// The place of the next slot to examine.
        var hand = 0
        /// The number of entries that found no room.
        var refused = 0
        /// The parts that are being read.
        var pendingReads: [Key: PendingRead] = [:]
    }

    /// A part that a thread is reading, and for which others wait.
    fileprivate final class PendingRead: Sendable {
        private let group = DispatchGroup()
        private let entry = Guarded<Entry?>(nil)

        init() { group.enter() }

        /// Ends the read; with nil after a failure.
        func end(_ entry: Entry?) {
            self.entry.withLock { $0 = entry }
            group.leave()
        }

        /// The entry when it has been read; nil after a failure.
        func wait() -> Entry? {
            group.wait()
            return entry.withLock { $0 }
        }
    }

    fileprivate enum Access {
        case cached(Entry)
        case waiting(PendingRead)
        case reading(PendingRead)
    }

    /// The maximum number of bytes.
    package let capacity: Int
    private let slots = Guarded(Slots())

    /// Makes a cache.
    ///
    /// - Parameter capacity: The maximum number of bytes. Parts that a running search uses are not counted.
    package init(capacity: Int) { self.capacity = capacity }

    /// The cached part, or the result of a closure, which is called without a lock. Waits for a thread that is reading the part.
    func entry(_ part: SegmentPart, of segment: Int64, orRead read: () throws -> Entry) rethrows -> Entry {
        let key = Key(segment: segment, part: part)
        while true {
            switch slots.withLock({ $0.access(key) }) {
            case .cached(let entry): return entry
            case .waiting(let pending):
                // The other thread can fail alone: its search may have been cancelled. Then one of those that waited reads the part.
                if let entry = pending.wait() { return entry }
            case .reading(let pending):
                var entry: Entry?
                defer {
                    slots.withLock { $0.pendingReads[key] = nil }
                    pending.end(entry)
                }
                let new = try read()
                entry = new
                slots.withLock { $0.insert(new, for: key, capacity: capacity) }
                return new
            }
        }
    }

    /// The number of bytes of all cached parts.
    var byteCount: Int { slots.withLock { $0.byteCount } }
}

extension SegmentCache.Slots {
    /// Of so many new entries, a full cache admits one.
    private static var admission: Int { 4 }

    /// Finds a cached part or the pending read. Registers a pending read if there is neither.
    fileprivate mutating func access(_ key: SegmentCache.Key) -> SegmentCache.Access {
        if let entry = find(key) { return .cached(entry) }
        if let pending = pendingReads[key] { return .waiting(pending) }
        let pending = SegmentCache.PendingRead()
        pendingReads[key] = pending
        return .reading(pending)
    }

    private mutating func find(_ key: SegmentCache.Key) -> SegmentCache.Entry? {
        guard let place = places[key] else { return nil }
        slots[place].isUsed = true
        return slots[place].entry
    }

    fileprivate mutating func insert(_ entry: SegmentCache.Entry, for key: SegmentCache.Key, capacity: Int) {
        guard entry.byteCount <= capacity else { return }
        if byteCount + entry.byteCount > capacity {
            refused += 1
            guard refused.isMultiple(of: Self.admission) else { return }
            while byteCount + entry.byteCount > capacity { removeUnused() }
        }
        places[key] = slots.count
        slots.append(SegmentCache.Slot(key: key, entry: entry))
        byteCount += entry.byteCount
    }

    /// Removes the next entry that was not used for a whole turn of the hand.
    private mutating func removeUnused() {
        if hand >= slots.count { hand = 0 }
        while slots[hand].isUsed {
            slots[hand].isUsed = false
            hand = (hand + 1) % slots.count
        }
        let removed = slots[hand]
        places[removed.key] = nil
        byteCount -= removed.entry.byteCount
        let last = slots.removeLast()
        guard hand < slots.count else { return }
        slots[hand] = last
        places[last.key] = hand
    }
}
