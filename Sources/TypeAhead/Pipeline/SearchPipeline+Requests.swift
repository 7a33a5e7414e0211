/// A request to a source.
struct SourceWork {
    enum Kind {
        case search
        case recovery
    }

    let kind: Kind
    let query: SearchQuery
    let generation: Int
}

extension SearchPipeline {
    /// The time budget of a source on the main actor.
    private static var turnBudget: Duration { .milliseconds(4) }

    // MARK: Before a request

    /// Begins a generation. Sends its query now or after the delay.
    func begin(_ query: SearchQuery?, skippingDelay: Bool) {
        state.generation += 1
        state.query = query
        trackBeginning(of: query)
        running?.cancel()
        waiting = nil
        timer?.cancel()
        guard let query else {
            state.phase = .idle
            state.answer = nil
            return tell()
        }
        let delay = skippingDelay ? .zero : delay(before: query)
        if delay == .zero { return send() }
        state.phase = .waiting
        if let delay {
            startTimer(after: delay) { pipeline in
                if case .waiting = pipeline.state.phase { pipeline.send() }
            }
        }
        tell()
    }

    /// The delay of a query; nil if it waits for the return key.
    private func delay(before query: SearchQuery) -> Duration? {
        switch delay {
        case .immediate: .zero
        case .debounced(let pause, let shortPause): query.isShort ? shortPause : pause
        case .onSubmit: nil
        case .adaptive: answerTimes.delay
        }
    }

    /// Calls a closure after a delay, unless a new timer is started before.
    private func startTimer(after time: Duration, _ action: @escaping @MainActor (SearchPipeline) -> Void) {
        timer?.cancel()
        let end = clock.elapsed() + time
        let generation = state.generation
        timer = start { [weak self, clock] in
            guard (try? await clock.sleep(end)) != nil else { return }
            // The timer may have fired in the same turn in which the query changed.
            guard let self, self.state.generation == generation else { return }
            action(self)
        }
    }

    /// Starts a task that does not retain the pipeline.
    func start(_ body: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        liveTasks += 1
        return Task { [weak self] in
            await body()
            self?.liveTasks -= 1
        }
    }

    // MARK: Requests

    /// Sends the query.
    func send() {
        guard let query = state.query else { return }
        sentAt = clock.elapsed()
        let immediate = immediateSource?.immediateResults(for: query, within: Self.turnBudget)
        if let immediate, immediate.isComplete {
            timer?.cancel()
            return show(immediate, for: query)
        }
        let work = SourceWork(kind: .search, query: query, generation: state.generation)
        if let immediate, !immediate.hits.isEmpty {
            timer?.cancel()
            give(work)
            return show(immediate, for: query)
        }
        state.phase = .searching(since: sentAt)
        startTimer(after: .milliseconds(300)) { pipeline in
            guard case .searching(let since) = pipeline.state.phase else { return }
            pipeline.state.phase = .stalled(since: since)
            pipeline.tell()
        }
        give(work)
        tell()
    }

    /// Starts a request, or queues it until the source is free.
    private func give(_ work: SourceWork) {
        guard running == nil else {
            waiting = work
            return
        }
        let recoverySearch = recoverySearch(for: work.query)
        running = start { [weak self, source] in
            switch work.kind {
            case .search: await Self.search(work, in: source) { self?.receive($0, of: work) }
            case .recovery: await recoverySearch.run { self?.receive($0, of: work) }
            }
            self?.workDidEnd()
        }
    }

    private func workDidEnd() {
        running = nil
        guard let next = waiting else { return }
        waiting = nil
        give(next)
    }

    /// Runs a search, and reports each result and an error. Does not retain the pipeline, because a search may take long.
    private static func search(
        _ work: SourceWork,
        in source: any SearchSource<Record>,
        _ receive: @MainActor (Result<SearchResults<Record>, any Error>) -> Void
    ) async {
        do {
            for try await results in source.results(for: work.query) {
                receive(.success(results))
                if results.isComplete { return }
            }
            throw SearchPipelineError.incompleteAnswer
        } catch {
            receive(.failure(error))
        }
    }

    // MARK: Answers

    private func receive(_ result: Result<SearchResults<Record>, any Error>, of work: SourceWork) {
        guard work.generation == state.generation else { return }
        switch result {
        case .success(let results):
            // A partial answer without hits does not replace the displayed one.
            guard results.isComplete || !results.hits.isEmpty else { return }
            timer?.cancel()
            show(results, for: work.query)
        case .failure(let error):
            timer?.cancel()
            state.phase = .failed(error)
            tell()
        }
    }

    private func show(_ results: SearchResults<Record>, for query: SearchQuery) {
        let countsExactly = source.capabilities.contains(.exactTotals)
        let isExact = results.isComplete && results.coverage.isFull && countsExactly
        state.answer = SearchAnswer(
            query: query,
            generation: state.generation,
            results: results,
            total: isExact ? .exact(results.total) : .atLeast(results.total),
            unmet: query.neededCapabilities.subtracting(source.capabilities)
        )
        if results.isComplete { answerTimes.append(clock.elapsed() - sentAt) }
        if results.isComplete, results.total == 0 {
            let isVerifying = recoverySearch(for: query).isWorthwhile
            state.phase = .empty(suggestions: [], isVerifying: isVerifying)
            if isVerifying { give(SourceWork(kind: .recovery, query: query, generation: state.generation)) }
        } else {
            state.phase = .results
        }
        tell()
    }

    private func recoverySearch(for query: SearchQuery) -> RecoverySearch<Record> {
        RecoverySearch(
            query: query,
            source: source,
            immediateSource: immediateSource,
            speller: speller,
            limit: recoverySuggestionLimit,
            budget: Self.turnBudget
        )
    }

    /// Receives the recovery suggestions found up to now.
    private func receive(_ suggestions: RecoverySearch<Record>.Progress, of work: SourceWork) {
        guard work.generation == state.generation else { return }
        state.phase = .empty(suggestions: suggestions.found, isVerifying: !suggestions.isComplete)
        tell()
    }
}
