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
        limit > 0 && (speller != nil && !query.correctableTerms.isEmpty || query.relaxations.contains { _ in true })
    }

    /// Searches for one query after the other, and tells of each that finds something, and of the end.
    @MainActor
    func run(_ tell: @MainActor (Progress) -> Void) async {
        var progress = Progress()
        await search(for: await corrections(), upTo: min(limit, Self.correctionLimit), &progress, tell)
        await search(for: query.relaxations, upTo: limit, &progress, tell)
        if Task.isCancelled { return }
        progress.isComplete = true
        tell(progress)
    }

    /// Searches for other queries until so many are found that find something.
    @MainActor
    private func search(
        for trials: some Sequence<RemedyTrial>,
        upTo limit: Int,
        _ progress: inout Progress,
        _ tell: @MainActor (Progress) -> Void
    ) async {
        var trials = trials.makeIterator()
        var searched = 0
        while searched < Self.trialLimit, progress.found.count < limit, !Task.isCancelled, let trial = trials.next() {
            searched += 1
            let total = await total(of: trial.query)
            // Several short searches in a row must not hold the main actor longer than one may.
            await Task.yield()
            if Task.isCancelled { return }
            guard let total, total.count > 0 else { continue }
            progress.found.append(SearchRemedy(change: trial.change, query: trial.query, total: total))
            if progress.found.count < self.limit { tell(progress) }
        }
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
        return changes.prefix(Self.trialLimit).map(query.corrected)
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
    /// The terms in which there may be typing errors: neither phrases nor such with digits nor very long ones.
    var correctableTerms: [String] {
        var seen: Set<String> = []
        return terms.filter { !$0.isPhrase && TypoTolerance.mayCorrect($0.text) }.map(\.text)
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
    /// Of several values of one field any will do, so that one of them less finds nothing more. Each query is made when it is asked for,
    /// because it is as long as this one and there are as many as this one has parts.
    var relaxations: some Sequence<RemedyTrial> {
        var parts: [Part] = filters.keys.sorted().map { .filter(field: $0) }
        if scope != nil { parts.append(.scope) }
        parts += exclusions.indices.reversed().map { .exclusion($0) }
        if terms.count > 1 { parts += terms.indices.reversed().map { .term($0) } }
        return parts.lazy.compactMap(without)
    }

    /// Something that a query asks for.
    private enum Part {
        case filter(field: String)
        case scope
        case exclusion(Int)
        case term(Int)
    }

    /// The query without a part; nil when nothing is left to ask for.
    private func without(_ part: Part) -> RemedyTrial? {
        var query = self
        query.offset = 0
        let change: SearchRemedy.Change
        switch part {
        case .filter(let field):
            change = .dropFilter(field: field, values: query.filters.removeValue(forKey: field) ?? [])
        case .scope:
            change = .widenScope(from: scope ?? "")
            query.scope = nil
        case .exclusion(let index): change = .dropExclusion(query.exclusions.remove(at: index))
        case .term(let index): change = .dropTerm(query.terms.remove(at: index))
        }
        return query.asksForNothing ? nil : RemedyTrial(change: change, query: query)
    }
}
