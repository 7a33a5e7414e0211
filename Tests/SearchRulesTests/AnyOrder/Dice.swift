import Foundation
import UIKit

/// A deterministic random number generator: the same seed gives the same numbers.
struct Dice: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed &* 0xD134_2543_DE82_EF95 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    mutating func one<Value>(of values: [Value]) -> Value { values.randomElement(using: &self)! }

    mutating func flag() -> Bool { Bool.random(using: &self) }

    /// A length in points, rarely a valid one.
    mutating func length() -> CGFloat {
        let (huge, tiny) = (CGFloat.greatestFiniteMagnitude, CGFloat.leastNonzeroMagnitude)
        return one(of: [0, 1, 44, 320.5, -1, -320, 1e9, -1e9, huge, -huge, .infinity, -.infinity, .nan, tiny])
    }

    mutating func point() -> CGPoint { CGPoint(x: length(), y: length()) }

    mutating func size() -> CGSize { CGSize(width: length(), height: length()) }

    mutating func rect() -> CGRect { CGRect(origin: point(), size: size()) }

    mutating func insets() -> UIEdgeInsets {
        UIEdgeInsets(top: length(), left: length(), bottom: length(), right: length())
    }

    /// An index, rarely a valid one.
    mutating func index() -> Int { one(of: [0, 1, 2, -1, 7, 1_000_000, .max, .min, NSNotFound]) }

    mutating func text() -> String? {
        one(of: [
            nil, "", " ", "a", "rose", "a\nb\r\n\tc", "👨‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}\u{301}\u{301}", "\u{0}", "\u{FFFC}", "שלום עולם",
            "\u{202E}abc\u{202C}", String(repeating: "long ", count: 2_000), "<b>&amp;</b>", "%@%d%n",
        ])
    }

    mutating func titles() -> [String]? {
        one(of: [nil, [], [""], ["One"], ["All", "New"], ["", ""], Array(repeating: "Many", count: 40)])
    }
}
