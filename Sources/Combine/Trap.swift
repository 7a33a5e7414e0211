import TextEscaping

/// Terminates the process because of an error in the app, in release builds too. The message says what to do instead.
func trap(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(escapedMessage(sentence), file: file, line: line)
}
