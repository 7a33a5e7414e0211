extension SearchEvent: CustomStringConvertible {
    /// The event as a line, such as `1.5 s, intent 1, generation 4: query settled after 4 edits (1 term, 4 characters)`. The same event
    /// has the same line on every machine. Control characters and line breaks of texts are escaped.
    public var description: String {
        "\(time.legible), intent \(intent), generation \(generation): \(kind) (\(query))"
    }
}

extension SearchEvent.Kind: CustomStringConvertible {
    /// The kind with its details.
    public var description: String {
        switch self {
        case .querySettled(let edits): return "query settled after \(count(edits, "edit"))"
        case .resultsShown(let results): return "results shown: \(results)"
        case .empty(let time): return "no results after \(time.legible)"
        case .failed(let error, let time): return "failed after \(time.legible): \(error.escapedLine)"
        case .suggestionAccepted(.correction): return "correction accepted"
        case .suggestionAccepted(.relaxation): return "relaxation accepted"
        case .suggestionAccepted(.ofApp(let rank)): return "suggestion of rank \(rank) accepted"
        case .resultOpened(let rank, let record):
            return "result of rank \(rank) opened\(record.map { ": \($0.escapedLine)" } ?? "")"
        case .abandoned: return "abandoned"
        }
    }
}

extension SearchEvent.ShownResults: CustomStringConvertible {
    /// The numbers and times.
    public var description: String {
        var parts = ["\(listed) listed"]
        switch total {
        case .exact(let total): parts[0] += " of \(total)"
        case .atLeast(let total): parts[0] += " of at least \(total)"
        }
        if !coverage.isFull { parts.append("\(coverage)") }
        parts.append("first after \(timeToFirst.legible)")
        parts.append(timeToComplete.map { "complete after \($0.legible)" } ?? "incomplete")
        return parts.joined(separator: ", ")
    }
}

extension SearchEvent.Query: CustomStringConvertible {
    /// The text, if it is known; otherwise the numbers.
    public var description: String {
        if let text, !text.isEmpty { return text.escapedLine }
        var parts: [String] = []
        for (number, name) in [(terms, "term"), (exclusions, "exclusion"), (filters, "filter")] where number > 0 {
            parts.append(count(number, name))
        }
        if alternatives > 0 { parts.append("\(count(alternatives, "group")) of alternatives") }
        if characters > 0 { parts.append(count(characters, "character")) }
        if hasScope { parts.append("a scope") }
        return parts.isEmpty ? "empty" : parts.joined(separator: ", ")
    }
}

private func count(_ number: Int, _ name: String) -> String { "\(number) \(name)\(number == 1 ? "" : "s")" }

extension Duration {
    /// In seconds or milliseconds, without rounding errors: a whole number of microseconds.
    var legible: String {
        let (seconds, attoseconds) = components
        let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        let isLong = abs(microseconds) >= 1_000_000
        let unit: Int64 = isLong ? 1_000_000 : 1000
        let rest = abs(microseconds) % unit
        var digits = String(rest + unit).dropFirst()
        while digits.last == "0" { digits.removeLast() }
        let sign = microseconds < 0 ? "-" : ""
        return "\(sign)\(abs(microseconds) / unit)\(digits.isEmpty ? "" : ".\(digits)") \(isLong ? "s" : "ms")"
    }
}

extension String {
    /// The text on one line, without characters that a terminal obeys.
    package var escapedLine: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .surrogate, .unassigned:
                text += scalar.escaped(asASCII: true)
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
