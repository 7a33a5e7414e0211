import Testing

@testable import TypeAhead

@Suite("Symbol tables")
struct SymbolTableTests {
    private static let names = Array(
        (0..<200).map { "The \(["north", "old", "new"][$0 % 3]) harbour of Ashford\($0 % 7), Łódź\n" }.joined().utf8
    )

    private static func bytes(_ count: Int, below limit: UInt8 = .max, seed: UInt64) -> [UInt8] {
        var random = SplitMix64(state: seed)
        return (0..<count).map { _ in UInt8.random(in: 0...limit, using: &random) }
    }

    private static func expand(_ codes: [UInt8], with table: SymbolTable, limit: Int = .max) -> [UInt8]? {
        codes.withUnsafeBufferPointer { table.expand($0, limit: limit) }
    }

    @Test(
        arguments: [
            names, bytes(5000, seed: 1), bytes(5000, below: 2, seed: 2), [0], [], [UInt8](repeating: 0, count: 99),
            Array(names.prefix(2)),
        ]
    )
    func `compressed bytes expand to the same bytes, with any table`(text: [UInt8]) {
        for sample in [Self.names, text, [], [0, 0, 0, 0, 0, 0, 0, 0, 0], Self.bytes(4000, below: 2, seed: 3)] {
            let table = SymbolTable(sample: sample)
            #expect(Self.expand(table.compress(text), with: table) == text)
        }
    }

    @Test
    func `frequent sequences take a third of their bytes, others at most twice as many`() {
        let table = SymbolTable(sample: Self.names)
        #expect(table.compress(Self.names).count * 3 < Self.names.count)
        let random = Self.bytes(1000, seed: 4)
        #expect(table.compress(random).count <= random.count * 2)
    }

    @Test
    func `the same sample has always the same table`() {
        let random = Self.bytes(3000, below: 5, seed: 5)
        #expect(SymbolTable(sample: random).encoded == SymbolTable(sample: random).encoded)
    }

    @Test
    func `a stored table compresses as the original, and is not read from more or fewer bytes`() throws {
        let table = SymbolTable(sample: Self.names)
        let read = try #require(SymbolTable(decoding: table.encoded))
        #expect(read.compress(Self.names) == table.compress(Self.names))
        #expect(SymbolTable(decoding: table.encoded + [0]) == nil)
        for count in 0..<table.encoded.count {
            #expect(SymbolTable(decoding: Array(table.encoded.prefix(count))) == nil)
        }
    }

    @Test
    func `codes without a symbol, without an escaped byte, or of too many bytes do not expand`() {
        let table = SymbolTable(symbols: [SymbolTable.Symbol(bytes: 0x6261, length: 2)])
        #expect(Self.expand([0, 255, 0x63], with: table) == Array("abc".utf8))
        #expect(Self.expand([1], with: table) == nil)
        #expect(Self.expand([0, 255], with: table) == nil)
        #expect(Self.expand([0, 0], with: table, limit: 3) == nil)
        #expect(Self.expand([0, 0], with: table, limit: 4) == Array("abab".utf8))
    }
}
