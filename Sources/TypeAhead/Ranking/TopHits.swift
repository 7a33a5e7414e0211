/// A record among the top hits of a search.
struct TopHit: Comparable, Sendable {
    /// The rank of the match.
    var key: UInt64
    /// The boost by the app, greater first.
    var boost: Float
    /// The insertion order.
    var order: UInt64
    /// Its segment (upper half) and slot (lower half).
    var place: UInt32

    /// Whether the first hit ranks before the second.
    @inline(__always)
    static func < (left: TopHit, right: TopHit) -> Bool {
        if left.key != right.key { return left.key < right.key }
        if left.boost != right.boost { return left.boost > right.boost }
        return left.order < right.order
    }
}

/// The top *k* hits found up to now.
struct TopHits {
    /// The number of records to keep.
    let capacity: Int
    private var hits: [TopHit] = []
    /// The worst kept hit, once the capacity is reached.
    private(set) var worst: TopHit?

    init(capacity: Int) { self.capacity = capacity }

    /// The bound: records with higher keys cannot be among the top hits.
    var worstKey: UInt64 { capacity == 0 ? 0 : worst?.key ?? .max }

    /// Inserts a hit, if it is good enough.
    @inline(__always)
    mutating func insert(_ hit: TopHit) {
        if let worst, hit > worst { return }
        guard capacity > 0 else { return }
        hits.append(hit)
        if hits.count >= capacity, worst == nil || hits.count - capacity >= min(capacity, 1 << 20) { cut() }
    }

    /// Inserts the hits of a different collection.
    mutating func insert(contentsOf other: TopHits) {
        for hit in other.hits { insert(hit) }
    }

    private mutating func cut() {
        hits.sort()
        if hits.count > capacity { hits.removeSubrange(capacity...) }
        worst = hits.count == capacity ? hits.last : nil
    }

    /// The number of hits, at most the capacity.
    var count: Int { min(hits.count, capacity) }

    /// The hits, best first.
    mutating func sorted() -> [TopHit] {
        cut()
        return hits
    }
}
