#if GTK
import Foundation
import Testing

@_spi(Testing) import GTKHostTesting

/// A separate program that receives this process's accessibility events, and is independent of this project's code.
@MainActor
final class ScreenReader {
    /// An accessibility event that the program received.
    struct Event: Decodable, Equatable {
        let event: String
        let detail: Int
        let role: String
        let name: String
        /// The inserted or deleted text.
        let text: String?
        /// Whether an announcement interrupts others.
        let urgent: Bool?
    }

    /// An accessible element that the program finds.
    struct Node: Decodable {
        let role: String
        let name: String
        let description: String
        let states: [String]
        let children: [Node]
        let placeholder: String?
        let controls: [String]?
        /// The names of its actions.
        let actions: [String]?

        /// The element and all its descendants, in reading order.
        var all: [Node] { [self] + children.flatMap(\.all) }
    }

    private struct Answer: Decodable {
        let tree: [Node]?
        let pressed: Bool?
        let value: String?
        let error: String?
    }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private let driver: GTKAppDriver
    private var rest = Data()
    private var isReady = false
    private var answers: [Answer] = []
    /// All received events, in order.
    private(set) var events: [Event] = []

    /// Starts listening.
    init(_ driver: GTKAppDriver) async throws {
        self.driver = driver
        let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Accessibility/listen.py").standardizedFileURL
        process.executableURL = URL(fileURLWithPath: "/usr/bin/python3")
        process.arguments = [script.path, String(ProcessInfo.processInfo.processIdentifier)]
        // Suppresses fatal warnings: the program's own library logs warnings that are unrelated to this project.
        process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "G_DEBUG" }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        _ = fcntl(output.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK)
        try await wait("that it listens") { self.isReady }
    }

    deinit {
        // Not SIGTERM: threads of Dispatch block signals, and a child inherits that.
        kill(process.processIdentifier, SIGKILL)
    }

    /// Runs both programs until a condition holds.
    func wait(_ what: String, until holds: () -> Bool) async throws {
        for _ in 0..<100 {
            read()
            if holds() { return }
            try await driver.settle()
        }
        Issue.record("The screen reader waited for \(what) in vain; it heard \(events).")
    }

    /// The accessible elements of the windows.
    func tree() async throws -> [Node] {
        try await ask("tree", for: \.tree)?.flatMap(\.all) ?? []
    }

    /// Presses the element with a name.
    func press(_ name: String) async throws {
        let isPressed = try await ask("press \(name)", for: \.pressed)
        #expect(isPressed == true, "\(name) cannot be pressed")
        try await driver.settle()
    }

    /// Performs an action of the element with a name.
    func perform(_ action: String, of name: String) async throws {
        let isPerformed = try await ask("act \(name)\t\(action)", for: \.pressed)
        #expect(isPerformed == true, "\(name) has no action \(action)")
        try await driver.settle()
    }

    /// Reads the text of the element with a name.
    func text(of name: String) async throws -> String? { try await edit(["name": name]) }

    /// Inserts a text into that of the element with a name, at an offset in characters.
    func insert(_ text: String, at offset: Int, in name: String) async throws {
        _ = try await edit(["name": name, "insert": [offset, text]])
    }

    /// Deletes a range of the text of the element with a name, in characters.
    func delete(_ start: Int, _ end: Int, in name: String) async throws {
        _ = try await edit(["name": name, "delete": [start, end]])
    }

    /// Moves the caret in the text of the element with a name, to an offset in characters.
    func moveCaret(to offset: Int, in name: String) async throws {
        _ = try await edit(["name": name, "caret": offset])
    }

    private func edit(_ command: [String: Any]) async throws -> String? {
        let json = String(decoding: try JSONSerialization.data(withJSONObject: command), as: UTF8.self)
        let value = try await ask("text \(json)", for: \.value)
        try await driver.settle()
        return value
    }

    /// The changes of texts and carets: "+1 b" and "-0 a" for text, "|2" for the caret.
    var changes: [String] {
        events.compactMap { event in
            switch event.event {
            case let kind where kind.hasPrefix("object:text-changed:insert"): "+\(event.detail) \(event.text ?? "")"
            case let kind where kind.hasPrefix("object:text-changed:delete"): "-\(event.detail) \(event.text ?? "")"
            case "object:text-caret-moved": "|\(event.detail)"
            default: nil
            }
        }
    }

    private func ask<Value>(_ command: String, for value: (Answer) -> Value?) async throws -> Value? {
        answers = []
        try input.fileHandleForWriting.write(contentsOf: Data((command + "\n").utf8))
        try await wait("an answer to \"\(command)\"") { !self.answers.isEmpty }
        if let error = answers.first?.error { Issue.record("The screen reader failed: \(error)") }
        return answers.first.flatMap(value)
    }

    /// Reads the lines that have arrived.
    private func read() {
        var buffer = [UInt8](repeating: 0, count: 65536)
        while case let count = Foundation.read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count),
            count > 0
        {
            rest.append(contentsOf: buffer[..<count])
        }
        while let end = rest.firstIndex(of: 0x0A) {
            let line = rest[rest.startIndex..<end]
            rest = Data(rest[rest.index(after: end)...])
            if line == Data("ready".utf8) {
                isReady = true
            } else if let event = try? JSONDecoder().decode(Event.self, from: line) {
                events.append(event)
            } else if let answer = try? JSONDecoder().decode(Answer.self, from: line) {
                answers.append(answer)
            }
        }
    }
}
#endif
