import Foundation

/// A symbol's name, read as a drawing with its variants: `fill`, enclosures such as `circle`, `slash` and badges.
struct SymbolComposition: Hashable, Sendable {
    /// The drawing without variants.
    let base: String
    /// The variants, from the inside out.
    private(set) var variants: [Variant] = []

    enum Variant: Hashable, Sendable {
        case fill
        case slash
        /// An enclosure of this shape.
        case enclosure(String)
        /// A badge with this sign; empty for a dot.
        case badge(String)
    }

    private static let enclosures: [Substring: String] = [
        "circle": "circle", "square": "square", "triangle": "triangle", "octagon": "octagon", "hexagon": "hexagon",
        "diamond": "diamond", "shield": "shield", "seal": "seal", "rectangle": "rectangle", "app": "app",
        "bubble": "bubble.left", "capsule": "capsule", "pentagon": "pentagon",
    ]

    private static let badges: Set<Substring> = [
        "plus", "minus", "xmark", "checkmark", "exclamationmark", "questionmark", "clock", "gearshape", "ellipsis",
        "person",
    ]

    /// Reads a name; nil if a part of it is unknown.
    init?(name: String) {
        let words = name.split(separator: ".")
        guard !words.isEmpty, !name.hasPrefix("#"), !name.hasPrefix("."), !name.hasSuffix("."), !name.contains("..")
        else { return nil }
        let count = words.indices.reversed().first {
            SymbolDrawings.contains(words[...$0].joined(separator: "."))
        }
        if let count {
            base = words[...count].joined(separator: ".")
        } else if Self.isCharacters(words[0]), words.count > 1, Self.enclosures[words[1]] != nil {
            base = "#" + words[0]
        } else {
            return nil
        }
        var rest = words.dropFirst((count ?? 0) + 1)
        while let word = rest.popFirst() {
            if word == "fill" {
                variants.append(.fill)
            } else if word == "slash" {
                variants.append(.slash)
            } else if let shape = Self.enclosures[word] {
                variants.append(.enclosure(shape))
            } else if word == "badge" {
                let sign = rest.first.flatMap { Self.badges.contains($0) ? $0 : nil }
                if sign != nil { rest.removeFirst() }
                variants.append(.badge(sign.map(String.init) ?? ""))
            } else {
                return nil
            }
        }
        guard Set(variants).count == variants.count else { return nil }
    }

    /// The placeholder for a symbol without a drawing.
    static let placeholder = SymbolComposition(placeholder: ())

    private init(placeholder: Void) { base = "#placeholder" }

    /// Whether a word is a letter or a number of one or two digits.
    private static func isCharacters(_ word: Substring) -> Bool {
        let ascii = word.utf8
        return ascii.count == 1 && ascii.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
            || ascii.count == 2 && ascii.allSatisfy { (48...57).contains($0) }
    }

    /// The name without the last variant; nil without variants.
    var simpler: String? {
        variants.isEmpty ? nil : base
    }

    /// The characters of a digit or letter in an enclosure; nil for other symbols.
    var characters: String? {
        base.hasPrefix("#") && self != .placeholder ? base.dropFirst().uppercased() : nil
    }

    // MARK: Drawing

    /// Returns the parts of the drawing.
    ///
    /// - Parameter isLayered: Whether parts in front of others have their own colour, and do not have to be cut out.
    func steps(isLayered: Bool) -> [SymbolStep] {
        var filled = variants.contains(.fill)
        var result: [SymbolStep]
        var rest = variants[...]
        if let first = variants.firstIndex(where: { if case .enclosure = $0 { true } else { false } }) {
            // The fill of a symbol with an enclosure is that of the enclosure.
            filled = variants[first...].contains(.fill)
            result = Self.drawing(base, isFilled: true)
            for variant in variants[..<first] where variant == .slash { result = Self.crossed(result) }
            guard case .enclosure(let shape) = variants[first] else { return result }
            result = Self.enclosed(result, in: shape, isFilled: filled, isLayered: isLayered)
            rest = variants[(first + 1)...]
        } else {
            result = Self.drawing(base, isFilled: filled)
        }
        for variant in rest {
            switch variant {
            case .slash: result = Self.crossed(result)
            case .badge(let sign): result = Self.badged(result, with: sign, isLayered: isLayered)
            case .fill, .enclosure: break
            }
        }
        return result
    }

