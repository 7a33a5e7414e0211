import Foundation

/// A token of a predicate format.
struct PredicateToken {
    enum Kind: Equatable {
        /// An integer without fraction and exponent.
        case integer(Int64)
        /// An integer greater than the maximum of Int64.
        case largeInteger(UInt64)
        case number(Double)
        case string(String)
        /// A name. A name after `#` is never a keyword.
        case identifier(String, isEscaped: Bool)
        /// A name after `$`.
        case variable(String)
        /// A name after `@`: a collection operator.
        case collectionOperator(String)
        /// A format specifier without `%`: `@`, `K`, `d`, `ld`.
        case argument(String)
        case symbol(String)
        case end
    }

    let kind: Kind
    /// The number of Unicode scalars before the token.
    let offset: Int
    /// The number of scalars before the end of the token.
    let end: Int

    /// The token as messages name it.
    var name: String {
        switch kind {
        case .integer(let value): "\(value)"
        case .largeInteger(let value): "\(value)"
        case .number(let value): "\(value)"
        case .string: "a string"
        case .identifier(let name, _): "'\(name)'"
        case .variable(let name): "'$\(name)'"
        case .collectionOperator(let name): "'@\(name)'"
        case .argument(let specifier): "'%\(specifier)'"
        case .symbol(let text): "'\(text)'"
        case .end: "the end of the format"
        }
    }
}
