import Foundation
import TypeAhead

/// Tables and queries from a seed, with few letters, so that many records match in different ways.
struct RandomTable {
    private var state: UInt64
    /// The rows, with the header.
    private(set) var text = "name\tplace\tkind\n"
    /// Queries, some with typos.
    private(set) var queries: [String] = []

    init(seed: UInt64, count: Int = 300) {
        state = seed
        for _ in 0..<count {
            let kind = ["a", "b", "c d", ""][number(4)]
            text += "\(words(1...3))\t\(words(0...4))\t\(kind)\n"
        }
        queries = ["", "zzzz"] + (0..<14).map { _ in query() }
    }

    /// SplitMix64.
    private mutating func number(_ limit: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
    }

    private mutating func word() -> String {
        let parts = ["ba", "ro", "São", "é", "lin", "Ka", "te", "Å", "mi", "no"]
        return (0...number(3)).map { _ in parts[number(parts.count)] }.joined()
    }

    private mutating func words(_ range: ClosedRange<Int>) -> String {
        (0..<range.lowerBound + number(range.count)).map { _ in word() }.joined(separator: " ")
    }

    private mutating func query() -> String {
        var text = words(1...2)
        if number(3) == 0 { text.removeLast() }
        if number(4) == 0, text.count > 2 { text.remove(at: text.index(after: text.startIndex)) }
        switch number(8) {
        case 0: return "\"\(text)\""
        case 1: return "\(text) -ba"
        default: return text
        }
    }
}
