import Foundation
import ScenarioSupport
import Testing

@testable import packages

/// The built program as a process that is killed and restarted.
@Suite("Packages as a process", .enabled(if: MachineProgram.hasApt))
struct PackagesProcessTests {
    private let fixture: AptFixture

    init() throws {
        fixture = try AptFixture()
        let records = (1...60).map { number in
            AptFixture.record(
                "editor\(number)",
                "1",
                "Status: install ok installed",
                "Section: editors",
                "Description: number \(number)"
            )
        }
        try fixture.write(records.joined(), to: "var/lib/dpkg/status")
        for folder in ["etc/apt", "var/lib/apt/lists"] { try fixture.write("", to: "\(folder)/empty") }
    }

    private func start() throws -> SocketRun {
        let home = fixture.root.appendingPathComponent("home").path
        return try SocketRun(
            "packages",
            environment: [
                "PACKAGES_ROOT": fixture.root.path, "XDG_STATE_HOME": home, "XDG_CACHE_HOME": home,
                "XDG_DATA_HOME": home,
                "LANG": "C", "LC_ALL": "", "LANGUAGE": "",
            ]
        )
    }

    /// The screen when it contains a text. The program works in the background until then.
    private func screen(of run: SocketRun, with text: String) throws -> String {
        var screen = ""
        // Each answer takes a turn of the program, whose work takes less than a second.
        for _ in 0..<5000 {
            screen = try run.send("screen\n")
            if screen.contains(text) { return screen }
        }
        Issue.record("\(text) is not on the screen: \(screen)")
        return screen
    }

    /// Starts the program, searches for editors, sends a script, kills the program, and starts it again.
    ///
    /// - Parameter text: A text of the last screen.
    /// - Returns: The screens before and after.
    private func screens(afterScript script: String, with text: String) throws -> (before: String, after: String) {
        var before = ""
        do {
            let run = try start()
            _ = try screen(of: run, with: "60 packages")
            _ = try run.send("tap \"Search\"\ntype \"section:editors num\"\nwait 1100\n")
            _ = try screen(of: run, with: "row \"editor")
            _ = try run.send(script)
            before = try screen(of: run, with: text)
            // The end of the scope kills the program.
        }
        let again = try start()
        return (before, try screen(of: again, with: text))
    }

    @Test
    func `After being killed, the program restores the search and its position`() throws {
        let (before, after) = try screens(
            afterScript: "swipe \"editor5\" by 0 -250\nwait 3000\n",
            with: "row \"editor3"
        )
        #expect(before.contains("token \"section:editors\""))
        #expect(!before.contains("row \"editor1\""))
        #expect(after == before)
    }

    @Test
    func `After being killed, the program restores the package on screen`() throws {
        let (before, after) = try screens(
            afterScript: "tap \"editor4\"\nwait 1000\n",
            with: "row \"sudo apt install editor4\""
        )
        #expect(before.contains("heading \"editor4\""))
        #expect(after == before)
    }
}
