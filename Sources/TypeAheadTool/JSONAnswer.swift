import TextEscaping
import TypeAhead

/// Formats results as one line of JSON.
struct JSONAnswer {
    let records: Records

    /// - Parameters:
    ///   - milliseconds: The duration of the search, if requested.
    ///   - explanation: Explains a record, if requested.
    func text(
        _ results: SearchResults<Line>,
        for query: String,
        milliseconds: String?,
        explanation: ((Line) -> String)?
    ) -> String {
        var text = "{\"query\":\(Self.string(query)),\"total\":\(results.total)"
        if let milliseconds { text += ",\"milliseconds\":\(milliseconds)" }
        let hits = results.hits.map { hit($0, explanation?($0.record)) }
        return text + ",\"hits\":[" + hits.joined(separator: ",") + "]}\n"
    }

    private func hit(_ hit: SearchHit<Line>, _ explanation: String?) -> String {
        let place = "\"line\":\(hit.record.number),\(content(hit.record))"
        let reason = explanation.map { ",\"explanation\":\(Self.string($0))" } ?? ""
        return "{\(place),\"tier\":\"\(hit.tier)\",\"ranges\":\(ranges(hit))\(reason)}"
    }

    private func content(_ line: Line) -> String {
        guard let columns = records.columns else { return "\"text\":\(Self.string(records.text(of: line)))" }
        let cells = zip(columns, records.cells(of: line)).map { name, cell in
            "\(Self.string(name)):\(Self.string(records.input.text(cell)))"
        }
        return "\"fields\":{\(cells.joined(separator: ","))}"
    }

    private func ranges(_ hit: SearchHit<Line>) -> String {
        guard records.columns != nil else { return hit.matches.first.map(Self.ranges) ?? "[]" }
        let fields = hit.matches.map { "\(Self.string($0.field)):\(Self.ranges($0))" }
        return "{\(fields.joined(separator: ","))}"
    }

    /// Ranges as UTF-8 offsets.
    private static func ranges(_ match: FieldMatch) -> String {
        func offset(_ index: String.Index) -> Int { match.text.utf8.distance(from: match.text.startIndex, to: index) }
        let pairs = match.ranges.map { range in
            "[\(offset(range.lowerBound)),\(offset(range.upperBound))]"
        }
        return "[\(pairs.joined(separator: ","))]"
    }

    /// A JSON string literal. Escapes in JSON syntax whatever ``escaped(_:keeping:limit:)`` escapes, so that the output is one
    /// line and safe for terminals.
    static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x22: result += "\\\""
            case 0x5C: result += "\\\\"
            case 0x09: result += "\\t"
            case 0x0A: result += "\\n"
            case 0x0D: result += "\\r"
            case _ where isShown(scalar): result.unicodeScalars.append(scalar)
            default:
                for unit in UTF16.encode(scalar)! {
                    let digits = String(unit, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
                }
            }
        }
        return result + "\""
    }
}
