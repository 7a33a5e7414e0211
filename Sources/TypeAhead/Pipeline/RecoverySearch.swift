/// Looks for recovery suggestions, and verifies each by a search.
struct RecoverySearch<Record: Sendable>: Sendable {
    /// The suggestions found up to now.
    struct Progress: Sendable {
        var found: [RecoverySuggestion] = []
        var isComplete = false
    }

    let query: SearchQuery
    let source: any SearchSource<Record>
    let immediateSource: (any ImmediateSearchSource<Record>)?
    let speller: (any SpellingSource<Record>)?
    /// The maximum number of suggestions.
    let limit: Int
    let budget: Duration

    /// The maximum number of spelling corrections among them.
    private static var correctionLimit: Int { 2 }
    /// The maximum number of candidate queries to verify.
    private static var candidateLimit: Int { 16 }

    /// Whether there are candidates.
    var isWorthwhile: Bool {
        limit > 0 && (speller != nil && !query.correctableTerms.isEmpty || query.relaxations.contains { _ in true })
    }

    /// Verifies one candidate after the other, and reports each suggestion and the end.
    @MainActor
    func run(_ tell: @MainActor (Progress) -> Void) async {
        var progress = Progress()
        await search(for: await corrections(), upTo: min(limit, Self.correctionLimit), &progress, tell)
        await search(for: query.relaxations, upTo: limit, &progress, tell)
        if Task.isCancelled { return }
        progress.isComplete = true
        tell(progress)
    }

    /// Verifies candidates until the given number of suggestions is found.
    @MainActor
    private func search(
        for candidates: some Sequence<RecoveryCandidate>,
        upTo limit: Int,
        _ progress: inout Progress,
        _ tell: @MainActor (Progress) -> Void
    ) async {
        var candidates = candidates.makeIterator()
        var searched = 0
        while searched < Self.candidateLimit, progress.found.count < limit, !Task.isCancelled,
            let candidate = candidates.next()
        {
            searched += 1
            let total = await total(of: candidate.query)
            // Several short searches in a row must not block the main actor for longer than a single one may.
            await Task.yield()
            if Task.isCancelled { return }
            guard let total, total.count > 0 else { continue }
            progress.found.append(RecoverySuggestion(change: candidate.change, query: candidate.query, total: total))
            if progress.found.count < self.limit { tell(progress) }
        }
    }

    /// Candidates with corrected words: first all words at once, then one word at a time.
    @MainActor
    private func corrections() async -> [RecoveryCandidate] {
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
        return changes.prefix(Self.candidateLimit).map(query.corrected)
    }

    /// The number of records that a query finds; nil if unknown.
    @MainActor
    private func total(of query: SearchQuery) async -> SearchTotal? {
        let capabilities = source.capabilities
        let counting = query.counting(in: capabilities, upTo: 1)
        if let results = immediateSource?.immediateResults(for: counting, within: budget), results.isComplete {
            return results.total(of: counting, in: capabilities)
        }
        do {
            return try await source.total(of: query, upTo: 1)
        } catch {
            // Unverified candidates are not offered. A failing source reports its error in a regular search.
        }
        return nil
    }
}

/// A candidate query.
struct RecoveryCandidate: Sendable {
    let change: RecoverySuggestion.Change
    let query: SearchQuery
}

extension SearchQuery {
    /// The terms that may have typos: no phrases, no terms with digits, no very long terms.
    var correctableTerms: [String] {
        var seen: Set<String> = []
        return terms.filter { !$0.isPhrase && TypoTolerance.mayCorrect($0.text) }.map(\.text)
            .filter { seen.insert($0).inserted }
    }

    /// The query with replaced words.
    func corrected(_ changes: [String: String]) -> RecoveryCandidate {
        var query = self
        query.offset = 0
        query.terms = terms.map { term in
            guard !term.isPhrase, let correction = changes[term.text] else { return term }
            return SearchTerm(correction)
        }
        return RecoveryCandidate(change: .correct(changes), query: query)
    }

    /// The query with one constraint removed, for each constraint that could exclude all records.
    ///
    /// All filters of a field are removed together: a record needs only one of several values. Queries are computed lazily: there are as many as this query has parts, each about as long as this query.
    var relaxations: some Sequence<RecoveryCandidate> {
        var names: [String] = []
        for filter in filters where !filter.isExcluded && !names.contains(filter.field) { names.append(filter.field) }
        var parts: [Part] = names.sorted().map { .filters(field: $0) }
        parts += filters.indices.reversed().filter { filters[$0].isExcluded }.map { .excludedFilter($0) }
        if scope != nil { parts.append(.scope) }
        if fields != nil { parts.append(.fields) }
        parts += exclusions.indices.reversed().map { .exclusion($0) }
        parts += alternatives.indices.reversed().map { .alternatives($0) }
        if terms.count > 1 || terms.count == 1 && hasAlternatives {
            parts += terms.indices.reversed().map { .term($0) }
        }
        return parts.lazy.compactMap(without)
    }

    /// A part of a query that can be removed.
    private enum Part {
        case filters(field: String)
        case excludedFilter(Int)
        case scope
        case fields
        case exclusion(Int)
        case alternatives(Int)
        case term(Int)
    }

    /// The query without a part; nil if nothing is left.
    private func without(_ part: Part) -> RecoveryCandidate? {
        var query = self
        query.offset = 0
        let change: RecoverySuggestion.Change
        switch part {
        case .filters(let field):
            let removed = query.filters.filter { $0.field == field && !$0.isExcluded }
            query.filters.removeAll { $0.field == field && !$0.isExcluded }
            change = .dropFilters(removed)
        case .excludedFilter(let index): change = .dropFilters([query.filters.remove(at: index)])
        case .scope:
            change = .widenScope(from: scope ?? "")
            query.scope = nil
        case .fields:
            change = .searchAllFields(from: fields ?? [])
            query.fields = nil
        case .exclusion(let index): change = .dropExclusion(query.exclusions.remove(at: index))
        case .alternatives(let index): change = .dropAlternatives(query.alternatives.remove(at: index))
        case .term(let index): change = .dropTerm(query.terms.remove(at: index))
        }
        return !query.hasCriteria ? nil : RecoveryCandidate(change: change, query: query)
    }
}
