/// The length that edits of the user can give a text.
///
/// A pasted text may have any length, but to show it and to search for it takes time in proportion to it, on the main actor. Text that
/// the app assigns is not limited.
extension UITextField {
    /// The number of UTF-16 units that new text in place of a range may have.
    func room(replacing range: Range<Int>) -> Int {
        let kept = document.text.utf16.count - document.textOffsets(of: document.clamped(range)).count
        return max(0, textLimit + (currentPaste?.movedLength ?? 0) - kept)
    }
}

extension String {
    /// The longest beginning of at most so many UTF-16 units that ends with a whole character. Of a character that is longer than
    /// that, the beginning in whole scalars.
    ///
    /// Takes time in proportion to the limit, except where a single character is long.
    func prefix(units limit: Int) -> String {
        // Each unit takes at least a byte, and the number of bytes is known.
        guard utf8.count > limit else { return self }
        // Not by an offset into `utf16`: the first one makes Swift count the units of the whole text.
        var (end, count) = (startIndex, 0)
        while end < endIndex {
            count += UTF16.width(unicodeScalars[end])
            guard count <= limit else { break }
            end = unicodeScalars.index(after: end)
        }
        guard end < endIndex else { return self }
        let boundary = characterStart(end)
        return String(self[..<(boundary > startIndex ? boundary : end)])
    }

    /// The beginning of the character around an index.
    func characterStart(_ index: Index) -> Index {
        index.samePosition(in: self) ?? self.index(before: self.index(after: index))
    }
}
