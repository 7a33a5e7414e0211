/// The reason why nothing can be spoken.
struct SpeechFailure: Error, CustomStringConvertible {
    /// A sentence that says what is missing.
    let description: String

    /// Whether the service runs, but did not respond in time.
    let isTimeout: Bool

    init(_ description: String, isTimeout: Bool = false) {
        self.description = description
        self.isTimeout = isTimeout
    }
}
