import Foundation

extension PredicateParser {
    /// A value, which is no predicate.
    mutating func value() throws(PredicateFormatError) -> NSExpression {
        let start = token
        return try expression(sum(), from: start)
    }

    // MARK: - Arithmetic

    mutating func sum() throws(PredicateFormatError) -> Node {
        try chain([(symbol: "+", function: "add:to:"), (symbol: "-", function: "from:subtract:")]) {
            parser throws(PredicateFormatError) in try parser.product()
        }
    }

    private mutating func product() throws(PredicateFormatError) -> Node {
        try chain([(symbol: "*", function: "multiply:by:"), (symbol: "/", function: "divide:by:")]) {
            parser throws(PredicateFormatError) in try parser.setOperation()
        }
    }

    /// Operators that associate to the left.
    private mutating func chain(
        _ operators: [(symbol: String, function: String)],
        _ part: (inout PredicateParser) throws(PredicateFormatError) -> Node
    ) throws(PredicateFormatError) -> Node {
        let start = token
        var node = try part(&self)
        // The tree of a chain is as deep as the chain is long.
        var count = 0
        while case .symbol(let symbol) = token.kind, let operation = operators.first(where: { $0.symbol == symbol }) {
            let left = try expression(node, from: start)
            count += 1
            guard depth + count < Self.maximumDepth else {
                throw error("an expression has more than \(Self.maximumDepth) operators; use a function such as sum")
            }
            advance()
            let partStart = token
            let right = try expression(part(&self), from: partStart)
            node = .expression(NSExpression(.function(operation.function, [left, right])))
        }
        return node
    }

    private mutating func setOperation() throws(PredicateFormatError) -> Node {
        let start = token
        let node = try power()
        guard let word = keyword(token), ["UNION", "INTERSECT", "MINUS"].contains(word) else { return node }
        let left = try expression(node, from: start)
        advance()
        let partStart = token
        let right = try expression(power(), from: partStart)
        switch word {
        case "UNION": return .expression(NSExpression(.union(left, right)))
        case "INTERSECT": return .expression(NSExpression(.intersection(left, right)))
        default: return .expression(NSExpression(.difference(left, right)))
        }
    }

    /// `**` associates to the right.
    private mutating func power() throws(PredicateFormatError) -> Node {
        let start = token
        let node = try signed()
        guard token.kind == .symbol("**") else { return node }
        let base = try expression(node, from: start)
        advance()
        let partStart = token
        let part = try nested { parser throws(PredicateFormatError) in try parser.power() }
        let exponent = try expression(part, from: partStart)
        return .expression(NSExpression(.function("raise:toPower:", [base, exponent])))
    }

    private mutating func signed() throws(PredicateFormatError) -> Node {
        guard take("-") else { return try postfix() }
        switch token.kind {
        case .integer(let value):
            advance()
            return try .expression(postfix(of: NSExpression(forConstantValue: NSNumber(value: -value))))
        case .largeInteger(let value):
            advance()
            // The minimum of Int64 is the only negative integer whose magnitude is that large.
            let number = value == Int64.min.magnitude ? NSNumber(value: Int64.min) : NSNumber(value: -Double(value))
            return try .expression(postfix(of: NSExpression(forConstantValue: number)))
        case .number(let value):
            advance()
            return try .expression(postfix(of: NSExpression(forConstantValue: NSNumber(value: -value))))
        default: break
        }
        let start = token
        let part = try nested { parser throws(PredicateFormatError) in try parser.signed() }
        let minusOne = NSExpression(forConstantValue: NSNumber(value: -1))
        return .expression(NSExpression(.function("multiply:by:", [minusOne, try expression(part, from: start)])))
    }

    // MARK: - Key paths and indexes

    private mutating func postfix() throws(PredicateFormatError) -> Node {
        let node = try primary()
        guard case .expression(let expression) = node else { return node }
        return .expression(try postfix(of: expression))
    }

    /// An expression with the key paths and indexes after it.
    private mutating func postfix(of expression: NSExpression) throws(PredicateFormatError) -> NSExpression {
        var result = expression
        var count = 0
        while true {
            if take(".") {
                result = appending(try keys(), to: result)
            } else if take("[") {
                let index = try nested { parser throws(PredicateFormatError) in try parser.index() }
                try expect("]", "after an index")
                result = NSExpression(.function("objectFrom:withIndex:", [result, index]))
            } else {
                return result
            }
            count += 1
            guard depth + count < Self.maximumDepth else {
                throw error(
                    "the format is nested deeper than \(Self.maximumDepth) levels; divide it into several predicates"
                )
            }
        }
    }

