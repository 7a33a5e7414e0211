import CTypeAhead
import Dispatch
import Foundation

/// The number of processors. Foundation determines it from files, which takes as long as a short search.
private let processorCount = ProcessInfo.processInfo.activeProcessorCount

extension IndexSearch {
    /// Processes the given segments.
    ///
    /// Starts on the current thread: rare terms are found before other threads wake up. When one thread exceeds its share of
    /// work, or is about to, all processors process the remaining segments.
    ///
    /// - Parameters:
    ///   - expectedWork: The work of a segment to which a search is positioned, as far as known without doing it.
    ///   - body: Called with the search of a thread, positioned at a segment, and the matches of that segment, if known.
    mutating func visit(
        _ numbers: Range<Int>,
        comparesDiacritics: Bool = true,
        expectedWork: (inout SegmentSearch) -> Int = { _ in 0 },
        _ body: (inout SegmentSearch, inout SegmentSearch.Found?) -> Void
    ) {
        guard !numbers.isEmpty else { return }
        var search = makeSearch(numbers.lowerBound, comparesDiacritics: comparesDiacritics)
        var next = numbers.lowerBound
        while next < numbers.upperBound, search.work.cost < Self.workOfOneThread {
            search.move(to: segments[next], number: next)
            // Only the first segment, which usually is one of the largest.
            let isFirst = next == numbers.lowerBound
            if isFirst, numbers.count > 1, expectedWork(&search) > Self.workOfOneThread { break }
            body(&search, &found[next])
            next += 1
        }
        take(search.result)
        if next < numbers.upperBound { visitConcurrently(next..<numbers.upperBound, comparesDiacritics, body) }
    }

    /// About as much work as waking a thread takes.
    private static var workOfOneThread: Int { 20_000 }

    private mutating func visitConcurrently(
        _ numbers: Range<Int>,
        _ comparesDiacritics: Bool,
        _ body: (inout SegmentSearch, inout SegmentSearch.Found?) -> Void
    ) {
        let threads = min(numbers.count, processorCount)
        var results = [SegmentSearch.Result?](repeating: nil, count: threads)
        shared.next.pointee = UInt64(numbers.lowerBound)
        let next = shared.next
        let this = self
        found.withUnsafeMutableBufferPointer { found in
            results.withUnsafeMutableBufferPointer { results in
                nonisolated(unsafe) let found = found
                nonisolated(unsafe) let results = results
                nonisolated(unsafe) let body = body
                nonisolated(unsafe) let next = next
                DispatchQueue.concurrentPerform(iterations: threads) { thread in
                    var search = this.makeSearch(numbers.lowerBound, comparesDiacritics: comparesDiacritics)
                    var number = Int(typeahead_next(next))
                    while number < numbers.upperBound {
                        search.move(to: this.segments[number], number: number)
                        body(&search, &found[number])
                        number = Int(typeahead_next(next))
                    }
                    results[thread] = search.result
                }
            }
        }
        for result in results { result.map { take($0) } }
    }

    private func makeSearch(_ number: Int, comparesDiacritics: Bool) -> SegmentSearch {
        SegmentSearch(
            query,
            in: segments[number],
            number: number,
            ranks: ranks,
            comparesDiacritics: comparesDiacritics,
            worst: shared.worst
        )
    }

    /// Merges the results of a thread.
    private mutating func take(_ result: SegmentSearch.Result) {
        total += result.total
        work += result.work
        hits.insert(contentsOf: result.hits)
    }
}
