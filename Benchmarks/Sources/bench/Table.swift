import Foundation

/// Prints the table, each line as soon as it is measured.
struct Table {
    private static let widths = [9, 30, 6, 9, 9, 9, 9, 9, 9, 8, 8]

    static func printHeading() {
        printLine([
            "rows", "window", "keys", "median", "99th", "filter", "99th", "rest", "99th", "ratio", "frames",
        ])
    }

    /// Prints a line for a program. The ratio is its median divided by the plain window's.
    static func printLine(rows: Int, title: String, keys: [Key], plain: [Key]?) {
        let columns = [keys.map(\.total), keys.map(\.filter), keys.map(\.rest)].flatMap { values in
            [quantile(0.5, of: values), quantile(0.99, of: values)].map { String(format: "%.2f", $0) }
        }
        let ratio = plain.map {
            String(format: "%.3f", quantile(0.5, of: keys.map(\.total)) / quantile(0.5, of: $0.map(\.total)))
        }
        let frames = Double(keys.reduce(0) { $0 + $1.frames }) / Double(max(1, keys.count))
        printLine(
            [String(rows), title, String(keys.count)] + columns + [ratio ?? "", String(format: "%.2f", frames)]
        )
    }

    private static func printLine(_ cells: [String]) {
        let padded = zip(cells, widths).enumerated().map { index, cell in
            let space = String(repeating: " ", count: max(0, cell.1 - cell.0.count))
            return index == 1 ? "  " + cell.0 + space : space + cell.0
        }
        // Not print(_:), which buffers lines if the output is a file.
        FileHandle.standardOutput.write(Data((padded.joined() + "\n").utf8))
    }

    /// The smallest value that the given share of the values does not exceed.
    private static func quantile(_ share: Double, of values: [Double]) -> Double {
        let sorted = values.sorted()
        guard !sorted.isEmpty else { return .nan }
        return sorted[min(sorted.count - 1, max(0, Int((share * Double(sorted.count)).rounded(.up)) - 1))]
    }
}
