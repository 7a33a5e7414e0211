import Testing

@testable import TypeAhead

@Suite("Queries as people type them")
struct QueryParsingTests {
    private func terms(_ text: String) -> [String] {
        SearchQuery(parsing: text).terms.map { $0.isPhrase ? "<\($0.text)>" : $0.text }
    }

    private func exclusions(_ text: String) -> [String] {
        SearchQuery(parsing: text).exclusions.map { $0.isPhrase ? "<\($0.text)>" : $0.text }
    }

    @Test("words stand between white space of any kind")
    func words() {
        #expect(terms("  new\u{a0}york\tcity \n") == ["new", "york", "city"])
        #expect(terms("東京　タワー") == ["東京", "タワー"])
        #expect(terms("") == [])
        #expect(terms(" \u{3000}") == [])
    }

    @Test("what is between quotation marks is a phrase")
    func phrases() {
        #expect(terms(#"the "new york" times"#) == ["the", "<new york>", "times"])
        #expect(terms("“new york” times") == ["<new york>", "times"])
        #expect(terms("„new york“") == ["<new york>"])
        #expect(terms(#""a  b"c"#) == ["<a  b>", "c"])
        #expect(terms(#""say ""hello"" now""#) == [#"<say "hello" now>"#])
        #expect(terms(#"“say "hello" now”"#) == [#"<say "hello" now>"#])
    }

    @Test("a phrase of nothing is no term")
    func emptyPhrases() {
        #expect(terms(#""" a"#) == ["a"])
        #expect(terms(#""  ""#) == [])
        #expect(exclusions(#"-"""#) == [])
    }

    @Test("a quotation mark without a second one is a part of its word")
    func unbalanced() {
        #expect(terms(#""new york"#) == [#""new"#, "york"])
        #expect(terms("“new york") == ["“new", "york"])
        #expect(terms(#"5" disk"#) == [#"5""#, "disk"])
        #expect(terms(#"don"t "a b""#) == [#"don"t"#, "<a b>"])
        #expect(terms("\"") == ["\""])
        #expect(exclusions("-\"") == ["\""])
    }

    @Test("a quotation mark without a second one leaves the phrases behind it as they are")
    func unbalancedBefore() {
        #expect(terms(#""a ""b"#) == [#""a"#, "b"])
        #expect(terms(#""a """"b"#) == [#""a"#, #"<">"#, "b"])
        #expect(terms(#""a “b c” d"#) == [#""a"#, "<b c>", "d"])
        #expect(terms(#"“a "b c" d"#) == ["“a", "<b c>", "d"])
        #expect(exclusions(#""a -""b -“c d”"#) == ["<c d>"])
    }

    @Test("a word or a phrase after a minus sign must not be there")
    func excluded() {
        #expect(exclusions("a -b c") == ["b"])
        #expect(terms("a -b c") == ["a", "c"])
        #expect(exclusions(#"-"b c""#) == ["<b c>"])
        #expect(exclusions("-“b c”") == ["<b c>"])
    }

    @Test("a minus sign alone, before another or inside a word is a part of the word")
    func literalMinus() {
        #expect(terms("a - b") == ["a", "-", "b"])
        #expect(terms("foo-bar") == ["foo-bar"])
        #expect(terms("--all") == ["--all"])
        #expect(terms("--") == ["--"])
        #expect(terms("-") == ["-"])
        #expect(exclusions("- -- a-b --c") == [])
    }

    @Test("a backslash makes signs a part of the word")
    func escapes() {
        #expect(terms(#"\-a \"b \\c \d \"#) == ["-a", "\"b", "\\c", "\\d", "\\"])
        #expect(terms(#"\"a b""#) == ["\"a", "b\""])
        #expect(exclusions(#"-\-a"#) == ["-a"])
    }

    @Test("there are no filters, scopes and limits in what is typed")
    func plain() {
        var query = SearchQuery(parsing: "year:2019 year:")
        #expect(query.terms == ["year:2019", "year:"])
        query.terms = []
        #expect(query == SearchQuery())
    }

    /// Returns a random part of a query.
    private func piece(_ random: inout RandomText) -> String {
        let pieces = [
            "\"", "\"", "“", "”", "„", "-", "-", "\\", " ", " ", "\t", "\u{3000}", "a", "b", "é", "e\u{301}", "\u{301}",
            "👩‍👧", "한",
        ]
        return pieces.randomElement(using: &random) ?? ""
    }

    @Test("what is printed of a query is read as the same terms and exclusions")
    func roundTrip() {
        var random = RandomText(seed: 3)
        for _ in 0..<20_000 {
            var query = SearchQuery()
            for _ in 0..<Int.random(in: 0...5, using: &random) {
                var text = (0..<Int.random(in: 1...6, using: &random)).map { _ in piece(&random) }.joined()
                let isPhrase = Bool.random(using: &random)
                if !isPhrase { text.unicodeScalars.removeAll(where: \.properties.isWhitespace) }
                guard text.unicodeScalars.contains(where: { !$0.properties.isWhitespace }) else { continue }
                let term = SearchTerm(text, isPhrase: isPhrase)
                if Bool.random(using: &random) { query.terms.append(term) } else { query.exclusions.append(term) }
            }
            #expect(SearchQuery(parsing: query.text) == query, "\(query.text)")
        }
    }

    @Test("what is typed means the same after it was read and printed")
    func typedRoundTrip() {
        var random = RandomText(seed: 4)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in piece(&random) }.joined()
            let query = SearchQuery(parsing: text)
            #expect(SearchQuery(parsing: query.text) == query, "\(text)")
            #expect(!(query.terms + query.exclusions).contains { $0.text.isEmpty })
        }
    }

    @Test("terms that cannot be typed are printed as what comes nearest")
    func untypable() {
        #expect(SearchQuery(terms: ["new york", "", " ", SearchTerm("", isPhrase: true)]).text == #""new york""#)
    }

    @Test("a text of many quotation marks is read in time")
    func manyQuotes() {
        for piece in ["“ \" \\\"", "\"a \"\"", "\"\" ", "\"", "\" ", "„", "„ ", "-\"a ", "\"\"\"a "] {
            let text = String(repeating: piece, count: 50_001)
            let query = SearchQuery(parsing: text + " last")
            let isFull = max(query.terms.count, query.exclusions.count) == SearchQuery.termLimit
            #expect(isFull != (query.terms.last?.text.hasSuffix("last") ?? false), "\(piece)")
        }
    }
}
