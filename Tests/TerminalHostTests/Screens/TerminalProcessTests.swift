#if Terminal
import Foundation
import Testing
import TerminalTesting

/// Programs in a terminal of their own.
@Suite("Programs in a terminal", .serialized)
struct TerminalProcessTests {
    @Test(arguments: [SIGTERM, SIGHUP, SIGINT, SIGABRT, SIGTRAP, SIGSEGV])
    func `A signal that ends the program restores the terminal`(signal: Int32) throws {
        let run = try TerminalRun("listed")
        try run.read(until: "L.I.S.T.E.D.")
        #expect(!run.hasUsualSettings)
        run.kill(signal)
        try run.readToEnd()
        #expect(run.output.hasSuffix(Self.ending))
        #expect(run.hasUsualSettings)
    }

    /// The last bytes: visible cursor, usual screen.
    private static let ending = "\u{1B}[?25h\u{1B}[?1049l"

    @Test
    func `Ctrl+C quits the program and restores the terminal`() throws {
        let run = try TerminalRun("listed")
        try run.read(until: "L.I.S.T.E.D.")
        run.send("\u{03}")
        try run.readToEnd()
        #expect(run.output.hasSuffix(Self.ending))
        #expect(run.hasUsualSettings)
        #expect(run.status == 0)
    }

    @Test
    func `A program that calls exit restores the terminal, and its message appears afterwards`() throws {
        let run = try TerminalRun("listed", environment: ["LISTED_COUNTRIES": "/dev/null"])
        try run.readToEnd()
        let parts = run.output.split(separator: Self.ending, maxSplits: 1)
        #expect(parts.count == 2)
        #expect(parts.last?.contains("/dev/null") == true)
        #expect(run.hasUsualSettings)
        #expect(run.status == 1)
    }

    @Test
    func `Messages of the program appear after the screen is restored`() throws {
        // The state cannot be stored there, so the program writes a warning when it quits.
        let run = try TerminalRun("flowers", environment: ["XDG_STATE_HOME": "/proc/searchlight"])
        try run.read(until: "Flowers")
        run.send("\u{03}")
        try run.readToEnd()
        let parts = run.output.split(separator: Self.ending, maxSplits: 1)
        #expect(parts.count == 2)
        #expect(parts.first?.contains("/proc/searchlight") == false)
        #expect(parts.last?.contains("/proc/searchlight") == true)
    }

    @Test
    func `With TERM=dumb the program prints its screen as text`() throws {
        let run = try TerminalRun("listed", environment: ["TERM": "dumb"])
        try run.read(until: "navigation bar")
        run.kill(SIGKILL)
        try run.readToEnd()
        #expect(!run.output.contains("\u{1B}"))
    }
}
#endif
