import TextEscaping

/// A publisher that replays recorded events to each subscriber.
public struct Record<Output, Failure: Error>: Publisher {
    /// Recorded events.
    public struct Recording {
        /// The values.
        public private(set) var output: [Output]
        /// The completion. Default: finished.
        public private(set) var completion: Subscribers.Completion<Failure>
        private var isComplete = false

        /// Creates an empty recording.
        public init() { self.init(output: [], completion: .finished, isComplete: false) }

        /// Creates a recording.
        public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
            self.init(output: output, completion: completion, isComplete: true)
        }

        private init(output: [Output], completion: Subscribers.Completion<Failure>, isComplete: Bool) {
            self.output = output
            self.completion = completion
            self.isComplete = isComplete
        }

        /// Records a value. Traps after a completion.
        public mutating func receive(_ input: Output) {
            if isComplete { trap("Record.Recording received a value after its completion. Record values first.") }
            output.append(input)
        }

        /// Records the completion. Traps if there is one.
        public mutating func receive(completion: Subscribers.Completion<Failure>) {
            if isComplete { trap("Record.Recording received a second completion. Record one completion.") }
            self.completion = completion
            isComplete = true
        }
    }

    /// The events.
    public let recording: Recording

    /// Creates a publisher from events that a closure records.
    public init(record: (inout Recording) -> Void) {
        var recording = Recording()
        record(&recording)
        self.recording = recording
    }

    /// Creates a publisher that replays a recording.
    public init(recording: Recording) { self.recording = recording }

    /// Creates a publisher that replays values and a completion.
    public init(output: [Output], completion: Subscribers.Completion<Failure>) {
        recording = Recording(output: output, completion: completion)
    }

    /// Attaches a subscriber.
    public func receive(subscriber: some Subscriber<Output, Failure>) {
        let values = recording.output.makeIterator()
        Iteration(subscriber, "Record", values: values, completion: recording.completion).start()
    }
}
