import Foundation
import Names

/// The same names and the same keys for each program.
struct Workload {
    /// A key, and the expected result.
    struct Step {
        /// The byte that a terminal sends for the key.
        var key: UInt8
        var result: Result
    }

    /// The content of a screen after a search.
    struct Result {
        /// The text in the search field.
        var text: String
        /// The number of matches.
        var count: Int
        /// The first matches, as many as fit on a screen at most.
        var first: [String]
    }

    private static let longestPlainName = 70

    let count: Int
    /// Whether the rows of the programs can be predicted: programs have different rules for letters outside of ASCII, and for names that
    /// are too long for a row.
    let hasPlainNames: Bool
    /// The path of the file with the names.
    let file: String
    /// The result without a text.
    let start: Result
    /// The keys of the first words, which are not counted.
    let warmUp: [Step]
    let steps: [Step]

    init(names all: [String], count: Int, keys: Int, folder: URL) throws {
        let names = (0..<count).map { all[$0 % all.count] }
        self.count = count
        hasPlainNames = names.allSatisfy { name in
            name.utf8.count <= Self.longestPlainName && name.utf8.allSatisfy { 0x20..<0x7F ~= $0 }
                && name.utf8.first != 0x20 && name.utf8.last != 0x20
        }
        let file = folder.appendingPathComponent("names-\(count)")
        try names.joined(separator: "\n").write(to: file, atomically: false, encoding: .utf8)
        self.file = file.path

        let filter = NameFilter(names)
        var known: [String: Result] = [:]
        func result(_ text: String) -> Result {
            if let result = known[text] { return result }
            let indices =
                text.isEmpty ? Array(0..<Int32(count)) : filter.indices(containing: NameFilter.fold(text))
            let first = indices.prefix(TerminalProgram.rows).map { names[Int($0)] }
            let result = Result(text: text, count: indices.count, first: first)
            known[text] = result
            return result
        }
        let warmUpCount = Session.make(keys: 15, names: names).count
        let steps = Session.make(keys: warmUpCount + keys, names: names).map { step in
            Step(key: step.key.utf8.count == 1 ? step.key.utf8.first! : 0x7F, result: result(step.text))
        }
        start = result("")
        warmUp = Array(steps[..<warmUpCount])
        self.steps = Array(steps[warmUpCount...])
    }
}
