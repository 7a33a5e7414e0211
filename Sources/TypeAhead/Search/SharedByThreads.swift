/// The shared state of the threads of one search.
final class SharedByThreads: @unchecked Sendable {
    /// The bound: records with higher keys cannot be among the top hits.
    let worst: UnsafeMutablePointer<UInt64>
    /// The number of the next segment to search.
    let next: UnsafeMutablePointer<UInt64>

    init() {
        worst = .allocate(capacity: 2)
        worst.initialize(repeating: .max, count: 2)
        next = worst + 1
    }

    deinit { worst.deallocate() }
}
