import TypeAhead

/// Lets time pass for a pipeline in a test: moves its clock from event to event, and lets all of its tasks run at each.
///
/// ```swift
/// let clock = ScriptedClock()
/// let source = ScriptedSource(clock: clock, answer: { index.search($0) })
/// let session = ScriptedSession(SearchPipeline(source: source, clock: clock), source, clock)
/// session.pipeline.search(for: query)
/// await session.advance(by: .milliseconds(100))
/// ```
///
/// No test waits for real time. Clock and source must belong to this pipeline alone.
@MainActor
public struct ScriptedSession<Record: Sendable> {
    /// The pipeline.
    public let pipeline: SearchPipeline<Record>

    /// Its source.
    public let source: ScriptedSource<Record>

    /// The clock of both.
    public let clock: ScriptedClock

    /// Makes a session.
    public init(_ pipeline: SearchPipeline<Record>, _ source: ScriptedSource<Record>, _ clock: ScriptedClock) {
        self.pipeline = pipeline
        self.source = source
        self.clock = clock
    }

    /// Moves the clock by a duration. Stops at the time of each event, and lets all tasks run there.
    public func advance(by duration: Duration) async {
        await settle()
        let end = clock.now.advanced(by: duration)
        while let time = clock.nextTime, time <= end {
            clock.move(to: time)
            await settle()
        }
        clock.move(to: end)
        await settle()
    }

    /// Moves the clock until no events remain.
    public func finish() async {
        await settle()
        while let time = clock.nextTime {
            clock.move(to: time)
            await settle()
        }
    }

    /// Waits until every task of the pipeline waits for the clock, or for the source. Traps after many turns without success: a task waits
    /// for something else, or something else waits for the clock.
    public func settle() async {
        var quietTurns = 0
        for _ in 0..<50_000_000 {
            await Task.yield()
            let isQuiet = pipeline.liveTasks == clock.sleeperCount + source.waitingCount
            quietTurns = isQuiet ? quietTurns + 1 : 0
            if quietTurns == 4 { return }
        }
        preconditionFailure(
            """
            ScriptedSession: of \(pipeline.liveTasks) tasks of the pipeline, \(clock.sleeperCount) wait for the clock, and \
            \(source.waitingCount) for the source. Use this clock and this source only for this pipeline.
            """
        )
    }
}
