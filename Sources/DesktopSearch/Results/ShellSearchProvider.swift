/// Answers the searches of GNOME Shell: the methods of the interface `org.gnome.Shell.SearchProvider2`.
///
/// ``ShellSearchService`` publishes a provider on the session bus, and ``SourceSearchProvider`` makes one of a search source. The
/// methods run outside the main actor. The shell receives a thrown error as an error of the bus.
public protocol ShellSearchProvider: Sendable {
    /// Searches.
    ///
    /// The task is cancelled when the shell begins another search, which it does with each keystroke.
    ///
    /// - Parameter terms: The words that the user has typed.
    /// - Returns: The identifiers of the results, best first. The shell shows about five of them.
    func results(for terms: [String]) async throws -> [String]

    /// Describes results.
    ///
    /// - Parameter identifiers: Identifiers that a search has returned, possibly in an earlier process of the service.
    /// - Returns: For each identifier, the result; nil if it no longer exists.
    func details(of identifiers: [String]) async throws -> [ShellSearchResult?]

    /// Opens a result, or all results, in the app.
    func open(_ choice: ShellSearchChoice) async throws
}

/// The user's choice in GNOME Shell.
public struct ShellSearchChoice: Hashable, Sendable {
    /// The identifier of the chosen result; nil if the user chose to see all results in the app.
    public var identifier: String?
    /// The words that the user has typed.
    public var terms: [String]
    /// The time of the choice in milliseconds, as the window system counts it. The app's window comes to the front with it.
    public var timestamp: UInt32

    /// Makes a choice.
    public init(identifier: String?, terms: [String], timestamp: UInt32) {
        self.identifier = identifier
        self.terms = terms
        self.timestamp = timestamp
    }
}
