import TypeAhead

/// Records what a session reports: events, states and announcements, as one log in their order.
///
/// ```swift
/// let recorder = SearchEventRecorder()
/// recorder.observe(pipeline)
/// …
/// #expect(recorder.log == expected)
/// ```
@MainActor
public final class SearchEventRecorder {
    /// The events up to now.
    public private(set) var events: [SearchEvent] = []

    /// The lines of the log, one for each event, announcement or note.
    public private(set) var lines: [String] = []

    /// Makes an empty recorder.
    public init() {}

    /// Records the events of a pipeline. Replaces its ``SearchPipeline/onEvent``.
    public func observe(_ pipeline: SearchPipeline<some Any>) {
        pipeline.onEvent = { [weak self] in self?.record($0) }
    }

    /// Records an event.
    public func record(_ event: SearchEvent) {
        events.append(event)
        lines.append("\(event)")
    }

    /// Records the text that a screen reader speaks.
    public func record(announcement text: String) { note("announced: \(text)") }

    /// Records a line of the test, such as the user's next action. Line breaks and control characters are escaped.
    public func note(_ text: String) { lines.append(text.escapedLine) }

    /// The lines, each with a line break.
    public var log: String { lines.map { $0 + "\n" }.joined() }
}
