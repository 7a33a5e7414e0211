import Foundation
import TextEscaping
import UIKitCore

/// Runs a script against an app, and writes what it asks to see.
///
/// A script that comes whole is read to its end before anything is done, so that a mistake in its last line leaves
/// nothing half done. Main actor.
@MainActor
public struct ScriptRunner {
    /// Why a script stopped.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// The line, from 1.
        public let line: Int
        /// What is wrong, in a sentence.
        public let reason: String
        /// The line and what is wrong.
        public var description: String { "line \(line): \(reason)" }
    }

    private let pilot: Pilot
    private let write: (String) -> Void
    private let remark: (String) -> Void
    private let elapse: (Duration) async -> Void

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - pilot: Drives the app.
    ///   - write: Takes what the script shows.
    ///   - remark: Takes what is worth knowing and no mistake, such as a tap that does nothing.
    ///   - elapse: Returns after a time, beside the manual clock's: timers of Foundation's and Dispatch's keep the time
    ///     of day. Returns at once unless given.
    public init(
        pilot: Pilot,
        write: @escaping (String) -> Void,
        remark: @escaping (String) -> Void = { _ in },
        elapse: @escaping (Duration) async -> Void = { _ in }
    ) {
        self.pilot = pilot
        self.write = write
        self.remark = remark
        self.elapse = elapse
    }

    /// Checks a script without running it.
    ///
    /// - Throws: ``Failure`` for the first line that is no command.
    public static func check(_ script: String) throws(Failure) {
        _ = try commands(in: script)
    }

    /// Runs a script, then writes the screen.
    ///
    /// - Throws: ``Failure`` for the first line that is no command, before anything is done; or for the line whose
    ///   command could not be carried out.
    public func run(_ script: String) async throws(Failure) {
        for (line, command) in try Self.commands(in: script) { try await perform(command, line: line) }
        writeScreen()
    }

    /// Runs one line, as it is typed.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - line: Its number, from 1.
    /// - Throws: ``Failure`` when it is no command, or could not be carried out.
    public func runLine(_ text: String, line: Int) async throws(Failure) {
        if let command = try Self.command(in: text, line: line) { try await perform(command, line: line) }
    }

    /// Writes the screen.
    public func writeScreen() {
        write(pilot.screen().description)
    }

    private func tell(_ landing: Landing, line: Int) {
        if !landing.wasHandled { remark("line \(line): The tap landed on \(landing).") }
    }

    private static func commands(in script: String) throws(Failure) -> [(line: Int, command: Command)] {
        var commands: [(line: Int, command: Command)] = []
        // Other characters that end a line for Unicode may be within a quotation.
        let lines = script.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
        for (index, text) in lines.enumerated() {
            if let command = try command(in: String(text), line: index + 1) { commands.append((index + 1, command)) }
        }
        return commands
    }

    private static func command(in text: String, line: Int) throws(Failure) -> Command? {
        do {
            return try ScriptParser.command(in: text)
        } catch {
            throw Failure(line: line, reason: error.reason)
        }
    }

    private func perform(_ command: Command, line: Int) async throws(Failure) {
        do {
            switch command {
            case .tap(let label): tell(try await pilot.tap(label), line: line)
            case .type(let text): try await pilot.type(text)
            case .key(let name): if let key = Pilot.Key(name) { try await pilot.key(key) }
            case .scope(let title): try await pilot.scope(title)
            case .token(let text): try await pilot.token(text)
            case .swipe(let direction, let label): try await pilot.swipe(direction, label)
            case .drag(let name, let target): try await pilot.drag(name, to: target)
            case .paste(let text): try await pilot.paste(text)
            case .cut: try await pilot.cut()
            case .copy: try await pilot.copy()
            case .back: try await pilot.back()
            case .hold(let label): try await pilot.hold(label)
            case .pull: try await pilot.pullToRefresh()
            case .keyboard(let height): try await pilot.useKeyboard(height: CGFloat(height))
            case .wait(let milliseconds):
                await elapse(.milliseconds(milliseconds))
                try await pilot.wait(.milliseconds(milliseconds))
            case .screen: writeScreen()
            case .announcements: write(pilot.announcements.map { escaped($0, limit: .max) + "\n" }.joined())
            case .save: try await pilot.save()
            case .relaunch: try await pilot.relaunch()
            case .memoryWarning: try await pilot.warnOfShortMemory()
            }
        } catch {
            throw Failure(line: line, reason: "\(error)")
        }
    }
}
