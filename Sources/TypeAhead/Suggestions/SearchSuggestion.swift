/// A suggestion for the content of a search field.
public struct SearchSuggestion: Hashable, Sendable {
    /// The origin of a suggestion.
    public enum Kind: Hashable, Sendable {
        /// A filter, or the name of a field.
        case filter

        /// A word of the records.
        case completion

        /// A recent search.
        case recent

        /// A saved search.
        case saved

        /// A suggestion of the app.
        case custom
    }

    /// The change of the field.
    public enum Change: Hashable, Sendable {
        /// Replaces characters of the text, given as a range of UTF-16 units.
        case replaceText(Range<Int>, with: String)

        /// Replaces characters of the text, given as a range of UTF-16 units, with a token for a filter.
        case replaceTextByFilter(Range<Int>, SearchFilter)

        /// Replaces text, tokens and scope.
        case replaceQuery(SearchQuery)
    }

    /// The origin of the suggestion.
    public let kind: Kind

    /// The text that the user sees, such as a filter value, a word, or a search.
    public let title: String

    /// The change of the field when the suggestion is accepted. It changes nothing else.
    public let change: Change

    /// The query after the change, with the limit and the facet counts of the present one.
    public let query: SearchQuery

    /// The number of records that the query finds; nil until it is known. Suggestions without records are not offered.
    public var total: SearchTotal?

    /// Makes a suggestion.
    public init(kind: Kind, title: String, change: Change, query: SearchQuery, total: SearchTotal? = nil) {
        self.kind = kind
        self.title = title
        self.change = change
        self.query = query
        self.total = total
    }
}

/// The content of a search field for which suggestions are made.
public struct SuggestionInput: Sendable {
    /// The text without composed characters.
    public let text: String

    /// The caret in UTF-16 units of the text.
    public let caret: Int

    /// The query of the whole content: text, tokens, scope and base.
    public let query: SearchQuery

    /// The syntax of the text.
    public let syntax: SearchQuerySyntax

    /// Makes an input.
    ///
    /// - Parameter caret: In UTF-16 units; clamped to the text.
    public init(text: String, caret: Int, query: SearchQuery, syntax: SearchQuerySyntax) {
        self.text = text
        self.caret = min(max(caret, 0), text.utf16.count)
        self.query = query
        self.syntax = syntax
    }

    /// The text before the caret.
    var head: Substring { text[..<text.utf16.index(text.startIndex, offsetBy: caret)] }

    /// The unfinished word before the caret, without an exclusion sign, as a range of UTF-16 units; nil unless the caret is at the end of a
    /// word. A word may contain quoted white space.
    public var word: (range: Range<Int>, text: String, isExcluded: Bool)? {
        let rest = text.utf16.dropFirst(caret).first.map { Unicode.Scalar($0) }
        if let rest = rest ?? nil, !rest.properties.isWhitespace { return nil }
        guard let last = syntax.words(of: String(head)).last, last.upperBound == head.endIndex else { return nil }
        var word = head[last]
        let isExcluded = QueryParser.isExclusion(word.unicodeScalars)
        if isExcluded { word = word.dropFirst() }
        let start = text.utf16.distance(from: text.startIndex, to: word.startIndex)
        return (start..<caret, String(word), isExcluded)
    }

    /// The query without the word before the caret: with ``SearchQuery/terms`` and the other parts of the remaining text in place of
    /// those of the whole text.
    public func query(replacing range: Range<Int>, with replacement: String) -> SearchQuery {
        let start = text.utf16.index(text.startIndex, offsetBy: range.lowerBound)
        let end = text.utf16.index(text.startIndex, offsetBy: range.upperBound)
        let old = SearchQuery(parsing: text, syntax: syntax)
        let new = SearchQuery(parsing: text.replacingCharacters(in: start..<end, with: replacement), syntax: syntax)
        var query = query
        query.offset = 0
        query.terms = query.terms.replacingLast(old.terms, by: new.terms)
        query.exclusions = query.exclusions.replacingLast(old.exclusions, by: new.exclusions)
        query.filters = query.filters.replacingLast(old.filters, by: new.filters)
        query.alternatives = query.alternatives.replacingLast(old.alternatives, by: new.alternatives)
        return query
    }
}

extension String {
    fileprivate func replacingCharacters(in range: Range<Index>, with replacement: String) -> String {
        String(self[..<range.lowerBound]) + replacement + String(self[range.upperBound...])
    }
}

extension Array where Element: Equatable {
    /// The elements with one part replaced, preferably the last equal one. If the part is missing, the new elements are appended.
    fileprivate func replacingLast(_ old: [Element], by new: [Element]) -> [Element] {
        guard count >= old.count,
            let start = (0...count - old.count).last(where: { Array(self[$0..<$0 + old.count]) == old })
        else { return self + new }
        return Array(self[..<start]) + new + Array(self[(start + old.count)...])
    }
}
