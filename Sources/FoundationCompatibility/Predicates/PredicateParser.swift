import Foundation

/// Parses predicate formats by recursive descent. Linear in the length of the format.
struct PredicateParser {
    /// A value or a predicate. Parentheses can surround either.
    enum Node {
        case expression(NSExpression)
        case predicate(NSPredicate)
    }

    /// The maximum depth of nested parts.
    static let maximumDepth = 150

    let format: String
    let tokens: [PredicateToken]
    /// The values of the arguments.
    let arguments: [Any?]
    var position = 0
    var argumentCount = 0
    var depth = 0

    init(_ format: String, _ source: ArgumentSource) throws(PredicateFormatError) {
        self.format = format
        tokens = try PredicateLexer.tokens(of: format)
        let specifiers = tokens.compactMap { token in
            if case .argument(let specifier) = token.kind { specifier } else { nil }
        }
        arguments = source.values(for: specifiers)
    }

    // MARK: - Formats

    /// Parses a format of a predicate.
    static func predicate(
        _ format: String,
        _ arguments: ArgumentSource = .values([])
    ) throws(PredicateFormatError) -> NSPredicate {
        var parser = try PredicateParser(format, arguments)
        let start = parser.token
        let node = try parser.condition()
        let predicate = try parser.predicate(node, from: start)
        try parser.expectEnd("expected AND, OR or the end of the format")
        return predicate
    }

    /// Parses a format of an expression.
    static func expression(
        _ format: String,
        _ arguments: ArgumentSource = .values([])
    ) throws(PredicateFormatError) -> NSExpression {
        var parser = try PredicateParser(format, arguments)
        let start = parser.token
        let node = try parser.condition()
        let expression = try parser.expression(node, from: start)
        try parser.expectEnd("expected an operator or the end of the format")
        return expression
    }

    /// Parses a predicate of a class. Ends the process if that is impossible.
    static func trappingPredicate<Predicate>(_ format: String, _ arguments: ArgumentSource) -> Predicate {
        do {
            let predicate = try predicate(format, arguments)
            guard let result = predicate as? Predicate else {
                trap(
                    "The predicate \"\(format)\" is not a \(Predicate.self), but a \(type(of: predicate)). Use "
                        + "NSPredicate(format:)."
                )
            }
            return result
        } catch { trap(error.message) }
    }

    static func trappingExpression(_ format: String, _ arguments: ArgumentSource) -> NSExpression {
        do { return try expression(format, arguments) } catch { trap(error.message) }
    }

    // MARK: - Tokens

    var token: PredicateToken { tokens[position] }

    /// The token after the current one.
    var following: PredicateToken { tokens[min(position + 1, tokens.count - 1)] }

    mutating func advance() { if position < tokens.count - 1 { position += 1 } }

    func error(_ reason: String, at token: PredicateToken? = nil) -> PredicateFormatError {
        PredicateFormatError(format: format, offset: (token ?? self.token).offset, reason: reason)
    }

    /// Consumes a symbol, if it is next.
    mutating func take(_ symbols: String...) -> Bool {
        guard case .symbol(let symbol) = token.kind, symbols.contains(symbol) else { return false }
        advance()
        return true
    }

    /// The reserved word of a token in capitals, or nil.
    func keyword(_ token: PredicateToken) -> String? {
        guard case .identifier(let name, isEscaped: false) = token.kind else { return nil }
        let word = name.uppercased()
        return PredicateFormatter.reservedWords.contains(word) ? word : nil
    }

    /// Consumes a keyword, if it is next.
    mutating func take(keyword: String) -> Bool {
        guard self.keyword(token) == keyword else { return false }
        advance()
        return true
    }

    mutating func expect(_ symbol: String, _ purpose: String) throws(PredicateFormatError) {
        if !take(symbol) { throw error("expected '\(symbol)' \(purpose), found \(token.name)") }
    }

    private func expectEnd(_ expected: String) throws(PredicateFormatError) {
        if token.kind != .end { throw error("\(expected), found \(token.name)") }
    }

    /// Runs a parser of a nested part.
    mutating func nested<Result>(
        _ parse: (inout PredicateParser) throws(PredicateFormatError) -> Result
    ) throws(PredicateFormatError) -> Result {
        guard depth < Self.maximumDepth else {
            throw error(
                "the format is nested deeper than \(Self.maximumDepth) levels; divide it into several predicates"
            )
        }
        depth += 1
        let result = try parse(&self)
        depth -= 1
        return result
    }

    func predicate(_ node: Node, from start: PredicateToken) throws(PredicateFormatError) -> NSPredicate {
        switch node {
        case .predicate(let predicate): return predicate
        case .expression:
            guard token.kind != .end || start.kind != .end else {
                throw error("expected a comparison, found the end of the format")
            }
            throw error("expected a comparison operator, found \(token.name)")
        }
    }

    func expression(_ node: Node, from start: PredicateToken) throws(PredicateFormatError) -> NSExpression {
        guard case .expression(let expression) = node else {
            throw error("expected a value, found a predicate", at: start)
        }
        return expression
    }

    // MARK: - Predicates

