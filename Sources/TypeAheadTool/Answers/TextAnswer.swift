import TextEscaping
import TypeAhead

/// Formats results for users: the number of records, and a line for each.
struct TextAnswer<Record: Sendable> {
    let shape: RecordShape<Record>
    let emphasises: Bool

    /// - Parameter explanation: Explains a record, if requested.
    func text(
        _ results: SearchResults<Record>,
        for query: String,
        explanation: ((Record) -> String)?
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

    private func line(_ hit: SearchHit<Record>) -> String {
        guard let columns = shape.columns else {
            let match = hit.matches.first
            return emphasised(match?.ranges ?? [], match?.text ?? shape.texts(hit.record).first ?? "")
        }
        var texts = shape.texts(hit.record).map(shown)
        for match in hit.matches {
            guard let column = columns.firstIndex(of: match.field) else { continue }
            texts[column] = emphasised(match.ranges, match.text)
        }
        return texts.joined(separator: "\t")
    }

    /// A text of a record. In a column, tabs are escaped, because they separate columns.
    private func shown(_ text: some StringProtocol) -> String {
        shape.columns == nil ? visible(text) : escaped(text, limit: .max)
    }

    private func emphasised(_ ranges: [Range<String.Index>], _ text: String) -> String {
        guard emphasises else { return shown(text) }
        var result = ""
        var end = text.startIndex
        for range in ranges {
            result += shown(text[end..<range.lowerBound])
            result += "\u{1B}[1;31m" + shown(text[range]) + "\u{1B}[0m"
            end = range.upperBound
        }
        return result + shown(text[end...])
    }

    private func reasons(_ record: Record, _ explanation: String) -> String {
        let sentences = [place(record)] + explanation.split(separator: "\n").map { visible($0) }
        return sentences.map { "    \($0)\n" }.joined()
    }

    private func place(_ record: Record) -> String {
        switch shape.place(record) {
        case .line(let number): "Line \(number)."
        case .id(let id): "Id \(escaped(id))."
        }
    }
}
