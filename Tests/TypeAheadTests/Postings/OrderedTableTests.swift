import Testing

@testable import TypeAhead

@Suite("Values of ordered fields")
struct OrderedTableTests {
    private func table(_ values: [(Double, Int)]) -> OrderedTable {
        var gatherer = OrderedGatherer()
        for (value, slot) in values { gatherer.insert(OrderedKey(value), slot: slot) }
        return gatherer.table()
    }

    private func slots(_ table: OrderedTable, _ condition: SearchFilter.Condition) -> [Int] {
        guard let interval = SearchValueType.number.interval(of: condition) else { return [] }
        return table.slots(in: interval).map { Int($0) }
    }

    @Test func `the slots of an interval are found by value, then by slot`() {
        let table = table([(5, 3), (1, 0), (5, 1), (9, 2), (5, 3), (-2, 4)])
        #expect(table.count == 4)
        #expect(slots(table, .equal("5")) == [1, 3])
        #expect(slots(table, .less("5")) == [4, 0])
        #expect(slots(table, .lessOrEqual("5")) == [4, 0, 1, 3])
        #expect(slots(table, .greater("5")) == [2])
        #expect(slots(table, .range("1", "5")) == [0, 1, 3])
        #expect(slots(table, .range("6", "8")) == [])
        #expect(slots(table, .range("9", "1")) == [])
        #expect(slots(self.table([]), .greater("0")) == [])
    }

    @Test func `a stored table is read again`() throws {
        var random = SplitMix64(state: 3)
        for size in [0, 1, 200, 3000] {
            let values = (0..<size).map { _ in
                (Double(Int.random(in: -50...50, using: &random)), Int.random(in: 0..<60_000, using: &random))
            }
            let stored = table(values.sorted { $0.1 < $1.1 }).stored
            let read = try #require(OrderedTable.read(stored, slots: 60_000))
            #expect(read.stored == stored)
            #expect(slots(read, .greater("0")).count == Set(values.filter { $0.0 > 0 }.map { "\($0)" }).count)
        }
    }

    @Test func `damaged bytes are refused or are a table within the bounds`() {
        var random = SplitMix64(state: 4)
        let stored = table((0..<40).map { (Double($0 / 3), $0) }).stored
        for _ in 0..<5000 {
            var bytes = stored
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random) { bytes.removeLast(Int.random(in: 1..<20, using: &random)) }
            guard let read = OrderedTable.read(bytes, slots: 40) else { continue }
            var previous: OrderedKey?
            read.visit { key, slots in
                #expect(previous.map { $0 < key } ?? true)
                #expect(slots.allSatisfy { $0 < 40 } && zip(slots, slots.dropFirst()).allSatisfy { $0 < $1 })
                previous = key
            }
        }
        #expect(OrderedTable.read(Array(stored.dropLast()), slots: 40) == nil)
        #expect(OrderedTable.read(stored, slots: 39) == nil)
    }
}
