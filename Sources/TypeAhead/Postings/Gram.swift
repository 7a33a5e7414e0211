/// The keys of posting lists: letters of folded text, bigrams of adjacent letters, and the starts of fields, words and readings
/// with the letter that follows.
///
/// Keys are small numbers. Letters and bigrams that are frequent in many languages have keys of their own. The others share
/// keys by hash, so the candidates of a shared list must be verified.
struct Gram: Hashable {
    /// The key of the posting list.
    var key: UInt16

    /// Whether the key is free of collisions.
    var isExact: Bool
}

extension Gram {
    /// Precedes the first letter of a field. Beyond all Unicode scalars.
    static let fieldStart: UInt32 = 0x11_0000
    /// Precedes the first letter of a word that does not begin a field.
    static let wordStart: UInt32 = 0x11_0001
    /// Precedes the first letter of a word of a reading.
    static let readingStart: UInt32 = 0x11_0002

    /// The key of a letter.
    @inline(__always)
    static func letter(_ scalar: UInt32) -> Gram {
        if scalar < 0x2000 { return Gram(key: UInt16(truncatingIfNeeded: scalar), isExact: true) }
        // Kana and Korean letters.
        if scalar >= 0x3000, scalar < 0x3200 {
            return Gram(key: UInt16(truncatingIfNeeded: scalar - 0x3000 + 0x2000), isExact: true)
        }
        return Gram(key: UInt16(truncatingIfNeeded: 0x2200 + mixed(scalar, 0) % 0x1000), isExact: false)
    }

    /// The number of letter keys.
    static let letterKeys = 0x3200

    /// The key of a bigram, or of a start and a letter.
    @inline(__always)
    static func bigram(_ first: UInt32, _ second: UInt32) -> Gram {
        let a = commonLetter(first)
        let b = commonLetter(second)
        if a < commonLetters, b < commonLetters {
            return Gram(key: UInt16(truncatingIfNeeded: a * commonLetters + b), isExact: true)
        }
        let shared = UInt32(bigramKeys) - exactBigrams
        return Gram(key: UInt16(truncatingIfNeeded: exactBigrams + mixed(first, second) % shared), isExact: false)
    }

    /// The key of a bigram in a reading. Readings have lists of their own, because they match by prefix only.
    @inline(__always)
    static func readingBigram(_ first: UInt32, _ second: UInt32) -> Gram {
        let shared = UInt32(bigramKeys) - exactBigrams
        let key = exactBigrams + mixed(first ^ 0x5A_5A5A, second) % shared
        return Gram(key: UInt16(truncatingIfNeeded: key), isExact: false)
    }

    /// The number of bigram keys.
    static let bigramKeys = 0x4000

    private static let commonLetters: UInt32 = 41
    private static var exactBigrams: UInt32 { commonLetters * commonLetters }

    @inline(__always)
    private static func commonLetter(_ scalar: UInt32) -> UInt32 {
        switch scalar {
        case 0x61...0x7A: scalar - 0x61
        case 0x30...0x39: scalar - 0x30 + 26
        case 0x20: 36
        case 0x2D: 37
        case 0x27: 38
        case fieldStart: 39
        case wordStart: 40
        default: .max
        }
    }

    @inline(__always)
    private static func mixed(_ first: UInt32, _ second: UInt32) -> UInt32 {
        var hash = first &* 0x9E37_79B1 ^ (second &+ 0x7F4A_7C15) &* 0x85EB_CA6B
        hash ^= hash >> 15
        hash = hash &* 0x2C1B_3C6D
        return hash ^ hash >> 13
    }
}
