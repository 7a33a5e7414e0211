/// How long a query waits before it is sent, because another key may follow.
///
/// The return key (``SearchPipeline/submit()``), a choice of filter values or scope, and the end of a composition do not
/// wait; an empty query ends the search at once.
public enum SearchDelay: Hashable, Sendable {
    /// Not at all.
    case immediate

    /// Until no key was pressed for a while.
    ///
    /// - Parameters:
    ///   - pause: For how long.
    ///   - shortPause: For how long while there are one or two letters, which find too much.
    case debounced(pause: Duration = .milliseconds(150), shortPause: Duration = .milliseconds(300))

    /// Until the return key.
    case onSubmit

    /// Half as long as the last eight answers took, in the median, and 400 ms at most; not at all before the first answer.
    case adaptive
}

/// What to search for while an input method composes text.
public enum CompositionPolicy: Hashable, Sendable {
    /// What was searched for before, until the composition is over.
    case hold

    /// The text without what is being composed, if the source is local; else as ``hold``.
    case preview
}
