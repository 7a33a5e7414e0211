/// The latest results of the members of a ``FederatedSource``, and their combination.
struct FederatedResults<Record: Identifiable & Sendable>: Sendable {
    private enum Answer {
        case none
        case results(SearchResults<Record>)
        case failure(any Error)
    }

    private let overlap: FederatedOverlap
    /// The indexes of the members in the order of their ranks.
    private let order: [Int]
    private var answers: [Answer]

    init(_ members: [FederatedMember<Record>], _ overlap: FederatedOverlap) {
        self.overlap = overlap
        order = members.indices.sorted {
            let (left, right) = (members[$0].weight, members[$1].weight)
            return left > right || left == right && $0 < $1
        }
        answers = Array(repeating: .none, count: members.count)
    }

    /// Replaces the results of a member.
    mutating func receive(_ results: SearchResults<Record>, from member: Int) { answers[member] = .results(results) }

    /// Removes the results of a member that failed: they may lack its best records.
    mutating func fail(_ error: any Error, _ member: Int) { answers[member] = .failure(error) }

    /// Whether a member has answered.
    var hasResults: Bool { answers.contains { if case .results = $0 { true } else { false } } }

    /// The error of the first member if all members failed.
    var failure: (any Error)? {
        var first: (any Error)?
        for answer in answers {
            guard case .failure(let error) = answer else { return nil }
            first = first ?? error
        }
        return first
    }

    /// The page of a query.
    ///
    /// - Complexity: O(*n* + *m*) for *n* hits of *m* members.
    func results(for query: SearchQuery) -> SearchResults<Record> {
        var merged = SearchResults<Record>()
        let listed = hits
        merged.hits = Array(listed.dropFirst(query.offset).prefix(query.limit))
        merged.coverage = SearchCoverage(answered: 0, count: 0)
        var sum = 0
        var most = listed.count
        for answer in answers {
            switch answer {
            case .none:
                merged.isComplete = false
                merged.coverage.count += 1
            case .failure: merged.coverage.count += 1
            case .results(let results):
                merged.isComplete = merged.isComplete && results.isComplete
                merged.coverage.answered += results.coverage.answered
                merged.coverage.count += results.coverage.count
                sum += results.total
                most = max(most, results.total)
            }
        }
        switch overlap {
        case .unknown: merged.total = most
        case .disjoint:
            merged.total = sum
            for case .results(let results) in answers { merged.addCounts(of: results) }
        case .subsets(let member):
            merged.total = most
            if case .results(let results) = answers[member] {
                if results.isComplete, results.coverage.isFull { merged.total = results.total }
                merged.addCounts(of: results)
            }
        }
        return merged
    }

    /// All hits, best first, each record once.
    private var hits: [SearchHit<Record>] {
        var tiers = [[SearchHit<Record>]](repeating: [], count: SearchTier.allCases.count)
        for member in order {
            guard case .results(let results) = answers[member] else { continue }
            for hit in results.hits { tiers[hit.tier.rawValue].append(hit) }
        }
        var seen: Set<Record.ID> = []
        return tiers.joined().filter { seen.insert($0.record.id).inserted }
    }
}

extension SearchResults {
    /// Adds the facet counts of other results.
    fileprivate mutating func addCounts(of other: SearchResults) {
        scopeCounts.merge(other.scopeCounts, uniquingKeysWith: +)
        fieldCounts.merge(other.fieldCounts, uniquingKeysWith: +)
        cappedFieldCounts.formUnion(other.cappedFieldCounts)
        if let total = other.unscopedTotal { unscopedTotal = (unscopedTotal ?? 0) + total }
        for (field, counts) in other.valueCounts {
            valueCounts[field, default: [:]].merge(counts, uniquingKeysWith: +)
        }
    }
}
