import Foundation
import Testing

/// JSON output.
@Suite struct JSONTests {
    private func objects(_ run: ToolRun) throws -> [[String: Any]] {
        try run.lines.map { try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]) }
    }

    private func hits(_ object: [String: Any]) throws -> [[String: Any]] {
        try #require(object["hits"] as? [[String: Any]])
    }

    @Test func `each query is one line with one object`() throws {
        let file = try TemporaryFile.cities()
        let answers = try objects(ToolRun(["--json", "-n1", file.path, "york", "nowhere"]))
        #expect(answers.map { $0["query"] as? String } == ["york", "nowhere"])
        #expect(answers.map { $0["total"] as? Int } == [2, 0])
        #expect(try answers.map { try hits($0).count } == [1, 0])
        #expect(answers.allSatisfy { $0["milliseconds"] == nil })
    }

    @Test func `a line has its number, text and tier, and ranges in bytes`() throws {
        let file = try TemporaryFile.cities()
        let answer = try #require(try objects(ToolRun(["--json", file.path, "sao pau"])).first)
        let hit = try #require(try hits(answer).first)
        #expect(hit["line"] as? Int == 1)
        #expect(hit["text"] as? String == "São Paulo")
        #expect(hit["tier"] as? String == "prefix")
        #expect(hit["ranges"] as? [[Int]] == [[0, 4], [5, 8]])
        #expect(hit["fields"] == nil)
    }

    @Test func `each run of letters of a fuzzy match is a range`() throws {
        let file = try TemporaryFile.cities()
        let answer = try #require(try objects(ToolRun(["--json", "--fuzzy", file.path, "spl"])).first)
        let hit = try #require(try hits(answer).first)
        #expect(hit["text"] as? String == "São Paulo")
        #expect(hit["tier"] as? String == "fuzzy")
        #expect(hit["ranges"] as? [[Int]] == [[0, 1], [5, 6], [8, 9]])
    }

    @Test func `a row has its fields, and ranges by field`() throws {
        let file = try TemporaryFile.towns()
        let answer = try #require(try objects(ToolRun(["--json", file.path, "paris fra"])).first)
        let hit = try #require(try hits(answer).first)
        #expect(hit["line"] as? Int == 4)
        #expect(hit["fields"] as? [String: String] == ["name": "Paris", "country": "France", "continent": "Europe"])
        #expect(hit["ranges"] as? [String: [[Int]]] == ["name": [[0, 5]], "country": [[0, 3]]])
    }

    @Test func `any text survives the JSON encoding`() throws {
        let text = "q\"u\\o\u{1B}[31m\u{0}\u{7F}\u{9B}\t\u{2028}😀\r x"
        let file = try TemporaryFile(text + "\nother\n")
        let run = try ToolRun(["--json", file.path, "x \\\"\u{1}\u{1B}"])
        #expect(run.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
        let answer = try #require(try objects(run).first)
        #expect(answer["query"] as? String == "x \\\"\u{1}\u{1B}")
        let all = try #require(try objects(ToolRun(["--json", file.path, "x"])).first)
        #expect(try hits(all).first?["text"] as? String == text)
    }

    @Test func `bytes that are not UTF-8 give valid JSON`() throws {
        let file = try TemporaryFile(Data("ab".utf8) + Data([0xFF, 0xC3]) + Data("c\n".utf8))
        let answer = try #require(try objects(ToolRun(["--json", file.path, "ab"])).first)
        #expect(try hits(answer).first?["text"] as? String == "ab\u{FFFD}\u{FFFD}c")
    }

    @Test func `an option adds milliseconds`() throws {
        let file = try TemporaryFile.cities()
        let answer = try #require(try objects(ToolRun(["--json", "--time", file.path, "york"])).first)
        #expect(try #require(answer["milliseconds"] as? Double) >= 0)
    }

    @Test func `an option adds explanations that name columns`() throws {
        let file = try TemporaryFile.towns()
        let answer = try #require(try objects(ToolRun(["--json", "--explain", file.path, "fra"])).first)
        let explanation = try #require(try hits(answer).first?["explanation"] as? String)
        #expect(explanation.contains("\"fra\" is at the beginning of a word of country, at byte 0."))
        let plain = try #require(try objects(ToolRun(["--json", file.path, "fra"])).first)
        #expect(try hits(plain).first?["explanation"] == nil)
    }
}
