import Testing

@testable import TypeAhead

@Suite("Parsing of typed queries")
struct QueryParsingTests {
    private func terms(_ text: String) -> [String] {
        SearchQuery(parsing: text).terms.map { $0.isPhrase ? "<\($0.text)>" : $0.text }
    }

    private func exclusions(_ text: String) -> [String] {
        SearchQuery(parsing: text).exclusions.map { $0.isPhrase ? "<\($0.text)>" : $0.text }
    }

    @Test
    func `any white space separates words`() {
        #expect(terms("  new\u{a0}york\tcity \n") == ["new", "york", "city"])
        #expect(terms("東京　タワー") == ["東京", "タワー"])
        #expect(terms("") == [])
        #expect(terms(" \u{3000}") == [])
    }

    @Test
    func `text in quotation marks is a phrase`() {
        #expect(terms(#"the "new york" times"#) == ["the", "<new york>", "times"])
        #expect(terms("“new york” times") == ["<new york>", "times"])
        #expect(terms("„new york“") == ["<new york>"])
        #expect(terms(#""a  b"c"#) == ["<a  b>", "c"])
        #expect(terms(#""say ""hello"" now""#) == [#"<say "hello" now>"#])
        #expect(terms(#"“say "hello" now”"#) == [#"<say "hello" now>"#])
    }

    @Test
    func `an empty phrase is not a term`() {
        #expect(terms(#""" a"#) == ["a"])
        #expect(terms(#""  ""#) == [])
        #expect(exclusions(#"-"""#) == [])
    }

    @Test
    func `an unpaired quotation mark belongs to its word`() {
        #expect(terms(#""new york"#) == [#""new"#, "york"])
        #expect(terms("“new york") == ["“new", "york"])
        #expect(terms(#"5" disk"#) == [#"5""#, "disk"])
        #expect(terms(#"don"t "a b""#) == [#"don"t"#, "<a b>"])
        #expect(terms("\"") == ["\""])
        #expect(exclusions("-\"") == ["\""])
    }

    @Test
    func `an unpaired quotation mark does not affect later phrases`() {
        #expect(terms(#""a ""b"#) == [#""a"#, "b"])
        #expect(terms(#""a """"b"#) == [#""a"#, #"<">"#, "b"])
        #expect(terms(#""a “b c” d"#) == [#""a"#, "<b c>", "d"])
        #expect(terms(#"“a "b c" d"#) == ["“a", "<b c>", "d"])
        #expect(exclusions(#""a -""b -“c d”"#) == ["<c d>"])
    }

    @Test
    func `a minus sign excludes the word or phrase after it`() {
        #expect(exclusions("a -b c") == ["b"])
        #expect(terms("a -b c") == ["a", "c"])
        #expect(exclusions(#"-"b c""#) == ["<b c>"])
        #expect(exclusions("-“b c”") == ["<b c>"])
    }

    @Test
    func `a minus sign alone, doubled or inside a word belongs to the word`() {
        #expect(terms("a - b") == ["a", "-", "b"])
        #expect(terms("foo-bar") == ["foo-bar"])
        #expect(terms("--all") == ["--all"])
        #expect(terms("--") == ["--"])
        #expect(terms("-") == ["-"])
        #expect(exclusions("- -- a-b --c") == [])
    }

    @Test
    func `a backslash escapes special characters`() {
        #expect(terms(#"\-a \"b \\c \d \"#) == ["-a", "\"b", "\\c", "\\d", "\\"])
        #expect(terms(#"\"a b""#) == ["\"a", "b\""])
        #expect(exclusions(#"-\-a"#) == ["-a"])
    }

    @Test
    func `typed text contains no filters, scopes or limits`() {
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

    @Test
    func `a printed query parses to the same terms and exclusions`() {
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

    @Test
    func `parsing and printing typed text keeps its meaning`() {
        var random = RandomText(seed: 4)
        for _ in 0..<20_000 {
            let text = (0..<Int.random(in: 0...14, using: &random)).map { _ in piece(&random) }.joined()
            let query = SearchQuery(parsing: text)
            #expect(SearchQuery(parsing: query.text) == query, "\(text)")
            #expect(!(query.terms + query.exclusions).contains { $0.text.isEmpty })
        }
    }

    @Test
    func `terms that cannot be typed are printed as the nearest equivalent`() {
        #expect(SearchQuery(terms: ["new york", "", " ", SearchTerm("", isPhrase: true)]).text == #""new york""#)
    }

    @Test
    func `parsing many quotation marks takes linear work`() {
        for piece in ["“ \" \\\"", "\"a \"\"", "\"\" ", "\"", "\" ", "„", "„ ", "-\"a ", "\"\"\"a "] {
            let text = String(repeating: piece, count: 50_001)
            let query = SearchQuery(parsing: text + " last")
            let isFull = max(query.terms.count, query.exclusions.count) == SearchQuery.termLimit
            #expect(isFull != (query.terms.last?.text.hasSuffix("last") ?? false), "\(piece)")
        }
    }
}
