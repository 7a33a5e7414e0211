import Foundation
import Names

let environment = ProcessInfo.processInfo.environment
let sizes = (environment["BENCH_ROWS"] ?? "236,1000000").split(separator: ",").compactMap { Int($0) }
let keys = environment["BENCH_KEYS"].flatMap { Int($0) } ?? 220

do {
    guard let longest = sizes.max(), sizes.allSatisfy({ $0 > 0 }), keys > 0 else {
        throw Failure(reason: "BENCH_ROWS and BENCH_KEYS have to be positive numbers")
    }
    let names = try PlaceNames.chosen(environment, count: longest)
    let app = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
        .appendingPathComponent("TerminalApp").path
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    Table.printHeading()
    var table = Table()
    for count in sizes {
        let workload = try Workload(names: names, count: count, keys: keys, folder: folder)
        let measurements = try workload.measure(Candidate.allCases, app: app, home: folder.path)
        guard let searchlight = measurements[.searchlight], let fzf = measurements[.fzf] else { continue }
        for candidate in Candidate.allCases {
            Table.printLine(rows: count, candidate, measurements[candidate] ?? Measurement(), fzf: fzf)
        }
        table.note(rows: count, app: searchlight, fzf: fzf)
    }
    table.printTargets()
    Table.printText("\nVersion of fzf: \(try Candidate.versionOfFzf())")
} catch {
    FileHandle.standardError.write(Data("Benchmark: \(error).\n".utf8))
    exit(EXIT_FAILURE)
}
