import CTypeAhead

/// A static symbol table, as in FSST (fast static symbol table compression): frequent sequences of one to eight bytes, the symbols, have
/// codes of one byte. Unlike blocks of a general compressor, short texts are compressed and expanded one by one with a common table, at
/// about the speed of copying.
package struct SymbolTable: Sendable {
    /// The symbols by code: sorted by their first byte, and then the longest first.
    private let symbols: [Symbol]
    /// The bytes of each symbol in a word, and the number of bytes of each code. Zero for a code without a symbol.
    private let words: [UInt64]
    private let lengths: [UInt8]
    /// For each byte, the code of the first symbol that begins with it.
    private let firsts: [UInt16]

    /// The maximum number of symbols. The remaining code precedes a single byte.
    static let capacity = Int(TYPEAHEAD_ESCAPE)

    /// Makes a table of different symbols, at most ``capacity``.
    init(symbols: some Sequence<Symbol>) {
        self.symbols = symbols.sorted()
        precondition(self.symbols.count <= Self.capacity)
        words = self.symbols.map(\.bytes.littleEndian) + [UInt64](repeating: 0, count: 256 - self.symbols.count)
        lengths = self.symbols.map(\.length) + [UInt8](repeating: 0, count: 256 - self.symbols.count)
        var firsts = [UInt16](repeating: 0, count: 257)
        for symbol in self.symbols { firsts[Int(symbol.first) + 1] += 1 }
        for byte in 0..<256 { firsts[byte + 1] += firsts[byte] }
        self.firsts = firsts
    }

    /// A sequence of one to eight bytes.
    struct Symbol: Hashable, Comparable, Sendable {
        /// The bytes, from the lowest one on.
        let bytes: UInt64
        let length: UInt8

        var first: UInt8 { UInt8(truncatingIfNeeded: bytes) }

        init(bytes: UInt64, length: UInt8) {
            self.bytes = bytes
            self.length = length
        }

        /// The first eight bytes of one symbol and the next.
        init(_ symbol: Symbol, _ next: Symbol) {
            let length = min(8, symbol.length + next.length)
            let mask = length == 8 ? UInt64.max : 1 << (UInt64(length) * 8) - 1
            let joined = symbol.length == 8 ? 0 : next.bytes << (UInt64(symbol.length) * 8)
            self.init(bytes: (symbol.bytes | joined) & mask, length: length)
        }

        static func < (one: Symbol, other: Symbol) -> Bool {
            if one.first != other.first { return one.first < other.first }
            return (other.length, one.bytes) < (one.length, other.bytes)
        }
    }

    /// The symbol of a code; nil for the code that precedes a byte.
    func symbol(_ code: UInt8) -> Symbol? { Int(code) < symbols.count ? symbols[Int(code)] : nil }

    // MARK: Texts

    /// The codes of bytes, at most two for each byte.
    package func compress(_ text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        guard !text.isEmpty else { return [] }
        // The longest symbol is compared at each byte.
        let padded = Array(text) + [UInt8](repeating: 0, count: 8)
        return [UInt8](unsafeUninitializedCapacity: text.count * 2) { codes, count in
            count = typeahead_compress(codes.baseAddress!, padded, text.count, words, lengths, firsts)
        }
    }

    /// The codes of bytes.
    package func compress(_ text: [UInt8]) -> [UInt8] { text.withUnsafeBufferPointer { compress($0) } }

    /// The bytes of codes; nil if they are damaged, or have more than the given number of bytes.
    package func expand(_ codes: UnsafeBufferPointer<UInt8>, limit: Int) -> [UInt8]? {
        guard let first = codes.baseAddress, !codes.isEmpty else { return [] }
        let length = typeahead_expanded_length(first, codes.count, lengths)
        guard (0...limit).contains(length) else { return nil }
        return [UInt8](unsafeUninitializedCapacity: length + 8) { text, count in
            typeahead_expand(text.baseAddress!, first, codes.count, words, lengths)
            count = length
        }
    }

    // MARK: Coding

    /// The table as bytes: the number of symbols, and each with its length.
    package var encoded: [UInt8] {
        var bytes: [UInt8] = [UInt8(symbols.count)]
        for symbol in symbols {
            bytes.append(symbol.length)
            for place in 0..<UInt64(symbol.length) {
                bytes.append(UInt8(truncatingIfNeeded: symbol.bytes >> (place * 8)))
            }
        }
        return bytes
    }

    /// Reads a table; nil if it is damaged.
    package init?(decoding encoded: [UInt8]) {
        let table = encoded.withUnsafeBufferPointer { bytes in
            var reader = ByteReader(bytes)
            let table = SymbolTable(decoding: &reader)
            return reader.isAtEnd ? table : nil
        }
        guard let table else { return nil }
        self = table
    }

    /// Reads a table in front of other bytes; nil if it is damaged.
    init?(decoding reader: inout ByteReader) {
        guard let count = reader.byte(), Int(count) <= Self.capacity else { return nil }
        var symbols: [Symbol] = []
        for _ in 0..<count {
            guard let length = reader.byte(), (1...8).contains(length), let bytes = reader.bytes(Int(length)) else {
                return nil
            }
            let word = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
            symbols.append(Symbol(bytes: word, length: length))
        }
        self.init(symbols: symbols)
    }
}
