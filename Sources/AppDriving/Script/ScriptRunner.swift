import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// Runs a script against an app, and writes its output.
///
/// A complete script is parsed before any command runs, so an error in its last line has no partial effect. Must be used on the
/// main actor.
@MainActor
public struct ScriptRunner {
    /// The reason why a script stopped.
    public struct Failure: Error, Equatable, CustomStringConvertible {
        /// The line number, from 1.
        public let line: Int
        /// A sentence that describes the error.
        public let reason: String
        /// The line number and the reason.
        public var description: String { "line \(line): \(reason)" }
    }

    private let driver: ScreenDriver
    private let write: (String) -> Void
    private let remark: (String) -> Void
    private let elapse: (Duration) async -> Void

    /// Makes a runner.
    ///
    /// - Parameters:
    ///   - driver: Drives the app.
    ///   - write: Receives the output of the script.
    ///   - remark: Receives warnings, such as for a tap without effect.
    ///   - elapse: Waits for a duration of real time, in addition to the manual clock, because timers of Foundation and
    ///     Dispatch use real time. Default: returns at once.
    public init(
        driver: ScreenDriver,
        write: @escaping (String) -> Void,
        remark: @escaping (String) -> Void = { _ in },
        elapse: @escaping (Duration) async -> Void = { _ in }
    ) {
        self.driver = driver
        self.write = write
        self.remark = remark
        self.elapse = elapse
    }

    /// Checks a script without running it.
    ///
    /// - Throws: ``Failure`` for the first invalid line.
    public static func check(_ script: String) throws(Failure) {
        _ = try commands(in: script)
    }

    /// Runs a script, then writes the screen, unless the script ended the app with `quit`.
    ///
    /// - Throws: ``Failure`` for the first invalid line, before any command runs; or for the line whose command failed.
    public func run(_ script: String) async throws(Failure) {
        for (line, command) in try Self.commands(in: script) {
            try await perform(command, line: line)
            if command == .quit { return }
        }
        writeScreen()
    }

    /// Runs a single line.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - line: Its number, from 1.
    /// - Returns: Whether the app continues: false after the command `quit`.
    /// - Throws: ``Failure`` if it is invalid or its command failed.
    @discardableResult
    public func runLine(_ text: String, line: Int) async throws(Failure) -> Bool {
        guard let command = try Self.command(in: text, line: line) else { return true }
        try await perform(command, line: line)
        return command != .quit
    }

    /// Writes the screen.
    public func writeScreen() {
        write(driver.screen().description)
    }

    private func writeElement(_ element: ScreenElement?) {
        write((element?.spoken ?? "nothing") + "\n")
    }

    private func tell(_ landing: Landing, line: Int) {
        if !landing.wasHandled { remark("line \(line): The tap landed on \(landing).") }
    }

