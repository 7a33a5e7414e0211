#if Terminal
import AppDriving
import CTerminal
import Foundation
import TextEscaping
@_spi(Host) import UIKitCore

/// An app as a process in its terminal. If the environment variable `UIKIT_SCRIPT_SOCKET` names a path, other processes of the user
/// send it scripts at a socket there. Must be used on the main actor.
@_spi(Host)
@MainActor
public struct TerminalProcess {
    private let launch: @MainActor (any ApplicationHost, [SystemRequest]) -> UIApplication
    private let requests: [SystemRequest]

    /// Makes a process.
    ///
    /// - Parameters:
    ///   - launch: Starts the app on a host, with requests.
    ///   - requests: The requests in the arguments of the process.
    public init(
        launch: @escaping @MainActor (any ApplicationHost, [SystemRequest]) -> UIApplication,
        requests: [SystemRequest]
    ) {
        self.launch = launch
        self.requests = requests
    }

    /// Whether the process has a terminal in which an app can be shown: standard input and output are terminals, and not of the type
    /// "dumb".
    public static func hasTerminal(_ environment: [String: String]) -> Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 && TerminalEnvironment(environment).isCapable
    }

    /// Begins to run the app. The process exits when the user quits the app.
    ///
    /// - Throws: A description of the reason why the terminal cannot be used.
    public func start() throws {
        let environment = ProcessInfo.processInfo.environment
        guard Self.hasTerminal(environment) else { throw NoTerminal() }
        let output = searchlight_terminal_capture()
        let device = TerminalDevice(input: STDIN_FILENO, output: output, isProcessTerminal: true)
        let host = TerminalHost(
            device: device,
            environment: environment,
            languages: UserLanguages.inEnvironment(environment),
            states: StateStore(program: ProcessInfo.processInfo.processName),
            clock: SystemClock()
        )
        let end = Ending(host)
        host.onEnd = { end.perform() }
        end.observeSize()
        do {
            try host.open { [launch, requests] in
                let application = launch(host, requests)
                end.application = application
                end.serve(application)
            }
        } catch {
            searchlight_terminal_end_capture()
            throw error
        }
    }

    private struct NoTerminal: Error, CustomStringConvertible {
        let description =
            "UIKIT_HOST is 'terminal', but standard input and standard output are not a terminal that can show a screen. "
            + "Start the program in a terminal, or choose another host, as with UIKIT_HOST=headless."
    }

    /// The objects of the process, and its end.
    @MainActor
    private final class Ending {
        let host: TerminalHost
        var application: UIApplication?
        private var server: ScriptServer?
        private var sizeChanges: (any DispatchSourceSignal)?

        init(_ host: TerminalHost) { self.host = host }

        func observeSize() {
            let source = DispatchSource.makeSignalSource(signal: SIGWINCH, queue: .main)
            source.setEventHandler { [weak host] in
                MainActor.assumeIsolated { host?.sizeDidChange() }
            }
            source.activate()
            sizeChanges = source
        }

        func serve(_ application: UIApplication) {
            guard let path = ScriptServer.path(in: ProcessInfo.processInfo.environment) else { return }
            do {
                server = try ScriptServer(
                    path: path,
                    driver: ScreenDriver(application: application, surface: host),
                    elapse: { _ in },
                    onQuit: { [weak self] in self?.perform() }
                )
            } catch {
                finish("\(error)")
            }
        }

        func perform() {
            if let application {
                UIApplication.current = application
                application.terminate()
            }
            finish(nil)
        }

        private func finish(_ failure: String?) {
            server?.close()
            host.close()
            searchlight_terminal_end_capture()
            if let failure {
                FileHandle.standardError.write(Data((escapedMessage(failure) + "\n").utf8))
            }
            exit(failure == nil ? EXIT_SUCCESS : EXIT_FAILURE)
        }
    }
}
#endif
