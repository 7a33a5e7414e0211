/// Parses the parts of a query one after the other.
struct QueryParser {
    /// A part of a query.
    struct Part {
        let criterion: SearchCriterion
        let range: Range<String.Index>
        /// Whether it is the word `OR`, neither quoted nor escaped.
        let isOperator: Bool
    }

    /// The remaining text.
    private var rest: Substring.UnicodeScalarView
    private let syntax: SearchQuerySyntax

    static let straight: Unicode.Scalar = "\""
    static let curly: Set<Unicode.Scalar> = ["“", "”", "„", "‟"]
    private static let escape: Unicode.Scalar = "\\"

    init(_ text: String, _ syntax: SearchQuerySyntax) {
        rest = text[...].unicodeScalars
        self.syntax = syntax
    }

    /// The next part; nil at the end.
    mutating func next() -> Part? {
        while let first = rest.first {
            if first.properties.isWhitespace {
                rest.removeFirst()
                continue
            }
            let start = rest.startIndex
            let isOperator = isOperator(rest)
            guard let criterion = readCriterion() else { continue }
            return Part(criterion: criterion, range: start..<rest.startIndex, isOperator: isOperator)
        }
        return nil
    }

    /// Parses a part; nil after an empty phrase.
    private mutating func readCriterion() -> SearchCriterion? {
        let isExcluded = Self.isExclusion(rest)
        if isExcluded { rest.removeFirst() }
        if let phrase = readPhrase() {
            let isEmpty = phrase.allSatisfy(\.properties.isWhitespace)
            return isEmpty ? nil : Self.criterion(SearchTerm(String(phrase), isPhrase: true), isExcluded)
        }
        if isEscaped(rest) {
            rest.removeFirst()
        } else if var filter = readFilter() {
            filter.isExcluded = isExcluded
            return .filter(filter)
        }
        return Self.criterion(SearchTerm(String(readWord())), isExcluded)
    }

    private static func criterion(_ term: SearchTerm, _ isExcluded: Bool) -> SearchCriterion {
        isExcluded ? .exclusion(term) : .term(term)
    }

    private mutating func readWord() -> Substring.UnicodeScalarView {
        let word = rest.prefix { !$0.properties.isWhitespace }
        rest = rest[word.endIndex...]
        return word
    }

    /// Parses a phrase with its quotation marks. Without a phrase at this position, returns nil and consumes nothing.
    private mutating func readPhrase() -> String.UnicodeScalarView? {
        var reading = rest
        guard let first = reading.popFirst() else { return nil }
        let isStraight = first == Self.straight
        guard isStraight || Self.curly.contains(first) else { return nil }
        var phrase = String.UnicodeScalarView()
        while let scalar = reading.popFirst() {
            if isStraight, scalar == Self.straight {
                guard reading.first == Self.straight else {
                    rest = reading
                    return phrase
                }
                reading.removeFirst()
            } else if !isStraight, Self.curly.contains(scalar) {
                rest = reading
                return phrase
            }
            phrase.append(scalar)
        }
        // Scans to the end at most once for each kind: no curly mark follows, and straight ones only in pairs, each of which is
        // a phrase.
        return nil
    }

    // MARK: Filters

    /// Parses a filter. Without a filter at this position, returns nil and consumes nothing.
    private mutating func readFilter() -> SearchFilter? {
        guard let (field, name) = field(at: rest) else { return nil }
        let start = rest
        rest = rest[name.endIndex...].dropFirst()
        if let condition = readCondition(of: field.kind) { return SearchFilter(field.name, condition) }
        rest = start
        return nil
    }

    /// The field whose name and a colon begin a text.
    func field(
        at text: Substring.UnicodeScalarView
    ) -> (field: SearchQuerySyntax.Field, name: Substring.UnicodeScalarView)? {
        let name = text.prefix(syntax.longestName + 1).prefix { $0 != ":" && !$0.properties.isWhitespace }
        guard name.endIndex < text.endIndex, text[name.endIndex] == ":", let field = syntax.field(named: String(name))
        else { return nil }
        return (field, name)
    }