    private static func commands(in script: String) throws(Failure) -> [(line: Int, command: Command)] {
        var commands: [(line: Int, command: Command)] = []
        // Other Unicode line separators may be in quotation marks.
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
            case .tap(let target): tell(try await driver.tap(target), line: line)
            case .doubleTap(let target): try await driver.doubleTap(target)
            case .press(let target, let time): try await driver.press(target, for: .milliseconds(time))
            case .type(let text): try await driver.type(text)
            case .key(let name): if let key = ScreenDriver.Key(name) { try await driver.key(key) }
            case .scope(let title): try await driver.scope(title)
            case .token(let text): try await driver.token(text)
            case .keyDown(let name): if let key = ScreenDriver.Key(name) { try await driver.keyDown(key) }
            case .keyUp(let name): if let key = ScreenDriver.Key(name) { try await driver.keyUp(key) }
            case .compose(let text): try await driver.compose(text)
            case .commit: try await driver.commitComposition()
            case .swipeRow(let direction, let label): try await driver.swipe(direction, label)
            case .swipe(let target, let distance): try await driver.swipe(target, by: distance)
            case .move(let start, let end, let time):
                try await driver.move(start, to: end, after: .milliseconds(time))
            case .moveBy(let target, let distance): try await driver.drag(target, by: distance)
            case .pinch(let target, let scale): try await driver.pinch(target, by: scale)
            case .rotate(let target, let degrees): try await driver.rotate(target, by: degrees)
            case .hover(let target): try await driver.hover(over: target)
            case .slide(let target, let fraction): try await driver.slide(target, to: fraction)
            case .adjust(let target, let value): try await driver.adjust(target, to: value)
            case .drag(let name, let target): try await driver.drag(name, to: target)
            case .paste(let text): try await driver.paste(text)
            case .cut: try await driver.cut()
            case .copy: try await driver.copy()
            case .back: try await driver.back()
            case .hold(let label): try await driver.hold(label)
            case .pull: try await driver.pullToRefresh()
            case .keyboard(let height): try await driver.useKeyboard(height: CGFloat(height))
            case .wait(let milliseconds):
                await elapse(.milliseconds(milliseconds))
                try await driver.wait(.milliseconds(milliseconds))
            case .waitForChange(let milliseconds): try await waitForChange(.milliseconds(milliseconds))
            case .resize(let width, let height): try await driver.resize(to: CGSize(width: width, height: height))
            case .turn(let isLandscape): try await driver.turn(toLandscape: isLandscape)
            case .setting(let setting): try await driver.change(setting)
            case .next: writeElement(try await driver.read(.next))
            case .previous: writeElement(try await driver.read(.previous))
            case .read: writeElement(driver.readElement)
            case .activate: try await driver.activate()
            case .increment: try await driver.increment()
            case .decrement: try await driver.decrement()
            case .escape: try await driver.escape()
            case .action(let name): try await driver.performAction(name)
            case .rotor(let direction, let name): try await driver.turnRotor(name, direction)
            case .screen: writeScreen()
            case .hierarchy: write(driver.screen().hierarchy)
            case .elements: write(try driver.listElements() + "\n")
            case .picture(let path): try await savePicture(path)
            case .announcements: write(driver.announcements.map { escaped($0, limit: .max) + "\n" }.joined())
            case .save: try await driver.save()
            case .relaunch: try await driver.relaunch()
            case .open(let text): try await open(text)
            case .quickAction(let name): try await driver.performQuickAction(name)
            case .window(.new): try await driver.openWindow()
            case .window(.next): try await driver.switchWindow()
            case .window(.minimize): try await driver.minimizeWindow()
            case .window(.close): try await driver.closeWindow()
            case .choose(let paths): try await driver.choose(paths.map { URL(fileURLWithPath: $0) })
            case .notifications:
                write(try driver.surface.notificationsOnDesktop().map { escaped($0, limit: .max) + "\n" }.joined())
            case .answer(let title, let action): try await driver.answerNotification(title, action: action)
            case .cancelChoosing: try await driver.cancelChoosing()
            case .memoryWarning: try await driver.warnOfShortMemory()
            case .quit: driver.terminateIfRunning()
            }
        } catch {
            throw Failure(line: line, reason: "\(error)")
        }
    }

    /// Lets time pass until views change, at most for a duration.
    private func waitForChange(_ duration: Duration) async throws {
        let step = Duration.milliseconds(10)
        let before = driver.surface.changeCount
        var remaining = duration
        while remaining > .zero, driver.surface.changeCount == before {
            await elapse(min(step, remaining))
            try await driver.wait(min(step, remaining))
            remaining -= step
        }
    }

    private func savePicture(_ path: String) async throws {
        let data = try await driver.picture()
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw AppDriverError.unsupported(
                "The picture cannot be written to \(quoted(path, limit: 200)): \(error.localizedDescription)"
            )
        }
    }

    /// Opens an address, or the file at a path.
    private func open(_ text: String) async throws {
        let folder = URL(fileURLWithPath: FileManager.default.currentDirectoryPath, isDirectory: true)
        for case .open(let urls) in SystemRequest.requests(in: ["--", text], folder: folder) {
            return try await driver.open(urls)
        }
        throw AppDriverError.notAnAddress(text)
    }
}
