/// A publisher that sends no values until ``connect()`` is called.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts the values.
    ///
    /// - Returns: Stops the values when cancelled.
    func connect() -> any Cancellable
}
