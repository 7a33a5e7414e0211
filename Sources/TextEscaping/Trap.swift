/// Terminates the process because of an error in the app, with a message that names the call.
///
/// Unlike `preconditionFailure`, it prints the message in release builds too. Control characters are escaped, because
/// messages quote names from files.
package func trap(_ sentence: String, file: StaticString = #fileID, line: UInt = #line) -> Never {
    fatalError(escapedMessage(sentence), file: file, line: line)
}

/// Terminates the process with a message that names the call, unless the condition is true. See ``trap(_:file:line:)``.
package func require(
    _ condition: @autoclosure () -> Bool,
    _ sentence: @autoclosure () -> String,
    file: StaticString = #fileID,
    line: UInt = #line
) {
    if !condition() { trap(sentence(), file: file, line: line) }
}
