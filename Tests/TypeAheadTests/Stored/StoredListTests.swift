import Foundation
import Testing

@testable import TypeAhead

@Suite("Stored posting lists and word starts")
struct StoredListTests {
    private static func slots(_ count: Int, of total: Int, seed: UInt64) -> [UInt16] {
        var random = SplitMix64(state: seed)
        var slots = Set<UInt16>()
        while slots.count < count { slots.insert(UInt16(Int.random(in: 0..<total, using: &random))) }
        return slots.sorted()
    }

    private static func stored(_ slots: [UInt16], of total: Int) -> [UInt8] {
        var bytes: [UInt8] = []
        slots.withUnsafeBufferPointer { PostingList.append($0, of: total, to: &bytes) }
        let memory = FixedArray(bytes)
        return PostingList(count: slots.count, slots: total, bytes: memory.pointer, owner: memory).stored
    }

    private static func read(_ bytes: [UInt8], of total: Int) -> [UInt16]? {
        PostingList.read(bytes, slots: total).map { list in
            var slots: [UInt16] = []
            PostingList(count: list.count, slots: total, bytes: list.bytes.pointer).visit { slots.append(UInt16($0)) }
            return slots
        }
    }

    private static let sizes = [
        (1, 1), (1, 65_536), (2, 3), (3, 3), (40, 64), (9, 65), (256, 65_536), (257, 65_536), (9000, 65_536),
        (16_384, 65_536), (30_000, 65_536), (65_536, 65_536), (100, 777), (200, 777),
    ]

    @Test(arguments: sizes)
    func `a stored list has the slots of the list, wherever they are`(count: Int, total: Int) {
        let lists = [
            Self.slots(count, of: total, seed: 1), (0..<count).map { UInt16($0) },
            (total - count..<total).map { UInt16($0) },
        ]
        for slots in lists { #expect(Self.read(Self.stored(slots, of: total), of: total) == slots) }
    }

    @Test(arguments: [100, 1000, 5000, 12_000, 20_000, 40_000])
    func `a stored list of random slots takes at most a sixth more bits than their entropy`(count: Int) {
        let share = Double(count) / 65_536
        let entropy = -65_536 * (share * log2(share) + (1 - share) * log2(1 - share))
        #expect(
            Double(Self.stored(Self.slots(count, of: 65_536, seed: 2), of: 65_536).count * 8) < entropy * 7 / 6 + 32
        )
    }

    @Test(arguments: sizes)
    func `a damaged list is refused, or is a different list of slots of the segment`(count: Int, total: Int) {
        let slots = Self.slots(count, of: total, seed: 3)
        let bytes = Self.stored(slots, of: total)
        var random = SplitMix64(state: 4)
        for _ in 0..<200 {
            var damaged = bytes
            switch Int.random(in: 0..<3, using: &random) {
            case 0: damaged.removeLast(Int.random(in: 1...bytes.count, using: &random))
            case 1: damaged.append(UInt8.random(in: 0...255, using: &random))
            default: damaged[Int.random(in: bytes.indices, using: &random)] ^= UInt8.random(in: 1...255, using: &random)
            }
            guard let read = Self.read(damaged, of: total) else { continue }
            #expect(read != slots)
            #expect(zip(read, read.dropFirst()).allSatisfy { $0 < $1 } && read.allSatisfy { $0 < total })
        }
    }

    // MARK: Word starts

    private static func roundTrip(_ starts: [UInt64], of text: [UInt8]) throws -> (starts: [UInt64], size: Int) {
        var bytes: [UInt8] = []
        starts.withUnsafeBufferPointer { starts in
            text.withUnsafeBufferPointer { WordStartCoding.append(starts, of: $0, to: &bytes) }
        }
        let read = bytes.withUnsafeBufferPointer { bytes in
            var reader = ByteReader(bytes)
            return WordStartCoding(&reader, length: text.count)
        }
        return (try #require(read).wordStarts(of: text), bytes.count)
    }

    @Test
    func `word starts after spaces take no bytes`() throws {
        let text = [0xFF] + Array("one two three four".utf8) + [0xFF]
        let starts: [UInt64] = [1 << 1 | 1 << 5 | 1 << 9 | 1 << 15]
        let (read, size) = try Self.roundTrip(starts, of: text)
        #expect(read == starts)
        #expect(size == 33)
    }

    @Test(arguments: 0..<20)
    func `any word starts are read as they were stored`(seed: Int) throws {
        var random = SplitMix64(state: UInt64(seed))
        let text =
            [0xFF]
            + (0..<Int.random(in: 0...300, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        var starts = (0..<(text.count + 63) / 64).map { _ in random.next() & random.next() }
        if text.count % 64 > 0 { starts[starts.count - 1] &= 1 << UInt64(text.count % 64) - 1 }
        #expect(try Self.roundTrip(starts, of: text).starts == starts)
    }
}
