import Foundation
import ScenarioSupport
import Testing

/// Scripts that other processes send to a program.
@Suite("Scripts through a socket")
struct ScriptSocketTests {
    @Test
    func `A script through the socket has the answer of a script on standard input, and the app continues afterwards`()
        throws
    {
        let script = "tap \"Search\"\ntype \"new\"\n"
        let run = try SocketRun("listed")
        #expect(try run.send(script) == (try ProcessRun("listed", script: Data(script.utf8))).output)
        #expect(try run.send("type \" z\"\n").contains("row \"New Zealand\""))
        #expect(try run.send("quit\n") == "")
        #expect(try run.wait().status == 0)
        #expect(!FileManager.default.fileExists(atPath: run.path))
    }

    @Test
    func `An error ends the script with its line number, and later connections still work`() throws {
        let run = try SocketRun("listed")
        let answer = try run.send("tap \"Search\"\nclick \"Cancel\"\nscreen\n")
        #expect(answer.hasPrefix("error: line 2: There is no command \"click\". The commands are: "))
        #expect(!answer.contains("navigation bar"))
        #expect(try run.send("").hasPrefix("window\n"))
    }

    @Test
    func `The answers are lines of JSON on request`() throws {
        let run = try SocketRun("listed")
        let lines = try run.send("answers json\nscreen\ntap \"Nowhere\"\ntap \"Search\"\n").split(separator: "\n")
        #expect(lines.count == 4)
        struct Reply: Decodable {
            var output: String
            var error: String?
        }
        let replies = try lines.map { try JSONDecoder().decode(Reply.self, from: Data($0.utf8)) }
        #expect(replies.map { $0.error == nil } == [true, true, false, true])
        #expect(replies[1].output.hasPrefix("window\n"))
        #expect(replies[2].error?.hasPrefix("No element called \"Nowhere\"") == true)
    }

    @Test
    func `The socket belongs to the user alone`() throws {
        let run = try SocketRun("listed")
        _ = try run.send("")
        let mode = try FileManager.default.attributesOfItem(atPath: run.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
    }

    @Test
    func `A folder that others can write is refused, as is a path with a file`() throws {
        let folder = URL(fileURLWithPath: "/tmp/open-\(UUID().uuidString.prefix(8))")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("script").path
        chmod(folder.path, 0o777)
        var end = try SocketRun("listed", environment: ["UIKIT_SCRIPT_SOCKET": path]).wait()
        #expect(end.status == 1)
        #expect(end.errors.contains("in a folder that other users can write"))
        chmod(folder.path, 0o700)
        try Data("text".utf8).write(to: URL(fileURLWithPath: path))
        end = try SocketRun("listed", environment: ["UIKIT_SCRIPT_SOCKET": path]).wait()
        #expect(end.errors.contains("where there is a file already"))
        #expect(try String(contentsOfFile: path, encoding: .utf8) == "text")
        end = try SocketRun("listed", environment: ["UIKIT_SCRIPT_SOCKET": "script"]).wait()
        #expect(end.errors.contains("which is no absolute path"))
    }

    @Test
    func `The socket of a running program is not replaced`() throws {
        let run = try SocketRun("listed")
        _ = try run.send("")
        let second = try SocketRun("listed", environment: ["UIKIT_SCRIPT_SOCKET": run.path]).wait()
        #expect(second.errors.contains("which another process serves"))
        #expect(try run.send("").hasPrefix("window\n"))
    }
}
