import Foundation

extension Publishers {
    /// The publisher that `print` returns.
    public struct Print<Upstream: Publisher>: Publisher {
        /// The kind of values.
        public typealias Output = Upstream.Output
        /// The kind of errors.
        public typealias Failure = Upstream.Failure
        /// The publisher that the operator reads.
        public let upstream: Upstream
        /// The beginning of each line, before a colon.
        public let prefix: String
        /// Receives the lines; nil for standard output.
        public let stream: (any TextOutputStream)?

        /// Creates the publisher.
        public init(upstream: Upstream, prefix: String, stream: (any TextOutputStream)?) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        /// Attaches a subscriber.
        public func receive(subscriber: some Subscriber<Output, Failure>) {
            let printer = Printer(prefix: prefix, stream: stream)
            let events = TapEvents<Output, Failure>(
                subscription: { printer.write("receive subscription: (\($0))") },
                value: { printer.write("receive value: (\($0))") },
                completion: { completion in
                    switch completion {
                    case .finished: printer.write("receive finished")
                    case .failure(let error): printer.write("receive error: (\(error))")
                    }
                },
                cancel: { printer.write("receive cancel") },
                request: { printer.write("request \($0.text)") },
                returnedDemand: { printer.write("request \($0.text) (synchronous)") }
            )
            upstream.subscribe(Tap(subscriber, "Print", events: events))
        }
    }
}

extension Subscribers.Demand {
    fileprivate var text: String { max.map { "max: (\($0))" } ?? "unlimited" }
}

private final class Printer {
    private let prefix: String
    private var stream: (any TextOutputStream)?

    init(prefix: String, stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = stream
    }

    func write(_ text: String) {
        if stream == nil {
            Swift.print(prefix + text)
        } else {
            stream?.write(prefix + text + "\n")
        }
    }
}

extension Publisher {
    /// Prints each event.
    ///
    /// - Parameters:
    ///   - prefix: The beginning of each line.
    ///   - stream: Receives the lines; nil for standard output.
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, stream: stream)
    }
}
