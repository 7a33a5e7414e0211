/// A failure of the tool: a sentence with the reason and the correction.
struct ToolError: Error {
    let sentence: String

    /// Makes an error. Quoted names and texts must be escaped.
    init(_ sentence: String) { self.sentence = sentence }
}

/// The exit status, as for grep.
enum ExitStatus {
    /// A query has results; or an index is sound, or was changed.
    static let found: Int32 = 0
    /// No query has results.
    static let notFound: Int32 = 1
    /// A checked index is damaged.
    static let damaged: Int32 = 1
    /// Wrong usage, an unreadable file, or an index that cannot be used.
    static let failed: Int32 = 2
}
