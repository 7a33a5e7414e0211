import Foundation
import Synchronization

/// A call of the compiler in a temporary folder, which is removed at the end.
final class Compilation {
    /// The temporary folder.
    let folder: URL

    private let compiler: String

    /// Makes the folder.
    init?(compiler: String) {
        self.compiler = compiler
        let base = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
        folder = base.appendingPathComponent("searchlight-check-\(UUID().uuidString)")
        do {
            // Only the user can read the copies of the sources.
            try FileManager.default.createDirectory(
                at: folder,
                withIntermediateDirectories: true,
                attributes: [.posixPermissions: 0o700]
            )
        } catch {
            return nil
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a file, and returns its path.
    func write(_ text: String, to name: String) throws -> String {
        let url = folder.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Runs the compiler with arguments, and returns its status and its messages.
    func run(_ arguments: [String]) -> (status: Int32, output: String) {
        let name = "output-\(UUID().uuidString)"
        let process = Process()
        process.executableURL = URL(fileURLWithPath: compiler)
        process.currentDirectoryURL = folder
        do {
            // The arguments are in a file, because their length is limited otherwise. Quotation marks and backslashes are escaped.
            let list = arguments.map { argument in
                "\"" + argument.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
            }
            process.arguments = ["@" + (try write(list.joined(separator: "\n"), to: name + ".arguments"))]
            // A file cannot fill up as a pipe does.
            let path = try write("", to: name)
            let output = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
            process.standardOutput = output
            process.standardError = output
            process.standardInput = FileHandle.nullDevice
            try process.run()
            process.waitUntilExit()
            try output.close()
            let data = try Data(contentsOf: URL(fileURLWithPath: path))
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
        } catch {
            return (1, "error: the compiler \(compiler) cannot be run: \(error.localizedDescription)")
        }
    }
}
