/// The reaction of an operator to a value.
enum Step<Output, Failure: Error> {
    /// Sends a value.
    case send(Output)
    /// Sends nothing, and requests a replacement for the value.
    case skip
    /// Sends a value and the completion.
    case sendLast(Output)
    /// Sends the completion.
    case finish
    /// Sends a failure.
    case fail(Failure)
}

extension Step where Failure == any Error {
    /// Runs a closure. An error that it throws is the failure.
    static func attempt(_ body: () throws -> Step) -> Step {
        do {
            return try body()
        } catch {
            return .fail(error)
        }
    }
}
