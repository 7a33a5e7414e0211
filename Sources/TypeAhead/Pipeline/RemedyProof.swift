/// Looks for queries that find something in place of one that finds nothing, and searches for each.
struct RemedyProof<Record: Sendable>: Sendable {
    /// What was found up to now.
    struct Progress: Sendable {
        var found: [SearchRemedy] = []
        var isComplete = false
    }

    let query: SearchQuery
    let source: any SearchSource<Record>
    let immediateSource: (any ImmediateSearchSource<Record>)?
    let speller: (any SpellingSource<Record>)?
    /// The most that are offered.
    let limit: Int
    let budget: Duration

    /// The most of these that correct words.
    private static var correctionLimit: Int { 2 }
    /// The most other queries that are searched for.
    private static var trialLimit: Int { 16 }

    /// Whether there is anything to try.
    var isWorthwhile: Bool {
        limit > 0 && (speller != nil && !query.correctableTerms.isEmpty || !query.relaxations.isEmpty)
    }

    /// Searches for one query after the other, and tells of each that finds something, and of the end.
    @MainActor
    func run(_ tell: @MainActor (Progress) -> Void) async {
        var progress = Progress()
        let corrections = await corrections()
        for (isCorrection, trials) in [(true, corrections), (false, query.relaxations)] {
            let limit = isCorrection ? min(limit, Self.correctionLimit) : limit
            for trial in trials.prefix(Self.trialLimit) where progress.found.count < limit {
                let total = await total(of: trial.query)
                // Several short searches in a row must not hold the main actor longer than one may.
                await Task.yield()
                if Task.isCancelled { return }
                guard let total, total.count > 0 else { continue }
                progress.found.append(SearchRemedy(change: trial.change, query: trial.query, total: total))
                if progress.found.count < self.limit { tell(progress) }
            }
        }
        progress.isComplete = true
        tell(progress)
    }

    /// The query with its words as the records have them: all at once, then one by one.
    @MainActor
    private func corrections() async -> [RemedyTrial] {
        guard let speller else { return [] }
        var words: [(term: String, corrections: [String])] = []
        for term in query.correctableTerms {
            let corrections = await speller.corrections(for: term).filter { $0 != term }
            if Task.isCancelled { return [] }
            if !corrections.isEmpty { words.append((term, corrections)) }
        }
        var changes: [[String: String]] = []
        if words.count > 1 { changes.append(Dictionary(uniqueKeysWithValues: words.map { ($0, $1[0]) })) }
        for word in words {
            changes += word.corrections.prefix(limit).map { [word.term: $0] }
        }
        return changes.map(query.corrected)
    }

    /// The number of records that a query finds; nil when it cannot be found out.
    @MainActor
    private func total(of query: SearchQuery) async -> SearchTotal? {
        var query = query
        let isExact = source.capabilities.contains(.exactTotals)
        // Who cannot count all that there is counts what is listed.
        query.limit = isExact ? 0 : 1
        query.counts = []
        if let results = immediateSource?.immediateResults(for: query, within: budget), results.isComplete {
            return isExact ? .exact(results.total) : .atLeast(results.total)
        }
        do {
            for try await results in source.results(for: query) where results.isComplete {
                return isExact ? .exact(results.total) : .atLeast(results.total)
            }
        } catch {
            // What cannot be proved is not offered; that the source fails is told when something is searched for.
        }
        return nil
    }
}

/// Another query that may find something.
struct RemedyTrial: Sendable {
    let change: SearchRemedy.Change
    let query: SearchQuery
}

extension SearchQuery {
    /// The terms in which there may be typing errors: neither phrases nor such with digits.
    var correctableTerms: [String] {
        var seen: Set<String> = []
        return terms.filter { !$0.isPhrase && !$0.text.contains(where: \.isNumber) }.map(\.text)
            .filter { seen.insert($0).inserted }
    }

    /// The query with other words.
    func corrected(_ changes: [String: String]) -> RemedyTrial {
        var query = self
        query.offset = 0
        query.terms = terms.map { term in
            guard !term.isPhrase, let correction = changes[term.text] else { return term }
            return SearchTerm(correction)
        }
        return RemedyTrial(change: .correct(changes), query: query)
    }

    /// The query with one thing less, for each that could be the reason why nothing is found.
    ///
    /// Of several values of one field any will do, so that one of them less finds nothing more.
    var relaxations: [RemedyTrial] {
        var base = self
        base.offset = 0
        var trials: [RemedyTrial] = []
        func append(_ change: SearchRemedy.Change, _ edit: (inout SearchQuery) -> Void) {
            var query = base
            edit(&query)
            if !query.asksForNothing { trials.append(RemedyTrial(change: change, query: query)) }
        }
        for (field, values) in filters.sorted(by: { $0.key < $1.key }) {
            append(.dropFilter(field: field, values: values)) { $0.filters[field] = nil }
        }
        if let scope { append(.widenScope(from: scope)) { $0.scope = nil } }
        for index in exclusions.indices.reversed() {
            append(.dropExclusion(exclusions[index])) { $0.exclusions.remove(at: index) }
        }
        if terms.count > 1 {
            for index in terms.indices.reversed() {
                append(.dropTerm(terms[index])) { $0.terms.remove(at: index) }
            }
        }
        return trials
    }
}
