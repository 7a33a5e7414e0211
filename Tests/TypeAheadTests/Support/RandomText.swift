@testable import TypeAhead

/// Deterministic random numbers and texts.
struct RandomText: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// Ranges for random texts: scalars whose combinations folding must handle correctly.
    private static let parts: [ClosedRange<UInt32>] = [
        0x20...0x7E, 0x61...0x66, 0x20...0x20, 0x00...0x1F, 0xA0...0x24F, 0x250...0x2FF, 0x300...0x36F, 0x300...0x338,
        0x370...0x52F, 0x590...0x5F4, 0x600...0x6FF, 0x900...0xDFF, 0xE00...0xEFF, 0xF00...0xFFF, 0x1100...0x11FF,
        0x1E00...0x1FFF, 0x2000...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2600...0x27BF, 0x3000...0x30FF,
        0x3130...0x318F, 0x3200...0x33FF, 0x4E00...0x4E10, 0xAC00...0xD7A3, 0xAC00...0xAC40, 0xF900...0xFAFF,
        0xFB00...0xFDFF, 0xFE00...0xFEFF, 0xFF00...0xFFEF, 0x1D400...0x1D7FF, 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF,
        0x1F466...0x1F469, 0x1F000...0x1FAFF, 0x200D...0x200D, 0xFE0F...0xFE0F, 0xAD...0xAD, 0x0...0x10FFFF,
    ]

    /// Returns a random scalar.
    mutating func scalar() -> Unicode.Scalar {
        while true {
            let part = Self.parts.randomElement(using: &self) ?? 0x20...0x7E
            if let scalar = Unicode.Scalar(UInt32.random(in: part, using: &self)) { return scalar }
        }
    }

    /// Returns a text of at most the given number of scalars. Every second text has few different scalars.
    mutating func text(atMost count: Int) -> String {
        var text = String.UnicodeScalarView()
        let few = Bool.random(using: &self) ? (0..<4).map { _ in scalar() } : []
        for _ in 0..<Int.random(in: 0...count, using: &self) {
            text.append(few.randomElement(using: &self) ?? scalar())
        }
        return String(text)
    }

    /// The foldings for which the laws are tested.
    static let foldings = [
        TextFolding(), TextFolding(language: "sv"), TextFolding(language: "tr"), TextFolding(language: "vi"),
        TextFolding(language: "pl"), TextFolding(language: "ru"),
    ]
}
