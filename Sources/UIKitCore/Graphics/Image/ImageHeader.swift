import Foundation

/// Reads the width and height of an image from its first bytes.
enum ImageHeader {
    /// Returns the size in pixels of PNG, JPEG, GIF, WebP or SVG data; nil for other data and empty images.
    static func size(of data: Data) -> CGSize? {
        let bytes = [UInt8](data)
        let size =
            png(bytes) ?? jpeg(bytes) ?? gif(bytes, readsFrames: false)?.size ?? webP(bytes)?.size ?? svg(data)
        guard let size, size.width > 0, size.height > 0 else { return nil }
        return size
    }

    /// Reads a PNG header: eight fixed bytes, then an IHDR chunk that begins with width and height.
    private static func png(_ bytes: [UInt8]) -> CGSize? {
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        guard bytes.count >= 24, bytes.starts(with: signature), bytes[12..<16].elementsEqual("IHDR".utf8) else {
            return nil
        }
        return CGSize(width: number(bytes[16..<20]), height: number(bytes[20..<24]))
    }

    /// Reads a JPEG header: a sequence of segments, of which the start-of-frame segment contains height and width.
    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
        var index = 2
        while index + 3 < bytes.count {
            guard bytes[index] == 0xFF else { return nil }
            let marker = bytes[index + 1]
            if marker == 0xFF {
                index += 1
                continue
            }
            if marker == 0x01 || (0xD0...0xD8).contains(marker) {
                index += 2
                continue
            }
            if startsFrame(marker) {
                guard index + 8 < bytes.count else { return nil }
                return CGSize(width: number(bytes[index + 7...index + 8]), height: number(bytes[index + 5...index + 6]))
            }
            let length = number(bytes[index + 2...index + 3])
            guard marker != 0xD9, marker != 0xDA, length >= 2 else { return nil }
            index += 2 + length
        }
        return nil
    }

    /// Whether a marker starts a frame. These are C0 to CF except C4, C8 and CC.
    private static func startsFrame(_ marker: UInt8) -> Bool {
        (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
    }

    private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
        bytes.reduce(0) { $0 << 8 | Int($1) }
    }
}
