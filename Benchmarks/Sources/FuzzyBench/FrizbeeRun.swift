import Foundation

/// frizbee on the texts of a file, through its Python module.
struct FrizbeeRun {
    /// The kinds of matching.
    enum Matching: CaseIterable {
        case exact
        case parallel
        case oneTypo

        var title: String {
            switch self {
            case .exact: "frizbee"
            case .parallel: "frizbee, all processors"
            case .oneTypo: "frizbee, 1 typo"
            }
        }

        fileprivate var typos: Int { self == .oneTypo ? 1 : 0 }
        fileprivate var threads: Int { self == .parallel ? ProcessInfo.processInfo.activeProcessorCount : 1 }
    }

    /// A Python with the module frizbee.
    let python: URL
    /// Benchmarks/Peers/frizbee_peer.py.
    let script: URL

    /// Searches the lines of a file several times.
    ///
    /// - Returns: The number of matches, and the milliseconds of each run.
    func measure(_ file: URL, _ matching: Matching, runs: Int) throws -> (found: Int, times: [Double]) {
        let process = Process()
        process.executableURL = python
        process.arguments =
            [script.path, file.path, Haystacks.needle] + [matching.typos, matching.threads, runs].map(String.init)
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        let lines = text.split(separator: "\n")
        guard process.terminationStatus == 0, lines.count == runs + 1, let found = Int(lines[0]) else {
            throw Failure(reason: "frizbee failed with status \(process.terminationStatus)")
        }
        return (found, lines.dropFirst().compactMap { Double($0) })
    }
}

/// The reason why a measurement failed.
struct Failure: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
}
