import TextEscaping
import TypeAhead

/// Formats results as one line of JSON.
struct JSONAnswer<Record: Sendable> {
    let shape: RecordShape<Record>
    /// Whether each answer tells how many parts of the source answered.
    var hasCoverage = false

    /// - Parameters:
    ///   - milliseconds: The duration of the search, if requested.
    ///   - explanation: Explains a record, if requested.
    func text(
        _ results: SearchResults<Record>,
        for query: String,
        milliseconds: String?,
        explanation: ((Record) -> String)?
    ) -> String {
        var text = "{\"query\":\(Self.string(query)),\"total\":\(results.total)"
        if let milliseconds { text += ",\"milliseconds\":\(milliseconds)" }
        if hasCoverage {
            let coverage = results.coverage
            text += ",\"coverage\":{\"answered\":\(coverage.answered),\"count\":\(coverage.count)}"
        }
        let hits = results.hits.map { hit($0, explanation?($0.record)) }
        return text + ",\"hits\":[" + hits.joined(separator: ",") + "]}\n"
    }

    private func hit(_ hit: SearchHit<Record>, _ explanation: String?) -> String {
        let place = "\(place(hit.record)),\(content(hit.record))"
        let reason = explanation.map { ",\"explanation\":\(Self.string($0))" } ?? ""
        return "{\(place),\"tier\":\"\(hit.tier)\",\"ranges\":\(ranges(hit))\(reason)}"
    }

    private func place(_ record: Record) -> String {
        switch shape.place(record) {
        case .line(let number): "\"line\":\(number)"
        case .id(let id): "\"id\":\(Self.string(id))"
        }
    }

    private func content(_ record: Record) -> String {
        let texts = shape.texts(record)
        guard let columns = shape.columns else { return "\"text\":\(Self.string(texts.first ?? ""))" }
        let cells = zip(columns, texts).map { "\(Self.string($0)):\(Self.string($1))" }
        return "\"fields\":{\(cells.joined(separator: ","))}"
    }

    private func ranges(_ hit: SearchHit<Record>) -> String {
        guard shape.columns != nil else { return hit.matches.first.map(Self.ranges) ?? "[]" }
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
