import Foundation

/// The images of an animated file, as its header and its blocks declare them.
struct ImageFrameTable {
    var size: CGSize
    /// The durations of the images in seconds, as declared.
    var delays: [TimeInterval] = []
    /// The number of repetitions; 0 for no end, nil if the file declares none.
    var loopCount: Int?
}

extension ImageHeader {
    /// More images are not read: a small file can declare many.
    private static let frameLimit = 1 << 16

    /// Returns the images of a GIF or WebP file; nil for other data.
    static func frames(of data: Data) -> ImageFrameTable? {
        let bytes = [UInt8](data)
        return gif(bytes, readsFrames: true) ?? webP(bytes)
    }

    /// Reads a GIF: the size, and unless only that is needed the blocks.
    static func gif(_ bytes: [UInt8], readsFrames: Bool) -> ImageFrameTable? {
        guard bytes.count >= 13, bytes.starts(with: Array("GIF8".utf8)), bytes[5] == UInt8(ascii: "a") else {
            return nil
        }
        var table = ImageFrameTable(size: CGSize(width: little(bytes, 6, 2), height: little(bytes, 8, 2)))
        guard readsFrames else { return table }
        var place = 13 + colorTableLength(bytes[10])
        var delay: TimeInterval = 0
        /// Skips the parts of a block, each of which begins with its length.
        func skipParts() {
            while place < bytes.count, bytes[place] != 0 { place += Int(bytes[place]) + 1 }
            place += 1
        }
        while place + 1 < bytes.count, table.delays.count < frameLimit {
            switch bytes[place] {
            case 0x21:
                let kind = bytes[place + 1]
                place += 2
                if kind == 0xF9, place + 5 <= bytes.count, bytes[place] == 4 {
                    delay = TimeInterval(little(bytes, place + 2, 2)) / 100
                } else if kind == 0xFF, place + 16 <= bytes.count,
                    bytes[place + 1..<place + 12].elementsEqual("NETSCAPE2.0".utf8), bytes[place + 12] == 3
                {
                    table.loopCount = little(bytes, place + 14, 2)
                }
                skipParts()
            case 0x2C:
                guard place + 10 < bytes.count else { return table }
                place += 10 + colorTableLength(bytes[place + 9]) + 1
                skipParts()
                table.delays.append(delay)
                delay = 0
            default: return table
            }
        }
        return table
    }

    private static func colorTableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }

    /// Reads the chunks of a WebP file.
    static func webP(_ bytes: [UInt8]) -> ImageFrameTable? {
        guard bytes.count >= 30, bytes.starts(with: Array("RIFF".utf8)), bytes[8..<12].elementsEqual("WEBP".utf8) else {
            return nil
        }
        var table = ImageFrameTable(size: .zero)
        var place = 12
        while place + 8 <= bytes.count, table.delays.count < frameLimit {
            let length = little(bytes, place + 4, 4)
            let content = place + 8
            func has(_ count: Int) -> Bool { length >= count && content + count <= bytes.count }
            switch String(decoding: bytes[place..<place + 4], as: UTF8.self) {
            case "VP8X" where has(10):
                table.size = CGSize(width: little(bytes, content + 4, 3) + 1, height: little(bytes, content + 7, 3) + 1)
            case "VP8 " where has(10) && table.size == .zero:
                table.size = CGSize(
                    width: little(bytes, content + 6, 2) & 0x3FFF,
                    height: little(bytes, content + 8, 2) & 0x3FFF
                )
            case "VP8L" where has(5) && table.size == .zero:
                let bits = little(bytes, content + 1, 4)
                table.size = CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
            case "ANIM" where has(6): table.loopCount = little(bytes, content + 4, 2)
            case "ANMF" where has(16): table.delays.append(TimeInterval(little(bytes, content + 12, 3)) / 1000)
            default: break
            }
            place = content + length + length % 2
        }
        return table.size == .zero ? nil : table
    }

    private static func little(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
        (0..<count).reversed().reduce(0) { $0 << 8 | Int(bytes[start + $1]) }
    }
}
