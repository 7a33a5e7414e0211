import Foundation

/// A run of `swift build`.
struct SwiftBuild {
    /// The program `swift`.
    let swift: String

    /// The build folder.
    let folder: BuildPart

    /// `debug` or `release`.
    let configuration: String

    /// Whether all output is printed.
    let isVerbose: Bool

    /// Whether warnings are printed, or only their number.
    let printsWarnings: Bool

    /// The result of a run.
    struct Result {
        let succeeded: Bool

        /// The errors of the compiler.
        let errors: [CompilerMessage]
    }

    /// Builds the package. Messages of the compiler are printed to standard error.
    ///
    /// - Parameters:
    ///   - arguments: Additional arguments.
    ///   - printsErrors: Whether errors are printed; otherwise they are only returned.
    func run(_ arguments: [String], printsErrors: Bool) throws -> Result {
        var all = ["build", "--package-path", folder.package.path, "--scratch-path", folder.scratch.path]
        all += folder.whole.packageManagerOptions
        all += ["--configuration", configuration]
        // The default style prints the line numbers of the generated file beside each line of source.
        all += ["-Xswiftc", "-diagnostic-style", "-Xswiftc", "llvm"]
        all += arguments
        var output = CompilerOutput()
        let status = try ChildProcess.lines(of: swift, all) { line in
            if isVerbose {
                Output.report(escaped(line))
            } else {
                output.add(line)
            }
        }
        guard !isVerbose else { return Result(succeeded: status == 0, errors: []) }
        output.finish()
        let succeeded = status == 0
        let warnings = output.messages.count { !$0.isError }
        for message in output.messages where message.isError ? printsErrors : printsWarnings {
            Output.report(escapedLines(message.text))
        }
        if succeeded, !printsWarnings, warnings > 0 {
            Output.report("\(warnings) \(warnings == 1 ? "warning" : "warnings") (--verbose prints them)")
        }
        if !succeeded, printsErrors, !output.messages.contains(where: \.isError) {
            // An error of the linker or the package manager.
            for line in output.other { Output.report(escaped(line)) }
        }
        return Result(succeeded: succeeded, errors: output.messages.filter(\.isError))
    }
}

/// A message of the compiler, with the lines of source that follow it.
struct CompilerMessage {
    var path: String
    var line: Int
    var column: Int
    var isError: Bool
    var isNote: Bool
    var text: String

    /// The sentence after the place and the kind.
    var sentence: String {
        let first = text.prefix { $0 != "\n" }
        return first.range(of: ": error: ").map { String(first[$0.upperBound...]) } ?? String(first)
    }
}

/// Separates the messages of the compiler from the build system's progress.
struct CompilerOutput {
    private(set) var messages: [CompilerMessage] = []

    /// Lines that are neither.
    private(set) var other: [String] = []

    private var current: CompilerMessage?
    private var seen: Set<String> = []

    /// Adds a line of output.
    mutating func add(_ line: String) {
        if isProgress(line) {
            finish()
        } else if let message = Self.message(line), !message.isNote {
            finish()
            current = message
        } else if current != nil {
            // Lines of source, and notes.
            current?.text += "\n" + line
        } else if !line.isEmpty {
            other.append(line)
        }
    }

    /// Completes the last message. The build system repeats messages when several tasks compile a file.
    mutating func finish() {
        defer { current = nil }
        guard var message = current else { return }
        // The generated file has the name of the original one on purpose.
        if message.text.contains("'#sourceLocation' directive produces '#fileID' string") { return }
        while message.text.hasSuffix("\n") { message.text.removeLast() }
        if seen.insert(String(message.text.prefix { $0 != "\n" })).inserted { messages.append(message) }
    }

    private func isProgress(_ line: String) -> Bool {
        if line.hasPrefix("[") {
            let counter = line.dropFirst().prefix { $0 != "]" }
            if counter.contains("/"), counter.allSatisfy({ $0.isNumber || $0 == "/" }) { return true }
        }
        return ["Building for ", "Build complete!", "Planning build", "Compiling plugin", "Write auxiliary"].contains {
            line.hasPrefix($0)
        }
    }

    /// Parses `PATH:LINE:COLUMN: error: TEXT`.
    private static func message(_ line: String) -> CompilerMessage? {
        guard line.hasPrefix("/") else { return nil }
        for kind in ["error", "warning", "note", "remark"] {
            guard let range = line.range(of: ": \(kind): ") else { continue }
            let place = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard place.count >= 3, let column = Int(place[place.count - 1]), let number = Int(place[place.count - 2])
            else { continue }
            return CompilerMessage(
                path: place.dropLast(2).joined(separator: ":"),
                line: number,
                column: column,
                isError: kind == "error",
                isNote: kind == "note",
                text: line
            )
        }
        return nil
    }
}
