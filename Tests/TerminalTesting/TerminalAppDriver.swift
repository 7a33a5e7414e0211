#if Terminal
@testable import AppDriving
import Foundation
@_spi(Host) @testable import HeadlessHost
@_spi(Host) @testable import TerminalHost
@_spi(Host) import UIKitCore

/// The clock of a test as that of a terminal host.
@MainActor
private final class TestClock: TerminalClock {
    let clock = ManualClock()
    var now: Duration { clock.now }
    var date: Date { clock.date }
    func add(_ timer: HostTimer, after delay: Duration) { clock.add(timer, after: delay) }
}

/// Operates an app in a pseudo-terminal with keys and the pointer, and reads its screen from a terminal emulator.
///
/// Each byte takes the way of a real terminal. The time is that of a manual clock. After each action the screen of the emulator is
/// compared with the cells that the host believes to be shown. Must be used on the main actor.
@MainActor
public final class TerminalAppDriver {
    private let terminal: PseudoTerminal
    private let emulator: TerminalEmulator
    private let clock = TestClock()
    private let launch: @MainActor (TerminalHost) -> UIApplication
    private var driver: ScreenDriver
    private var readBytes = 0
    private var sentBytes = 0
    /// The text and the sequences that the app has written.
    public private(set) var output = ""
    let host: TerminalHost

    /// The app. ``relaunch()`` replaces it.
    public var application: UIApplication { driver.application }

    /// The number of bytes that the app has written.
    public var writtenBytes: Int { host.device.writtenBytes }

    private init(
        columns: Int,
        rows: Int,
        environment: [String: String],
        languages: [String],
        launch: @escaping @MainActor (TerminalHost) -> UIApplication
    ) throws {
        terminal = try PseudoTerminal(columns: columns, rows: rows)
        emulator = try TerminalEmulator(columns: columns, rows: rows)
        self.launch = launch
        host = TerminalHost(
            device: TerminalDevice(input: terminal.app, output: terminal.app, isProcessTerminal: false),
            environment: environment,
            languages: languages,
            states: nil,
            clock: clock
        )
        var application: UIApplication?
        try host.open { [host] in application = launch(host) }
        host.queriesDidEnd()
        driver = ScreenDriver(application: application!, surface: host)
        host.isDriven = true
        host.onEnd = { [weak self] in self?.driver.terminate() }
    }

    /// The environment of a terminal with 24-bit colours.
    public static let usualEnvironment = ["TERM": "xterm-256color", "COLORTERM": "truecolor"]

    /// Runs a test of an app in a terminal of the size of a large telephone.
    ///
    /// - Parameters:
    ///   - columns: The columns of the terminal.
    ///   - rows: The rows of the terminal.
    ///   - environment: The environment variables that concern the terminal.
    ///   - languages: The user's languages.
    ///   - launch: Launches the app.
    ///   - body: The actions and expectations.
    @_spi(Host)
    public static func run(
        columns: Int = 49,
        rows: Int = 43,
        environment: [String: String] = usualEnvironment,
        languages: [String] = ["en"],
        launch: @escaping @MainActor (any ApplicationHost) -> UIApplication,
        _ body: @MainActor (TerminalAppDriver) async throws -> Void
    ) async throws {
        let driver = try TerminalAppDriver(
            columns: columns,
            rows: rows,
            environment: environment,
            languages: languages,
            launch: { launch($0) }
        )
        defer { driver.end() }
        try await driver.settle()
        try await body(driver)
    }

    private func end() {
        driver.application.abandon()
        host.close()
        emulator.end()
    }

    // MARK: The screen

    /// The screen that the emulator shows.
    public func terminalScreen() throws -> TerminalScreen { try emulator.screen(withStyles: true) }

    /// The elements on the screen.
    public func screen() -> Screen { driver.screen() }

    /// Waits until the app has handled all input, shown all changes, and the emulator has them.
    ///
    /// - Throws: ``TerminalFailure`` if the emulator shows another screen than the host believes.
    public func settle() async throws {
        repeat {
            try await driver.settle()
            try feed()
            await turn()
        } while host.device.isBusy || host.device.receivedBytes < sentBytes || readBytes < host.device.writtenBytes
            || !driver.application.isSettled || host.pictures.pendingCount > 0
        if !host.modes.printsLines { try compare() }
    }

