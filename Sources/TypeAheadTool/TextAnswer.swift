import TextEscaping
import TypeAhead

/// Formats results for users: the number of records, and a line for each.
struct TextAnswer {
    let records: Records
    let emphasises: Bool

    /// - Parameter explanation: Explains a record, if requested.
    func text(
        _ results: SearchResults<Line>,
        for query: String,
        explanation: ((Line) -> String)?
    ) -> String {
        var text = headline(results.total, query)
        for hit in results.hits {
            text += line(hit) + "\n"
            if let explanation { text += reasons(hit.record, explanation(hit.record)) }
        }
        return text
    }

    private func headline(_ total: Int, _ query: String) -> String {
        if query.allSatisfy(\.isWhitespace) { return "\(total) \(total == 1 ? "record" : "records")\n" }
        return "\(total) \(total == 1 ? "match" : "matches") for \(escaped(query, keeping: ["\t"]))\n"
    }

    // MARK: Records

    private func line(_ hit: SearchHit<Line>) -> String {
        guard records.columns != nil else {
            let match = hit.matches.first
            return emphasised(match?.ranges ?? [], match?.text ?? records.text(of: hit.record))
        }
        var texts = records.cells(of: hit.record).map { visible(records.input.text($0)) }
        for match in hit.matches {
            guard let column = records.columns?.firstIndex(of: match.field) else { continue }
            texts[column] = emphasised(match.ranges, match.text)
        }
        return texts.joined(separator: "\t")
    }

    private func emphasised(_ ranges: [Range<String.Index>], _ text: String) -> String {
        guard emphasises else { return visible(text) }
        var result = ""
        var end = text.startIndex
        for range in ranges {
            result += visible(text[end..<range.lowerBound])
            result += "\u{1B}[1;31m" + visible(text[range]) + "\u{1B}[0m"
            end = range.upperBound
        }
        return result + visible(text[end...])
    }

    private func reasons(_ line: Line, _ explanation: String) -> String {
        let sentences = ["Line \(line.number)."] + explanation.split(separator: "\n").map { visible($0) }
        return sentences.map { "    \($0)\n" }.joined()
    }
}
