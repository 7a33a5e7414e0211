/// What the threads of one search read and write together.
final class SharedByThreads: @unchecked Sendable {
    /// The key above which no record can be among the best.
    let worst: UnsafeMutablePointer<UInt64>
    /// The number of the segment that is searched next.
    let next: UnsafeMutablePointer<UInt64>

    init() {
        worst = .allocate(capacity: 2)
        worst.initialize(repeating: .max, count: 2)
        next = worst + 1
    }

    deinit { worst.deallocate() }
}
