/// Why the tool cannot do what it was asked for: a sentence, and what to do.
struct ToolError: Error {
    let sentence: String

    /// Makes an error of a sentence. What it quotes of names and texts must be escaped.
    init(_ sentence: String) { self.sentence = sentence }
}

/// How the tool ends, as grep does.
enum ExitStatus {
    /// Something was found.
    static let found: Int32 = 0
    /// Nothing was found, for no query.
    static let notFound: Int32 = 1
    /// Wrong usage, or a file that cannot be read.
    static let failed: Int32 = 2
}
