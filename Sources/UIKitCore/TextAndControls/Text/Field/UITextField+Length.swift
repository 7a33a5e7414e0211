/// The maximum length of text after edits by the user.
///
/// Pasted text may have any length, but displaying and searching it takes time in proportion to its length, on the main actor.
/// Text that the app assigns is not limited.
extension UITextField {
    /// The maximum number of UTF-16 units of new text in place of a range.
    func room(replacing range: Range<Int>) -> Int {
        let kept = document.text.utf16.count - document.textOffsets(of: document.clamped(range)).count
        return max(0, textLimit + (currentPaste?.movedLength ?? 0) - kept)
    }
}

extension String {
    /// The longest prefix with at most the given number of UTF-16 units that ends with a whole character. If the first character
    /// is longer than that, its prefix in whole scalars.
    ///
    /// Takes time in proportion to the limit, unless a single character is long.
    func prefix(units limit: Int) -> String {
        // Each unit takes at least one byte, and the byte count is known.
        guard utf8.count > limit else { return self }
        // Not an offset into `utf16`: the first one makes Swift count the units of the whole text.
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

    /// The start of the character at an index.
    func characterStart(_ index: Index) -> Index {
        index.samePosition(in: self) ?? self.index(before: self.index(after: index))
    }
}
