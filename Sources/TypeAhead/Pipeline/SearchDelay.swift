/// The debounce policy of queries.
///
/// The return key (``SearchPipeline/submit()``), a change of filter values or scope, and the end of a composition skip the
/// delay. An empty query ends the search at once.
public enum SearchDelay: Hashable, Sendable {
    /// No delay.
    case immediate

    /// Waits until no key was pressed for a while.
    ///
    /// - Parameters:
    ///   - pause: The interval.
    ///   - shortPause: The interval for queries of one or two characters, which match too many records.
    case debounced(pause: Duration = .milliseconds(150), shortPause: Duration = .milliseconds(300))

    /// Waits for the return key.
    case onSubmit

    /// Half the median latency of the last eight answers, at most 400 ms. No delay before the first answer.
    case adaptive
}

/// The behaviour while an input method composes text.
public enum CompositionPolicy: Hashable, Sendable {
    /// Keeps the previous query until the composition ends.
    case hold

    /// Searches for the text without the composed part if the source is local; otherwise behaves as ``hold``.
    case preview
}
