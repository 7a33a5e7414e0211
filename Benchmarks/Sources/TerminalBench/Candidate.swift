import Foundation

/// A measured program.
enum Candidate: CaseIterable {
    case searchlight
    case fzf
    /// Like the app, without ranking the matches.
    case fzfUnsorted

    var title: String {
        switch self {
        case .searchlight: "Searchlight"
        case .fzf: "fzf --exact"
        case .fzfUnsorted: "fzf --exact --no-sort"
        }
    }

    /// The version that is installed.
    static func versionOfFzf() throws -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = ["fzf", "--version"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return text.trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Starts the program with the names of a workload. It has a folder of its own for files, and no settings of the user.
    func start(_ workload: Workload, app: String, home: String) throws -> TerminalProgram {
        let kept = ProcessInfo.processInfo.environment.filter { ["LD_LIBRARY_PATH", "PATH"].contains($0.key) }
        var environment = kept.merging(
            ["COLORTERM": "truecolor", "HOME": home, "LANG": "C.UTF-8", "TERM": "xterm-256color"]
        ) { $1 }
        let program: TerminalProgram
        switch self {
        case .searchlight:
            environment["UIKIT_HOST"] = "terminal"
            program = try TerminalProgram(title, [app, workload.file], environment: environment)
        case .fzf, .fzfUnsorted:
            let words = title.split(separator: " ").map(String.init)
            program = try TerminalProgram(title, words, environment: environment, input: workload.file)
        }
        try program.start { shows(workload.start, of: workload, on: $0) }
        return program
    }

    /// Whether a screen has the result of a search.
    func shows(_ result: Workload.Result, of workload: Workload, on screen: Screen) -> Bool {
        let lines = screen.lines
        return switch self {
        case .searchlight: Self.app(shows: result, of: workload, in: lines)
        case .fzf, .fzfUnsorted: Self.fzf(shows: result, of: workload, in: lines, isSorted: self == .fzf)
        }
    }

    /// The app has the search field in the first row, the list below it, and a row with keys at the end. A scroll indicator may be in
    /// the last column.
    private static func app(shows result: Workload.Result, of workload: Workload, in lines: [String]) -> Bool {
        let field = lines[0].split(separator: " ").map(String.init)
        guard field.contains(result.text.isEmpty ? "Search" : result.text) else { return false }
        guard workload.hasPlainNames else { return true }
        let list = lines[1..<lines.count - 1].map { line in
            line.prefix(TerminalProgram.columns - 1).trimmingCharacters(in: .whitespaces)
        }
        return list == (0..<list.count).map { $0 < result.first.count ? result.first[$0] : "" }
    }

    /// fzf has the prompt in the last row, the number of matches in the row above it, and the list above that, from the bottom up.
    private static func fzf(
        shows result: Workload.Result,
        of workload: Workload,
        in lines: [String],
        isSorted: Bool
    ) -> Bool {
        guard lines[lines.count - 1] == (result.text.isEmpty ? ">" : "> " + result.text) else { return false }
        let numbers = lines[lines.count - 2].split(separator: " ").first?.split(separator: "/") ?? []
        guard numbers.count == 2, numbers[1] == String(workload.count) else { return false }
        guard workload.hasPlainNames else { return true }
        guard numbers[0] == String(result.count) else { return false }
        let list = lines[..<(lines.count - 2)].reversed().map { line in
            line.prefix(TerminalProgram.columns - 1).drop { $0 == ">" }.trimmingCharacters(in: .whitespaces)
        }
        if isSorted, !result.text.isEmpty {
            return list.filter { $0.lowercased().contains(result.text) }.count == min(list.count, result.count)
        }
        return list == (0..<list.count).map { $0 < result.first.count ? result.first[$0] : "" }
    }
}
