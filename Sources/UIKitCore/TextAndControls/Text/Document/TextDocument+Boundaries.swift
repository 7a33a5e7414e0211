import Foundation

/// Boundaries of characters and words. Parameters and results are locations, unless documented as offsets into the text.
extension TextDocument {
    /// The index of a UTF-16 offset in the text. Inside a surrogate pair, the index before the pair.
    func index(_ offset: Int) -> String.Index {
        let units = text.utf16
        let index = units.index(units.startIndex, offsetBy: min(max(offset, 0), units.count))
        return index.samePosition(in: text.unicodeScalars) ?? units.index(before: index)
    }

    /// Widens a range of offsets to whole surrogate pairs. An empty range stays empty.
    func scalarAligned(_ offsets: Range<Int>) -> Range<Int> {
        let lower = offset(index(offsets.lowerBound))
        guard !offsets.isEmpty else { return lower..<lower }
        let upper = offset(index(offsets.upperBound))
        return lower..<(upper < offsets.upperBound ? upper + 2 : upper)
    }

    /// The location, rounded down to the start of its character.
    func roundedDown(_ location: Int) -> Int {
        guard location > textStart else { return location }
        return textStart + offset(text.characterStart(index(location - textStart)))
    }

    /// The location, rounded up to the end of its character.
    func roundedUp(_ location: Int) -> Int {
        let down = roundedDown(location)
        return down == location ? location : boundary(after: down)
    }

    /// The start of the character or token before a location; at least the start of the document.
    func boundary(before location: Int) -> Int {
        guard location > textStart else { return max(location - 1, 0) }
        let start = roundedDown(location)
        return start < location ? start : textStart + offset(text.index(before: index(location - textStart)))
    }

    /// The end of the character or token after a location; at most the end of the document.
    func boundary(after location: Int) -> Int {
        if location < textStart { return location + 1 }
        guard location < length else { return length }
        return textStart + offset(text.index(after: text.characterStart(index(location - textStart))))
    }

    /// The start of the word before a location. A token is a word, and words do not cross the start of the text.
    func wordStart(before location: Int) -> Int {
        guard location > textStart else { return boundary(before: location) }
        return textStart + offset(text.wordStart(before: index(location - textStart)))
    }

    /// The end of the word after a location. A token is a word.
    func wordEnd(after location: Int) -> Int {
        guard location >= textStart else { return boundary(after: location) }
        return textStart + offset(text.wordEnd(after: index(location - textStart)))
    }

    private func offset(_ index: String.Index) -> Int {
        text.utf16.distance(from: text.startIndex, to: index)
    }
}

/// Words of a text: letters, digits and underscores, and an apostrophe between two of them.
extension String {
    /// The start of the word before an index, or the start of the text.
    func wordStart(before index: Index) -> Index {
        var index = index
        while index > startIndex, !isInWord(self.index(before: index)) { index = self.index(before: index) }
        while index > startIndex, isInWord(self.index(before: index)) { index = self.index(before: index) }
        return index
    }

    /// The end of the word after an index, or the end of the text.
    func wordEnd(after index: Index) -> Index {
        var index = index
        while index < endIndex, !isInWord(index) { index = self.index(after: index) }
        while index < endIndex, isInWord(index) { index = self.index(after: index) }
        return index
    }

    /// Whether the character at an index belongs to a word.
    func isInWord(_ index: Index) -> Bool {
        let character = self[index]
        if character.isWordCharacter { return true }
        guard character == "'" || character == "\u{2019}", index > startIndex else { return false }
        let next = self.index(after: index)
        return next < endIndex && self[next].isWordCharacter && self[self.index(before: index)].isWordCharacter
    }
}

extension Character {
    fileprivate var isWordCharacter: Bool { isLetter || isNumber || self == "_" }
}
