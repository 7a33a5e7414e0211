/// Merges the suggestions of several providers, and verifies that each finds records.
///
/// The providers work at the same time. The first list is delivered when all have answered, or after ``patience`` with the suggestions
/// found until then; later answers extend it.
public struct SearchSuggester<Record: Sendable>: Sendable {
    /// A provider with the maximum number of its suggestions in the list.
    public struct Member: Sendable {
        let provider: any SuggestionProvider
        let quota: Int

        /// Makes a member.
        ///
        /// - Parameter quota: At least 0.
        public init(_ provider: any SuggestionProvider, quota: Int) {
            precondition(quota >= 0, "SearchSuggester: the quota must not be negative, but is \(quota).")
            self.provider = provider
            self.quota = quota
        }
    }

    /// The time after which slow providers no longer hold back the others.
    public static var patience: Duration { .milliseconds(100) }

    private let source: any SearchSource<Record>
    private let members: [Member]
    private let clock: ClockFace

    /// Makes a suggester.
    ///
    /// - Parameters:
    ///   - source: Verifies suggestions: those whose query finds no records are omitted.
    ///   - members: The providers, in the order of their suggestions.
    ///   - clock: The clock for ``patience``. Apps pass a `ContinuousClock`.
    public init(_ source: any SearchSource<Record>, members: [Member], clock: any Clock<Duration>) {
        self.source = source
        self.members = members
        self.clock = ClockFace(clock)
    }

    /// The suggestions for the content of a search field. Each element replaces the previous one; the last one is complete. No two
    /// suggestions lead to the same query.
    public func suggestions(for input: SuggestionInput) -> AsyncStream<[SearchSuggestion]> {
        AsyncStream { continuation in
            let task = Task.detached(priority: .userInitiated) {
                let lists = Guarded(SuggestionLists(count: members.count))
                await withTaskGroup(of: Void.self) { group in
                    for (index, member) in members.enumerated() {
                        group.addTask {
                            let found = await verified(member, input)
                            let merged = lists.withLock { $0.receive(found, from: index) }
                            if let merged { continuation.yield(merged) }
                        }
                    }
                    group.addTask {
                        let end = clock.elapsed() + Self.patience
                        guard (try? await clock.sleep(end)) != nil else { return }
                        if let merged = lists.withLock({ $0.endPatience() }) { continuation.yield(merged) }
                    }
                    // The timer ends with the last provider.
                    for await _ in group where lists.withLock({ $0.isComplete }) { group.cancelAll() }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// The suggestions of a provider that find records.
    private func verified(_ member: Member, _ input: SuggestionInput) async -> [SearchSuggestion] {
        guard member.quota > 0 else { return [] }
        var verified: [SearchSuggestion] = []
        for var suggestion in await member.provider.suggestions(for: input) {
            if Task.isCancelled || verified.count == member.quota { break }
            if suggestion.total == nil { suggestion.total = try? await source.total(of: suggestion.query, upTo: 1) }
            if let total = suggestion.total, total.count > 0 { verified.append(suggestion) }
        }
        return verified
    }
}

/// The suggestions received up to now.
private struct SuggestionLists: Sendable {
    private var lists: [[SearchSuggestion]?]
    private var isWaiting = true

    init(count: Int) { lists = Array(repeating: nil, count: count) }

    var isComplete: Bool { lists.allSatisfy { $0 != nil } }

    /// Adds the list of a provider. Returns the merged list, unless slower providers are waited for.
    mutating func receive(_ list: [SearchSuggestion], from index: Int) -> [SearchSuggestion]? {
        lists[index] = list
        return isComplete || !isWaiting ? merged : nil
    }

    /// Ends waiting for slow providers. Returns the merged list, unless it is empty or was delivered.
    mutating func endPatience() -> [SearchSuggestion]? {
        isWaiting = false
        let merged = merged
        return isComplete || merged.isEmpty ? nil : merged
    }

    private var merged: [SearchSuggestion] {
        var seen: Set<SearchQuery> = []
        return lists.joinedValues.filter { suggestion in
            // Names of fields lead to the same query as no change, but differ in their text.
            if case .replaceText(_, let text) = suggestion.change, text.hasSuffix(":") { return true }
            return seen.insert(suggestion.query.normalized).inserted
        }
    }
}

extension [[SearchSuggestion]?] {
    fileprivate var joinedValues: [SearchSuggestion] { compactMap { $0 }.flatMap { $0 } }
}
