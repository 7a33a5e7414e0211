/// The reason why nothing can be spoken.
struct SpeechFailure: Error, CustomStringConvertible {
    /// A sentence that says what is missing.
    let description: String

    init(_ description: String) { self.description = description }
}
