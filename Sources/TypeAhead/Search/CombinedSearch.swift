/// The search for a query: one search for each combination of its alternatives, whose matches are merged.
struct CombinedSearch<Record: Sendable> {
    let contents: IndexContents<Record>
    private var searches: [IndexSearch<Record>]
    /// The query with its alternatives.
    let whole: SearchQuery
    /// The query with the terms of all combinations, for highlighting.
    private let markedQuery: PreparedQuery
    /// The work of counting facets.
    var countedWork = SearchWork()

    init(_ query: SearchQuery, in contents: IndexContents<Record>) {
        let queries = query.limited.combinations
        let prepared = queries.map { PreparedQuery($0, settings: contents.settings) }
        let isOne = queries.count == 1
        self.init(
            prepared,
            isOne ? prepared[0] : PreparedQuery(queries.withAllTerms, settings: contents.settings),
            query,
            in: contents
        )
    }

    private init(
        _ queries: [PreparedQuery],
        _ markedQuery: PreparedQuery,
        _ whole: SearchQuery,
        in contents: IndexContents<Record>
    ) {
        self.contents = contents
        self.whole = whole
        self.markedQuery = markedQuery
        searches = queries.map { IndexSearch($0, in: contents) }
    }

    /// The first combination, whose scope, page and chosen filters are those of all.
    var query: PreparedQuery { searches[0].query }

    /// A new search for the terms alone, without what facet counts ignore.
    var withoutChoices: CombinedSearch {
        CombinedSearch(searches.map(\.query.withoutChoices), markedQuery, whole, in: contents)
    }

    /// The number of records that match in other text fields, or in another scope.
    mutating func total(fields: Set<String>?, scope: String?) -> Int {
        var query = whole
        (query.fields, query.scope) = (fields, scope)
        (query.limit, query.offset, query.facetCounts) = (0, 0, [])
        var search = CombinedSearch(query, in: contents)
        var narrowing: SearchNarrowing?
        search.search(contents.segments.indices, narrowing: nil)
        search.complete(&narrowing)
        if search.wantsFuzzy { search.searchFuzzily(contents.segments.indices) }
        countedWork += search.work
        return search.total
    }

    /// For each segment, the matches of the query, if they include those of the same query in fewer text fields; nil otherwise.
    var matchesInAnyField: [SlotSet]? {
        // A record with an excluded term matches in the fields without it.
        guard searches.count == 1, query.searchedFields == nil, query.exclusions.isEmpty else { return nil }
        let isInexact = wantsTypos || wantsFuzzy
        return isInexact ? nil : contents.segments.indices.map { matches($0) ?? .none }
    }

    // MARK: Steps

    /// Searches some segments, restricted to the matches of earlier searches.
    mutating func search(_ segments: Range<Int>, narrowing: SearchNarrowing?) {
        for index in searches.indices {
            let known = narrowing?.entry(for: searches[index].query, version: contents.version)
            searches[index].search(segments, among: known?.matches)
        }
    }

    /// Ranks counted records until the page is complete.
    mutating func rankCounted() {
        for index in searches.indices { searches[index].rankCounted() }
    }

    /// Finishes the search of all segments: ranks counted records, and allows typos if needed. Caches the matches for longer
    /// queries.
    mutating func complete(_ narrowing: inout SearchNarrowing?) {
        rankCounted()
        if wantsTypos { searchWithTypos(narrowing: narrowing) }
        // More combinations would fill the cache.
        guard searches.count <= 2 else { return }
        for search in searches {
            narrowing?.keep(
                SearchNarrowing.Entry(
                    query: search.query,
                    version: contents.version,
                    allowsTypos: search.allowsTypos,
                    matches: search.segments.indices.map { search.matches($0) ?? .none },
                    total: search.total
                )
            )
        }
    }

    /// Whether so few records were found that typos are allowed.
    var wantsTypos: Bool { total < inexactThresholds.typos }

    /// Whether so few records were found that fuzzy matching applies.
    var wantsFuzzy: Bool { total < inexactThresholds.fuzzy }

    /// The thresholds: typos and fuzzy matching apply if fewer records are found; 0 if no term permits them.
    var inexactThresholds: (typos: Int, fuzzy: Int) {
        searches.reduce((0, 0)) { (max($0.0, $1.inexactThresholds.typos), max($0.1, $1.inexactThresholds.fuzzy)) }
    }

    /// Adds matches with typos.
    mutating func searchWithTypos(narrowing: SearchNarrowing? = nil) {
        for index in searches.indices where searches[index].inexactThresholds.typos > 0 {
            let known = narrowing?.entry(for: searches[index].query, version: contents.version, allowsTypos: true)
            searches[index].searchWithTypos(among: known?.matches)
        }
    }

    /// Adds fuzzy matches in some segments.
    mutating func searchFuzzily(_ segments: Range<Int>) {
        for index in searches.indices where searches[index].inexactThresholds.fuzzy > 0 {
            searches[index].searchFuzzily(segments)
        }
    }

    // MARK: Results

    /// The number of records found.
    var total: Int {
        if searches.count == 1 { return searches[0].total }
        return contents.segments.indices.reduce(0) { $0 + (matches($1)?.count ?? 0) }
    }

    /// The matches in a segment.
    func matches(_ number: Int) -> SlotSet? {
        if searches.count == 1 { return searches[0].matches(number) }
        let bits = SlotBitSet(slots: contents.segments[number].count)
        for search in searches { search.matches(number)?.insert(into: bits) }
        return SlotSet(bits)
    }

    /// The work up to now.
    var work: SearchWork { searches.reduce(into: countedWork) { $0 += $1.work } }

    /// The results found up to now.
    mutating func results(isComplete: Bool) -> SearchResults<Record> {
        let marks = HitMarks(
            markedQuery,
            settings: contents.settings,
            allowsTypos: searches.contains(where: \.allowsTypos)
        )
        let page = page()
        var hits: [SearchHit<Record>] = []
        hits.reserveCapacity(page.count)
        for found in page {
            if let hit = hit(at: found.place, tier: RankKey.tier(found.key), marks) { hits.append(hit) }
        }
        var results = SearchResults(hits: hits, total: total, isComplete: isComplete)
        // The facet counts of a partial search would be inconsistent.
        if isComplete, !query.facetCounts.isEmpty { countFacets(into: &results) }
        results.work = work
        return results
    }

    /// The top hits of the requested page, each record at its best rank.
    private mutating func page() -> [TopHit] {
        if searches.count == 1 { return Array(searches[0].hits.sorted().dropFirst(query.offset)) }
        var best: [UInt32: TopHit] = [:]
        for index in searches.indices {
            for hit in searches[index].hits.sorted() where best[hit.place].map({ hit < $0 }) ?? true {
                best[hit.place] = hit
            }
        }
        return Array(best.values.sorted().prefix(query.pageEnd).dropFirst(query.offset))
    }

    /// The hit at a place; nil if its record could not be read.
    private func hit(at place: UInt32, tier: SearchTier, _ marks: HitMarks<Record>) -> SearchHit<Record>? {
        let record = contents.segments[Int(place >> 16)].record(at: Int(place & 0xFFFF))
        return record.map { SearchHit(record: $0, tier: tier, marks: marks) }
    }
}
