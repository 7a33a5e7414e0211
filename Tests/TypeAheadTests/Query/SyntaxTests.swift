import Foundation
import Testing

@testable import TypeAhead

@Suite("Typed filters and alternatives")
struct SyntaxTests {
    private let syntax = SearchQuerySyntax([
        .init("name", .text), .init("tag", .value, aliases: ["label"]), .init("year", .ordered(.number)),
        .init("size", .ordered(.size)), .init("changed", .ordered(.date(.gmt))),
        .init("version", .ordered(.version(.debian))),
    ])

    private func parse(_ text: String) -> SearchQuery { SearchQuery(parsing: text, syntax: syntax) }

    @Test(
        arguments: [
            ("year:2019", .equal("2019")), ("year:2010..2019", .range("2010", "2019")),
            ("year:>2010", .greater("2010")),
            ("year:>=2010", .greaterOrEqual("2010")), ("year:≥2010", .greaterOrEqual("2010")),
            ("year:<2010", .less("2010")), ("year:<=2010", .lessOrEqual("2010")), ("year:≤-3.5", .lessOrEqual("-3.5")),
            ("year:2010..", .greaterOrEqual("2010")), ("year:..2010", .lessOrEqual("2010")),
            ("year:\"2010\"..2019", .range("2010", "2019")), ("YEAR:1e3", .equal("1e3")),
        ] as [(String, SearchFilter.Condition)]
    )
    func `comparisons of an ordered field are filters`(text: String, condition: SearchFilter.Condition) {
        #expect(parse(text) == SearchQuery(filters: [SearchFilter("year", condition)]))
        #expect(parse("-\(text)").filters == [SearchFilter("year", condition, isExcluded: true)])
    }