    private mutating func readCondition(of kind: SearchQuerySyntax.FieldKind) -> SearchFilter.Condition? {
        switch kind {
        case .text:
            if skip("=") { return readValue().map { .equal($0) } }
            return readValue().map { .contains($0) }
        case .value:
            if skip("~") { return readValue().map { .contains($0) } }
            return readValue().map { .equal($0) }
        case .ordered(let type): return readComparison(type)
        }
    }

    private mutating func readComparison(_ type: SearchValueType) -> SearchFilter.Condition? {
        if skip("<=") || skip("≤") { return readValue(of: type).map { .lessOrEqual($0) } }
        if skip(">=") || skip("≥") { return readValue(of: type).map { .greaterOrEqual($0) } }
        if skip("<") { return readValue(of: type).map { .less($0) } }
        if skip(">") { return readValue(of: type).map { .greater($0) } }
        if skip("..") { return readValue(of: type).map { .lessOrEqual($0) } }
        guard let first = readBound(of: type) else { return nil }
        if isAtEndOfWord { return .equal(first) }
        guard skip("..") else { return nil }
        if isAtEndOfWord { return .greaterOrEqual(first) }
        return readValue(of: type).map { .range(first, $0) }
    }

    /// Whether a word ends at this position.
    private var isAtEndOfWord: Bool { rest.first?.properties.isWhitespace ?? true }

    /// Skips a text; false if it is not at this position.
    private mutating func skip(_ text: String) -> Bool {
        guard rest.starts(with: text.unicodeScalars) else { return false }
        rest = rest.dropFirst(text.unicodeScalars.count)
        return true
    }

    /// Parses a quoted value, or the rest of a word; nil for an empty rest, for an unpaired quotation mark, or if a word continues
    /// after the second one.
    private mutating func readValue() -> String? {
        if let phrase = readPhrase() { return isAtEndOfWord ? String(phrase) : nil }
        let word = readWord()
        guard let first = word.first, first != Self.straight, !Self.curly.contains(first) else { return nil }
        return String(word)
    }

    private mutating func readValue(of type: SearchValueType) -> String? {
        readValue().flatMap { type.accepts($0) ? $0 : nil }
    }

    /// Parses a value up to `..` or the end of the word.
    private mutating func readBound(of type: SearchValueType) -> String? {
        if let phrase = readPhrase() { return type.accepts(String(phrase)) ? String(phrase) : nil }
        var text = String.UnicodeScalarView()
        while let scalar = rest.first, !scalar.properties.isWhitespace, !rest.starts(with: "..".unicodeScalars) {
            text.append(scalar)
            rest.removeFirst()
        }
        return type.accepts(String(text)) ? String(text) : nil
    }

    // MARK: Special words

    /// Whether a word or phrase begins with an exclusion sign.
    static func isExclusion(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == "-", let second = word.dropFirst().first else { return false }
        return second != "-" && !second.properties.isWhitespace
    }

    /// Whether a word is the operator between alternatives.
    func isOperator(_ text: Substring.UnicodeScalarView) -> Bool {
        guard syntax.readsAlternatives, text.starts(with: "OR".unicodeScalars) else { return false }
        return text.dropFirst(2).first?.properties.isWhitespace ?? true
    }

    /// Whether a word begins with an escape character. Depends only on the word, so that a term can be written without knowing
    /// what follows.
    func isEscaped(_ word: Substring.UnicodeScalarView) -> Bool {
        guard word.first == Self.escape, let second = word.dropFirst().first else { return false }
        if second == "-" || second == Self.escape || second == Self.straight || Self.curly.contains(second) {
            return true
        }
        return isOperator(word.dropFirst()) || field(at: word.dropFirst()) != nil
    }
}

/// Parses groups of alternatives one after the other; most groups have one part.
struct QueryGroups {
    private var parser: QueryParser
    private var pending: QueryParser.Part?

    init(_ text: String, _ syntax: SearchQuerySyntax) { parser = QueryParser(text, syntax) }

    /// The next group; nil at the end.
    mutating func next() -> [QueryParser.Part]? {
        guard let first = take() else { return nil }
        var group = [first]
        while let operation = take() {
            guard operation.isOperator, let operand = take() else {
                pending = operation
                break
            }
            group.append(operand)
        }
        return group
    }

    private mutating func take() -> QueryParser.Part? {
        defer { pending = nil }
        return pending ?? parser.next()
    }
}
