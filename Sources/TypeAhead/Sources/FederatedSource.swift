/// Searches several sources at the same time and merges their results: federated, local-first search.
///
/// ```swift
/// let source = FederatedSource([
///     FederatedMember(recent, weight: 2),      // a RecentSource or MemorySource, which answers at once
///     FederatedMember(library),                // a file or a server
/// ], overlap: .subsets(of: 1))
/// let pipeline = SearchPipeline(source: source, clock: ContinuousClock())
/// ```
/// The pipeline shows the results of members with immediate answers in the same turn as the keystroke, and those of the others when
/// they arrive. Hits are ordered by tier, then by the weight of their member, then by their rank in it. A record that several members
/// find is listed once, at its best rank.
///
/// A member that fails does not end the search: ``SearchResults/coverage`` reports it, and the next query asks it again. The search
/// fails only if all members fail.
public struct FederatedSource<Record: Identifiable & Sendable>: ImmediateSearchSource, SpellingSource
where Record.ID: Sendable {
    let members: [FederatedMember<Record>]
    let overlap: FederatedOverlap

    /// The common capabilities of all members, after missing ones are added. Totals are exact and facets are counted only if the overlap of
    /// the members is known.
    public let capabilities: SearchCapabilities

    /// Combines sources.
    ///
    /// - Parameters:
    ///   - members: At least one. Traps without any.
    ///   - overlap: Which records the members have in common; it decides how totals and facet counts are added.
    ///   - fields: The fields of a record. If a member lacks filters, scopes, exclusions, phrases, offsets or ranges, a
    ///     ``RefinedSource`` with these fields adds them. Default: none, so the combination has only the capabilities that all
    ///     members have, and ``SearchAnswer/unmet`` reports the others.
    ///   - folding: The folding for these capabilities.
    public init(
        _ members: [FederatedMember<Record>],
        overlap: FederatedOverlap = .unknown,
        fields: [SearchField<Record>] = [],
        folding: TextFolding = TextFolding()
    ) {
        precondition(!members.isEmpty, "FederatedSource: needs at least one member.")
        if case .subsets(let index) = overlap {
            precondition(members.indices.contains(index), "FederatedSource: there is no member \(index).")
        }
        self.members = fields.isEmpty ? members : members.map { $0.refined(fields, folding) }
        self.overlap = overlap
        var capabilities = self.members.reduce(SearchCapabilities.all) { $0.intersection($1.source.capabilities) }
        // Each member returns its first records up to the end of the page.
        capabilities.formUnion([.offsets, .streaming])
        let counts: SearchCapabilities = [.exactTotals, .scopeCounts, .valueCounts, .fieldCounts]
        switch overlap {
        case .unknown: capabilities.subtract(counts)
        case .disjoint: break
        case .subsets(let index):
            capabilities.subtract(counts)
            capabilities.formUnion(self.members[index].source.capabilities.intersection(counts))
        }
        self.capabilities = capabilities
    }

    // MARK: Searching

    /// The merged results of the members with immediate answers, in equal parts of the budget; nil if there are none. Complete if all
    /// members answered.
    public func immediateResults(for query: SearchQuery, within budget: Duration) -> SearchResults<Record>? {
        let immediate = members.indices.filter { members[$0].source is any ImmediateSearchSource<Record> }
        guard !immediate.isEmpty else { return nil }
        let memberQuery = query.forMembers
        var merging = FederatedResults(members, overlap)
        for index in immediate {
            guard let source = members[index].source as? any ImmediateSearchSource<Record>,
                let results = source.immediateResults(for: memberQuery, within: budget / immediate.count)
            else { continue }
            merging.receive(results, from: index)
        }
        return merging.hasResults ? merging.results(for: query) : nil
    }

    /// Searches all members at the same time, and merges their results whenever one of them answers.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [members, overlap] in
                let merging = Guarded(FederatedResults(members, overlap))
                let memberQuery = query.forMembers
                // Merging and yielding together keeps the order of the results.
                func update(_ change: (inout FederatedResults<Record>) -> Void) {
                    merging.withLock { merging in
                        change(&merging)
                        if merging.hasResults { continuation.yield(merging.results(for: query)) }
                    }
                }
                await withTaskGroup(of: Void.self) { group in
                    for (index, member) in members.enumerated() {
                        group.addTask {
                            do {
                                for try await results in member.source.results(for: memberQuery) {
                                    update { $0.receive(results, from: index) }
                                    if results.isComplete { return }
                                }
                                throw SearchPipelineError.incompleteAnswer
                            } catch {
                                update { $0.fail(error, index) }
                            }
                        }
                    }
                }
                continuation.finish(
                    throwing: Task.isCancelled ? CancellationError() : merging.withLock { $0.failure }
                )
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The corrections of the members in turn, each once: the likeliest of each member first. Empty if a member has none because one
    /// of its words begins with the term, and no other member has any.
    public func corrections(for term: String) async -> [String] {
        let lists = await withTaskGroup(of: (Int, [String]).self) { group in
            for (index, member) in members.enumerated() {
                guard let source = member.source as? any SpellingSource<Record> else { continue }
                group.addTask { (index, await source.corrections(for: term)) }
            }
            return await group.reduce(into: [Int: [String]]()) { $0[$1.0] = $1.1 }.sorted { $0.key < $1.key }.map(
                \.value
            )
        }
        var merged: [String] = []
        var seen: Set<String> = []
        for rank in 0..<(lists.map(\.count).max() ?? 0) {
            for list in lists where rank < list.count && seen.insert(list[rank]).inserted { merged.append(list[rank]) }
        }
        return merged
    }
}

extension SearchQuery {
    /// The query for a member: the best records up to the end of the page may all be its own.
    fileprivate var forMembers: SearchQuery {
        var query = self
        let (end, overflows) = offset.addingReportingOverflow(limit)
        query.limit = overflows ? .max : end
        query.offset = 0
        return query
    }
}
