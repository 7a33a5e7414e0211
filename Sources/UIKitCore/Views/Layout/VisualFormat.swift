import Foundation

/// A parsed visual format: `|-[name(==80)]-8-[value]|`.
///
/// Parsing does not need the views. Errors give the expected input and its position.
struct VisualFormat: Equatable {
    /// A number, or the name of a metric or of a view.
    enum Operand: Equatable {
        case number(CGFloat)
        case name(String)
    }

    /// `>=50@700`
    struct Predicate: Equatable {
        var relation = NSLayoutConstraint.Relation.equal
        var operand: Operand
        var priority: Operand?
    }

    /// The gap between two elements; nil if they touch.
    enum Gap: Equatable {
        case standard
        case predicates([Predicate])
    }

    /// `[name(==80)]`
    struct Part: Equatable {
        var name: String
        var lengths: [Predicate]
        /// The gap after the previous element or the superview's edge.
        var gapBefore: Gap?
    }

    var isVertical = false
    var beginsAtSuperview = false
    var parts: [Part] = []
    var endsAtSuperview = false
    var gapAtEnd: Gap?
}

/// A syntax error in a format.
struct VisualFormatError: Error, Equatable {
    /// The expected input.
    var expected: String
    /// The offset of the character at which it is expected, from 0.
    var offset: Int
}

/// Parses a format from left to right.
struct VisualFormatReader {
    private let characters: [Character]
    private var place = 0

    static func read(_ format: String) throws(VisualFormatError) -> VisualFormat {
        var reader = VisualFormatReader(characters: Array(format))
        return try reader.format()
    }

    private init(characters: [Character]) {
        self.characters = characters
    }

    private var next: Character? { place < characters.count ? characters[place] : nil }

    private func failure(_ expected: String) -> VisualFormatError {
        VisualFormatError(expected: expected, offset: place)
    }

    /// Consumes a text if it is next.
    private mutating func skip(_ text: String) -> Bool {
        guard characters[place...].starts(with: text) else { return false }
        place += text.count
        return true
    }

    private mutating func format() throws(VisualFormatError) -> VisualFormat {
        var format = VisualFormat()
        if skip("V:") { format.isVertical = true } else { _ = skip("H:") }
        var gap: VisualFormat.Gap?
        if skip("|") {
            format.beginsAtSuperview = true
            gap = try connection()
        }
        repeat {
            if !format.parts.isEmpty, skip("|") {
                format.endsAtSuperview = true
                format.gapAtEnd = gap
                gap = nil
                break
            }
            var part = try part()
            part.gapBefore = gap
            format.parts.append(part)
            gap = try connection()
        } while next != nil
        guard next == nil else { throw failure("the end") }
        guard gap == nil else { throw failure("a view in [ ], or |") }
        return format
    }

    private mutating func connection() throws(VisualFormatError) -> VisualFormat.Gap? {
        guard skip("-") else { return nil }
        if next == "[" || next == "|" { return .standard }
        let found: [VisualFormat.Predicate]
        if next == "(" {
            found = try predicates()
        } else {
            found = [VisualFormat.Predicate(operand: try operand())]
        }
        guard skip("-") else { throw failure("-") }
        return .predicates(found)
    }

    private mutating func part() throws(VisualFormatError) -> VisualFormat.Part {
        guard skip("[") else { throw failure("[") }
        guard let name = name() else { throw failure("the name of a view") }
        let lengths = next == "(" ? try predicates() : []
        guard skip("]") else { throw failure("]") }
        return VisualFormat.Part(name: name, lengths: lengths)
    }

    private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
        guard skip("(") else { throw failure("(") }
        var found = [try predicate()]
        while skip(",") { found.append(try predicate()) }
        guard skip(")") else { throw failure(")") }
        return found
    }

    private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
        var relation = NSLayoutConstraint.Relation.equal
        if skip(">=") {
            relation = .greaterThanOrEqual
        } else if skip("<=") {
            relation = .lessThanOrEqual
        } else {
            _ = skip("==")
        }
        var predicate = VisualFormat.Predicate(relation: relation, operand: try operand())
        if skip("@") { predicate.priority = try operand() }
        return predicate
    }

    private mutating func operand() throws(VisualFormatError) -> VisualFormat.Operand {
        if let name = name() { return .name(name) }
        let start = place
        _ = skip("-")
        while let character = next, character.isASCII, character.isNumber || character == "." { place += 1 }
        guard let number = Double(String(characters[start..<place])) else {
            place = start
            throw failure("a number or a name")
        }
        return .number(CGFloat(number))
    }

    /// Consumes and returns the next name; nil if there is none.
    private mutating func name() -> String? {
        guard let first = next, first.isLetter || first == "_" else { return nil }
        let start = place
        while let character = next, character.isLetter || character.isNumber || character == "_" { place += 1 }
        return String(characters[start..<place])
    }
}
