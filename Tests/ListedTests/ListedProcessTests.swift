import Foundation
import ScenarioSupport
import Testing

/// The built program as a process: a script on standard input, the screen on standard output.
@Suite("Listed as a process")
struct ListedProcessTests {
    private func run(
        _ script: Data,
        environment: [String: String] = [:],
        outputPath: String? = nil
    ) throws -> ProcessRun {
        try ProcessRun("listed", script: script, environment: environment, outputPath: outputPath)
    }

    private func run(
        _ script: String,
        environment: [String: String] = [:],
        outputPath: String? = nil
    ) throws -> ProcessRun {
        try run(Data(script.utf8), environment: environment, outputPath: outputPath)
    }

    private func rows(_ output: String) -> [String] {
        output.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { $0.hasPrefix("row ") }
            .map { String($0.split(separator: "\"", omittingEmptySubsequences: false)[1]) }
    }

    @Test
    func `Empty input prints the first screen, with exit status 0`() throws {
        let outcome = try run("")
        #expect(outcome.status == 0)
        #expect(outcome.output.hasPrefix("window\n  navigation bar \"L.I.S.T.E.D.\"\n"))
        #expect(outcome.errors.isEmpty)
    }

    @Test
    func `A scripted search prints its results`() throws {
        let outcome = try run("tap \"Search\"\ntype \"new\"\n")
        #expect(outcome.status == 0)
        #expect(
            rows(outcome.output) == [
                "New Caledonia", "New Caledonia", "New Zealand", "New Zealand", "Papua New Guinea",
                "Papua New Guinea",
            ]
        )
    }

    @Test
    func `An unknown command fails with its line number and exit status 1 before the script runs`() throws {
        let outcome = try run("screen\ntap \"Search\"\nclick \"Cancel\"\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("line 3: There is no command \"click\"."))
    }

    @Test
    func `A missing label fails with its line number and exit status 1`() throws {
        let outcome = try run("tap \"Search\"\ntap \"Search by Atlantis\"\n")
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("line 2: No element called \"Search by Atlantis\" is on screen. There is:\n"))
        #expect(outcome.errors.contains("row \"Search by Africa\""))
    }

    @Test
    func `A malformed data row fails with its line number and exit status 1, and prints no screen`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).csv")
        try Data("name,iso2,continent,population_2018,population_2019\nA,AA,Asia,1\n".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let outcome = try run("", environment: ["LISTED_COUNTRIES": file.path])
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasSuffix(", line 2: there are 4 fields where 5 are needed.\n"))
    }

    @Test(arguments: ["\u{1B}[2J\u{7}", "\u{9B}31m", "\u{202E}\u{2066}", "\u{200B}\u{7F}\u{0}"])
    func `Control characters in the data or its file name are escaped in error messages`(hostile: String) throws {
        let name = hostile.replacingOccurrences(of: "\u{0}", with: "")
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())\(name).csv")
        let long = String(repeating: "x", count: 100_000)
        let text = "name,iso2,continent,population_2018,population_2019\nA,AA,\(hostile)\(long),1,1\n"
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        for path in [file.path, file.path + "missing"] {
            let errors = try run("", environment: ["LISTED_COUNTRIES": path]).errors
            #expect(errors.hasPrefix("listed: "))
            #expect(errors.hasSuffix("\n"))
            #expect(errors.count < 600)
            let categories = Set(errors.dropLast().unicodeScalars.map(\.properties.generalCategory))
            #expect(categories.isDisjoint(with: [.control, .format, .lineSeparator]))
        }
    }

    @Test
    func `Unwritable output fails with an error message and exit status 1`() throws {
        let outcome = try run("", outputPath: "/dev/full")
        #expect(outcome.status == 1)
        #expect(outcome.errors == "Standard output cannot be written: it is closed, or full.\n")
    }

    @Test
    func `A script that is not UTF-8 is rejected, and prints no screen`() throws {
        let outcome = try run(Data([0x74, 0xFF, 0x0A]))
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors == "The script on standard input is not UTF-8 text.\n")
    }

    @Test
    func `An unknown host is rejected with a list of the available hosts`() throws {
        let outcome = try run("", environment: ["UIKIT_HOST": "hologram"])
        #expect(outcome.status == 1)
        #expect(outcome.output.isEmpty)
        #expect(outcome.errors.hasPrefix("UIKIT_HOST is \"hologram\", but the hosts in this build are: "))
        #expect(outcome.errors.hasSuffix("'headless'.\n"))
    }

    #if GTK
    @Test
    func `A program with windows fails without a display, with an error message and exit status 1`() throws {
        for display in ["", ":987", "nonsense"] {
            let environment = ["UIKIT_HOST": "gtk", "DISPLAY": display, "WAYLAND_DISPLAY": ""]
            let outcome = try run("", environment: environment)
            #expect(outcome.status == 1)
            #expect(outcome.output.isEmpty)
            #expect(outcome.errors.hasPrefix("No window can be shown: "))
            #expect(outcome.errors.split(separator: "\n").count == 1)
        }
    }
    #endif
}