    private static func drawing(_ name: String, isFilled: Bool) -> [SymbolStep] {
        if let steps = SymbolDrawings.steps(of: name, isFilled: isFilled) { return steps }
        // Two digits beside each other.
        return name.dropFirst().enumerated().flatMap { index, digit in
            (SymbolDrawings.steps(of: "#\(digit)", isFilled: isFilled) ?? []).map {
                $0.transformed(
                    CGAffineTransform(translationX: index == 0 ? -2.4 : 8.4, y: 2).scaledBy(x: 0.75, y: 0.83)
                )
            }
        }
    }

    private static func enclosed(
        _ steps: [SymbolStep],
        in shape: String,
        isFilled: Bool,
        isLayered: Bool
    ) -> [SymbolStep] {
        var outer = SymbolDrawings.steps(of: shape, isFilled: isFilled) ?? []
        for index in outer.indices { outer[index].layer = 1 }
        let scale: CGFloat = shape == "triangle" ? 0.46 : shape == "rectangle" ? 0.5 : 0.58
        let down: CGFloat = shape == "triangle" ? 2.2 : shape == "bubble.left" ? -1.5 : 0
        let place = CGAffineTransform(translationX: 12, y: 12 + down).scaledBy(x: scale, y: scale)
            .translatedBy(x: -12, y: -12)
        let inner = steps.map { step in
            var step = step.transformed(place)
            if case .stroke(let width) = step.ink { step.ink = .stroke(width * 0.85) }
            if isFilled, !isLayered { step.clears.toggle() }
            step.layer = 0
            return step
        }
        return outer + inner
    }

    private static func crossed(_ steps: [SymbolStep]) -> [SymbolStep] {
        let line: [SymbolStep.Element] = [.move(CGPoint(x: 3, y: 3)), .line(CGPoint(x: 21, y: 21))]
        var below = steps
        for index in below.indices { below[index].layer = 1 }
        return below + [
            SymbolStep(path: line, ink: .stroke(3.4), clears: true), SymbolStep(path: line, ink: .stroke(1)),
        ]
    }

    private static func badged(_ steps: [SymbolStep], with sign: String, isLayered: Bool) -> [SymbolStep] {
        let isDot = sign.isEmpty
        let center = isDot ? CGPoint(x: 18.5, y: 5) : CGPoint(x: 18, y: 18)
        func circle(_ radius: CGFloat) -> [SymbolStep.Element] {
            SymbolPathReader.read("O\(center.x) \(center.y) \(radius)") ?? []
        }
        let place = isDot ? CGAffineTransform.identity : CGAffineTransform(translationX: -0.5, y: -1.5)
        var result = steps.map { step in
            var step = step.transformed(place)
            step.layer += 1
            return step
        }
        result.append(SymbolStep(path: circle(isDot ? 5 : 6.7), ink: .fill, clears: true))
        result.append(SymbolStep(path: circle(isDot ? 3.7 : 5.2), ink: .fill))
        guard !isDot else { return result }
        let inner = CGAffineTransform(translationX: center.x, y: center.y).scaledBy(x: 0.3, y: 0.3)
            .translatedBy(x: -12, y: -12)
        return result
            + drawing(sign, isFilled: true).map { step in
                var step = step.transformed(inner)
                if case .stroke(let width) = step.ink { step.ink = .stroke(width * 0.75) }
                step.clears.toggle()
                return step
            }
    }
}
