extension SymbolTable {
    /// The number of rounds that make longer symbols of frequent pairs: enough to reach eight bytes.
    private static let rounds = 5

    /// The number of bytes of a sample from which on the table hardly becomes better.
    private static let sampleSize = 1 << 15

    /// Makes a table of the frequent sequences of a sample. The same sample has always the same table.
    ///
    /// - Complexity: O(*n*) for *n* bytes.
    package init(sample: [UInt8]) {
        var table = SymbolTable(symbols: [])
        for _ in 0..<Self.rounds { table = sample.withUnsafeBufferPointer { table.improved(for: $0) } }
        self = table
    }

    /// Pieces of a text from beginning to end, as a sample.
    package static func sample(of text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        let piece = 512
        let count = sampleSize / piece
        guard text.count > sampleSize else { return Array(text) }
        return (0..<count).flatMap { index in
            let start = (text.count - piece) / (count - 1) * index
            return text[start..<start + piece]
        }
    }

    /// A table of the symbols, and pairs of symbols, that save most bytes of a sample.
    private func improved(for sample: UnsafeBufferPointer<UInt8>) -> SymbolTable {
        var gains: [Symbol: Int] = [:]
        func count(_ symbol: Symbol, _ times: Int) {
            // A byte without a symbol takes two codes, and lacking one is costly in texts that the sample does not represent.
            gains[symbol, default: 0] += times * Int(symbol.length) * (symbol.length == 1 ? 8 : 1)
        }
        // The units are the symbols, and then the bytes.
        let bytes = 256
        let units = 2 * bytes
        var singles = [Int32](repeating: 0, count: units)
        var pairs = [Int32](repeating: 0, count: units * units)
        var previous: Int?
        var isByte = false
        for code in compress(sample) {
            if code == UInt8(Self.capacity), !isByte {
                isByte = true
                continue
            }
            let unit = isByte ? bytes + Int(code) : Int(code)
            isByte = false
            singles[unit] += 1
            if let previous { pairs[previous * units + unit] += 1 }
            previous = unit
        }
        func symbol(of unit: Int) -> Symbol {
            if unit < bytes, let known = self.symbol(UInt8(unit)) { return known }
            return Symbol(bytes: UInt64(unit - bytes), length: 1)
        }
        for first in 0..<units where singles[first] > 0 {
            count(symbol(of: first), Int(singles[first]))
            guard symbol(of: first).length < 8 else { continue }
            for second in 0..<units where pairs[first * units + second] > 1 {
                count(Symbol(symbol(of: first), symbol(of: second)), Int(pairs[first * units + second]))
            }
        }
        // The order decides between equal gains, so that the table depends only on the sample.
        let best = gains.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        return SymbolTable(symbols: best.prefix(Self.capacity).lazy.map(\.key))
    }
}
