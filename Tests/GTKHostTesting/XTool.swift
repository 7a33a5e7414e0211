#if GTK
import CGTK
import Foundation
import Glibc

/// Sends real key and mouse events through the X server.
@MainActor
package enum XTool {
    /// Runs `xdotool`, while the main loop continues.
    ///
    /// - Returns: Its output.
    @discardableResult
    package static func run(_ arguments: [String]) throws -> String { try run("xdotool", arguments) }

    /// Runs a program, such as `gdbus`, while the main loop continues.
    ///
    /// - Returns: Its output.
    @discardableResult
    package static func run(_ program: String, _ arguments: [String]) throws -> String {
        var process: pid_t = 0
        // xdotool decodes its arguments with the locale's encoding, which may not be UTF-8.
        let words = (["env", "LC_ALL=C.UTF-8", program] + arguments).map { strdup($0) } + [nil]
        defer { for word in words { free(word) } }
        var pipe: [Int32] = [0, 0]
        guard Glibc.pipe(&pipe) == 0 else { throw GTKAppDriverError.unusable("There is no pipe to xdotool.") }
        var actions = posix_spawn_file_actions_t()
        posix_spawn_file_actions_init(&actions)
        posix_spawn_file_actions_adddup2(&actions, pipe[1], 1)
        posix_spawn_file_actions_addclose(&actions, pipe[0])
        posix_spawn_file_actions_addclose(&actions, pipe[1])
        defer {
            posix_spawn_file_actions_destroy(&actions)
            close(pipe[0])
        }
        let outcome = posix_spawnp(&process, "env", &actions, nil, words, environ)
        close(pipe[1])
        guard outcome == 0 else {
            throw GTKAppDriverError.unusable("The program env, which starts xdotool, cannot be started.")
        }
        var status: Int32 = 0
        while waitpid(process, &status, WNOHANG) == 0 {
            while g_main_context_iteration(nil, 0) != 0 {}
            usleep(500)
        }
        guard status == 0 else {
            throw GTKAppDriverError.unusable("\(program) \(arguments) failed. Is it installed?")
        }
        // The output is short, so the pipe buffered all of it.
        var bytes = [UInt8](repeating: 0, count: 65_536)
        let count = read(pipe[0], &bytes, bytes.count)
        return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }
}
#endif