    private func turn() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.main.async { continuation.resume() }
        }
        UIApplication.current = driver.application
    }

    /// Passes what the app wrote to the emulator.
    private func feed() throws {
        let accepted = host.device.writtenBytes - host.device.waitingBytes
        let bytes = try terminal.receive(accepted - readBytes)
        readBytes = accepted
        output += String(decoding: bytes, as: UTF8.self)
        try emulator.feed(bytes)
    }

    private func compare() throws {
        let screen = try emulator.screen(withStyles: false)
        let grid = host.frame
        for (row, cells) in screen.cells.enumerated() {
            for (column, shown) in cells.enumerated()
            where !Self.agrees(
                shown,
                grid[row, column].character,
                after: column > 0 ? grid[row, column - 1].character : nil
            ) {
                let model = (0..<grid.columns).compactMap { grid[row, $0].character.map(String.init) }.joined()
                throw TerminalFailure(
                    description:
                        "Row \(row) of the terminal is \"\(screen.rows[row])\", but the host believes \"\(model)\"."
                )
            }
        }
        let cursor = host.cursor
        guard
            cursor == nil && screen.isCursorHidden
                || cursor?.row == screen.cursorRow
                    && cursor?.column == screen.cursorColumn && !screen.isCursorHidden
        else {
            throw TerminalFailure(description: "The cursor is not where the host believes.")
        }
    }

    /// Whether a cell of the emulator shows a character of the model; nil for the right half of a wide one.
    ///
    /// Emulators differ in the characters that they combine: this one drops joiners and variation selectors, and shows the parts of emoji
    /// one beside the other. So of a character with several scalars the first is compared.
    private static func agrees(_ shown: String, _ character: Character?, after previous: Character?) -> Bool {
        guard let character else {
            return shown.isEmpty || shown == " " || previous?.unicodeScalars.contains { String($0) == shown } == true
        }
        return shown == String(character)
            || character.unicodeScalars.count > 1 && shown.unicodeScalars.first == character.unicodeScalars.first
    }

    // MARK: Input

    /// Sends bytes as the terminal does.
    public func send(_ text: String) async throws {
        let bytes = Array(text.utf8)
        sentBytes += bytes.count
        terminal.send(bytes)
        try await settle()
    }

    /// Types text.
    public func type(_ text: String) async throws {
        for character in text { try await send(String(character)) }
    }

    /// Presses a key, by the name that scripts use.
    public func key(_ name: String) async throws {
        guard let bytes = TerminalKeys.bytes(of: name) else {
            throw TerminalFailure(description: "A terminal does not send the key \"\(name)\".")
        }
        try await send(bytes)
        if name == "escape" { try await wait(.milliseconds(30)) }
    }

    /// The announcements to assistive technology, oldest first, and whether each interrupts others.
    public var announcements: [(sentence: String, isUrgent: Bool)] {
        zip(host.announcements, host.priorities).map { ($0, $1 == .high) }
    }

    /// Advances the clock.
    public func wait(_ duration: Duration) async throws {
        UIApplication.current = driver.application
        clock.clock.advance(by: duration)
        try await settle()
    }

    /// Clicks the middle of an element.
    ///
    /// - Parameters:
    ///   - name: The name of the element.
    ///   - role: The role; nil for any.
    ///   - isSecondary: Whether to use the right button.
    public func click(_ name: String, role: String? = nil, isSecondary: Bool = false) async throws {
        let (column, row) = try cell(of: name, role: role)
        try await click(column: column, row: row, isSecondary: isSecondary)
    }

    /// Clicks a cell.
    public func click(column: Int, row: Int, isSecondary: Bool = false) async throws {
        let button = isSecondary ? 2 : 0
        let place = "\u{1B}[<\(button);\(column + 1);\(row + 1)"
        try await send(place + "M" + place + "m")
    }

    /// Drags from the middle of an element over a number of columns; negative to the left.
    public func drag(_ name: String, byColumns distance: Int) async throws {
        let (column, row) = try cell(of: name, role: nil)
        try await send("\u{1B}[<0;\(column + 1);\(row + 1)M")
        for step in stride(from: 0, through: distance, by: distance < 0 ? -1 : 1) {
            try await send("\u{1B}[<32;\(column + step + 1);\(row + 1)M")
        }
        try await send("\u{1B}[<0;\(column + distance + 1);\(row + 1)m")
    }

    /// Presses at one cell, holds the button, and releases it at another cell, moving through those between.
    ///
    /// - Parameter duration: The time for which the button is held before the movement.
    public func drag(
        from start: (column: Int, row: Int),
        to end: (column: Int, row: Int),
        holding duration: Duration = .zero
    ) async throws {
        func place(_ column: Int, _ row: Int) -> String { "\(column + 1);\(row + 1)" }
        try await send("\u{1B}[<0;\(place(start.column, start.row))M")
        if duration > .zero { try await wait(duration) }
        let steps = max(abs(end.column - start.column), abs(end.row - start.row), 1)
        for step in 1...steps {
            let column = start.column + (end.column - start.column) * step / steps
            let row = start.row + (end.row - start.row) * step / steps
            try await send("\u{1B}[<32;\(place(column, row))M")
        }
        try await send("\u{1B}[<0;\(place(end.column, end.row))m")
    }

    /// Turns the wheel over an element.
    public func scroll(_ name: String, steps: Int) async throws {
        let (column, row) = try cell(of: name, role: nil)
        for _ in 0..<abs(steps) { try await send("\u{1B}[<\(steps < 0 ? 64 : 65);\(column + 1);\(row + 1)M") }
    }

    private func cell(of name: String, role: String?) throws -> (column: Int, row: Int) {
        let element = try driver.screen().element(called: name, role: role)
        // A user does not click what is covered.
        _ = try driver.hitView(for: element)
        let area = CellMetrics.line(in: frame(ofToken: element) ?? element.frame)
        let column = (area.columns.lowerBound + area.columns.upperBound) / 2
        return (min(max(column, 0), host.columns - 1), area.rows.lowerBound)
    }

    private func frame(ofToken element: ScreenElement) -> CGRect? {
        guard let index = element.tokenIndex, let field = element.view as? UISearchTextField,
            let start = field.position(from: field.beginningOfDocument, offset: index),
            let end = field.position(from: start, offset: 1), let range = field.textRange(from: start, to: end)
        else { return nil }
        return field.convert(field.firstRect(for: range), to: nil)
    }

    /// Changes the size of the terminal.
    public func resize(columns: Int, rows: Int) async throws {
        terminal.resize(columns: columns, rows: rows)
        try emulator.resize(columns: columns, rows: rows)
        UIApplication.current = driver.application
        host.sizeDidChange()
        try await settle()
    }

    /// Pastes text.
    public func paste(_ text: String) async throws { try await send("\u{1B}[200~\(text)\u{1B}[201~") }

    /// The driver for actions that need no terminal.
    package var other: ScreenDriver { driver }

    /// Ends the app without notifying it, and launches it again with the stored state.
    public func relaunch() async throws {
        UIApplication.current = driver.application
        driver.application.abandon()
        driver = ScreenDriver(application: launch(host), surface: host)
        try await settle()
    }
}
#endif
