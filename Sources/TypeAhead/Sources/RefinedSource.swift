/// Adds capabilities to a source: filters, comparisons, alternatives, scopes, exclusions, phrases, offsets and ranges.
///
/// Removes unsupported criteria from the query, and filters the results of the source, page after page, until it has the
/// requested number of records. So selective filters are slow; intermediate results are delivered meanwhile. Totals are lower
/// bounds, because the records after the page are not examined.
public struct RefinedSource<Base: SearchSource>: SearchSource {
    /// The type of the records.
    public typealias Record = Base.Record

    /// The base source.
    public let base: Base

    /// The combined capabilities of the source and this type.
    public let capabilities: SearchCapabilities

    private let added: SearchCapabilities
    private let fields: [SearchField<Record>]
    private let folding: TextFolding

    /// Wraps a source.
    ///
    /// - Parameters:
    ///   - base: The source.
    ///   - fields: The fields of its records. Filters need a filter field each, comparisons an ordered field, scopes a scope
    ///     field, and all other capabilities the text fields.
    ///   - folding: The folding for comparing texts.
    public init(_ base: Base, fields: [SearchField<Record>], folding: TextFolding = TextFolding()) {
        self.base = base
        self.fields = fields
        self.folding = folding
        var possible: SearchCapabilities = [.offsets]
        for field in fields {
            switch field.kind {
            case .text: possible.formUnion([.exclusions, .phrases, .ranges, .comparisons, .alternatives, .fields])
            case .filter: possible.formUnion([.filters, .comparisons])
            case .ordered: possible.insert(.comparisons)
            case .scopes: possible.insert(.scopes)
            case .reading: break
            }
        }
        added = possible.subtracting(base.capabilities)
        let lost: SearchCapabilities =
            added.isDisjoint(with: Self.reducing) ? [] : [.exactTotals, .scopeCounts, .valueCounts, .fieldCounts]
        capabilities = base.capabilities.union(added).subtracting(lost)
    }

    /// The capabilities that reduce the results.
    private static var reducing: SearchCapabilities {
        [.exclusions, .phrases, .filters, .comparisons, .alternatives, .fields, .scopes]
    }

