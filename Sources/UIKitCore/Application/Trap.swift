import TextEscaping

/// Ends the process over a mistake in the app, with a sentence that names the call.
///
/// Unlike `preconditionFailure`, it says the sentence in a release build, too. What a terminal would obey is escaped: sentences
/// quote names from files.
func trap(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(escapedMessage(sentence), file: file, line: line)
}

/// Ends the process with a sentence that names the call, unless a condition holds. See ``trap(_:file:line:)``.
func require(
    _ condition: @autoclosure () -> Bool,
    _ sentence: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { trap(sentence(), file: file, line: line) }
}
