import Foundation
import Testing

/// The built program with a bundle identifier, started twice.
@Suite(
    "The gallery as two processes",
    .serialized,
    .enabled(if: ProcessInfo.processInfo.environment["DISPLAY"]?.isEmpty == false)
)
struct SecondProcessTests {
    /// A folder with a hard link to the program and an Info.plist, deleted with this object.
    private final class App {
        let program: URL
        private let folder: URL

        init() throws {
            let built = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
            folder = built.appendingPathComponent("gallery-\(UUID().uuidString)")
            program = folder.appendingPathComponent("gallery")
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try FileManager.default.linkItem(at: built.appendingPathComponent("gallery"), to: program)
            let info = [
                "CFBundleIdentifier": "com.example.gallery-\(getpid())", "CFBundleExecutable": "gallery",
                "CFBundlePackageType": "APPL",
            ]
            try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
                .write(to: folder.appendingPathComponent("Info.plist"))
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func start(_ arguments: String...) throws -> Process {
            let process = Process()
            process.executableURL = program
            process.arguments = arguments
            process.environment = ProcessInfo.processInfo.environment.merging(["UIKIT_HOST": "gtk"]) { $1 }
            process.standardInput = FileHandle.nullDevice
            try process.run()
            return process
        }
    }

    /// Waits until a process has a window with a title. Returns whether one appeared within a minute.
    private func waitForWindow(_ title: String, of process: Process) throws -> Bool {
        let search = Process()
        search.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        search.arguments = [
            "timeout", "60", "xdotool", "search", "--sync", "--all", "--onlyvisible",
            "--pid", String(process.processIdentifier), "--name", "^\(title)$",
        ]
        search.standardOutput = FileHandle.nullDevice
        try search.run()
        search.waitUntilExit()
        return search.terminationStatus == 0
    }

    @Test
    func `A second process passes its address to the first one, and ends`() throws {
        let app = try App()
        let first = try app.start()
        defer { kill(first.processIdentifier, SIGKILL) }
        #expect(try waitForWindow("Gallery", of: first))
        let second = try app.start("gallery:Text")
        defer { kill(second.processIdentifier, SIGKILL) }
        #expect(try waitForWindow("Text", of: first))
        second.waitUntilExit()
        #expect(second.terminationReason == .exit)
        #expect(second.terminationStatus == 0)
        #expect(first.isRunning)
    }
}
