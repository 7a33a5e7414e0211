extension SearchQuery {
    /// Parses a typed query. Every text is valid.
    ///
    /// - White space separates words. Each word is a term.
    /// - Text between two quotation marks (`"…"`, `“…”` or `„…“`) is a phrase. In straight quotation marks, `""` is a literal
    ///   quotation mark. An unpaired quotation mark, or one inside a word, is part of its word.
    /// - `field:value` with a field of the syntax and one of its values is a filter (``SearchQuerySyntax/FieldKind``); the value
    ///   may be quoted. Otherwise it is a word like any other.
    /// - A word, phrase or filter after `-` is excluded. A `-` that is alone, precedes a second one, or is inside a word is part
    ///   of the word.
    /// - `OR` between two parts makes them alternatives. It binds more tightly than white space: `a OR b c` needs `c`.
    /// - A `\` escapes a leading `-`, quotation mark, `\` or field with its colon, and `OR`.
    /// - Parsing ends at the first part beyond ``termLimit`` or ``combinationLimit``.
    ///
    /// Scope, limit, offset and facet counts have their defaults.
    ///
    /// - Parameter syntax: The fields that the text can name. Default: none.
    public init(parsing text: String, syntax: SearchQuerySyntax = SearchQuerySyntax()) {
        self.init()
        var groups = QueryGroups(text, syntax)
        while let group = groups.next() {
            guard group.count == 1 else {
                let room = Self.combinationLimit / alternatives.reduce(1) { $0 * $1.count }
                if room > 1 { alternatives.append(group.prefix(room).map(\.criterion)) }
                if room < group.count { return }
                continue
            }
            switch group[0].criterion {
            case .term(let term) where terms.count < Self.termLimit: terms.append(term)
            case .exclusion(let term) where exclusions.count < Self.termLimit: exclusions.append(term)
            case .filter(let filter) where filters.count < Self.termLimit: filters.append(filter)
            default: return
            }
        }
    }

    /// The query in the syntax without fields; ``init(parsing:syntax:)`` is the inverse.
    public var text: String { SearchQuerySyntax().text(of: self) }
}
