import Glibc

/// The names of files to remove if the process ends by a signal.
///
/// A signal handler may neither allocate memory nor wait, so the names are C strings in memory that is never deallocated.
enum UnfinishedNames {
    private static let capacity = 8
    private nonisolated(unsafe) static let names = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
        capacity: capacity
    )
    private nonisolated(unsafe) static var count = 0

    /// Adds names, before any other thread begins to make the files.
    static func add(_ paths: [String]) {
        precondition(count + paths.count <= capacity, "UnfinishedNames: there are too many files.")
        for path in paths {
            names[count] = strdup(path)
            count += 1
        }
    }

    /// Removes the files. Signal handlers may call it.
    static func removeAll() {
        for number in 0..<count {
            if let name = names[number] { unlink(name) }
        }
    }
}