    private func appending(_ keys: String, to expression: NSExpression) -> NSExpression {
        switch expression.content {
        case .evaluatedObject: NSExpression(.keyPath(keys, of: nil))
        case .keyPath(let keyPath, let operand): NSExpression(.keyPath(keyPath + "." + keys, of: operand))
        default: NSExpression(.keyPath(keys, of: expression))
        }
    }

    /// The keys after a dot, with further dots between them.
    private mutating func keys() throws(PredicateFormatError) -> String {
        var keys: [String] = []
        repeat {
            switch token.kind {
            case .identifier(let name, _): keys.append(name)
            case .collectionOperator(let name): keys.append("@" + name)
            case .argument("K"):
                keys.append(try keyArgument())
                continue
            default: throw error("expected the name of a key after '.', found \(token.name)")
            }
            advance()
        } while take(".")
        return keys.joined(separator: ".")
    }

    private mutating func index() throws(PredicateFormatError) -> NSExpression {
        if let word = keyword(token), let index = PredicateIndex(rawValue: word), following.kind == .symbol("]") {
            advance()
            return NSExpression(.constant(index))
        }
        return try value()
    }

    // MARK: - Single values

    private mutating func primary() throws(PredicateFormatError) -> Node {
        switch token.kind {
        case .integer(let value): return constant(NSNumber(value: value))
        case .largeInteger(let value): return constant(NSNumber(value: value))
        case .number(let value): return constant(NSNumber(value: value))
        case .string(let text): return constant(text)
        case .variable(let name):
            advance()
            return .expression(NSExpression(.variable(name)))
        case .argument("K"): return .expression(NSExpression(.keyPath(try keyPath(from: keyArgument()), of: nil)))
        case .argument(let specifier): return .expression(try argument(specifier))
        case .collectionOperator(let name):
            advance()
            return .expression(NSExpression(.keyPath(try keyPath(from: "@" + name), of: nil)))
        case .identifier: return .expression(try named())
        case .symbol("("):
            advance()
            let node = try nested { parser throws(PredicateFormatError) in try parser.condition() }
            if token.kind != .symbol(")"), case .expression = node {
                throw error("expected an operator or ')', found \(token.name)")
            }
            try expect(")", "to close a parenthesis")
            return node
        case .symbol("{"):
            advance()
            return .expression(NSExpression(.aggregate(try values(until: "}"))))
        default: throw error("expected a value or a key, found \(token.name)")
        }
    }

    private mutating func constant(_ value: Any?) -> Node {
        advance()
        return .expression(NSExpression(.constant(value)))
    }

    /// The rest of a key path whose first key is known.
    private mutating func keyPath(from first: String) throws(PredicateFormatError) -> String {
        take(".") ? first + "." + (try keys()) : first
    }

    mutating func values(until end: String) throws(PredicateFormatError) -> [NSExpression] {
        var values: [NSExpression] = []
        if take(end) { return values }
        repeat {
            let start = token
            let node = try nested { parser throws(PredicateFormatError) in try parser.condition() }
            values.append(try expression(node, from: start))
        } while take(",")
        guard take(end) else { throw error("expected ',' or '\(end)', found \(token.name)") }
        return values
    }

    // MARK: - Arguments

    private mutating func nextArgument() throws(PredicateFormatError) -> Any? {
        guard argumentCount < arguments.count else {
            throw error("there is no argument for \(token.name): the format has more specifiers than arguments")
        }
        argumentCount += 1
        return PredicateValue.unwrapped(arguments[argumentCount - 1])
    }

    private mutating func keyArgument() throws(PredicateFormatError) -> String {
        let value = try nextArgument()
        guard let key = PredicateValue.text(value) else {
            throw error("the argument for '%K' must be the name of a key, not \(PredicateValue.name(value))")
        }
        advance()
        return key
    }

    private mutating func argument(_ specifier: String) throws(PredicateFormatError) -> NSExpression {
        let value = try nextArgument()
        defer { advance() }
        if let expression = value as? NSExpression { return expression }
        switch specifier {
        case "@": return NSExpression(.constant(value))
        case "s":
            guard PredicateValue.text(value) != nil else {
                throw error("the argument for '%s' must be a string, not \(PredicateValue.name(value))")
            }
            return NSExpression(.constant(value))
        default: break
        }
        guard let number = PredicateNumber(value) else {
            throw error("the argument for '%\(specifier)' must be a number, not \(PredicateValue.name(value))")
        }
        switch specifier {
        case "c", "C":
            guard let code = number.int64, let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else {
                throw error("the argument for '%\(specifier)' must be the code of a character")
            }
            return NSExpression(.constant(String(Character(scalar))))
        case "f", "F", "e", "E", "g", "G", "lf": return NSExpression(.constant(NSNumber(value: number.double)))
        default:
            let integer = number.int64.map { NSNumber(value: $0) } ?? number.object
            return NSExpression(.constant(integer))
        }
    }
}
