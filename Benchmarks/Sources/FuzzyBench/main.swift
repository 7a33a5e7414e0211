import Foundation

/// Measures fuzzy matching beside frizbee. The arguments are a Python with frizbee, and the script that runs it.

let environment = ProcessInfo.processInfo.environment
let count = environment["BENCH_RECORDS"].flatMap { Int($0) } ?? 100_000
let runs = environment["BENCH_RUNS"].flatMap { Int($0) } ?? 41

func printLine(_ cells: [String]) {
    let widths = [26, 8, 26, 9, 9, 9]
    print(zip(cells, widths).map { $0.padding(toLength: max($1, $0.count), withPad: " ", startingAt: 0) }.joined())
    fflush(nil)
}

func number(_ value: Double) -> String { String(format: value < 10 ? "%.2f" : "%.1f", value) }

do {
    guard count > 0, runs > 0 else { throw Failure(reason: "BENCH_RECORDS and BENCH_RUNS have to be positive numbers") }
    let arguments = CommandLine.arguments
    guard arguments.count == 3 else { throw Failure(reason: "the arguments have to be a Python and frizbee_peer.py") }
    let frizbee = FrizbeeRun(python: URL(fileURLWithPath: arguments[1]), script: URL(fileURLWithPath: arguments[2]))
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("fuzzy-bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    printLine(["texts", "length", "search", "found", "median", "ratio"])
    for kind in Haystacks.Kind.allCases {
        for length in [16, 32, 64, 128] {
            let haystacks = Haystacks(kind, length: length, count: count)
            let file = folder.appendingPathComponent("texts")
            try haystacks.texts.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
            var plain: Double?
            func report(_ title: String, _ found: Int, _ times: [Double]) {
                let median = times.sorted()[times.count / 2]
                plain = plain ?? median
                printLine([kind.rawValue, "\(length)", title, "\(found)", number(median), number(median / plain!)])
            }
            for matching in FrizbeeRun.Matching.allCases {
                let (found, times) = try frizbee.measure(file, matching, runs: runs)
                report(matching.title, found, times)
            }
            for matching in TypeAheadRun.Matching.allCases {
                let run = TypeAheadRun(haystacks, matching)
                var found = run.search().found
                let times = (0..<runs).map { _ in
                    let start = ContinuousClock.now
                    found = run.search().found
                    return (ContinuousClock.now - start) / .milliseconds(1)
                }
                report(matching.title, found, times)
            }
        }
    }
} catch {
    FileHandle.standardError.write(Data("Benchmark: \(error).\n".utf8))
    exit(EXIT_FAILURE)
}
