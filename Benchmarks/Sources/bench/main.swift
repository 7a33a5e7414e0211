import Foundation
import Names

let environment = ProcessInfo.processInfo.environment
let sizes = (environment["BENCH_ROWS"] ?? "236,100000,1000000").split(separator: ",").compactMap { Int($0) }
let keys = environment["BENCH_KEYS"].flatMap { Int($0) } ?? 220
let naiveLimit = 100_000
let textLength = 1 << 20
let oneParagraphKeys = 40

let uikit = Candidate(title: "UIKit", program: "SearchApp", arguments: ["folded"])
let plain = Candidate(title: "plain GTK", program: "PlainWindow")
let naive = [
    Candidate(title: "UIKit, lowercased().contains", program: "SearchApp", arguments: ["lowercased"]),
    Candidate(title: "UIKit, localizedCaseInsensit…", program: "SearchApp", arguments: ["localized"]),
]

do {
    guard let longest = sizes.max(), longest > 0, keys > 0 else {
        throw Failure(reason: "BENCH_ROWS and BENCH_KEYS have to be positive numbers")
    }
    let names = try PlaceNames.chosen(environment, count: longest)
    let programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("bench-\(getpid())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }

    Table.printHeading()
    for count in sizes {
        let workload = try Workload(names: names, count: count, keys: keys, folder: folder)
        let plainWindow = try workload.measure(plain, in: programs)
        func report(_ candidate: Candidate, _ measurement: Measurement) throws {
            guard measurement.window == plainWindow.window else {
                throw Failure(
                    reason: "the window of \(candidate.title) is \(measurement.window), not \(plainWindow.window)"
                )
            }
            Table.printLine(rows: count, title: candidate.title, keys: measurement.keys, plain: plainWindow.keys)
        }
        try report(plain, plainWindow)
        try report(uikit, try workload.measure(uikit, in: programs))
        // Unlike the other filters, these two do not match "é" with "e".
        guard count <= naiveLimit, workload.isASCII else { continue }
        for candidate in naive { try report(candidate, try workload.measure(candidate, in: programs)) }
    }
    for shape in TextWorkload.Shape.allCases {
        for place in TextWorkload.Place.allCases {
            // A plain text view needs a large part of a second for each key in one paragraph.
            let keys = shape == .paragraphs ? keys : min(keys, oneParagraphKeys)
            let workload = try TextWorkload(count: textLength, keys: keys, as: shape, at: place, folder: folder)
            let plain = try workload.measure(Candidate(title: "plain GTK", program: "PlainText"), in: programs)
            let uikit = try workload.measure(Candidate(title: "UIKit", program: "TextApp"), in: programs)
            let title = "\(shape.rawValue), \(place.rawValue)"
            Table.printLine(rows: textLength, title: "plain GTK, " + title, keys: plain.keys, plain: plain.keys)
            Table.printLine(rows: textLength, title: "UIKit, " + title, keys: uikit.keys, plain: plain.keys)
        }
    }
} catch {
    FileHandle.standardError.write(Data("Benchmark: \(error).\n".utf8))
    exit(EXIT_FAILURE)
}
