#if GTK
/// Converts between UTF-16 units, which UIKit counts, and characters, which GTK counts. They differ by the number of surrogate pairs.
///
/// A conversion takes time in proportion to the logarithm of the number of pairs; an edit, to their number behind it.
struct WideOffsets: Equatable {
    /// The offsets of the surrogate pairs in UTF-16 units, ascending.
    private var pairs: [Int] = []

    /// Makes the conversion of an empty text.
    init() {}

    /// The number of characters before an offset in UTF-16 units.
    func characters(before units: Int) -> Int { units - count(below: units) }

    /// The number of UTF-16 units before an offset in characters.
    func units(before characters: Int) -> Int {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] - middle < characters { low = middle + 1 } else { high = middle }
        }
        return characters + low
    }

    /// Follows the replacement of a range, in UTF-16 units, by a text.
    mutating func replace(_ range: Range<Int>, with text: String) {
        let (first, last) = (count(below: range.lowerBound), count(below: range.upperBound))
        var added: [Int] = []
        var offset = range.lowerBound
        for scalar in text.unicodeScalars {
            if scalar.value > 0xFFFF {
                added.append(offset)
                offset += 1
            }
            offset += 1
        }
        let shift = offset - range.upperBound
        if shift != 0 { for index in last..<pairs.count { pairs[index] += shift } }
        pairs.replaceSubrange(first..<last, with: added)
    }

    /// The number of pairs that begin before an offset.
    private func count(below units: Int) -> Int {
        var (low, high) = (0, pairs.count)
        while low < high {
            let middle = (low + high) / 2
            if pairs[middle] < units { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
#endif
