import Foundation
import ScenarioSupport
import Testing

/// The built program as a process that is killed and restarted.
@Suite("Flowers as a process")
struct FlowersProcessTests {
    private func withHome(_ body: ([String: String], URL) throws -> Void) throws {
        let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: home) }
        let environment = ["XDG_STATE_HOME": home.path, "LANG": "C", "LC_ALL": "", "LANGUAGE": ""]
        try body(environment, home.appendingPathComponent("flowers/main.state"))
    }

    private let search = """
        tap "Enter a search term"
        tap "Search red flowers"
        type "do"
        wait 1100
        screen
        """

    @Test
    func `After being killed during a search, the program restores the same screen`() throws {
        try withHome { environment, _ in
            let before = try ProcessRun.killed("flowers", afterScript: search, environment: environment)
            #expect(before.contains("token \"Red\""))
            #expect(before.contains("value \"do\" (focused)"))
            let after = try ProcessRun("flowers", script: Data(), environment: environment)
            #expect(after.status == 0)
            #expect(after.output == before)
            #expect(after.errors.isEmpty)
        }
    }

    @Test
    func `After a regular exit, the program restores the same screen`() throws {
        try withHome { environment, _ in
            let script = Data("tap \"Enter a search term\"\ntype \"iris\"\ntap \"Iris and Bluebell Bouquet\"\n".utf8)
            let before = try ProcessRun("flowers", script: script, environment: environment)
            let after = try ProcessRun("flowers", script: Data(), environment: environment)
            #expect(before.output.contains("heading \"Iris and Bluebell Bouquet\""))
            #expect(after.output == before.output)
        }
    }

    @Test
    func `The state file is private to the user, and no temporary file remains`() throws {
        try withHome { environment, file in
            _ = try ProcessRun("flowers", script: Data(), environment: environment)
            func mode(_ url: URL) throws -> Int? {
                try FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int
            }
            #expect(try mode(file) == 0o600)
            #expect(try mode(file.deletingLastPathComponent()) == 0o700)
            #expect(
                try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path)
                    == ["main.state"]
            )
        }
    }

    @Test
    func `A truncated state file is reported on standard error, and the first screen appears`() throws {
        try withHome { environment, file in
            let fresh = try ProcessRun("flowers", script: Data(), environment: environment)
            try Data(contentsOf: file).dropLast().write(to: file)
            let run = try ProcessRun("flowers", script: Data(), environment: environment)
            #expect(run.status == 0)
            #expect(run.output == fresh.output)
            #expect(
                run.errors == """
                    UIKit: The state in \(file.path) is not used, because it is truncated. It was renamed to \
                    \(file.path).damaged. The app starts without saved state.\n
                    """
            )
        }
    }

    @Test
    func `The environment selects the language`() throws {
        try withHome { environment, _ in
            let german = try ProcessRun(
                "flowers",
                script: Data(),
                environment: environment.merging(["LANG": "de_DE.UTF-8"]) { $1 }
            )
            #expect(german.output.contains("search field \"Suchbegriff eingeben\""))
            let arabic = try ProcessRun(
                "flowers",
                script: Data(),
                environment: environment.merging(["LANG": "en_US.UTF-8", "LANGUAGE": "ar:de"]) { $1 }
            )
            #expect(arabic.output.contains("search field \"أدخل كلمة للبحث\""))
        }
    }
}