    @Test func `values of other types are read with their units and forms`() {
        #expect(parse("size:>10MB").filters == [SearchFilter("size", .greater("10MB"))])
        #expect(parse("size:<\"1.5 GiB\"").filters == [SearchFilter("size", .less("1.5 GiB"))])
        #expect(
            parse("changed:2019-05..2019-06-30").filters == [SearchFilter("changed", .range("2019-05", "2019-06-30"))]
        )
        #expect(parse("version:>=1:2.0~rc1-3").filters == [SearchFilter("version", .greaterOrEqual("1:2.0~rc1-3"))])
    }

    @Test func `text fields contain or equal a value, and other fields equal or contain it`() {
        #expect(parse("name:cat").filters == [SearchFilter("name", .contains("cat"))])
        #expect(parse("name:\"Jane Doe\"").filters == [SearchFilter("name", .contains("Jane Doe"))])
        #expect(parse("name:=cat").filters == [SearchFilter("name", .equal("cat"))])
        #expect(parse("-tag:draft").filters == [SearchFilter("tag", .equal("draft"), isExcluded: true)])
        #expect(parse("label:“to do”").filters == [SearchFilter("tag", "to do")])
        #expect(parse("tag:~dra").filters == [SearchFilter("tag", .contains("dra"))])
        #expect(parse("tag:\"\"").filters == [SearchFilter("tag", "")])
        #expect(parse("tag:\"say \"\"hi\"\"\"").filters == [SearchFilter("tag", "say \"hi\"")])
    }

    @Test(
        arguments: [
            "year:", "year:abc", "year:2010..x", "year:>", "year:nan", "year:0x10", "size:10XB", "changed:2019-13",
            "changed:2019-02-30", "changed:19", "colour:red", "tag:", "tag:\"open", "tag:\"a\"b", ":", "::", "-",
            "year",
            "size:-1MB", "changed:2019T10:30", "version:", "name:=", "tag:~",
        ]
    )
    func `unknown fields and incomplete or invalid values are searched literally`(text: String) {
        #expect(parse(text) == SearchQuery(terms: [SearchTerm(text)]))
    }

    @Test func `OR makes alternatives of the parts beside it, and binds more tightly than white space`() {
        let query = parse("a OR -b c tag:red OR year:>2010 OR \"d e\"")
        #expect(query.terms == ["c"])
        #expect(
            query.alternatives == [
                [.term("a"), .exclusion("b")],
                [
                    .filter(SearchFilter("tag", "red")), .filter(SearchFilter("year", .greater("2010"))),
                    .term(SearchTerm("d e", isPhrase: true)),
                ],
            ]
        )
        #expect(query.filters.isEmpty && query.exclusions.isEmpty)
    }

    @Test(arguments: ["OR", "OR a", "a OR", "OR OR", "a or b", "a \\OR b", "a \"OR\" b", "Orange ORANGE", "a -OR b"])
    func `OR without a part on both sides, escaped, quoted or in another case is a word`(text: String) {
        let query = parse(text)
        #expect(query.alternatives.isEmpty)
        #expect((query.terms + query.exclusions).count == text.split(separator: " ").count)
        #expect(!(query.terms + query.exclusions).contains { $0.text.hasPrefix("\\") })
    }

    @Test func `two operators in a row make the second one a word`() {
        #expect(parse("a OR OR").alternatives == [[.term("a"), .term("OR")]])
        #expect(parse("a OR OR OR b").alternatives == [[.term("a"), .term("OR"), .term("b")]])
    }

    @Test func `a syntax may leave OR as a word`() {
        var plain = syntax
        plain.readsAlternatives = false
        #expect(SearchQuery(parsing: "a OR b", syntax: plain).terms == ["a", "OR", "b"])
        #expect(plain.text(of: SearchQuery(terms: ["OR"])) == "OR")
    }

    @Test func `a backslash escapes a field and the operator`() {
        #expect(
            parse(#"\year:2019 \OR -\tag:red"#) == SearchQuery(terms: ["year:2019", "OR"], exclusions: ["tag:red"])
        )
        #expect(parse(#"\\year:2019 \year: \or"#).terms == [#"\year:2019"#, "year:", #"\or"#])
    }

    @Test func `parsing ends at the first filter or combination beyond the limits`() {
        let years = (0..<50).map { "year:\($0)" }.joined(separator: " ")
        #expect(parse(years).filters.count == SearchQuery.termLimit)
        let words = (0..<50).map { "w\($0)" }.joined(separator: " OR ")
        #expect(parse(words).alternatives.map(\.count) == [SearchQuery.combinationLimit])
        let pairs = (0..<50).map { "a\($0) OR b\($0)" }.joined(separator: " ")
        let query = parse(pairs)
        #expect(query.alternatives.reduce(1) { $0 * $1.count } == SearchQuery.combinationLimit)
        #expect(query.limited == query)
    }

    /// Words and values with a meaning in the syntax.
    private static let pieces = [
        "\"", "“", "”", "-", "\\", " ", "\u{3000}", "a", "é", "OR", " OR ", "year:", "tag:", "name:", "size:", "2019",
        "..",
        "10MB", ">", "<=", "=", "~", "changed:", "2019-05", "version:", "1.0~a", ":", ".",
    ]

    private func text(_ random: inout SplitMix64, upTo count: Int) -> String {
        (0..<Int.random(in: 0...count, using: &random)).map { _ in Self.pieces.randomElement(using: &random)! }.joined()
    }

    private func filter(_ random: inout SplitMix64) -> SearchFilter {
        let values = [
            "year": ["2019", "-1.5", "5."], "size": ["10MB", "1 GiB"], "changed": ["2019", "2019-05-17T10:30"],
        ]
        let field = ["name", "tag", "year", "size", "changed", "version"].randomElement(using: &random)!
        var value: String { values[field]?.randomElement(using: &random) ?? "1.0..2~\"a b" }
        let isExcluded = Bool.random(using: &random)
        if field == "name" || field == "tag" {
            let value = text(&random, upTo: 4)
            return SearchFilter(
                field,
                Bool.random(using: &random) ? .equal(value) : .contains(value),
                isExcluded: isExcluded
            )
        }
        func known(_ random: inout SplitMix64) -> String {
            field == "version"
                ? ["1.0", "2..3", "1:4~rc1-2"].randomElement(using: &random)!
                : values[field]!.randomElement(using: &random)!
        }
        let value1 = known(&random)
        let value2 = known(&random)
        let conditions: [SearchFilter.Condition] = [
            .equal(value1), .less(value1), .lessOrEqual(value1), .greater(value1), .greaterOrEqual(value1),
            .range(value1, value2),
        ]
        return SearchFilter(field, conditions.randomElement(using: &random)!, isExcluded: isExcluded)
    }

    private func criterion(_ random: inout SplitMix64) -> SearchCriterion? {
        if Int.random(in: 0..<3, using: &random) == 0 { return .filter(filter(&random)) }
        var text = text(&random, upTo: 4)
        let isPhrase = Bool.random(using: &random)
        if !isPhrase { text.unicodeScalars.removeAll(where: \.properties.isWhitespace) }
        guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { return nil }
        let term = SearchTerm(text, isPhrase: isPhrase)
        return Bool.random(using: &random) ? .term(term) : .exclusion(term)
    }

    @Test func `a written query parses to the same query`() {
        var random = SplitMix64(state: 20)
        for _ in 0..<20_000 {
            var query = SearchQuery()
            for _ in 0..<Int.random(in: 0...4, using: &random) {
                switch criterion(&random) {
                case .term(let term): query.terms.append(term)
                case .exclusion(let term): query.exclusions.append(term)
                case .filter(let filter): query.filters.append(filter)
                case nil: break
                }
            }
            let group = (0..<Int.random(in: 0...3, using: &random)).compactMap { _ in criterion(&random) }
            if group.count > 1 { query.alternatives.append(group) }
            #expect(parse(syntax.text(of: query)) == query, "\(syntax.text(of: query))")
        }
    }

    @Test func `parsing and writing typed text keeps its meaning`() {
        var random = SplitMix64(state: 21)
        for _ in 0..<20_000 {
            let text = text(&random, upTo: 12)
            let query = parse(text)
            #expect(parse(syntax.text(of: query)) == query, "\(text)")
        }
    }

    @Test func `filters that the syntax lacks are omitted from the text`() {
        let query = SearchQuery(
            terms: ["a"],
            filters: [
                SearchFilter("colour", "red"), SearchFilter("year", "abc"), SearchFilter("year", .contains("1")),
                SearchFilter("tag", .less("a")), SearchFilter("tag", "b c"),
            ]
        )
        #expect(syntax.text(of: query) == "a tag:\"b c\"")
        #expect(SearchFilter("size", .range("1 MB", "2MB"), isExcluded: true).description == "-size:\"1 MB\"..2MB")
    }

    @Test func `the fields of an index are those of its syntax`() {
        let fields: [SearchField<Item>] = [
            .text("title") { $0.title }, .filter("tag") { $0.tags }, .scopes { $0.scopes },
            .readings(of: "title") { $0.readings }, .number("boost") { [$0.boost] },
        ]
        let names = SearchQuerySyntax(fields).fields
        #expect(names == [.init("title", .text), .init("tag", .value), .init("boost", .ordered(.number))])
    }
}
