@testable import TypeAhead

/// Deterministic random queries whose texts have all kinds of characters.
struct RandomQueries {
    static let syntax = SearchQuerySyntax([
        .init("name", .text), .init("tag", .value), .init("year", .ordered(.number)), .init("size", .ordered(.size)),
    ])

    private var random: RandomText

    init(seed: UInt64) { random = RandomText(seed: seed) }

    /// A number of a range.
    mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }

    /// Whether a coin shows its head.
    mutating func coin() -> Bool { Bool.random(using: &random) }

    /// A text of at most 12 scalars that is not only white space.
    mutating func text() -> String {
        while true {
            let text = random.text(atMost: 12)
            if text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) { return text }
        }
    }

    /// Calls a closure up to a number of times.
    private mutating func some<Element>(_ count: Int, _ make: (inout Self) -> Element) -> [Element] {
        (0..<number(0...count)).map { _ in make(&self) }
    }

    /// A term that can be typed: a word, or a phrase.
    mutating func term() -> SearchTerm {
        let text = text()
        let hasSpace = text.unicodeScalars.contains(where: \.properties.isWhitespace)
        return SearchTerm(text, isPhrase: hasSpace || coin())
    }

    /// A filter of the syntax.
    mutating func filter() -> SearchFilter {
        let isExcluded = coin()
        switch number(0...5) {
        case 0: return SearchFilter("name", .contains(text()), isExcluded: isExcluded)
        case 1: return SearchFilter("name", .equal(text()), isExcluded: isExcluded)
        case 2: return SearchFilter("tag", .equal(text()), isExcluded: isExcluded)
        case 3: return SearchFilter("tag", .contains(text()), isExcluded: isExcluded)
        case 4: return SearchFilter("year", .range("\(number(0...9))", "\(number(10...99))"), isExcluded: isExcluded)
        default:
            let size = "\(number(1...99)) MB"
            let conditions: [SearchFilter.Condition] = [
                .equal(size), .less(size), .lessOrEqual(size), .greater(size), .greaterOrEqual(size),
            ]
            return SearchFilter("size", conditions[number(0...4)], isExcluded: isExcluded)
        }
    }

    private mutating func criterion() -> SearchCriterion {
        switch number(0...2) {
        case 0: .term(term())
        case 1: .exclusion(term())
        default: .filter(filter())
        }
    }

    /// A query that can be typed, with a scope.
    mutating func typed() -> SearchQuery {
        SearchQuery(
            terms: some(3) { $0.term() },
            exclusions: some(2) { $0.term() },
            filters: some(3) { $0.filter() },
            alternatives: some(2) { random in [random.criterion(), random.criterion()] },
            scope: coin() ? text() : nil
        )
    }

    /// A query with any limits.
    mutating func query() -> SearchQuery {
        var query = typed()
        query.limit = number(0...500)
        query.offset = number(0...3) * 50
        query.facetCounts = FacetCounts(rawValue: number(0...3))
        return query
    }
}
