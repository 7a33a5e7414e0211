import Foundation

/// The actions of a random walk: the latest ones in memory, all of them in a file if the settings say so.
struct RandomWalkLog {
    /// The latest actions with their numbers, oldest first.
    private(set) var latest: [String] = []
    private let url: URL
    private let file: FileHandle?

    /// The number of actions in messages.
    private static let length = 20

    /// Makes a log, and prints the name of its file, if it has one.
    init(name: String, settings: RandomWalkSettings) throws {
        url = FileManager.default.temporaryDirectory
            .appendingPathComponent(
                "random-walk-\(name)-\(settings.seed)-\(ProcessInfo.processInfo.processIdentifier).log"
            )
        guard settings.isLogged else {
            file = nil
            return
        }
        try Data().write(to: url)
        file = try FileHandle(forWritingTo: url)
        print("\(name): \(settings.actions) random actions with seed \(settings.seed), listed in \(url.path)")
    }

    /// Adds an action before it is performed.
    mutating func append(_ action: UserAction, step: Int) { note("\(step): \(action)") }

    /// Adds a line.
    mutating func note(_ line: String) {
        if latest.count == Self.length { latest.removeFirst() }
        latest.append(line)
        // A log that cannot be written must not end the walk.
        try? file?.write(contentsOf: Data((line + "\n").utf8))
    }

    /// Removes the file of a walk without failure.
    func end() {
        guard let file else { return }
        try? file.close()
        try? FileManager.default.removeItem(at: url)
    }
}
