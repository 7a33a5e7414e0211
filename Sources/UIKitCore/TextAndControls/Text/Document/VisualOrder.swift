/// The caret positions in a line of text, from left to right.
///
/// Reorders right-to-left text and the numbers in it with Unicode's bidirectional algorithm, but without embeddings and isolates,
/// which users hardly type in search fields.
struct VisualOrder {
    /// Whether the line as a whole is right-to-left: the direction of its first letter, or of the interface if it has no letters.
    let isRightToLeft: Bool
    /// The offsets in UTF-16 units, each once, in visual order.
    private let offsets: [Int]

    /// Whether a text contains right-to-left characters.
    static func isNeeded(for text: String) -> Bool {
        text.unicodeScalars.contains(where: \.isRightToLeft)
    }

    init(of text: String, inRightToLeftInterface: Bool) {
        var kinds = text.map(Kind.init)
        let first = kinds.first { $0 == .left || $0 == .right }
        isRightToLeft = first.map { $0 == .right } ?? inRightToLeftInterface
        Self.resolve(&kinds, isRightToLeft: isRightToLeft)
        var bounds = [0]
        for character in text { bounds.append(bounds[bounds.count - 1] + character.utf16.count) }
        let order = Self.caretOrder(
            of: Self.levels(of: kinds, isRightToLeft: isRightToLeft),
            isRightToLeft: isRightToLeft
        )
        offsets = order.map { bounds[$0] }
    }

    /// The offset to the left or right of the given one; nil at the edge.
    func neighbour(of offset: Int, toRight: Bool) -> Int? {
        guard let place = offsets.firstIndex(of: offset) else { return nil }
        let next = toRight ? place + 1 : place - 1
        return offsets.indices.contains(next) ? offsets[next] : nil
    }

    /// The outermost offset on one side.
    func edge(atRight: Bool) -> Int { (atRight ? offsets.last : offsets.first) ?? 0 }

    // MARK: Directions

    /// The bidirectional class of a character.
    private enum Kind {
        case left, right
        /// A digit. Numbers are left-to-right even in right-to-left text.
        case number
        /// A separator between the digits of a number.
        case joiner
        case neutral

        init(_ character: Character) {
            guard let scalar = character.unicodeScalars.first else {
                self = .neutral
                return
            }
            switch scalar.value {
            case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: self = .number
            case 0x2B, 0x2C, 0x2D, 0x2E, 0x2F, 0x3A: self = .joiner
            default:
                self = scalar.isRightToLeft ? .right : scalar.properties.isAlphabetic ? .left : .neutral
            }
        }
    }

    /// Resolves joiners and neutrals to the direction of their context, and numbers after left-to-right text to left-to-right.
    private static func resolve(_ kinds: inout [Kind], isRightToLeft: Bool) {
        for place in kinds.indices where kinds[place] == .joiner {
            let joins =
                place > 0 && place + 1 < kinds.count && kinds[place - 1] == .number && kinds[place + 1] == .number
            kinds[place] = joins ? .number : .neutral
        }
        let base: Kind = isRightToLeft ? .right : .left
        var last = base
        for place in kinds.indices {
            if kinds[place] == .number, last == .left { kinds[place] = .left }
            if kinds[place] == .left || kinds[place] == .right { last = kinds[place] }
        }
        // For adjacent neutrals, a number counts as right-to-left text.
        var place = 0
        while place < kinds.count {
            guard kinds[place] == .neutral else {
                place += 1
                continue
            }
            let end = kinds[place...].firstIndex { $0 != .neutral } ?? kinds.count
            let before = place == 0 ? base : kinds[place - 1] == .left ? .left : .right
            let after = end == kinds.count ? base : kinds[end] == .left ? .left : .right
            for neutral in place..<end { kinds[neutral] = before == after ? before : base }
            place = end
        }
    }

    private static func levels(of kinds: [Kind], isRightToLeft: Bool) -> [Int] {
        kinds.map { kind in
            switch kind {
            case .right: 1
            case .number: 2
            case .left, .joiner, .neutral: isRightToLeft ? 2 : 0
            }
        }
    }

    /// The caret positions between characters, from left to right. Where two directions meet, the caret is at the edge of the
    /// character that follows in the direction of the line.
    private static func caretOrder(of levels: [Int], isRightToLeft: Bool) -> [Int] {
        var runs: [Range<Int>] = []
        for (place, level) in levels.enumerated() {
            if let last = runs.last, levels[last.lowerBound] == level {
                runs[runs.count - 1] = last.lowerBound..<place + 1
            } else {
                runs.append(place..<place + 1)
            }
        }
        for level in [2, 1] {
            var start = 0
            while start < runs.count {
                let end = runs[start...].firstIndex { levels[$0.lowerBound] < level } ?? runs.count
                runs[start..<end].reverse()
                start = max(end, start + 1)
            }
        }
        if isRightToLeft { runs.reverse() }
        var order: [Int] = []
        for run in runs {
            let isAgainstLine = (levels[run.lowerBound] % 2 == 1) != isRightToLeft
            order.append(run.lowerBound)
            order += isAgainstLine ? Array(run.dropFirst().reversed()) : Array(run.dropFirst())
        }
        order.append(levels.count)
        return isRightToLeft ? order.reversed() : order
    }
}
