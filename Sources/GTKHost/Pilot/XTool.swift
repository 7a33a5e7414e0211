#if GTK
    import CGTK
    import Foundation

    /// Presses real keys and mouse buttons, through the X server that the windows are on.
    @MainActor
    enum XTool {
        /// Runs `xdotool`, which takes part in no turn of our main loop.
        static func run(_ arguments: [String]) throws {
            var process: pid_t = 0
            // xdotool reads what it types in the encoding of the locale, which need not be UTF-8.
            let words = (["env", "LC_ALL=C.UTF-8", "xdotool"] + arguments).map { strdup($0) } + [nil]
            defer { for word in words { free(word) } }
            guard posix_spawnp(&process, "env", nil, nil, words, environ) == 0 else {
                throw GTKPilotError.unusable("The program env, which starts xdotool, cannot be started.")
            }
            var status: Int32 = 0
            while waitpid(process, &status, WNOHANG) == 0 {
                while g_main_context_iteration(nil, 0) != 0 {}
                usleep(500)
            }
            guard status == 0 else {
                throw GTKPilotError.unusable("xdotool \(arguments) failed. Is the package xdotool installed?")
            }
        }
    }
#endif
