extension SearchPipeline {
    /// The state of the pipeline as text, one property per line, for logs and reports of errors. The same state has the same text on
    /// every machine.
    ///
    /// - Parameter includesText: Whether to include the text of the query and the description of an error; otherwise only numbers and
    ///   the names of Swift types.
    public func stateDescription(includesText: Bool = false) -> String {
        func describe(_ query: SearchQuery?) -> String {
            query.map { "\(SearchEvent.Query($0, includesText: includesText))" } ?? "none"
        }
        var lines = [
            "time: \(clock.elapsed().legible)",
            "generation: \(state.generation)\(state.isProvisional ? ", provisional" : "")",
            "query: \(describe(state.query))",
            "phase: \(state.phase.description(includesText: includesText))",
        ]
        if let answer = state.answer {
            let state = [
                answer.isComplete ? "complete" : "incomplete", state.isStale ? "stale" : "current",
                "\(answer.coverage)",
            ]
            lines.append("answer: generation \(answer.generation), \(state.joined(separator: ", "))")
            lines.append("answer to: \(describe(answer.query))")
            lines.append("listed: \(answer.results.hits.count) from \(answer.query.offset), \(answer.total.legible)")
            let tiers = SearchTier.allCases.compactMap { tier in
                let count = answer.results.hits.count { $0.tier == tier }
                return count == 0 ? nil : "\(count) \(tier)"
            }
            if !tiers.isEmpty { lines.append("tiers: \(tiers.joined(separator: ", "))") }
            if !answer.unmet.isEmpty { lines.append("unmet: \(answer.unmet)") }
        } else {
            lines.append("answer: none")
        }
        let requests = [running == nil ? nil : "one running", waiting == nil ? nil : "one waiting"].compactMap { $0 }
        lines.append("requests: \(requests.isEmpty ? "none" : requests.joined(separator: ", "))")
        lines.append("source: \(type(of: source)), \(source.capabilities)")
        return lines.map { $0.escapedLine + "\n" }.joined()
    }
}

extension SearchTotal {
    fileprivate var legible: String {
        switch self {
        case .exact(let count): "\(count) in total"
        case .atLeast(let count): "at least \(count) in total"
        }
    }
}

extension SearchState.Phase {
    fileprivate func description(includesText: Bool) -> String {
        switch self {
        case .idle: "idle"
        case .waiting: "waiting"
        case .searching(let time): "searching since \(time.legible)"
        case .stalled(let time): "stalled, searching since \(time.legible)"
        case .results: "results"
        case .empty(let suggestions, let isVerifying):
            "empty, suggestions: \(suggestions.count)\(isVerifying ? ", verifying" : "")"
        case .failed(let error): "failed: \(includesText ? "\(error)" : "\(type(of: error))")"
        }
    }
}
