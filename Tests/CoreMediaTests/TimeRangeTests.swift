import CoreMedia
import Foundation
import Testing

/// Parts of a timeline.
@Suite("Time ranges")
struct TimeRangeTests {
    private func range(_ start: Int64, _ end: Int64) -> CMTimeRange {
        CMTimeRange(start: CMTime(value: start, timescale: 1), end: CMTime(value: end, timescale: 1))
    }

    private func time(_ value: Int64) -> CMTime { CMTime(value: value, timescale: 1) }

    @Test func `A range contains its start, and not its end`() {
        #expect(range(1, 3).containsTime(time(1)))
        #expect(!range(1, 3).containsTime(time(3)))
        #expect(CMTimeRangeGetEnd(range(1, 3)) == time(3))
        #expect(CMTimeRangeContainsTimeRange(range(1, 3), otherRange: range(2, 3)))
        #expect(!range(1, 3).containsTimeRange(range(2, 4)))
    }

    @Test func `Ranges intersect and unite`() {
        #expect(range(1, 3).intersection(range(2, 5)) == range(2, 3))
        #expect(range(1, 3).intersection(range(4, 5)) == .zero)
        #expect(range(1, 3).union(range(4, 5)) == range(1, 5))
        #expect(!range(1, 3).union(.invalid).isValid)
    }

    @Test func `A range of negative duration is invalid`() {
        #expect(!range(3, 1).isValid)
        #expect(range(3, 3).isEmpty)
        #expect(CMTimeRange(start: .zero, duration: .indefinite).isIndefinite)
    }

    @Test func `A time is clamped to a range, and mapped to another range`() {
        #expect(CMTimeClampToRange(time(7), range: range(1, 3)) == time(3))
        let mapped = CMTimeMapTimeFromRangeToRange(time(2), fromRange: range(1, 3), toRange: range(10, 20))
        #expect(mapped == time(15))
    }

    @Test func `A range is encoded and decoded`() throws {
        let data = try JSONEncoder().encode([range(1, 3)])
        #expect(try JSONDecoder().decode([CMTimeRange].self, from: data) == [range(1, 3)])
    }
}
