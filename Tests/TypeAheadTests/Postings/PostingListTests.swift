import Testing

@testable import TypeAhead

@Suite("Posting lists")
struct PostingListTests {
    /// About the given number of ascending slots of a segment.
    private static func slots(_ count: Int, of total: Int, _ random: inout SplitMix64) -> [UInt16] {
        let chosen = (0..<count).map { _ in UInt16.random(in: 0...UInt16(total - 1), using: &random) }
        // Adds a run of consecutive slots and both ends to the single ones.
        return Set(chosen + [0, UInt16(total - 1)] + (0..<UInt16(min(20, total)))).sorted()
    }

    @Test(
        arguments: [
            (1, 1), (3, 64), (40, 64), (10, 65_536), (300, 65_536), (3000, 65_536), (20_000, 65_536), (300, 4000),
            (700, 4000),
        ]
    )
    func `a posting list in each encoding decodes to the encoded set`(count: Int, total: Int) {
        var random = SplitMix64(state: UInt64(count))
        let slots = Self.slots(count, of: total, &random)
        let others = Set(Self.slots(total / 3, of: total, &random).map(Int.init))
        var bytes: [UInt8] = []
        slots.withUnsafeBufferPointer { PostingList.append($0, of: total, to: &bytes) }
        let memory = FixedArray(bytes)
        let list = PostingList(count: slots.count, slots: total, bytes: memory.pointer)
        let expected = Set(slots.map(Int.init))
        var visited: [Int] = []
        list.visit { visited.append($0) }
        #expect(visited == expected.sorted())

        func set(_ body: (borrowing SlotBitSet, borrowing SlotBitSet) -> Void) -> Set<Int> {
            let bits = SlotBitSet(slots: total)
            let scratch = SlotBitSet(slots: total)
            for slot in others { bits.insert(slot) }
            body(bits, scratch)
            var found: Set<Int> = []
            bits.visit { found.insert($0) }
            #expect(bits.count == found.count)
            return found
        }
        #expect(set { bits, _ in list.insert(into: bits) } == others.union(expected))
        #expect(set { list.intersect($0, scratch: $1) } == others.intersection(expected))
        #expect(set { list.remove(from: $0, scratch: $1) } == others.subtracting(expected))
        _ = set { bits, _ in #expect(list.count(in: bits) == others.intersection(expected).count) }

        /// Passes an array of slots to an operation of the list, and returns the slots that remain.
        func row(_ slots: some Sequence<Int>, _ body: (UnsafeMutablePointer<UInt16>, Int) -> Int) -> [Int] {
            var row = slots.map { UInt16($0) }
            let count = row.count
            row += [UInt16](repeating: 0xABCD, count: list.count)
            let left = row.withUnsafeMutableBufferPointer { body($0.baseAddress!, count) }
            // Nothing is written beyond the larger of the two counts.
            #expect(row.dropFirst(max(count, list.count)).allSatisfy { $0 == 0xABCD })
            return row.prefix(left).map(Int.init)
        }
        let copied = row([]) { slots, _ in
            list.copy(to: slots)
            return list.count
        }
        #expect(copied == expected.sorted())
        for part in [others, Set(others.prefix(20)), others.intersection(expected), [], [0], [total - 1]] {
            let kept = row(part.sorted()) { list.keep($0, count: $1, scratch: SlotBitSet(slots: total)) }
            #expect(kept == part.intersection(expected).sorted())
        }
    }

    @Test
    func `lookup finds the lists of stored keys and no others`() {
        let postings: [UInt32] = (0..<500).flatMap { slot in
            [7, 9, 300].filter { slot.isMultiple(of: $0) }.map { UInt32($0) << 16 | UInt32(slot) }
        }
        let lists = PostingLists(postings, keyCount: 400, slots: 500)
        #expect(lists.list(7)?.count == 72)
        #expect(lists.list(9)?.count == 56)
        #expect(lists.list(300)?.count == 2)
        #expect(lists.list(8) == nil)
        #expect(lists.list(0) == nil)
        #expect(lists.list(399) == nil)
    }
}
