import Names

/// Random texts of letters and digits, a part of which contains the letters of a needle in order: the data that frizbee's BENCHMARKS.md
/// describes.
struct Haystacks {
    /// The kinds of data.
    enum Kind: String, CaseIterable {
        case partial = "5 % match"
        case all = "all match"
        case noneWithPartial = "none match, 15 % in part"
        case none = "none match"

        /// The shares of the texts that contain all letters of the needle, and some of them.
        fileprivate var shares: (full: Double, partial: Double) {
            switch self {
            case .partial: (0.05, 0.2)
            case .all: (1, 0)
            case .noneWithPartial: (0, 0.15)
            case .none: (0, 0)
            }
        }
    }

    static let needle = "deadbeef"
    private static let alphabet = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789")
    private static let foreign = alphabet.filter { !needle.contains($0.lowercased()) }

    let kind: Kind
    let length: Int
    let texts: [String]

    /// Makes the texts, the same in each run.
    ///
    /// - Parameters:
    ///   - length: The median length. The lengths have a normal distribution, with a quarter of it as standard deviation.
    ///   - count: The number of texts.
    init(_ kind: Kind, length: Int, count: Int) {
        var random = SplitMix(seed: UInt64(length))
        self.kind = kind
        self.length = length
        texts = (0..<count).map { _ in Self.text(kind, length, &random) }
    }

    private static func text(_ kind: Kind, _ median: Int, _ random: inout SplitMix) -> String {
        let (full, partial) = kind.shares
        let choice = Double.random(in: 0..<1, using: &random)
        let length = max(1, Int(abs(normal(mean: Double(median), deviation: Double(median / 4), &random)).rounded()))
        func letters(_ count: Int, of alphabet: [Character]) -> [Character] {
            (0..<max(0, count)).map { _ in alphabet.randomElement(using: &random)! }
        }
        if choice < partial {
            let count = Int.random(in: 0..<min(length, needle.count), using: &random)
            let places = needle.indices.shuffled(using: &random).prefix(count).sorted()
            let rest = letters(length - count, of: foreign)
            return mixed(places.map { needle[$0] }, rest, &random)
        }
        guard choice < partial + full else { return String(letters(length, of: foreign)) }
        let rest = letters(length - needle.count, of: alphabet)
        return mixed(Array(needle), rest, &random)
    }

    /// The letters of both, in the order that each has.
    private static func mixed(_ left: [Character], _ right: [Character], _ random: inout SplitMix) -> String {
        let share = Double(left.count) / Double(max(1, left.count + right.count))
        var (left, right, result) = (left[...], right[...], "")
        while !left.isEmpty, !right.isEmpty {
            result.append(Double.random(in: 0..<1, using: &random) < share ? left.removeFirst() : right.removeFirst())
        }
        return result + String(left) + String(right)
    }
}
