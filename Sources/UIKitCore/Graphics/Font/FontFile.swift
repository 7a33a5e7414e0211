import Foundation

/// Reads the names and the style of the fonts in a TrueType or OpenType file.
enum FontFile {
    /// A font of a file.
    struct Face: Equatable, Sendable {
        /// The name of the typeface: `Lato`.
        var family: String
        /// The name without spaces by which apps request the font: `Lato-BoldItalic`.
        var postScriptName: String
        /// The name for users: `Lato Bold Italic`.
        var fullName: String
        /// The weight from 100 to 900. Regular is 400.
        var weight: Int
        var isItalic: Bool

        /// The order of the faces of a family when only the family is requested.
        var distanceFromRegular: Int { abs(weight - 400) + (isItalic ? 1000 : 0) }

        /// The attributes, with size 0.
        var face: FontFace {
            let steps: [(Int, UIFont.Weight)] = [
                (150, .ultraLight), (250, .thin), (350, .light), (450, .regular), (550, .medium), (650, .semibold),
                (750, .bold), (850, .heavy),
            ]
            var face = FontFace(pointSize: 0, weight: steps.first { weight < $0.0 }?.1 ?? .black)
            face.isItalic = isItalic
            face.familyName = family
            return face
        }
    }

    /// The maximum number of fonts in a collection that are read.
    private static let countLimit: UInt32 = 64

    /// Returns the fonts in a file. Empty if the data is not a font file or damaged.
    static func faces(in data: Data) -> [Face] {
        let reader = Reader(bytes: [UInt8](data))
        guard reader.tag(0) == "ttcf" else { return face(in: reader, at: 0).map { [$0] } ?? [] }
        let count = min(reader.long(8) ?? 0, countLimit)
        return (0..<Int(count)).compactMap { index in
            reader.long(12 + 4 * index).flatMap { face(in: reader, at: Int($0)) }
        }
    }

    private static func face(in reader: Reader, at start: Int) -> Face? {
        guard let kind = reader.tag(start), ["\u{0}\u{1}\u{0}\u{0}", "OTTO", "true"].contains(kind),
            let count = reader.word(start + 4)
        else { return nil }
        var tables: [String: Int] = [:]
        for index in 0..<Int(count) {
            let record = start + 12 + 16 * index
            guard let tag = reader.tag(record), let offset = reader.long(record + 8) else { return nil }
            tables[tag] = Int(offset)
        }
        guard let names = tables["name"].map({ self.names(in: reader, at: $0) }), let family = names[16] ?? names[1]
        else {
            return nil
        }
        let fullName = names[4] ?? family
        let style = tables["OS/2"]
        return Face(
            family: family,
            postScriptName: names[6] ?? fullName.filter { $0 != " " },
            fullName: fullName,
            weight: style.flatMap { reader.word($0 + 4) }.map(Int.init) ?? 400,
            isItalic: (style.flatMap { reader.word($0 + 62) } ?? 0) & 1 != 0
        )
    }

    /// Returns the texts of a name table by the number of their kind. Those in English have priority.
    private static func names(in reader: Reader, at table: Int) -> [Int: String] {
        guard let count = reader.word(table + 2), let strings = reader.word(table + 4) else { return [:] }
        var result: [Int: String] = [:]
        var ranks: [Int: Int] = [:]
        for index in 0..<Int(count) {
            let record = table + 6 + 12 * index
            let fields = (0..<6).compactMap { reader.word(record + 2 * $0).map(Int.init) }
            guard fields.count == 6, [1, 4, 6, 16].contains(fields[3]) else { continue }
            // Platform 3 is Windows, with language 0x409 for English; platform 1 is the old Mac OS, with language 0.
            let isUnicode = fields[0] != 1
            let rank = fields[0] == 3 && fields[2] == 0x409 ? 3 : isUnicode ? 1 : fields[2] == 0 ? 2 : 0
            guard rank > ranks[fields[3]] ?? -1, let bytes = reader.bytes(table + Int(strings) + fields[5], fields[4])
            else {
                continue
            }
            let encoding: String.Encoding = isUnicode ? .utf16BigEndian : .macOSRoman
            guard let text = String(bytes: bytes, encoding: encoding), !text.isEmpty else { continue }
            result[fields[3]] = text
            ranks[fields[3]] = rank
        }
        return result
    }

    /// Reads big-endian numbers. Offsets outside the file yield nil.
    private struct Reader {
        let bytes: [UInt8]

        func bytes(_ offset: Int, _ count: Int) -> ArraySlice<UInt8>? {
            guard offset >= 0, count >= 0, offset <= bytes.count - count else { return nil }
            return bytes[offset..<offset + count]
        }

        func word(_ offset: Int) -> UInt16? { bytes(offset, 2)?.reduce(0) { $0 << 8 | UInt16($1) } }
        func long(_ offset: Int) -> UInt32? { bytes(offset, 4)?.reduce(0) { $0 << 8 | UInt32($1) } }
        func tag(_ offset: Int) -> String? { bytes(offset, 4).map { String(decoding: $0, as: UTF8.self) } }
    }
}
