import Foundation

/// Divides a predicate format into tokens. Linear in the length of the format.
struct PredicateLexer {
    private let format: String
    private let scalars: [Unicode.Scalar]
    private var position = 0

    init(_ format: String) {
        self.format = format
        scalars = Array(format.unicodeScalars)
    }

    /// Returns all tokens; the last one is the end.
    static func tokens(of format: String) throws(PredicateFormatError) -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        repeat { tokens.append(try lexer.next()) } while tokens.last?.kind != .end
        return tokens
    }

    private func error(_ reason: String, at offset: Int) -> PredicateFormatError {
        PredicateFormatError(format: format, offset: offset, reason: reason)
    }

    private func scalar(_ distance: Int = 0) -> Unicode.Scalar? {
        position + distance < scalars.count ? scalars[position + distance] : nil
    }

    private mutating func next() throws(PredicateFormatError) -> PredicateToken {
        while let scalar = scalar(), scalar.properties.isWhitespace { position += 1 }
        let start = position
        let kind = try scan()
        return PredicateToken(kind: kind, offset: start, end: position)
    }

    private mutating func scan() throws(PredicateFormatError) -> PredicateToken.Kind {
        guard let first = scalar() else { return .end }
        switch first {
        case "\"", "'": return .string(try string(quotedBy: first))
        case "0"..."9": return try number()
        case "." where scalar(1).map(Self.isDigit) == true: return try number()
        case "%": return try argument()
        case "$":
            position += 1
            return .variable(try name("the name of a variable after '$'"))
        case "@":
            position += 1
            return .collectionOperator(try name("the name of a collection operator after '@'"))
        case "#":
            position += 1
            return .identifier(try name("a name after '#'"), isEscaped: true)
        default: break
        }
        if Self.startsName(first) { return .identifier(try name("a name"), isEscaped: false) }
        if let second = scalar(1) {
            let pair = String(String.UnicodeScalarView([first, second]))
            if ["==", "!=", "<>", "<=", "=<", ">=", "=>", "**", "&&", "||", ":="].contains(pair) {
                position += 2
                return .symbol(pair)
            }
        }
        guard "=<>!+-*/(){}[],.?:".unicodeScalars.contains(first) else {
            throw error("unexpected character", at: position)
        }
        position += 1
        return .symbol(String(first))
    }

    // MARK: - Names

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    private static func startsName(_ scalar: Unicode.Scalar) -> Bool {
        scalar == "_" || scalar.properties.isAlphabetic
    }

    private static func continuesName(_ scalar: Unicode.Scalar) -> Bool {
        startsName(scalar) || isDigit(scalar) || scalar.properties.isIDContinue
    }

    private mutating func name(_ expected: String) throws(PredicateFormatError) -> String {
        guard let first = scalar(), Self.startsName(first) else { throw error("expected \(expected)", at: position) }
        var name = String.UnicodeScalarView()
        while let scalar = scalar(), Self.continuesName(scalar) {
            name.append(scalar)
            position += 1
        }
        return String(name)
    }

    // MARK: - Literals

    private mutating func string(quotedBy quotationMark: Unicode.Scalar) throws(PredicateFormatError) -> String {
        let start = position
        position += 1
        var text = String.UnicodeScalarView()
        while let scalar = scalar() {
            position += 1
            if scalar == quotationMark { return String(text) }
            text.append(scalar == "\\" ? try escape() : scalar)
        }
        throw error("this string has no closing \(quotationMark)", at: start)
    }

    private mutating func escape() throws(PredicateFormatError) -> Unicode.Scalar {
        guard let scalar = scalar() else { throw error("expected a character after the backslash", at: position) }
        position += 1
        switch scalar {
        case "n": return "\n"
        case "t": return "\t"
        case "r": return "\r"
        case "u":
            guard position + 4 <= scalars.count,
                let value = UInt32(Self.text(scalars[position..<position + 4]), radix: 16),
                let result = Unicode.Scalar(value)
            else { throw error("expected four hexadecimal digits of a character after '\\u'", at: position) }
            position += 4
            return result
        default: return scalar
        }
    }

    private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
        var text = String.UnicodeScalarView()
        text.append(contentsOf: scalars)
        return String(text)
    }

    private mutating func number() throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = position
        if scalar() == "0", let letter = scalar(1), "xXoObB".unicodeScalars.contains(letter) {
            position += 2
            let digits = takeNameCharacters()
            let radix = letter == "x" || letter == "X" ? 16 : letter == "o" || letter == "O" ? 8 : 2
            guard let first = digits.first, first != "+", first != "-", let value = Int64(digits, radix: radix) else {
                throw error("this is not a number of base \(radix) with at most 64 bits", at: start)
            }
            return .integer(value)
        }
        takeDigits()
        var isInteger = true
        // A dot without a digit after it begins the next key of a key path.
        if scalar() == ".", scalar(1).map(Self.isDigit) == true {
            isInteger = false
            position += 1
            takeDigits()
        }
        if scalar() == "e" || scalar() == "E" {
            let sign = scalar(1) == "+" || scalar(1) == "-" ? 1 : 0
            if scalar(1 + sign).map(Self.isDigit) == true {
                isInteger = false
                position += 1 + sign
                takeDigits()
            }
        }
        let text = Self.text(scalars[start..<position])
        if let scalar = scalar(), Self.continuesName(scalar) {
            throw error("expected an operator after the number \(text)", at: position)
        }
        if isInteger, let value = Int64(text) { return .integer(value) }
        if isInteger, let value = UInt64(text) { return .largeInteger(value) }
        guard let value = Double(text) else { throw error("this is not a number", at: start) }
        return .number(value)
    }

    private mutating func takeDigits() {
        while let scalar = scalar(), Self.isDigit(scalar) { position += 1 }
    }

    private mutating func takeNameCharacters() -> String {
        let start = position
        while let scalar = scalar(), Self.continuesName(scalar) { position += 1 }
        return Self.text(scalars[start..<position])
    }

    // MARK: - Arguments

    private static let specifiers = [
        "@", "K", "lld", "lli", "llu", "llx", "llo", "hhd", "hhi", "hhu", "ld", "li", "lu", "lx", "lo", "hd", "hi",
        "hu",
        "qd", "qi", "qu", "qx", "zd", "zu", "d", "i", "u", "x", "X", "o", "D", "U", "f", "F", "e", "E", "g", "G", "lf",
        "c", "C", "s",
    ]

    private mutating func argument() throws(PredicateFormatError) -> PredicateToken.Kind {
        let start = position
        position += 1
        // "%%" is a percent sign, which has no meaning outside of a string.
        if scalar() == "%" { throw error("'%%' is only allowed in a string", at: start) }
        // Width and precision have no effect on a value.
        while let scalar = scalar(), Self.isDigit(scalar) || scalar == "." { position += 1 }
        for length in [3, 2, 1] where position + length <= scalars.count {
            let specifier = Self.text(scalars[position..<position + length])
            if Self.specifiers.contains(specifier) {
                position += length
                return .argument(specifier)
            }
        }
        throw error("expected a format specifier after '%', such as '%@', '%K' or '%d'", at: start)
    }
}
