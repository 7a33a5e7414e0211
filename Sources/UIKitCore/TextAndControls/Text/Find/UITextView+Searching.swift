import Foundation

/// Searching in a text view.
extension UITextView: UITextSearching {
    /// A text view is a single document.
    public typealias DocumentIdentifier = AnyHashable

    /// The order of two ranges.
    public func compare(
        _ foundRange: UITextRange,
        toRange: UITextRange,
        document: AnyHashable?
    ) -> ComparisonResult {
        compare(foundRange.start, to: toRange.start)
    }

    /// Searches paragraph by paragraph. Takes time in proportion to the length of the text.
    public func performTextSearch(
        queryString string: String,
        options: UITextSearchOptions,
        resultAggregator aggregator: any UITextSearchAggregator<AnyHashable>
    ) {
        for range in foundRanges(of: string, options) {
            aggregator.foundRange(TextSpan(range), searchString: string, document: nil)
        }
        aggregator.finishedSearching()
    }

    /// The ranges of a string in the text.
    func foundRanges(of string: String, _ options: UITextSearchOptions) -> [Range<Int>] {
        guard !string.isEmpty else { return [] }
        var found: [Range<Int>] = []
        let mask = options.stringCompareOptions.subtracting([.backwards, .anchored])
        for place in layoutManager.tree.all {
            let text = place.text as NSString
            var rest = NSRange(location: 0, length: text.length)
            while rest.length > 0 {
                let match = text.range(of: string, options: mask, range: rest)
                guard match.location != NSNotFound, match.length > 0 else { break }
                if options.matches(match, in: place.text) {
                    found.append(place.start + match.location..<place.start + match.location + match.length)
                }
                let next = match.location + match.length
                rest = NSRange(location: next, length: text.length - next)
            }
        }
        return found
    }

    /// Shows a found range in a style.
    public func decorate(
        foundTextRange: UITextRange,
        document: AnyHashable?,
        usingStyle: UITextSearchFoundTextStyle
    ) {
        let range = clamped(foundTextRange.locations(for: "UITextView.decorate(foundTextRange:document:usingStyle:)"))
        decorations.set(usingStyle, in: range)
        displayDidChange(in: NSRange(range))
    }

    /// Removes the styles of all found ranges.
    public func clearAllDecoratedFoundText() {
        guard !decorations.isEmpty else { return }
        decorations.removeAll()
        displayDidChange(in: NSRange(location: 0, length: textStorage.length))
    }

    /// Whether the text is editable.
    public var supportsTextReplacement: Bool { isEditable }

    /// Replaces a found range, like an edit by the user.
    public func replace(foundTextRange: UITextRange, document: AnyHashable?, withText: String) {
        replaceByUser(
            foundTextRange.locations(for: "UITextView.replace(foundTextRange:document:withText:)"),
            with: withText
        )
    }

    /// Replaces all found ranges with one edit by the user: the delegate is queried and notified once, for the text from the first to
    /// the last found range. Each replacement has the attributes of the first replaced character. Removes the styles of found ranges.
    /// Takes time in proportion to the length of the text.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        guard isEditable else { return }
        clearAllDecoratedFoundText()
        endComposition()
        let found = foundRanges(of: queryString, options)
        guard let first = found.first, let last = found.last else { return }
        replaceByUser(first.lowerBound..<last.upperBound, with: text(replacing: found, with: withText))
    }

    /// The text from the first to the last of some ranges in ascending order, with the ranges replaced.
    private func text(replacing ranges: [Range<Int>], with replacement: String) -> NSAttributedString {
        guard let start = ranges.first?.lowerBound, let end = ranges.last?.upperBound else {
            return NSAttributedString(string: "")
        }
        let old = string(in: start..<end).utf16
        // Foundation needs time for each change of an attributed string in proportion to its length, so the string is built first.
        var new = ""
        var index = old.startIndex
        /// The ends of the ranges in the old and the new text.
        var ends: [(old: Int, new: Int)] = []
        var last = (old: start, new: 0)
        for range in ranges {
            let next = old.index(index, offsetBy: range.lowerBound - last.old)
            new.append(contentsOf: Substring(old[index..<next]))
            new.append(replacement)
            index = old.index(next, offsetBy: range.count)
            last = (range.upperBound, last.new + range.lowerBound - last.old + replacement.utf16.count)
            ends.append(last)
        }
        let result = NSMutableAttributedString(string: new)
        var passed = 0
        /// The location in the new text. Locations ascend. One inside a range becomes the end of its replacement.
        func moved(_ location: Int) -> Int {
            while passed < ranges.count, ranges[passed].upperBound <= location { passed += 1 }
            if passed < ranges.count, ranges[passed].lowerBound < location { return ends[passed].new }
            let before = passed == 0 ? (old: start, new: 0) : ends[passed - 1]
            return before.new + location - before.old
        }
        var from = 0
        textStorage.enumerateAttributes(in: NSRange(start..<end)) { values, part, _ in
            let to = moved(part.location + part.length)
            if to > from { result.setAttributes(values, range: NSRange(location: from, length: to - from)) }
            from = to
        }
        return result
    }

    /// Scrolls a found range into view.
    public func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable?) {
        scrollRangeToVisible(NSRange(clamped(range.locations(for: "UITextView.scrollRangeToVisible(_:inDocument:)"))))
    }
}

extension ParagraphTree {
    /// The texts of all paragraphs with their locations.
    var all: [(text: String, start: Int)] {
        var result: [(text: String, start: Int)] = []
        var start = 0
        visit { node in
            result.append((node.text, start))
            start += node.units
        }
        return result
    }
}

extension UITextSearchOptions {
    /// Whether a found range fits the words.
    fileprivate func matches(_ range: NSRange, in text: String) -> Bool {
        guard wordMatchMethod != .contains, let range = Range(range, in: text) else { return true }
        let begins = range.lowerBound == text.startIndex || !text.isInWord(text.index(before: range.lowerBound))
        let ends = range.upperBound == text.endIndex || !text.isInWord(range.upperBound)
        return begins && (ends || wordMatchMethod == .startsWith)
    }
}