    /// An alternative, or a choice: `predicate ? value : value`.
    mutating func condition() throws(PredicateFormatError) -> Node {
        let start = token
        let node = try alternative()
        guard token.kind == .symbol("?") else { return node }
        let predicate = try predicate(node, from: start)
        advance()
        let first = try nested { parser throws(PredicateFormatError) in try parser.value() }
        try expect(":", "between the values of a choice")
        let second = try nested { parser throws(PredicateFormatError) in try parser.value() }
        return .expression(NSExpression(.conditional(predicate, first, second)))
    }

    private mutating func alternative() throws(PredicateFormatError) -> Node {
        try sequence(
            .or,
            isOperator: { $0.take("||") || $0.take(keyword: "OR") },
            part: { parser throws(PredicateFormatError) in try parser.conjunction() }
        )
    }

    private mutating func conjunction() throws(PredicateFormatError) -> Node {
        try sequence(
            .and,
            isOperator: { $0.take("&&") || $0.take(keyword: "AND") },
            part: { parser throws(PredicateFormatError) in try parser.negation() }
        )
    }

    private mutating func sequence(
        _ type: NSCompoundPredicate.LogicalType,
        isOperator: (inout PredicateParser) -> Bool,
        part: (inout PredicateParser) throws(PredicateFormatError) -> Node
    ) throws(PredicateFormatError) -> Node {
        var start = token
        let first = try part(&self)
        var parts: [NSPredicate] = []
        var node = first
        while true {
            let operatorToken = position
            guard isOperator(&self) else { break }
            // The error of a missing comparison belongs before the operator.
            let next = position
            position = operatorToken
            parts.append(try predicate(node, from: start))
            position = next
            start = token
            node = try part(&self)
        }
        guard !parts.isEmpty else { return first }
        parts.append(try predicate(node, from: start))
        return .predicate(FormattedCompoundPredicate(type: type, subpredicates: parts))
    }

    private mutating func negation() throws(PredicateFormatError) -> Node {
        guard take("!") || take(keyword: "NOT") else { return try comparison() }
        let start = token
        let part = try nested { parser throws(PredicateFormatError) in try parser.negation() }
        let predicate = try predicate(part, from: start)
        return .predicate(FormattedCompoundPredicate(type: .not, subpredicates: [predicate]))
    }

    private mutating func comparison() throws(PredicateFormatError) -> Node {
        switch keyword(token) {
        case "TRUEPREDICATE":
            advance()
            return .predicate(NSPredicate(value: true))
        case "FALSEPREDICATE":
            advance()
            return .predicate(NSPredicate(value: false))
        case "ANY", "SOME": return .predicate(try modifiedComparison(.any))
        case "ALL": return .predicate(try modifiedComparison(.all))
        case "NONE":
            let predicate = try modifiedComparison(.any)
            return .predicate(FormattedCompoundPredicate(type: .not, subpredicates: [predicate]))
        default: break
        }
        let node = try sum()
        guard case .expression(let left) = node, let (type, options) = try comparisonOperator() else { return node }
        return .predicate(try comparison(left, .direct, type, options))
    }

    private mutating func modifiedComparison(
        _ modifier: NSComparisonPredicate.Modifier
    ) throws(PredicateFormatError) -> NSPredicate {
        let word = token.name
        advance()
        let left = try value()
        guard let (type, options) = try comparisonOperator() else {
            throw error("expected a comparison operator after the value of \(word), found \(token.name)")
        }
        return try comparison(left, modifier, type, options)
    }

    private mutating func comparison(
        _ left: NSExpression,
        _ modifier: NSComparisonPredicate.Modifier,
        _ type: NSComparisonPredicate.Operator,
        _ options: NSComparisonPredicate.Options
    ) throws(PredicateFormatError) -> NSPredicate {
        NSComparisonPredicate(
            leftExpression: left,
            rightExpression: try value(),
            modifier: modifier,
            type: type,
            options: options
        )
    }

    // MARK: - Operators

    private static let symbols: [String: NSComparisonPredicate.Operator] = [
        "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
        "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    ]

    private static let words: [String: NSComparisonPredicate.Operator] = [
        "BETWEEN": .between, "IN": .in, "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith,
        "LIKE": .like,
        "MATCHES": .matches,
    ]

    private mutating func comparisonOperator() throws(PredicateFormatError)
        -> (NSComparisonPredicate.Operator, NSComparisonPredicate.Options)?
    {
        var type: NSComparisonPredicate.Operator?
        if case .symbol(let symbol) = token.kind { type = Self.symbols[symbol] }
        if let word = keyword(token) {
            if word == "UTI" {
                throw error(
                    "the operators UTI-CONFORMS-TO and UTI-EQUALS are not supported; use NSPredicate(block:) with UTType"
                )
            }
            type = Self.words[word]
        }
        guard let type else { return nil }
        advance()
        guard take("[") else { return (type, []) }
        guard case .identifier(let letters, isEscaped: false) = token.kind else {
            throw error("expected options such as [cd], found \(token.name)")
        }
        var options: NSComparisonPredicate.Options = []
        for letter in letters.lowercased() {
            switch letter {
            case "c": options.insert(.caseInsensitive)
            case "d": options.insert(.diacriticInsensitive)
            case "n": options.insert(.normalized)
            case "l": options.insert(.localeSensitive)
            default: throw error("expected the options c, d, n or l, found '\(letter)'")
            }
        }
        advance()
        try expect("]", "after the options")
        return (type, options)
    }
}
