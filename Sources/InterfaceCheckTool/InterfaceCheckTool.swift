import Foundation
import UIKitStoryboards
import WebKit

/// The program `searchlight-interfaces`, which `searchlight check` calls: finds the content of storyboards and nibs that the library
/// cannot read, and writes it to standard output as a JSON array of objects with the properties `path`, `line` and `message`.
///
///     searchlight-interfaces [--] FILE...
///
/// Exit status: 0 if all files were checked, whether or not they have problems; 1 if a file cannot be read.
@main
enum InterfaceCheckTool {
    private struct Problem: Encodable {
        let path: String
        let line: Int
        let message: String
    }

    @MainActor
    static func main() throws {
        // The class is looked up by name, which finds only linked classes.
        withExtendedLifetime(WKWebView.self) {}
        var problems: [Problem] = []
        for path in CommandLine.arguments.dropFirst() where path != "--" {
            guard let data = FileManager.default.contents(atPath: path) else { exit(1) }
            let file = URL(fileURLWithPath: path).lastPathComponent
            problems += InterfaceFileCheck.problems(in: data, file: file)
                .map { Problem(path: path, line: $0.line, message: $0.reason) }
        }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        FileHandle.standardOutput.write(try encoder.encode(problems) + Data("\n".utf8))
    }
}
