import Foundation
import Testing

@testable import TypeAhead

/// A row of `matching.tsv`: a query, a text that it must match, and the highlighted parts.
struct MatchingRow: CustomTestStringConvertible, Sendable {
    let folding: TextFolding
    let typed: String
    let marked: String
    let matches: Bool
    let testDescription: String

    /// The text without the brackets that mark the highlights.
    var text: String { String(String.UnicodeScalarView(marked.unicodeScalars.filter { $0 != "[" && $0 != "]" })) }

    static let all: [MatchingRow] = {
        let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "matching.tsv")
        // Without rows there would be no tests, and therefore no failures.
        guard let table = try? String(contentsOf: url, encoding: .utf8), !table.isEmpty else {
            preconditionFailure("\(url.path) cannot be read.")
        }
        return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
            let fields = line.split(separator: "\t").map { unescaped(String($0)) }
            return MatchingRow(
                folding: fields[0] == "-" ? TextFolding() : TextFolding(language: fields[0]),
                typed: fields[1],
                marked: fields[2],
                matches: fields[3] == "yes",
                testDescription: "\(fields[0]): \(fields[1]) in \(fields[2]): \(fields[3]), \(fields[4])"
            )
        }
    }()

    /// Replaces `\u{…}` in a text with the characters.
    private static func unescaped(_ text: String) -> String {
        text.replacing(/\\u\{([0-9a-f]+)\}/) { match in
            UInt32(match.1, radix: 16).flatMap(Unicode.Scalar.init).map(String.init) ?? ""
        }
    }
}

@Suite("Matching table")
struct MatchingTableTests {
    @Test
    func `the table has its rows`() { #expect(MatchingRow.all.count > 80) }

    @Test(arguments: MatchingRow.all)
    func `each typed text finds the expected records and no others`(row: MatchingRow) {
        let term = row.folding.fold(row.typed).bytes
        let text = row.folding.fold(row.text).bytes
        let isInitials = KoreanInitials.isInitials(term)
        let initials = text.withUnsafeBufferPointer { isInitials ? KoreanInitials.firstMatch(of: term, in: $0) : nil }
        #expect((text.firstRange(of: term) != nil || initials != nil) == row.matches)
    }

    @Test(arguments: MatchingRow.all)
    func `the matched characters are highlighted`(row: MatchingRow) {
        let text = row.text
        var marked = ""
        var end = text.startIndex
        for range in Highlighter(folding: row.folding).ranges(of: [row.folding.fold(row.typed).bytes], in: text) {
            marked += "\(text[end..<range.lowerBound])[\(text[range])]"
            end = range.upperBound
        }
        marked += text[end...]
        #expect(marked.unicodeScalars.elementsEqual(row.marked.unicodeScalars), "\(marked)")
    }
}
