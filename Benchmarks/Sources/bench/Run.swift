import Foundation
import Names

/// A measured program.
struct Candidate {
    var title: String
    var program: String
    var arguments: [String] = []
}

/// The gauge's output for one key, in milliseconds.
struct Key {
    var total: Double
    var filter: Double
    var rest: Double { total - filter }
    /// The number of frames painted, including the one with the result.
    var frames: Int
}

/// The gauge's output for a program.
struct Measurement {
    /// Width and height of the window.
    var window: String
    var keys: [Key]
}

/// The same names and the same keys for each program.
struct Workload {
    private static let shownRows = 10

    let count: Int
    let isASCII: Bool
    private let names: URL
    private let session: URL
    /// The number of warm-up keys, those of the first words.
    private let warmUp: Int

    init(names all: [String], count: Int, keys: Int, folder: URL) throws {
        let chosen = (0..<count).map { all[$0 % all.count] }
        self.count = count
        isASCII = chosen.allSatisfy { $0.utf8.allSatisfy { $0 < 0x80 } }
        names = folder.appendingPathComponent("names-\(count)")
        session = folder.appendingPathComponent("session-\(count)")
        try chosen.joined(separator: "\n").write(to: names, atomically: false, encoding: .utf8)

        let filter = NameFilter(chosen)
        let warmUp = Session.make(keys: 15, names: chosen)
        self.warmUp = warmUp.count
        var known: [String: String] = [:]
        let lines = (warmUp + Session.make(keys: keys, names: chosen)).map { step in
            let expected =
                known[step.text]
                ?? {
                    let indices =
                        step.text.isEmpty
                        ? Array(0..<Int32(count)) : filter.indices(containing: NameFilter.fold(step.text))
                    let rows = indices.prefix(Self.shownRows).map { chosen[Int($0)] }
                    return ([String(indices.count)] + rows).joined(separator: "\t")
                }()
            known[step.text] = expected
            return "\(step.key)\t\(step.text)\t\(expected)"
        }
        try lines.joined(separator: "\n").write(to: session, atomically: false, encoding: .utf8)
    }

    /// Runs a program through the session, and returns the gauge's output for each key.
    func measure(_ candidate: Candidate, in programs: URL) throws -> Measurement {
        try candidate.measure([names.path, session.path] + candidate.arguments, warmUp: warmUp, in: programs)
    }
}

extension Candidate {
    /// Runs the program, and returns the gauge's output for each key after those of the warm-up.
    func measure(_ arguments: [String], warmUp: Int, in programs: URL) throws -> Measurement {
        let process = Process()
        process.executableURL = programs.appendingPathComponent(program)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(["UIKIT_HOST": "gtk"]) { $1 }
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Failure(reason: "\(title) could not be measured") }
        let lines = text.split(separator: "\n").map { $0.split(separator: "\t").compactMap { Double($0) } }
        let keys = lines.dropFirst(1 + warmUp).map { numbers in
            Key(total: numbers[0] / 1000, filter: numbers[1] / 1000, frames: Int(numbers[2]))
        }
        return Measurement(window: lines[0].map { String(Int($0)) }.joined(separator: " by "), keys: keys)
    }
}

/// The reason why a measurement failed.
struct Failure: Error, CustomStringConvertible {
    var reason: String
    var description: String { reason }
}
