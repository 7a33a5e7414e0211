import Foundation

/// Reads packages in the background and delivers them in batches.
///
/// A package can appear again with a higher version or more fields: a later package replaces the earlier one with the same `id`. Installed
/// packages are first. Each iteration reads anew. Reading waits for the consumer: few batches are in memory. It ends, with the programs
/// that it runs, when the iterating task is cancelled or the iterator is released.
struct AptLoader: AsyncSequence, Sendable {
    /// A step of reading.
    enum Event: Sendable {
        /// The first event is progress. It arrives at once.
        case progress(LoadProgress)
        case packages([Package])
        /// The last event.
        case finished(LoadReport)
    }

    /// The packages to read.
    enum Source: Hashable, Sendable {
        /// The lists of apt and dpkg's status.
        case machine
        /// A list of packages or a status file, plain or compressed. The state of the packages is the one in the file.
        case file(URL)
    }

    typealias Element = Event

    var source = Source.machine
    var configuration = AptConfiguration()

    func makeAsyncIterator() -> Iterator { Iterator(self) }

    /// Reads all packages.
    ///
    /// - Parameter progress: Receives the progress.
    /// - Returns: Each package once, ordered by name and architecture.
    /// - Throws: `AptError`, or `CancellationError`.
    func load(
        isolation: isolated (any Actor)? = #isolation,
        progress: (LoadProgress) -> Void = { _ in }
    ) async throws -> (packages: [Package], report: LoadReport) {
        var table = PackageTable()
        var iterator = makeAsyncIterator()
        while let event = try await iterator.next(isolation: isolation) {
            switch event {
            case .progress(let value): progress(value)
            case .packages(let batch): table.merge(batch)
            case .finished(let report): return (table.sorted(), report)
            }
        }
        throw CancellationError()
    }

    struct Iterator: AsyncIteratorProtocol {
        private var events: AsyncThrowingStream<Event, any Error>.Iterator
        private let flow: EventFlow

        fileprivate init(_ loader: AptLoader) {
            let flow = EventFlow()
            self.flow = flow
            let (stream, continuation) = AsyncThrowingStream<Event, any Error>.makeStream()
            continuation.onTermination = { _ in flow.cancel() }
            events = stream.makeAsyncIterator()
            // Reading blocks its thread, which must not be one of the few that run tasks.
            Thread.detachNewThread {
                var reading = PackageReading(
                    configuration: loader.configuration,
                    cancellation: flow.cancellation,
                    deliver: { event in
                        try flow.waitForConsumer()
                        continuation.yield(event)
                    }
                )
                do {
                    switch loader.source {
                    case .machine: try reading.readMachine()
                    case .file(let url): try reading.readFile(url)
                    }
                    continuation.finish()
                } catch {
                    continuation.finish(throwing: error)
                }
            }
        }

        /// - Throws: `AptError`, or `CancellationError` if the task is cancelled.
        mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? {
            let event = try await events.next(isolation: actor)
            if event == nil { try Task.checkCancellation() }
            flow.consumed()
            return event
        }

        mutating func next() async throws -> Event? { try await next(isolation: nil) }
    }
}

/// Limits the number of events between the reading thread and the consumer.
private final class EventFlow: Sendable {
    private static let capacity = 8

    let cancellation = LoadCancellation()
    private let free = DispatchSemaphore(value: 0)

    init() {
        // A semaphore must not be released below its initial value.
        for _ in 0..<Self.capacity { free.signal() }
    }

    func waitForConsumer() throws {
        try cancellation.check()
        free.wait()
        try cancellation.check()
    }

    func consumed() { free.signal() }

    func cancel() {
        cancellation.cancel()
        free.signal()
    }
}
