/// One element of a dependency field: packages of which one is enough, `a (>= 1) | b`.
struct PackageRelation: Hashable, Sendable, CustomStringConvertible {
    var alternatives: [Alternative]

    var description: String { alternatives.map(\.description).joined(separator: " | ") }

    /// A package, optionally restricted to some versions and architectures.
    struct Alternative: Hashable, Sendable, CustomStringConvertible {
        /// The name of a package or virtual package. If an element has no valid syntax, its whole text.
        var name: String
        /// The text after the colon of the name: an architecture, `any` or `native`.
        var qualifier: String?
        var restriction: VersionRestriction?
        /// The architectures in brackets, each optionally after `!`.
        var architectures: [String] = []

        var description: String {
            var text = name
            if let qualifier { text += ":\(qualifier)" }
            if let restriction { text += " (\(restriction))" }
            if !architectures.isEmpty { text += " [\(architectures.joined(separator: " "))]" }
            return text
        }
    }

    /// The meaning of a relation. The raw values are the names of the fields.
    enum Kind: String, CaseIterable, Hashable, Codable, Sendable {
        case preDepends = "Pre-Depends"
        case depends = "Depends"
        case recommends = "Recommends"
        case suggests = "Suggests"
        case breaks = "Breaks"
        case conflicts = "Conflicts"
        case provides = "Provides"
        case replaces = "Replaces"

        var field: ControlField {
            switch self {
            case .preDepends: .preDepends
            case .depends: .depends
            case .recommends: .recommends
            case .suggests: .suggests
            case .breaks: .breaks
            case .conflicts: .conflicts
            case .provides: .provides
            case .replaces: .replaces
            }
        }

        /// Whether the relation asks for the other package, rather than excluding or providing it.
        var isRequest: Bool {
            switch self {
            case .preDepends, .depends, .recommends, .suggests: true
            case .breaks, .conflicts, .provides, .replaces: false
            }
        }
    }
}

/// A range of versions, such as `>= 1.2`.
struct VersionRestriction: Hashable, Sendable, CustomStringConvertible {
    enum Comparison: String, Hashable, Sendable {
        case earlier = "<<"
        case earlierOrEqual = "<="
        case equal = "="
        case laterOrEqual = ">="
        case later = ">>"

        /// The comparison of an operator. The obsolete `<` and `>` include equality, as in dpkg.
        init?(operator text: String) {
            switch text {
            case "<": self = .earlierOrEqual
            case ">": self = .laterOrEqual
            default: self.init(rawValue: text)
            }
        }
    }

    var comparison: Comparison
    var version: DebianVersion

    var description: String { "\(comparison.rawValue) \(version)" }

    func contains(_ other: DebianVersion) -> Bool {
        switch comparison {
        case .earlier: other < version
        case .earlierOrEqual: other <= version
        case .equal: other == version
        case .laterOrEqual: other >= version
        case .later: other > version
        }
    }
}
