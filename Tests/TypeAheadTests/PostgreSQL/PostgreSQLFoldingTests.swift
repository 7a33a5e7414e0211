#if PostgreSQL
import Testing
import TypeAheadTestSupport

@testable import TypeAhead
@testable import TypeAheadPostgreSQL

@Suite("Folding in the database equals that of TypeAhead")
struct PostgreSQLFoldingTests {
    private func folded(_ texts: [String], by script: FoldingScript, _ server: PostgreSQLServer) async throws
        -> [String]
    {
        let result = try await server.execute(
            """
            SELECT folded || '|' || starts::text || '|' || coalesce(marks::text, '{}')
            FROM unnest($1::text[]) WITH ORDINALITY AS source(text, place), LATERAL typeahead.\(script.function)(text)
            ORDER BY place
            """,
            [PostgreSQLName.array(texts)]
        )
        return result.map { $0[0] ?? "" }
    }

    private func expected(_ text: String, _ folding: TextFolding) -> String {
        let folded = folding.fold(text)
        let starts = folded.bytes.indices.filter { folded.bytes[$0] & 0xC0 != 0x80 }
            .map { folded.wordStarts[$0] ? "1" : "0" }.joined()
        let marks = folded.diacritics.map { "\($0.offset << 8 | Int($0.mark))" }.joined(separator: ",")
        return "\(String(decoding: folded.bytes, as: UTF8.self))|\(starts)|{\(marks)}"
    }

    private func server(with script: FoldingScript) async throws -> PostgreSQLServer {
        let server = try await SharedServer.database()
        try await server.execute("CREATE SCHEMA typeahead")
        for statement in script.statements { try await server.execute(statement) }
        return server
    }

    private func compare(_ texts: [String], language: String?) async throws {
        let script = FoldingScript(language: language)
        let folding = language.map { TextFolding(language: $0) } ?? TextFolding()
        let server = try await server(with: script)
        for start in stride(from: 0, to: texts.count, by: 4000) {
            let part = Array(texts[start..<min(start + 4000, texts.count)])
            let found = try await folded(part, by: script, server)
            let differing = zip(part, found).filter { expected($0, folding) != $1 }
            #expect(differing.isEmpty, "\(differing.prefix(3).map { ($0.0.unicodeScalars.map(\.value), $0.1) })")
            guard found.count == part.count, differing.isEmpty else { return }
        }
    }

    @Test
    func `each assigned character is folded alike`() async throws {
        let scalars = (UInt32(1)...0x10_FFFF).compactMap(Unicode.Scalar.init)
            .filter { $0.properties.generalCategory != .unassigned }
        #expect(scalars.count > 285_000)
        // Several in one text, so that each follows different characters.
        let texts = stride(from: 0, to: scalars.count, by: 3).map { start in
            var text = String.UnicodeScalarView("e ".unicodeScalars)
            for scalar in scalars[start..<min(start + 3, scalars.count)] {
                text.append(contentsOf: [scalar, "a", scalar])
            }
            return String(text)
        }
        try await compare(texts, language: nil)
    }

    @Test(arguments: [nil, "sv", "tr", "vi", "pl", "ru", "ko"])
    func `random texts are folded alike`(language: String?) async throws {
        var random = RandomText(seed: 9)
        let texts = (0..<600).map { _ in random.text(atMost: 12).replacingNUL }
        try await compare(texts + ["", " ", "  a  b ", "A 1 b2", "Ab  C"], language: language)
    }

    @Test
    func `a long text is folded alike`() async throws {
        let text = String(repeating: "São Paulo, 東京 ", count: 2000)
        try await compare([text], language: nil)
    }
}

extension String {
    /// PostgreSQL's texts cannot contain NUL.
    var replacingNUL: String { String(String.UnicodeScalarView(unicodeScalars.filter { $0 != "\0" })) }
}
#endif
