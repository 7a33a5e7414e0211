import Foundation

/// Prints the table and the results for the targets.
struct Table {
    private static let widths = [9, 25, 6, 9, 9, 9, 10, 10, 10, 9]
    /// One frame at 60 Hz, in milliseconds.
    private static let frame = 16.7

    private var targets: [String] = []

    static func printHeading() {
        printLine([
            "rows", "program", "keys", "median", "99th", "ratio", "bytes", "mean", "peak", "ratio",
        ])
    }

    /// Prints a line for a program. The ratios are its median time and its mean number of bytes, divided by those of fzf.
    static func printLine(rows: Int, _ candidate: Candidate, _ measurement: Measurement, fzf: Measurement) {
        let (times, bytes) = (measurement.times, measurement.bytes)
        let numbers = [
            (2, Measurement.quantile(0.5, of: times)),
            (2, Measurement.quantile(0.99, of: times)),
            (3, Measurement.quantile(0.5, of: times) / Measurement.quantile(0.5, of: fzf.times)),
            (0, Measurement.quantile(0.5, of: bytes)),
            (0, measurement.meanBytes),
            (0, bytes.max() ?? .nan),
            (3, measurement.meanBytes / fzf.meanBytes),
        ]
        printLine(
            [String(rows), candidate.title, String(times.count)]
                + numbers.map { String(format: "%.\($0.0)f", $0.1) }
        )
    }

    /// Compares the app with the targets.
    mutating func note(rows: Int, app: Measurement, fzf: Measurement) {
        let medians = [app, fzf].map { Measurement.quantile(0.5, of: $0.times) }
        let slow = Measurement.quantile(0.99, of: app.times)
        let bytes = [app, fzf].map { Measurement.quantile(0.5, of: $0.bytes) }
        func note(_ text: String, _ isReached: Bool, _ value: Double, _ limit: Double, _ format: String) {
            let numbers = [value, limit].map { String(format: format, $0) }
            targets.append(
                "  \(isReached ? "reached" : "missed"): \(rows) rows: \(text) \(numbers[0]); target \(numbers[1])"
            )
        }
        note("median in milliseconds", medians[0] <= medians[1], medians[0], medians[1], "%.2f")
        note("99th percentile in milliseconds", slow <= Self.frame, slow, Self.frame, "%.2f")
        note("median of bytes", bytes[0] < bytes[1], bytes[0], bytes[1], "%.0f")
        note("mean of bytes", app.meanBytes < fzf.meanBytes, app.meanBytes, fzf.meanBytes, "%.0f")
    }

    /// Prints the results for the targets.
    func printTargets() {
        Self.printText("\nTargets of Searchlight (those of fzf --exact are its own values):")
        for line in targets { Self.printText(line) }
    }

    private static func printLine(_ cells: [String]) {
        let padded = zip(cells, widths).enumerated().map { index, cell in
            let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 1 ? "  " + cell.0 + space.dropLast(min(2, space.count)) : space + cell.0
        }
        printText(padded.joined())
    }

    /// Does not use print(_:), which buffers lines if the output is a file.
    static func printText(_ text: String) {
        FileHandle.standardOutput.write(Data((text + "\n").utf8))
    }
}
