extension SearchQuerySyntax {
    /// A query as a text; ``SearchQuery/init(parsing:syntax:)`` is the inverse. Scope, limit, offset and facet counts are not in
    /// the text.
    ///
    /// Parts that the syntax cannot express are omitted or changed: terms of white space are omitted, and a word that contains
    /// white space becomes a phrase; filters of fields that the syntax lacks, and filters with a text that is no value of their
    /// field, are omitted.
    public func text(of query: SearchQuery) -> String {
        let required: [SearchCriterion] =
            query.terms.map { .term($0) } + query.exclusions.map { .exclusion($0) } + query.filters.map { .filter($0) }
        let groups = required.map { [$0] } + query.alternatives
        return groups.compactMap { group in
            let parts = group.compactMap { text(of: $0) }
            return parts.isEmpty ? nil : parts.joined(separator: " OR ")
        }
        .joined(separator: " ")
    }

    /// A filter as a text, such as `-tag:draft`; nil if the syntax lacks its field, or if a text is no value of the field.
    public func text(of filter: SearchFilter) -> String? {
        guard let field = fields.first(where: { $0.name == filter.field }), self.field(named: field.name) == field,
            let condition = text(of: filter.condition, field.kind)
        else { return nil }
        return "\(filter.isExcluded ? "-" : "")\(field.name):\(condition)"
    }

    private func text(of criterion: SearchCriterion) -> String? {
        switch criterion {
        case .term(let term): text(of: term, isExcluded: false)
        case .exclusion(let term): text(of: term, isExcluded: true)
        case .filter(let filter): text(of: filter)
        }
    }

    private func text(of condition: SearchFilter.Condition, _ kind: FieldKind) -> String? {
        switch (kind, condition) {
        case (.text, .contains(let value)): return Self.quotedIfNeeded(value, besides: "=")
        case (.text, .equal(let value)): return "=\(Self.quotedIfNeeded(value))"
        case (.value, .equal(let value)): return Self.quotedIfNeeded(value, besides: "~")
        case (.value, .contains(let value)): return "~\(Self.quotedIfNeeded(value))"
        case (.ordered, .contains): return nil
        case (.ordered(let type), _):
            let values = condition.values
            guard !values.isEmpty, values.allSatisfy(type.accepts) else { return nil }
            return condition.text { Self.quotedIfNeeded($0, besides: "<", ">", "≤", "≥", ".", isBound: true) }
        default: return nil
        }
    }

    /// A value that the parser reads as it is: quoted if it is empty, has white space, or begins with a quotation mark or one of
    /// the given characters; as a bound of a range, also if it contains two dots or ends with one.
    static func quotedIfNeeded(_ value: String, besides special: Unicode.Scalar..., isBound: Bool = false) -> String {
        let scalars = value.unicodeScalars
        let isPlain =
            scalars.first.map { $0 != QueryParser.straight && !QueryParser.curly.contains($0) && !special.contains($0) }
            ?? false
        let hasDots = isBound && (value.contains("..") || scalars.last == ".")
        if isPlain, !hasDots, !scalars.contains(where: \.properties.isWhitespace) { return value }
        return quoted(value)
    }

    private static func quoted(_ text: String) -> String {
        var doubled = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            doubled.append(scalar)
            if scalar == QueryParser.straight { doubled.append(scalar) }
        }
        return "\"\(String(doubled))\""
    }

    /// A term as a text; nil if it is only white space.
    private func text(of term: SearchTerm, isExcluded: Bool) -> String? {
        let scalars = term.text[...].unicodeScalars
        guard let first = scalars.first, !scalars.allSatisfy(\.properties.isWhitespace) else { return nil }
        let sign = isExcluded ? "-" : ""
        if term.isPhrase || scalars.contains(where: \.properties.isWhitespace) { return sign + Self.quoted(term.text) }
        let parser = QueryParser("", self)
        let isQuoted = first == QueryParser.straight || QueryParser.curly.contains(first)
        let isSigned = isExcluded ? first == "-" : QueryParser.isExclusion(scalars)
        let isField = parser.field(at: scalars) != nil
        let isSpecial = parser.isEscaped(scalars) || isField || !isExcluded && parser.isOperator(scalars)
        return sign + (isQuoted || isSigned || isSpecial ? "\\" : "") + term.text
    }
}

extension SearchFilter.Condition {
    /// The values, lower bound first.
    var values: [String] {
        switch self {
        case .equal(let value), .contains(let value), .less(let value), .lessOrEqual(let value), .greater(let value),
            .greaterOrEqual(let value):
            [value]
        case .range(let first, let last): [first, last]
        }
    }

    /// The condition as in ``SearchQuerySyntax/FieldKind/ordered(_:)``.
    fileprivate func text(_ write: (String) -> String) -> String {
        switch self {
        case .equal(let value), .contains(let value): write(value)
        case .less(let value): "<\(write(value))"
        case .lessOrEqual(let value): "<=\(write(value))"
        case .greater(let value): ">\(write(value))"
        case .greaterOrEqual(let value): ">=\(write(value))"
        case .range(let first, let last): "\(write(first))..\(write(last))"
        }
    }
}

extension SearchFilter: CustomStringConvertible {
    /// The filter as a user would type it, regardless of the kind of its field.
    public var description: String {
        "\(isExcluded ? "-" : "")\(field):\(condition.text { SearchQuerySyntax.quotedIfNeeded($0) })"
    }
}
