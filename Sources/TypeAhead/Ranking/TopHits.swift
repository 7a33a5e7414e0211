/// A record among the best of a search.
struct TopHit: Comparable, Sendable {
    /// How well it matches.
    var key: UInt64
    /// What the app adds, greater first.
    var boost: Float
    /// Its place among all that were inserted.
    var order: UInt64
    /// Its segment (upper half) and slot (lower half).
    var place: UInt32

    /// Whether the first stands before the second.
    @inline(__always)
    static func < (left: TopHit, right: TopHit) -> Bool {
        if left.key != right.key { return left.key < right.key }
        if left.boost != right.boost { return left.boost > right.boost }
        return left.order < right.order
    }
}

/// The best records found up to now, so many of them.
struct TopHits {
    /// The number of records to keep.
    let capacity: Int
    private var hits: [TopHit] = []
    /// The last of them, when there are as many as to keep.
    private(set) var worst: TopHit?

    init(capacity: Int) { self.capacity = capacity }

    /// The key above which no record can be among the best.
    var worstKey: UInt64 { capacity == 0 ? 0 : worst?.key ?? .max }

    /// Takes in a record, if it is good enough.
    @inline(__always)
    mutating func insert(_ hit: TopHit) {
        if let worst, hit > worst { return }
        guard capacity > 0 else { return }
        hits.append(hit)
        if hits.count >= capacity, worst == nil || hits.count - capacity >= min(capacity, 1 << 20) { cut() }
    }

    /// Takes in the records of another.
    mutating func insert(contentsOf other: TopHits) {
        for hit in other.hits { insert(hit) }
    }

    private mutating func cut() {
        hits.sort()
        if hits.count > capacity { hits.removeSubrange(capacity...) }
        worst = hits.count == capacity ? hits.last : nil
    }

    /// The number of records, at most the capacity.
    var count: Int { min(hits.count, capacity) }

    /// The records, best first.
    mutating func sorted() -> [TopHit] {
        cut()
        return hits
    }
}
