import Foundation

/// Encodes images as baseline JPEG without chroma subsampling. Translucent pixels are blended with white.
struct JPEGEncoder {
    private var bytes: [UInt8] = []
    private var rest: UInt32 = 0
    private var count = 0

    /// - Parameter quality: From 0, the smallest file, to 1, the best quality.
    static func data(of bitmap: Bitmap, quality: CGFloat) -> Data {
        var encoder = JPEGEncoder()
        encoder.encode(bitmap, quality: quality)
        return Data(encoder.bytes)
    }

    private mutating func encode(_ bitmap: Bitmap, quality: CGFloat) {
        let percent = min(max(Double(quality.isNaN ? 1 : quality) * 100, 1), 100)
        let factor = percent < 50 ? 50 / percent : 2 - percent / 50
        func scaled(_ table: [Int]) -> [Int] { table.map { min(max(Int((Double($0) * factor).rounded()), 1), 255) } }
        let tables = [scaled(Self.lightTable), scaled(Self.colorTable)]
        writeHeader(bitmap, tables)
        var last = [0, 0, 0]
        for top in stride(from: 0, to: bitmap.height, by: 8) {
            for left in stride(from: 0, to: bitmap.width, by: 8) {
                for (part, block) in Self.blocks(of: bitmap, left: left, top: top).enumerated() {
                    let kind = part == 0 ? 0 : 1
                    let values = Self.quantized(block, tables[kind])
                    write(values, after: last[part], kind)
                    last[part] = values[0]
                }
            }
        }
        writeBits(0x7F, 7)
        bytes += [0xFF, 0xD9]
    }

    // MARK: Header

