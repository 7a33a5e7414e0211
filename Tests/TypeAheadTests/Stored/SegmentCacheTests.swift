import Dispatch
import Foundation
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
    func `a part that several threads need at the same time is read once`() {
        let cache = SegmentCache(capacity: 100 * entry.byteCount)
        let started = Guarded(0)
        let reads = Guarded(0)
        let end = DispatchGroup()
        for _ in 0..<4 {
            end.enter()
            Thread.detachNewThread { [entry] in
                started.withLock { $0 += 1 }
                _ = cache.entry(.texts, of: 1) {
                    reads.withLock { $0 += 1 }
                    // The other threads begin while this one reads.
                    for _ in 0..<1_000_000 where started.withLock({ $0 < 4 }) { sched_yield() }
                    for _ in 0..<1000 { sched_yield() }
                    return entry
                }
                end.leave()
            }
        }
        end.wait()
        #expect(reads.withLock { $0 } == 1)
    }

    @Test
    func `after a failed read, one of the waiting threads reads the part`() {
        struct Failure: Error {}
        let cache = SegmentCache(capacity: 100 * entry.byteCount)
        let started = Guarded(0)
        let attempts = Guarded(0)
        let results = Guarded<[Bool]>([])
        let end = DispatchGroup()
        for _ in 0..<4 {
            end.enter()
            Thread.detachNewThread { [entry] in
                started.withLock { $0 += 1 }
                let found = try? cache.entry(.texts, of: 1) {
                    let isFirst = attempts.withLock { count in
                        count += 1
                        return count == 1
                    }
                    // The other threads begin while this one reads.
                    for _ in 0..<1_000_000 where started.withLock({ $0 < 4 }) { sched_yield() }
                    for _ in 0..<1000 { sched_yield() }
                    if isFirst { throw Failure() }
                    return entry
                }
                results.withLock { $0.append(found != nil) }
                end.leave()
            }
        }
        end.wait()
        #expect(results.withLock { $0.filter { !$0 }.count } == 1)
        #expect(attempts.withLock { $0 } == 2)
        #expect(misses(1..<2, cache) == 0)
    }

    @Test
    func `a cache without capacity keeps nothing`() {
        let cache = SegmentCache(capacity: 0)
        for _ in 0..<3 { #expect(misses(0..<10, cache) == 10) }
        #expect(cache.byteCount == 0)
    }
}
