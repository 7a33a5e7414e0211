import Foundation
import SourceRewriting
import XcodeProjects

/// The program `searchlight`.
struct Tool {
    let arguments: [String]

    /// The exit statuses.
    enum Status {
        static let success: Int32 = 0
        static let failure: Int32 = 1
        static let usage: Int32 = 2
    }

    /// Runs the command, and returns the exit status.
    func run() -> Int32 {
        do {
            guard let command = arguments.first else { throw UsageError(message: "A command is missing.") }
            let rest = Array(arguments.dropFirst())
            switch command {
            case "run", "build", "test", "export":
                let options = try ProjectOptions(rest, command: ProjectOptions.Command(rawValue: command)!)
                return try ProjectCommand(options).run(command)
            case "rewrite": try RewriteCommand(rest).run()
            case "check": return try CheckCommand(ProjectOptions(rest, command: .check)).run()
            case "library-names": try LibraryNamesCommand(rest).run()
            case "help", "--help", "-h": FileHandle.standardOutput.write(Data((Usage.help + "\n").utf8))
            default: throw UsageError(message: "There is no command \(visible(command)).")
            }
            return Status.success
        } catch let error as UsageError {
            Output.report("searchlight: \(error.message)\n\(Usage.synopsis)")
            return Status.usage
        } catch let error as ProjectError {
            for problem in error.problems { Output.report(escapedLines(problem.description)) }
            return Status.failure
        } catch {
            Output.report(escapedLines("searchlight: \(error)"))
            return Status.failure
        }
    }
}

/// A call of the program that it does not understand.
struct UsageError: Error {
    let message: String
}

/// A file that cannot be read or written.
struct FileError: Error, CustomStringConvertible {
    let path: String
    let problem: String

    var description: String { "\(visible(path)): \(problem)" }
}

/// Messages of the program.
enum Output {
    /// Writes a message to standard error.
    static func report(_ message: String) {
        FileHandle.standardError.write(Data((message + "\n").utf8))
    }
}

/// Returns text in quotation marks, without characters that a terminal obeys.
func visible(_ text: String) -> String { "'" + escaped(text) + "'" }

/// Returns text without characters that a terminal obeys.
func escaped(_ text: String) -> String {
    String(
        text.unicodeScalars.map { $0.properties.generalCategory == .control ? $0.escaped(asASCII: true) : String($0) }
            .joined()
    )
}

/// Returns a text of several lines without other characters that a terminal obeys.
func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
}
