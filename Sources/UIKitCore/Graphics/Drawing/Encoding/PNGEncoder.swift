import Foundation

/// Encodes images as PNG.
enum PNGEncoder {
    static func data(of bitmap: Bitmap) -> Data {
        let hasAlpha = !bitmap.isOpaque
        var header = big(UInt32(bitmap.width)) + big(UInt32(bitmap.height))
        header += [8, hasAlpha ? 6 : 2, 0, 0, 0]
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", header)
        file += chunk("IDAT", Deflate.zlib(filtered(bitmap, hasAlpha: hasAlpha)))
        file += chunk("IEND", [])
        return Data(file)
    }

    /// Returns the filtered rows: differences from the pixel to the left in the first row, from the row above in all
    /// others. Repetitions become zeros.
    private static func filtered(_ bitmap: Bitmap, hasAlpha: Bool) -> [UInt8] {
        let parts = hasAlpha ? 4 : 3
        var result: [UInt8] = []
        result.reserveCapacity((bitmap.width * parts + 1) * bitmap.height)
        var above = [UInt8](repeating: 0, count: bitmap.width * parts)
        for y in 0..<bitmap.height {
            var row: [UInt8] = []
            row.reserveCapacity(bitmap.width * parts)
            for x in 0..<bitmap.width {
                let index = (y * bitmap.width + x) * 4
                let alpha = Int(bitmap.bytes[index + 3])
                for part in 0..<3 {
                    // Colours in PNG are not premultiplied.
                    let value = Int(bitmap.bytes[index + part])
                    row.append(
                        alpha == 255
                            ? UInt8(value) : alpha == 0 ? 0 : UInt8(min(255, (value * 255 + alpha / 2) / alpha))
                    )
                }
                if hasAlpha { row.append(UInt8(alpha)) }
            }
            if y == 0 {
                result.append(1)
                for index in row.indices { result.append(row[index] &- (index < parts ? 0 : row[index - parts])) }
            } else {
                result.append(2)
                for index in row.indices { result.append(row[index] &- above[index]) }
            }
            above = row
        }
        return result
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
        let named = Array(name.utf8) + content
        return big(UInt32(content.count)) + named + big(checksum(named))
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(0xFFFF_FFFF) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
    }

    static func big(_ number: UInt32) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
}

/// Compresses bytes in the deflate format. Only runs of equal bytes are compressed.
enum Deflate {
    static func zlib(_ bytes: [UInt8]) -> [UInt8] {
        var sums: (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            sums.0 = (sums.0 + UInt32(byte)) % 65521
            sums.1 = (sums.1 + sums.0) % 65521
        }
        return [0x78, 0x01] + compressed(bytes) + PNGEncoder.big(sums.1 << 16 | sums.0)
    }

    private static func compressed(_ bytes: [UInt8]) -> [UInt8] {
        var bits = BitWriter()
        bits.write(1, count: 1)
        bits.write(1, count: 2)
        var index = 0
        while index < bytes.count {
            write(symbol: Int(bytes[index]), to: &bits)
            let byte = bytes[index]
            index += 1
            var length = 0
            while index + length < bytes.count, bytes[index + length] == byte, length < 258 { length += 1 }
            if length >= 3 {
                write(length: length, to: &bits)
                index += length
            }
        }
        write(symbol: 256, to: &bits)
        return bits.finished()
    }

    /// Writes a repetition of the last byte.
    private static func write(length: Int, to bits: inout BitWriter) {
        let index = starts.lastIndex { $0 <= length } ?? 0
        write(symbol: 257 + index, to: &bits)
        bits.write(UInt32(length - starts[index]), count: extras[index])
        // The code of distance one is zero.
        bits.write(0, count: 5)
    }

    private static let starts = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let extras = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    /// Writes a symbol in the fixed Huffman code.
    private static func write(symbol: Int, to bits: inout BitWriter) {
        switch symbol {
        case ..<144: bits.writeReversed(UInt32(0x30 + symbol), count: 8)
        case ..<256: bits.writeReversed(UInt32(0x190 + symbol - 144), count: 9)
        case ..<280: bits.writeReversed(UInt32(symbol - 256), count: 7)
        default: bits.writeReversed(UInt32(0xC0 + symbol - 280), count: 8)
        }
    }

    private struct BitWriter {
        private var bytes: [UInt8] = []
        private var rest: UInt32 = 0
        private var count = 0

        mutating func write(_ value: UInt32, count length: Int) {
            rest |= value << count
            count += length
            while count >= 8 {
                bytes.append(UInt8(truncatingIfNeeded: rest))
                rest >>= 8
                count -= 8
            }
        }

        /// Writes the highest bit first.
        mutating func writeReversed(_ value: UInt32, count length: Int) {
            for bit in (0..<length).reversed() { write((value >> bit) & 1, count: 1) }
        }

        mutating func finished() -> [UInt8] {
            if count > 0 { bytes.append(UInt8(truncatingIfNeeded: rest)) }
            return bytes
        }
    }
}
