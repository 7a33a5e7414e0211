import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// The commands of one connection.
///
/// As text, the answers are the output of the script; a remark is a comment, and an error ends the connection. At the end of the
/// input the screen is written. After the line `answers json`, the answer to each line is one line of JSON, the connection continues
/// after errors, and a manual clock follows the real time between commands, as for a user. After the line `answers json, quit at end`
/// the app also ends with the connection.
@MainActor
final class ScriptSession {
    /// The answer to a line.
    struct Answer: Sendable {
        var text = ""
        /// Whether the connection ends.
        var isLast = false
        /// Whether the app ends.
        var quits = false
    }

    /// The answer to a line as JSON.
    private struct Reply: Encodable {
        var output = ""
        var remarks: [String] = []
        /// The reason why the command failed, without the line number.
        var error: String?
    }

    private let driver: ScreenDriver
    private let elapse: (Duration) async -> Void
    private var isJSON = false
    private var quitsAtEnd = false
    private var line = 0
    private var output = ""
    private var remarks: [String] = []
    private var lastEnd = ContinuousClock.now

    init(driver: ScreenDriver, elapse: @escaping (Duration) async -> Void) {
        self.driver = driver
        self.elapse = elapse
    }

    private var runner: ScriptRunner {
        ScriptRunner(
            driver: driver,
            write: { [self] in output += $0 },
            remark: { [self] in remarks.append($0) },
            elapse: elapse
        )
    }

    /// Runs a line.
    func run(_ text: String) async -> Answer {
        line += 1
        // A window gets its first layout after the launch.
        if line == 1 { try? await driver.settle() }
        let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
        if line == 1, words == "answers json" || words == "answers json, quit at end" {
            isJSON = true
            quitsAtEnd = words != "answers json"
            lastEnd = .now
            return Answer(text: encoded(Reply()))
        }
        (output, remarks) = ("", [])
        var failure: ScriptRunner.Failure?
        var continues = true
        do {
            if isJSON { try await driver.follow(lastEnd.duration(to: .now)) }
            continues = try await runner.runLine(text, line: line)
        } catch let error as ScriptRunner.Failure {
            failure = error
        } catch {
            failure = ScriptRunner.Failure(line: line, reason: "\(error)")
        }
        lastEnd = .now
        if isJSON {
            let reply = Reply(output: output, remarks: remarks, error: failure?.reason)
            return Answer(text: encoded(reply), isLast: !continues, quits: !continues)
        }
        let comments = remarks.map { "# \(escapedMessage($0))\n" }.joined()
        let error = failure.map { "error: \(escapedMessage($0.description))\n" } ?? ""
        return Answer(text: output + comments + error, isLast: failure != nil || !continues, quits: !continues)
    }

    /// Ends a script.
    func end() -> Answer {
        output = ""
        if !isJSON { runner.writeScreen() }
        return Answer(text: output, isLast: true, quits: quitsAtEnd)
    }

    private func encoded(_ reply: Reply) -> String {
        let data = (try? JSONEncoder().encode(reply)) ?? Data("{}".utf8)
        return String(decoding: data, as: UTF8.self) + "\n"
    }
}
