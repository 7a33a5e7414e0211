import Foundation

/// Locations in the text, in UTF-16 units, and the boundaries of characters, words and paragraphs.
extension UITextView {
    func clamped(_ location: Int) -> Int { min(max(location, 0), textStorage.length) }

    func clamped(_ range: Range<Int>) -> Range<Int> { clamped(range.lowerBound)..<clamped(range.upperBound) }

    /// The text in a range.
    func string(in range: Range<Int>) -> String {
        range.isEmpty ? "" : textStorage.attributedSubstring(from: NSRange(range)).string
    }

    func location(of position: UITextPosition) -> Int { clamped(position.location(for: "A text view")) }

    func position(at location: Int, plus offset: Int) -> UITextPosition? {
        let (sum, overflows) = location.addingReportingOverflow(offset)
        return overflows || !(0...textStorage.length).contains(sum) ? nil : TextPosition(sum)
    }

    /// A paragraph's text and the index of a location in it.
    struct Spot {
        let text: String
        let start: Int
        let index: String.Index

        init(_ paragraph: PlacedParagraph, _ location: Int) {
            text = paragraph.node.text
            start = paragraph.start
            let offset = min(max(location - start, 0), paragraph.node.units)
            let index = text.utf16.index(text.startIndex, offsetBy: offset)
            self.index = index.samePosition(in: text.unicodeScalars) ?? text.utf16.index(before: index)
        }

        func location(_ index: String.Index) -> Int { start + text.utf16.distance(from: text.startIndex, to: index) }
    }

    func paragraph(at location: Int) -> PlacedParagraph? { layoutManager.tree.paragraph(containing: location) }

    func spot(at location: Int) -> Spot? { paragraph(at: location).map { Spot($0, location) } }

    // MARK: Characters

    /// Widens a range to whole surrogate pairs. An empty range stays empty.
    func scalarAligned(_ range: Range<Int>) -> Range<Int> {
        func aligned(_ location: Int) -> Int { spot(at: location).map { $0.location($0.index) } ?? location }
        let lower = aligned(range.lowerBound)
        guard !range.isEmpty else { return lower..<lower }
        let upper = aligned(range.upperBound)
        return lower..<(upper < range.upperBound ? upper + 2 : upper)
    }

    /// The location, rounded down to the start of its character.
    func roundedDown(_ location: Int) -> Int {
        guard let spot = spot(at: location), spot.index < spot.text.endIndex else { return location }
        return spot.location(spot.text.characterStart(spot.index))
    }

    /// The location, rounded up to the end of its character.
    func roundedUp(_ location: Int) -> Int {
        let down = roundedDown(location)
        return down == location ? location : boundary(after: down)
    }

    /// The start of the character before a location.
    func boundary(before location: Int) -> Int {
        guard location > 0, let spot = spot(at: location) else { return 0 }
        let start = roundedDown(location)
        if start < location { return start }
        if spot.index > spot.text.startIndex { return spot.location(spot.text.index(before: spot.index)) }
        guard let before = paragraph(at: location - 1), !before.node.text.isEmpty else { return location - 1 }
        let end = Spot(before, before.end)
        return end.location(end.text.index(before: end.text.endIndex))
    }

    /// The end of the character after a location.
    func boundary(after location: Int) -> Int {
        guard location < textStorage.length, let spot = spot(at: location), spot.index < spot.text.endIndex else {
            return textStorage.length
        }
        return spot.location(spot.text.index(after: spot.text.characterStart(spot.index)))
    }

    // MARK: Words

    /// The start of the word before a location, or of the text.
    func wordStart(before location: Int) -> Int {
        var place = paragraph(at: location)
        var location = location
        while let paragraph = place {
            let spot = Spot(paragraph, location)
            let start = spot.text.wordStart(before: spot.index)
            // A word was found, unless the text before the index has none.
            if start < spot.text.endIndex, spot.text.isInWord(start), start < spot.index { return spot.location(start) }
            guard paragraph.index > 0 else { return 0 }
            location = paragraph.start
            place = layoutManager.tree.paragraph(at: paragraph.index - 1)
        }
        return 0
    }

    /// The end of the word after a location, or of the text.
    func wordEnd(after location: Int) -> Int {
        var place = paragraph(at: location)
        var location = location
        while let paragraph = place {
            let spot = Spot(paragraph, location)
            let end = spot.text.wordEnd(after: spot.index)
            if end > spot.index, spot.text.isInWord(spot.text.index(before: end)) { return spot.location(end) }
            location = paragraph.end
            place = layoutManager.tree.paragraph(at: paragraph.index + 1)
        }
        return textStorage.length
    }

    /// The word at a location, or the run of other characters there.
    func word(at location: Int) -> Range<Int> {
        guard let spot = spot(at: location), !spot.text.isEmpty else { return location..<location }
        let index =
            spot.index < spot.text.endIndex ? spot.text.characterStart(spot.index) : spot.text.index(before: spot.index)
        let isWord = spot.text.isInWord(index)
        let isSpace = spot.text[index].isWhitespace
        func belongs(_ index: String.Index) -> Bool {
            if spot.text[index].isNewline { return false }
            return isWord
                ? spot.text.isInWord(index) : !spot.text.isInWord(index) && spot.text[index].isWhitespace == isSpace
        }
        var (start, end) = (index, index)
        while start > spot.text.startIndex, belongs(spot.text.index(before: start)) {
            start = spot.text.index(before: start)
        }
        while end < spot.text.endIndex, belongs(end) { end = spot.text.index(after: end) }
        return spot.location(start)..<spot.location(max(start, end))
    }

    /// The range of the paragraph at a location, with its separator.
    func paragraphRange(at location: Int) -> Range<Int> {
        guard let found = paragraph(at: location) else { return location..<location }
        return layoutManager.firstPart(of: found).start..<layoutManager.lastPart(of: found).end
    }
}
