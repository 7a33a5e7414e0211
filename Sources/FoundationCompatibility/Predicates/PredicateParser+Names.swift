import Foundation

extension PredicateParser {
    /// A value that begins with a name: a keyword, a function or a key path.
    mutating func named() throws(PredicateFormatError) -> NSExpression {
        guard case .identifier(let name, let isEscaped) = token.kind else { throw error("expected a name") }
        if !isEscaped {
            if let expression = try keywordValue() { return expression }
            if let expression = try function() { return expression }
        }
        advance()
        var keyPath = name
        // Keys after the first are never keywords.
        while take(".") {
            switch token.kind {
            case .identifier(let name, _): keyPath += "." + name
            case .collectionOperator(let name): keyPath += ".@" + name
            case .argument("K"):
                // The postfix parser reads the key of the argument.
                position -= 1
                return NSExpression(.keyPath(keyPath, of: nil))
            default: throw error("expected the name of a key after '.', found \(token.name)")
            }
            advance()
        }
        return NSExpression(.keyPath(keyPath, of: nil))
    }

    private mutating func keywordValue() throws(PredicateFormatError) -> NSExpression? {
        guard let word = keyword(token) else { return nil }
        let isCall = following.kind == .symbol("(")
        switch word {
        case "TRUE", "YES": return constant(NSNumber(value: true))
        case "FALSE", "NO": return constant(NSNumber(value: false))
        case "NULL", "NIL": return constant(nil)
        case "SELF":
            advance()
            return NSExpression(.evaluatedObject)
        case "ANYKEY":
            advance()
            return NSExpression(.anyKey)
        case "SUBQUERY" where isCall: return try subquery()
        case "TERNARY" where isCall: return try ternary()
        case "FUNCTION" where isCall: return try method()
        case "CAST" where isCall: return try cast()
        // These words are only reserved before '(' or inside of brackets.
        case "SUBQUERY", "TERNARY", "FUNCTION", "CAST", "FIRST", "LAST", "SIZE", "UNION", "INTERSECT", "MINUS", "CI",
            "UTI":
            return nil
        default:
            throw error(
                "expected a value or a key, found the reserved word '\(word)'; write '#' before it if it is a key"
            )
        }
    }

    private mutating func constant(_ value: Any?) -> NSExpression {
        advance()
        return NSExpression(.constant(value))
    }

    // MARK: - Functions

    /// A predefined function: a name, or names with colons, before a parenthesis.
    private mutating func function() throws(PredicateFormatError) -> NSExpression? {
        let start = token
        var name = ""
        var index = position
        // No function has more than three names.
        for _ in 0..<3 {
            guard case .identifier(let part, _) = tokens[index].kind else { break }
            name += part
            index += 1
            guard tokens[index].kind == .symbol(":"), tokens[index].offset == tokens[index - 1].end else { break }
            name += ":"
            index += 1
        }
        guard tokens[index].kind == .symbol("(") else { return nil }
        guard let selector = PredicateFunctions.selector(named: name) else {
            // In "a == 1 ? b:(c)", b is no function.
            if name.contains(":") { return nil }
            throw error("there is no function '\(name)'", at: start)
        }
        position = index + 1
        let arguments = try callArguments()
        let count = selector.count { $0 == ":" }
        let isVariadic = ["sum:", "count:", "min:", "max:", "average:", "median:", "mode:", "stddev:"].contains(
            selector
        )
        guard isVariadic ? !arguments.isEmpty : arguments.count == count else {
            throw error(
                "the function '\(selector)' takes \(isVariadic ? "at least 1" : "\(count)") argument(s)",
                at: start
            )
        }
        return NSExpression(.function(selector, arguments))
    }

    /// The arguments after an opening parenthesis.
    private mutating func callArguments() throws(PredicateFormatError) -> [NSExpression] { try values(until: ")") }

    private mutating func openCall() {
        advance()
        advance()
    }

    private mutating func subquery() throws(PredicateFormatError) -> NSExpression {
        openCall()
        let collection = try nested { parser throws(PredicateFormatError) in try parser.value() }
        try expect(",", "after the collection of SUBQUERY")
        guard case .variable(let name) = token.kind else {
            throw error("expected a variable such as '$x' in SUBQUERY, found \(token.name)")
        }
        advance()
        try expect(",", "after the variable of SUBQUERY")
        let predicate = try nestedPredicate()
        try expect(")", "to close SUBQUERY")
        return NSExpression(.subquery(collection, name, predicate))
    }

    private mutating func ternary() throws(PredicateFormatError) -> NSExpression {
        openCall()
        let predicate = try nestedPredicate()
        try expect(",", "after the predicate of TERNARY")
        let first = try nested { parser throws(PredicateFormatError) in try parser.value() }
        try expect(",", "between the values of TERNARY")
        let second = try nested { parser throws(PredicateFormatError) in try parser.value() }
        try expect(")", "to close TERNARY")
        return NSExpression(.conditional(predicate, first, second))
    }

    private mutating func nestedPredicate() throws(PredicateFormatError) -> NSPredicate {
        let start = token
        let node = try nested { parser throws(PredicateFormatError) in try parser.condition() }
        return try predicate(node, from: start)
    }

    private mutating func method() throws(PredicateFormatError) -> NSExpression {
        let start = token
        openCall()
        let arguments = try callArguments()
        guard arguments.count >= 2, case .constant(let value) = arguments[1].content,
            let name = PredicateValue.text(value)
        else { throw error("FUNCTION needs an object and the name of a method in quotation marks", at: start) }
        return NSExpression(.method(arguments[0], name, Array(arguments.dropFirst(2))))
    }

    private mutating func cast() throws(PredicateFormatError) -> NSExpression {
        let start = token
        openCall()
        let arguments = try callArguments()
        guard arguments.count == 2, case .constant(let type) = arguments[1].content,
            let name = PredicateValue.text(type),
            ["NSDate", "NSNumber", "NSString"].contains(name)
        else { throw error("CAST needs a value and the type 'NSDate', 'NSNumber' or 'NSString'", at: start) }
        // A date is written as a cast number.
        if name == "NSDate", case .constant(let value) = arguments[0].content, let number = PredicateNumber(value) {
            return NSExpression(.constant(Date(timeIntervalSinceReferenceDate: number.double)))
        }
        // So is a number without digits: infinity.
        if name == "NSNumber", case .constant(let value) = arguments[0].content, let text = PredicateValue.text(value),
            let number = Double(text)
        {
            return NSExpression(.constant(NSNumber(value: number)))
        }
        return NSExpression(.function("castObject:toType:", arguments))
    }
}
