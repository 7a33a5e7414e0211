#if PostgreSQL
import TypeAhead

/// A table that is partitioned over several servers, such as by a hash of its ids, as one source. Any thread may use it.
///
/// Each query is sent to all partitions at the same time. Their pages are merged in the order of an index of all records: for equally
/// good matches it needs a column of `PostgreSQLTable.order`; without one, the earlier partition ranks first. Totals and facet counts
/// are added. Partitions must be disjoint.
///
/// A partition that fails or does not answer in time is omitted: ``SearchResults/coverage`` reports it, such as "3 of 4 answered",
/// and the next query asks it again. The search fails only if all partitions fail.
public final class PostgreSQLShards<Record: Identifiable & Sendable>: SearchSource where Record.ID: Sendable {
    private let partitions: [[PostgreSQLSource<Record>]]
    private let partitionTime: Duration
    private let clock: ClockFace
    /// The number of searches, which take the replicas in turn.
    private let searches = Guarded(0)

    /// Combines partitions with replicas.
    ///
    /// - Parameters:
    ///   - partitions: For each partition its replicas, which contain the same records. Searches use the replicas in turn. If one fails,
    ///     or does not answer within its share of the time limit, the next one is asked: with two replicas, after half of the time. Traps
    ///     without partitions, or for one without replicas.
    ///   - clock: The clock for the time limit. Apps pass a `ContinuousClock`.
    ///   - partitionTime: The time limit of a partition until its page is found. Totals may take longer, up to the time limit of the
    ///     server. Default: 800 ms.
    public init(
        replicas partitions: [[PostgreSQLSource<Record>]],
        clock: any Clock<Duration>,
        partitionTime: Duration = .milliseconds(800)
    ) {
        precondition(!partitions.isEmpty, "PostgreSQLShards: needs at least one partition.")
        precondition(partitions.allSatisfy { !$0.isEmpty }, "PostgreSQLShards: a partition has no replica.")
        self.partitions = partitions
        self.partitionTime = partitionTime
        self.clock = ClockFace(clock)
    }

    /// Combines partitions of one replica each.
    ///
    /// - Parameters:
    ///   - partitions: At least one.
    ///   - clock: The clock for the time limit. Apps pass a `ContinuousClock`.
    ///   - partitionTime: The time limit of a partition until its page is found. Default: 800 ms.
    public convenience init(
        _ partitions: [PostgreSQLSource<Record>],
        clock: any Clock<Duration>,
        partitionTime: Duration = .milliseconds(800)
    ) {
        self.init(replicas: partitions.map { [$0] }, clock: clock, partitionTime: partitionTime)
    }

    /// Those of ``PostgreSQLSource``.
    public var capabilities: SearchCapabilities { partitions[0][0].capabilities }

    /// Searches all partitions at the same time, and yields the merged results whenever one of them answers.
    ///
    /// The stream ends with the error of the first partition if all fail, or with `CancellationError`.
    public func results(for query: SearchQuery) -> AsyncThrowingStream<SearchResults<Record>, any Error> {
        AsyncThrowingStream { continuation in
            let task = Task.detached(priority: .userInitiated) { [self] in
                let merging = Guarded(ShardedResults<Record>(count: partitions.count))
                // Merging and yielding together keeps the order of the results.
                let update: @Sendable (_ change: (inout ShardedResults<Record>) -> Void) -> Void = { change in
                    merging.withLock { merging in
                        change(&merging)
                        if merging.hasResults { continuation.yield(merging.results(for: query)) }
                    }
                }
                let first = searches.withLock { searches in
                    defer { searches &+= 1 }
                    return searches
                }
                let partitionQuery = query.forPartitions
                await withTaskGroup(of: Void.self) { group in
                    for (number, replicas) in partitions.enumerated() {
                        group.addTask { [self] in
                            do {
                                try await search(replicas, first: first, partitionQuery) { results in
                                    update { $0.receive(results, from: number) }
                                }
                            } catch {
                                update { $0.fail(error, number) }
                            }
                        }
                    }
                }
                continuation.finish(throwing: Task.isCancelled ? CancellationError() : merging.withLock { $0.failure })
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }

    /// Searches one replica after the other until one answers. A replica that does not answer must leave time for the next one.
    private func search(
        _ replicas: [PostgreSQLSource<Record>],
        first: Int,
        _ query: SearchQuery,
        receive: @escaping @Sendable (RankedResults<Record>) -> Void
    ) async throws {
        let hasPage = Guarded(false)
        let end = clock.elapsed() + partitionTime
        for offset in replicas.indices {
            let replica = replicas[(first + offset) % replicas.count]
            let left = end - clock.elapsed()
            do {
                return try await clock.limit(
                    left / (replicas.count - offset),
                    .timedOut(server: replica.server.name),
                    mayContinue: { hasPage.withLock { $0 } },
                    body: {
                        try await replica.search(query) { results in
                            hasPage.withLock { $0 = true }
                            receive(results)
                        }
                    }
                )
            } catch {
                if Task.isCancelled || offset == replicas.count - 1 { throw error }
            }
        }
    }

    /// Yields after changes of the table in any partition, as ``PostgreSQLSource/changes()`` of each first replica, which must not be a
    /// standby server.
    public func changes() -> AsyncStream<Void> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let task = Task { [partitions] in
                await withTaskGroup(of: Void.self) { group in
                    for replicas in partitions {
                        group.addTask { for await _ in replicas[0].changes() { continuation.yield() } }
                    }
                }
                continuation.finish()
            }
            continuation.onTermination = { _ in task.cancel() }
        }
    }
}

extension SearchQuery {
    /// The query for a partition: the best records up to the end of the page may all be its own.
    fileprivate var forPartitions: SearchQuery {
        var query = self
        let (end, overflows) = offset.addingReportingOverflow(limit)
        // A page without records needs none from the partitions.
        query.limit = limit == 0 ? 0 : overflows ? .max : end
        query.offset = 0
        return query
    }
}
#endif
