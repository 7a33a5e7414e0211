import Foundation

extension ImageHeader {
    /// Returns the orientation that the EXIF segment of JPEG data declares; `up` for other data, and for malformed segments.
    static func orientation(of data: Data) -> UIImage.Orientation {
        // The segment precedes the picture, and is at most 64 KiB long, as is each segment before it.
        let bytes = [UInt8](data.prefix(1 << 18))
        guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return .up }
        var index = 2
        while index + 4 <= bytes.count, bytes[index] == 0xFF {
            let marker = bytes[index + 1]
            if marker == 0xDA || marker == 0xD9 { return .up }
            if marker == 0xFF {
                index += 1
                continue
            }
            let length = Int(bytes[index + 2]) << 8 | Int(bytes[index + 3])
            let end = index + 2 + length
            guard length >= 2, end <= bytes.count else { return .up }
            let content = bytes[(index + 4)..<end]
            if marker == 0xE1, content.starts(with: Array("Exif".utf8) + [0, 0]) {
                return orientation(ofDirectory: Array(content.dropFirst(6)))
            }
            index = end
        }
        return .up
    }

    /// Reads the orientation, tag 0x112, from the first directory of a TIFF structure.
    private static func orientation(ofDirectory bytes: [UInt8]) -> UIImage.Orientation {
        let isLittleEndian = bytes.starts(with: Array("II".utf8))
        guard isLittleEndian || bytes.starts(with: Array("MM".utf8)) else { return .up }
        func number(at index: Int, length: Int) -> Int? {
            guard index >= 0, index + length <= bytes.count else { return nil }
            let part = bytes[index..<index + length]
            return (isLittleEndian ? part.reversed() : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let start = number(at: 4, length: 4), let count = number(at: start, length: 2) else { return .up }
        for entry in 0..<count {
            let place = start + 2 + entry * 12
            guard let tag = number(at: place, length: 2) else { return .up }
            guard tag == 0x112 else { continue }
            let values: [UIImage.Orientation] = [
                .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
            ]
            guard let value = number(at: place + 8, length: 2), values.indices.contains(value - 1) else { return .up }
            return values[value - 1]
        }
        return .up
    }
}
