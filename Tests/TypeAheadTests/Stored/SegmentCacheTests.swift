import Testing

@testable import TypeAhead

@Suite("Cache of the parts of stored segments")
struct SegmentCacheTests {
    private let entry = SegmentCache.Entry.absent

    /// Reads the part of each segment, and returns the number of those that were not in the cache.
    private func misses(_ segments: Range<Int64>, _ cache: SegmentCache) -> Int {
        var misses = 0
        for segment in segments {
            _ = cache.entry(.texts, of: segment) {
                misses += 1
                return entry
            }
        }
        return misses
    }

    @Test
    func `parts that fit are read once`() {
        let cache = SegmentCache(capacity: 100 * entry.byteCount)
        #expect(misses(0..<100, cache) == 100)
        for _ in 0..<5 { #expect(misses(0..<100, cache) == 0) }
        #expect(cache.byteCount == 100 * entry.byteCount)
    }

    @Test
    func `of parts that do not fit, most of the cached ones are found again`() {
        let cache = SegmentCache(capacity: 100 * entry.byteCount)
        _ = misses(0..<200, cache)
        for _ in 0..<20 {
            // A search needs each part once. At best 100 are cached.
            let misses = misses(0..<200, cache)
            #expect(misses >= 100)
            #expect(misses < 160)
            #expect(cache.byteCount <= 100 * entry.byteCount)
        }
    }

    @Test
    func `parts that are no longer used are replaced`() {
        let cache = SegmentCache(capacity: 100 * entry.byteCount)
        for _ in 0..<3 { _ = misses(0..<100, cache) }
        for _ in 0..<20 { _ = misses(100..<200, cache) }
        #expect(misses(100..<200, cache) == 0)
    }

    @Test
    func `a cache without capacity keeps nothing`() {
        let cache = SegmentCache(capacity: 0)
        for _ in 0..<3 { #expect(misses(0..<10, cache) == 10) }
        #expect(cache.byteCount == 0)
    }
}
