import Foundation

/// Prints the table, each line as soon as it is measured.
enum EngineTable {
    private static let widths = [9, 31, 7, 9, 8, 9, 10, 10, 10, 10, 10, 10, 9, 9, 9, 9, 8]

    static func printHeading() {
        printLine([
            "records", "search", "keys", "build s", "memory", "resident", "median", "95th", "99th", "1 letter",
            "2 letters", "3 or more", "ratio", "1 letter", "2", "3", "found",
        ])
    }

    /// Prints a line for a variant of the engine.
    static func printLine(_ engine: Engine, _ variant: Engine.Variant, _ samples: [Sample]) {
        let isFirst = variant == .alone
        let text = Double(max(1, engine.textBytes))
        let build = [
            number(engine.buildTime / 1000), number(Double(engine.index.byteCount) / text),
            number(Double(engine.residentGrowth) / text),
        ]
        printLine(
            [String(engine.count), variant.title, String(samples.count)] + (isFirst ? build : ["", "", ""])
                + times(samples) + (isFirst ? ["1", "1", "1", "1", "100 %"] : [])
        )
    }

    /// Prints a line for a different program.
    static func printLine(_ engine: Engine, _ line: Comparison.Line) {
        let memory = line.peer.byteCount.map { number(Double($0) / Double(max(1, engine.textBytes))) } ?? ""
        let ratios = [line.ratio()] + (1...3).map { line.ratio(letters: $0) }
        let share = Double(line.found) / Double(max(1, line.engineFound)) * 100
        printLine(
            [
                String(engine.count), line.peer.title, String(line.samples.count),
                line.peer.buildTime.map { number($0 / 1000) } ?? "", memory, "",
            ] + times(line.samples) + ratios.map(number) + [String(format: "%.0f %%", share)]
        )
    }

    /// Prints two lines for an index outside of memory: the times of the page and of the total.
    static func printLines(_ engine: Engine, _ stored: StoredEngine, _ measured: StoredEngine.Measured) {
        let memory = stored.byteCount.map { number(Double($0) / Double(max(1, engine.textBytes))) } ?? ""
        let share = 100 - Double(measured.differing) / Double(max(1, measured.pages.count)) * 100
        let lines = [
            (stored.title, number(stored.buildTime / 1000), memory, measured.pages),
            ("  exact total", "", "", measured.totals),
        ]
        for (title, build, memory, samples) in lines {
            printLine(
                [String(engine.count), title, String(samples.count), build, memory, ""] + times(samples)
                    + ["", "", "", "", String(format: "%.0f %%", share)]
            )
        }
    }

    private static func times(_ samples: [Sample]) -> [String] {
        [0.5, 0.95, 0.99].map { number(samples.quantile($0)) }
            + (1...3).map { number(samples.of(letters: $0).quantile(0.99)) }
    }

    /// Three significant digits; empty if nothing was measured.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "" }
        let digits = value >= 100 ? 0 : value >= 10 ? 1 : value >= 1 ? 2 : value >= 0.1 ? 3 : 4
        return String(format: "%.\(digits)f", value)
    }

    /// Prints the slowest keystrokes.
    static func text(ofSlowest slowest: [Engine.Slow], of engine: Engine) -> String {
        let lines = slowest.map { slow in
            let choice = (slow.keystroke.tokens + [slow.keystroke.scope].compactMap { $0 }).joined(separator: ", ")
            let what = "\"\(slow.keystroke.text)\"" + (choice.isEmpty ? "" : " (\(choice))")
            return "\n  \(number(slow.milliseconds))  \(what), \(slow.total) found"
        }
        return "\nThe slowest keystrokes of TypeAhead in \(engine.count) records, in milliseconds:" + lines.joined()
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
        do {
            try FileHandle.standardOutput.write(contentsOf: Data((text + "\n").utf8))
        } catch {
            // The reader has closed the output.
            exit(EXIT_FAILURE)
        }
    }
}
