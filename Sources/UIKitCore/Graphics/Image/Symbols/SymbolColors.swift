import Foundation

/// The natural colours of a symbol.
struct SymbolColors {
    /// The colour of the badge or of the sign in an enclosure; nil for that of the body.
    private let front: UIColor?
    /// The colour of the body or of the enclosure; nil for the tint.
    private let body: UIColor?

    /// Returns the colours of a symbol; nil if it has none.
    init?(of composition: SymbolComposition) {
        let natural = Self.bodies[composition.base]
        for variant in composition.variants {
            if case .badge(let sign) = variant {
                front = Self.badges[sign] ?? .systemRed
                body = natural
                return
            }
        }
        let isEnclosed = composition.variants.contains { if case .enclosure = $0 { true } else { false } }
        guard isEnclosed, composition.variants.contains(.fill) else {
            guard let natural else { return nil }
            front = natural
            body = natural
            return
        }
        front = composition.base == "exclamationmark" ? .black : .white
        guard let color = natural ?? Self.signs[composition.base] else { return nil }
        body = color
    }

    func layers(tint: UIColor) -> [UIColor] { [front ?? body ?? tint, body ?? tint] }

    private static let badges: [String: UIColor] = [
        "plus": .systemGreen, "minus": .systemRed, "xmark": .systemRed, "checkmark": .systemGreen,
        "exclamationmark": .systemYellow, "questionmark": .systemGray, "clock": .systemGray, "": .systemRed,
    ]

    /// The colours of signs' enclosures.
    private static let signs: [String: UIColor] = [
        "plus": .systemGreen, "minus": .systemRed, "xmark": .systemRed, "checkmark": .systemGreen,
        "exclamationmark": .systemYellow, "trash": .systemRed, "info": .systemBlue,
    ]

    private static let bodies: [String: UIColor] = [
        "heart": .systemRed, "star": .systemYellow, "sun.max": .systemYellow, "sun.min": .systemYellow,
        "flame": .systemOrange, "drop": .systemBlue, "leaf": .systemGreen, "tree": .systemGreen, "bolt": .systemYellow,
        "moon": .systemIndigo, "moon.stars": .systemIndigo, "folder": .systemBlue, "snowflake": .systemCyan,
        "flag": .systemRed, "bookmark": .systemRed, "trash": .systemRed, "bell": .systemYellow, "carrot": .systemOrange,
        "phone": .systemGreen, "video": .systemGreen, "message": .systemGreen, "envelope": .systemBlue,
        "crown": .systemYellow, "trophy": .systemYellow, "location": .systemBlue, "lightbulb": .systemYellow,
    ]
}