    /// Searches the source and filters its results.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        let query = query.limited
        guard !added.isDisjoint(with: query.neededCapabilities.union(.ranges)) else { return base.results(for: query) }
        return AsyncThrowingStream { continuation in
            let task = Task {
                do {
                    try await search(query) { continuation.yield($0) }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Requests page after page until the requested records are found.
    private func search(_ query: SearchQuery, _ yield: (SearchResults<Record>) -> Void) async throws {
        let refinement = Refinement(query, what: added, fields: fields, folding: folding)
        let isReduced = !added.isDisjoint(with: query.neededCapabilities.intersection(Self.reducing))
        let hasOffsets = base.capabilities.contains(.offsets)
        let countsExactly = base.capabilities.contains(.exactTotals)
        let (sum, overflows) = query.offset.addingReportingOverflow(query.limit)
        let wanted = overflows ? .max : sum
        var page = refinement.remaining
        page.offset = 0
        // Without exact totals, a source counts only the listed records.
        page.limit = max(wanted, isReduced ? 50 : countsExactly ? 0 : 1)
        if isReduced { page.facetCounts = [] }
        var found: [SearchHit<Record>] = []
        var looked = 0
        func handOver(_ found: [SearchHit<Record>], of results: SearchResults<Record>, isDone: Bool) {
            var refined = results
            refined.hits = found.dropFirst(query.offset).prefix(query.limit).map(refinement.marked)
            refined.isComplete = isDone
            if isReduced {
                refined.total = found.count
                (refined.scopeCounts, refined.valueCounts) = ([:], [:])
            }
            yield(refined)
        }
        while true {
            var isPageComplete = false
            for try await results in base.results(for: page) {
                // A source without offsets lists the earlier records again.
                let new = hasOffsets ? results.hits[...] : results.hits.dropFirst(looked)
                let kept = found + new.filter { refinement.keeps($0.record) }
                guard results.isComplete else {
                    handOver(kept, of: results, isDone: false)
                    continue
                }
                isPageComplete = true
                found = kept
                looked += new.count
                let isEnd = new.isEmpty || (countsExactly && looked >= results.total) || !isReduced
                let isDone = isEnd || found.count >= max(wanted, 1)
                handOver(found, of: results, isDone: isDone)
                if isDone { return }
                break
            }
            try Task.checkCancellation()
            guard isPageComplete else { throw SearchPipelineError.incompleteAnswer }
            if hasOffsets { page.offset = looked } else { page.limit = looked * 2 }
        }
    }
}

/// The corrections of the base source. Filtering may exclude their records; a ``SearchPipeline`` offers only corrections with
/// results.
extension RefinedSource: SpellingSource where Base: SpellingSource {
    /// The spelling corrections of the base source.
    public func corrections(for term: String) async -> [String] { await base.corrections(for: term) }
}

/// The part of a query that is applied to the results of a source.
private struct Refinement<Record: Sendable> {
    /// The query for the source.
    private(set) var remaining: SearchQuery

    /// The criteria that records must satisfy, as a query without text to rank by.
    private var conditions = RecordConditions()
    private var marks: [[UInt8]] = []
    /// The names of the text fields in which terms are searched; nil for all.
    private let fieldNames: Set<String>?
    private let matcher: RecordMatcher<Record>
    private let fields: [SearchField<Record>]
    private let highlighter: Highlighter

    init(_ query: SearchQuery, what: SearchCapabilities, fields: [SearchField<Record>], folding: TextFolding) {
        self.fields = fields
        matcher = RecordMatcher(fields, folding: folding)
        highlighter = Highlighter(folding: folding)
        remaining = query
        fieldNames = query.fields
        // A term that folds to nothing matches every text.
        func folded(_ terms: [SearchTerm]) -> [[UInt8]] {
            terms.map { folding.fold($0.text).bytes }.filter { !$0.isEmpty }
        }
        if what.contains(.exclusions) {
            conditions.exclusions = query.exclusions
            remaining.exclusions = []
        } else if what.contains(.phrases) {
            // Exclusions of phrases must not become exclusions of their words.
            conditions.exclusions = query.exclusions.filter(\.isPhrase)
            remaining.exclusions.removeAll(where: \.isPhrase)
        }
        if what.contains(.phrases) {
            conditions.terms = query.terms.filter(\.isPhrase)
            remaining.terms = query.terms.flatMap { term in
                term.isPhrase ? term.words.filter { !folded([$0]).isEmpty } : [term]
            }
        }
        // The filters of one field belong together.
        let needed = query.filters.reduce(into: [String: SearchCapabilities]()) { needed, filter in
            needed[filter.field, default: []].formUnion(filter.neededCapability)
        }
        conditions.filters = query.filters.filter { !what.isDisjoint(with: needed[$0.field] ?? []) }
        remaining.filters = query.filters.filter { what.isDisjoint(with: needed[$0.field] ?? []) }
        let missing = query.alternatives.filter { group in
            what.contains(.alternatives) || group.contains { !what.isDisjoint(with: $0.neededCapabilities) }
        }
        conditions.alternatives = missing
        remaining.alternatives = query.alternatives.filter { !missing.contains($0) }
        if what.contains(.fields), let names = query.fields {
            // The source finds the terms in any field.
            conditions.fields = names
            conditions.terms = query.terms
            conditions.exclusions = query.exclusions
            conditions.alternatives = query.alternatives
            remaining.fields = nil
            remaining.exclusions = []
            remaining.alternatives = []
        }
        if what.contains(.scopes) {
            conditions.scope = query.scope
            remaining.scope = nil
        }
        if what.contains(.ranges) {
            let terms = query.alternatives.joined().compactMap { criterion -> SearchTerm? in
                if case .term(let term) = criterion { term } else { nil }
            }
            marks = folded(query.terms + terms)
        }
    }

    /// Whether a record of the source matches the whole query.
    func keeps(_ record: Record) -> Bool { matcher.satisfies(record, conditions) }

    /// A hit with the ranges of the terms.
    func marked(_ hit: SearchHit<Record>) -> SearchHit<Record> {
        guard !marks.isEmpty else { return hit }
        var hit = hit
        hit.matches = fields.compactMap { field in
            guard case .text(_, _, let value) = field.kind, fieldNames?.contains(field.name) ?? true else { return nil }
            let text = value(hit.record)
            let ranges = highlighter.ranges(of: marks, in: text)
            return ranges.isEmpty ? nil : FieldMatch(field: field.name, text: text, ranges: ranges)
        }
        return hit
    }
}

extension SearchTerm {
    /// The words of a phrase.
    fileprivate var words: [SearchTerm] { text.split(whereSeparator: \.isWhitespace).map { SearchTerm(String($0)) } }
}
