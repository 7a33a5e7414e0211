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

    /// Replaces all found ranges, like an edit by the user. All replacements are one undo step. Removes the styles of found ranges.
    public func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        guard isEditable else { return }
        // Otherwise each replacement would move the styles of all found ranges.
        clearAllDecoratedFoundText()
        endComposition()
        editing.history.beginStep(editing.selection)
        for range in foundRanges(of: queryString, options).reversed() { replaceByUser(range, with: withText) }
        editing.history.endStep(editing.selection)
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
