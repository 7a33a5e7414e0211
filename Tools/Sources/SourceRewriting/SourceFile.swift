/// A Swift file of an app.
public struct SourceFile: Sendable, Equatable {
    /// The path, as messages show it.
    public let path: String

    /// The contents.
    public let text: String

    /// Makes a file from its path and its contents.
    public init(path: String, text: String) {
        self.path = path
        self.text = text
    }
}

/// A place in an app's source that cannot be rewritten, or not completely.
public struct RewriteNotice: Sendable, Equatable, CustomStringConvertible {
    /// The path of the file.
    public let path: String

    /// The line, from 1.
    public let line: Int

    /// The reason and a remedy, as a sentence.
    public let message: String

    /// Whether the rewritten file works apart from the named place, which has no effect. Otherwise the compiler rejects it, or a
    /// call of it ends the process.
    public let isWarning: Bool

    /// Makes a notice about a line of a file.
    public init(path: String, line: Int, message: String, isWarning: Bool = false) {
        self.path = path
        self.line = line
        self.message = message
        self.isWarning = isWarning
    }

    /// The notice in the form of a compiler's message.
    public var description: String { "\(path):\(line): \(message)" }
}
