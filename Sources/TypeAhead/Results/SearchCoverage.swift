/// The number of parts of a source that contributed to an answer: members of a ``FederatedSource``, or servers of a distributed index.
public struct SearchCoverage: Hashable, Sendable {
    /// The number of parts that answered.
    public var answered: Int

    /// The number of parts.
    public var count: Int

    /// Makes a coverage; default: one part of one.
    ///
    /// - Parameters:
    ///   - answered: From 0 to `count`.
    ///   - count: At least 1.
    public init(answered: Int = 1, count: Int = 1) {
        self.answered = answered
        self.count = count
    }

    /// Whether all parts answered.
    public var isFull: Bool { answered >= count }
}

extension SearchCoverage: CustomStringConvertible {
    /// Such as "3 of 4 answered".
    public var description: String { "\(answered) of \(count) answered" }
}