    private mutating func segment(_ marker: UInt8, _ content: [UInt8]) {
        let length = content.count + 2
        bytes += [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)] + content
    }

    private mutating func writeHeader(_ bitmap: Bitmap, _ tables: [[Int]]) {
        bytes = [0xFF, 0xD8]
        segment(0xE0, Array("JFIF".utf8) + [0, 1, 1, 0, 0, 1, 0, 1, 0, 0])
        for (index, table) in tables.enumerated() {
            segment(0xDB, [UInt8(index)] + Self.zigzag.map { UInt8(table[$0]) })
        }
        let size = [bitmap.height, bitmap.width].flatMap {
            [UInt8(truncatingIfNeeded: $0 >> 8), UInt8(truncatingIfNeeded: $0)]
        }
        segment(0xC0, [8] + size + [3, 1, 0x11, 0, 2, 0x11, 1, 3, 0x11, 1])
        for (index, code) in Self.codes.enumerated() {
            segment(0xC4, [[0x00, 0x10, 0x01, 0x11][index]] + code.counts + code.symbols)
        }
        segment(0xDA, [3, 1, 0x00, 2, 0x11, 3, 0x11, 0, 63, 0])
    }

    // MARK: Blocks

    /// Returns the luma and chroma values of a block of 8 × 8 pixels. Pixels beyond the edge repeat the edge.
    private static func blocks(of bitmap: Bitmap, left: Int, top: Int) -> [[Float]] {
        var blocks = Array(repeating: [Float](repeating: 0, count: 64), count: 3)
        for y in 0..<8 {
            for x in 0..<8 {
                let pixel = bitmap.pixel(min(left + x, bitmap.width - 1), min(top + y, bitmap.height - 1))
                let white = 255 - pixel.alpha
                let (red, green, blue) = (pixel.red + white, pixel.green + white, pixel.blue + white)
                blocks[0][y * 8 + x] = 0.299 * red + 0.587 * green + 0.114 * blue - 128
                blocks[1][y * 8 + x] = -0.168_736 * red - 0.331_264 * green + 0.5 * blue
                blocks[2][y * 8 + x] = 0.5 * red - 0.418_688 * green - 0.081_312 * blue
            }
        }
        return blocks
    }

    private static let cosines: [Float] = (0..<64).map { index in
        let (frequency, place) = (index / 8, index % 8)
        let scale = frequency == 0 ? 0.125.squareRoot() : 0.5
        return Float(scale * cos((2 * Double(place) + 1) * Double(frequency) * Double.pi / 16))
    }

    /// Returns the quantized DCT coefficients of a block, in zigzag order.
    private static func quantized(_ block: [Float], _ table: [Int]) -> [Int] {
        var rows = [Float](repeating: 0, count: 64)
        for y in 0..<8 {
            for u in 0..<8 { rows[y * 8 + u] = (0..<8).reduce(0) { $0 + block[y * 8 + $1] * cosines[u * 8 + $1] } }
        }
        var result = [Int](repeating: 0, count: 64)
        for v in 0..<8 {
            for u in 0..<8 {
                let value = (0..<8).reduce(Float(0)) { $0 + rows[$1 * 8 + u] * cosines[v * 8 + $1] }
                result[v * 8 + u] = Int((value / Float(table[v * 8 + u])).rounded())
            }
        }
        return zigzag.map { result[$0] }
    }

    // MARK: Bits

    private mutating func write(_ values: [Int], after last: Int, _ kind: Int) {
        let (direct, alternating) = (Self.codes[kind * 2], Self.codes[kind * 2 + 1])
        let difference = values[0] - last
        let size = Self.size(difference)
        writeCode(direct, UInt8(size))
        writeNumber(difference, size)
        var zeros = 0
        let end = values.lastIndex { $0 != 0 } ?? 0
        for index in 1..<64 where index <= end {
            guard values[index] != 0 else {
                zeros += 1
                continue
            }
            while zeros > 15 {
                writeCode(alternating, 0xF0)
                zeros -= 16
            }
            let size = Self.size(values[index])
            writeCode(alternating, UInt8(zeros << 4 | size))
            writeNumber(values[index], size)
            zeros = 0
        }
        if end < 63 { writeCode(alternating, 0) }
    }

    private static func size(_ value: Int) -> Int { Int.bitWidth - abs(value).leadingZeroBitCount }

    private mutating func writeNumber(_ value: Int, _ size: Int) {
        guard size > 0 else { return }
        writeBits(UInt32(value < 0 ? value + (1 << size) - 1 : value), size)
    }

    private mutating func writeCode(_ code: Code, _ symbol: UInt8) {
        let (bits, length) = code.words[Int(symbol)]
        writeBits(bits, length)
    }

    private mutating func writeBits(_ value: UInt32, _ length: Int) {
        rest = rest << UInt32(length) | value
        count += length
        while count >= 8 {
            let byte = UInt8(truncatingIfNeeded: rest >> UInt32(count - 8))
            bytes.append(byte)
            if byte == 0xFF { bytes.append(0) }
            count -= 8
            rest &= (1 << UInt32(count)) - 1
        }
    }

    // MARK: Tables of the format

    /// A Huffman code: the number of code words of each length, and their symbols.
    private struct Code {
        let counts: [UInt8]
        let symbols: [UInt8]
        let words: [(bits: UInt32, length: Int)]

        init(_ counts: [UInt8], _ symbols: [UInt8]) {
            self.counts = counts
            self.symbols = symbols
            var words = [(bits: UInt32, length: Int)](repeating: (0, 0), count: 256)
            var (word, next): (UInt32, Int) = (0, 0)
            for (index, count) in counts.enumerated() {
                for _ in 0..<count {
                    words[Int(symbols[next])] = (word, index + 1)
                    word += 1
                    next += 1
                }
                word <<= 1
            }
            self.words = words
        }
    }

    private static let zigzag = [
        0, 1, 8, 16, 9, 2, 3, 10, 17, 24, 32, 25, 18, 11, 4, 5, 12, 19, 26, 33, 40, 48, 41, 34, 27, 20, 13, 6, 7, 14,
        21,
        28, 35, 42, 49, 56, 57, 50, 43, 36, 29, 22, 15, 23, 30, 37, 44, 51, 58, 59, 52, 45, 38, 31, 39, 46, 53, 60, 61,
        54, 47, 55, 62, 63,
    ]

    private static let lightTable = [
        16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56, 14, 17, 22, 29,
        51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113, 92, 49, 64, 78, 87, 103, 121,
        120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
    ]

    private static let colorTable = [
        17, 18, 24, 47, 99, 99, 99, 99, 18, 21, 26, 66, 99, 99, 99, 99, 24, 26, 56, 99, 99, 99, 99, 99, 47, 66, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99, 99,
        99, 99, 99, 99, 99, 99, 99, 99,
    ]

    /// The codes for DC and AC coefficients of luma, then of chroma.
    private static let codes = [
        Code([0, 1, 5, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0], Array(0...11)),
        Code([0, 2, 1, 3, 3, 2, 4, 3, 5, 5, 4, 4, 0, 0, 1, 125], lightSymbols),
        Code([0, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0], Array(0...11)),
        Code([0, 2, 1, 2, 4, 4, 3, 4, 7, 5, 4, 4, 0, 1, 2, 119], colorSymbols),
    ]

    private static let lightSymbols: [UInt8] =
        [
            0x01, 0x02, 0x03, 0x00, 0x04, 0x11, 0x05, 0x12, 0x21, 0x31, 0x41, 0x06, 0x13, 0x51, 0x61, 0x07, 0x22, 0x71,
            0x14,
            0x32, 0x81, 0x91, 0xA1, 0x08, 0x23, 0x42, 0xB1, 0xC1, 0x15, 0x52, 0xD1, 0xF0, 0x24, 0x33, 0x62, 0x72, 0x82,
            0x09,
            0x0A, 0x16, 0x17, 0x18, 0x19, 0x1A, 0x25, 0x26, 0x27, 0x28, 0x29, 0x2A,
        ] + rows(from: 0x34)

    private static let colorSymbols: [UInt8] =
        [
            0x00, 0x01, 0x02, 0x03, 0x11, 0x04, 0x05, 0x21, 0x31, 0x06, 0x12, 0x41, 0x51, 0x07, 0x61, 0x71, 0x13, 0x22,
            0x32,
            0x81, 0x08, 0x14, 0x42, 0x91, 0xA1, 0xB1, 0xC1, 0x09, 0x23, 0x33, 0x52, 0xF0, 0x15, 0x62, 0x72, 0xD1, 0x0A,
            0x16,
            0x24, 0x34, 0xE1, 0x25, 0xF1, 0x17, 0x18, 0x19, 0x1A, 0x26, 0x27, 0x28, 0x29, 0x2A,
        ] + rows(from: 0x35)

    /// The symbols with the longest code words, in ascending order, row by row.
    private static func rows(from first: UInt8) -> [UInt8] {
        var symbols: [UInt8] = []
        for high in UInt8(0x3)...0xF {
            let isLight = first == 0x34
            let lowest: UInt8 =
                switch high {
                case 0x3: first & 0xF
                case 0x4...0x7: 3
                case 0x8: isLight ? 3 : 2
                case 0x9...0xD: 2
                default: isLight ? 1 : 2
                }
            symbols += (lowest...0xA).map { high << 4 | $0 }
        }
        return symbols
    }
}
