#if Terminal
import Foundation

/// The screen of a terminal, as an emulator shows it.
public struct TerminalScreen: Decodable, Equatable {
    /// The rows as text. The right half of a wide character is nothing.
    public let rows: [String]
    /// The character of each cell. That of the right half of a wide character is empty.
    public let cells: [[String]]
    /// For each cell its colours and attributes, such as "default blue bold".
    public let styles: [[String]]
    /// The row of the cursor, from 0 on.
    public let cursorRow: Int
    /// The column of the cursor, from 0 on.
    public let cursorColumn: Int
    /// Whether the cursor is invisible.
    public let isCursorHidden: Bool

    /// The rows without the spaces at their ends.
    public var text: [String] {
        rows.map { row in String(row.reversed().drop { $0 == " " }.reversed()) }
    }
}

/// A terminal emulator in a process of its own: pyte, in Python.
@MainActor
final class TerminalEmulator {
    private let process = Process()
    private let requests = Pipe()
    private let answers = Pipe()
    /// `waitUntilExit()` would run other tests in the meantime.
    private let ended = DispatchSemaphore(value: 0)

    init(columns: Int, rows: Int) throws {
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("OtherPrograms/terminal.py")
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script.path]
        process.standardInput = requests
        process.standardOutput = answers
        process.terminationHandler = { [ended] _ in ended.signal() }
        try process.run()
        try request("size \(columns) \(rows)")
    }

    func resize(columns: Int, rows: Int) throws { try request("size \(columns) \(rows)") }

    func feed(_ bytes: [UInt8]) throws {
        guard !bytes.isEmpty else { return }
        try request("feed \(bytes.count)")
        try requests.fileHandleForWriting.write(contentsOf: Data(bytes))
    }

    /// The screen, optionally with the attributes of the cells.
    func screen(withStyles: Bool) throws -> TerminalScreen {
        try request(withStyles ? "show styles" : "show")
        var line = Data()
        while line.last != 0x0A {
            let part = answers.fileHandleForReading.availableData
            if part.isEmpty {
                throw TerminalFailure(description: "The terminal emulator has ended. Is pyte installed?")
            }
            line += part
        }
        return try JSONDecoder().decode(TerminalScreen.self, from: line)
    }

    func end() {
        // Other processes may have inherited the pipe, so closing it does not end the emulator.
        if (try? request("end")) == nil { process.terminate() }
        ended.wait()
    }

    private func request(_ text: String) throws {
        try requests.fileHandleForWriting.write(contentsOf: Data((text + "\n").utf8))
    }
}

/// A failure of a test in a terminal.
public struct TerminalFailure: Error, CustomStringConvertible {
    /// A sentence with the reason.
    public let description: String
}
#endif
