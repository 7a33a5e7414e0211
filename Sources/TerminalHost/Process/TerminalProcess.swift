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

    /// Begins to run the app in the terminal of the process; see ``hasTerminal(_:)``. The process exits when the user quits the app.
    ///
    /// - Throws: A description of the reason why the terminal cannot be used.
    public func start() throws {
        let environment = ProcessInfo.processInfo.environment
        if let complaint = TerminalEnvironment(environment).complaint { throw Failure(description: complaint) }
        let output = searchlight_terminal_capture()
        let device = TerminalDevice(input: STDIN_FILENO, output: output, isProcessTerminal: true)
        let host = TerminalHost(
            device: device,
            environment: environment,
            languages: UserLanguages.inEnvironment(environment),
            states: StateStore(program: ProcessInfo.processInfo.processName),
            clock: SystemClock()
        )
        let running = RunningApp(host)
        host.onEnd = { running.quit() }
        running.observeSize()
        do {
            try host.open { [launch, requests] in
                let application = launch(host, requests)
                running.application = application
                running.serve(application)
            }
        } catch {
            searchlight_terminal_end_capture()
            throw error
        }
    }

    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The running app of the process, from the first frame to the exit.
    @MainActor
    private final class RunningApp {
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
            host.isDriven = true
            do {
                server = try ScriptServer(
                    path: path,
                    driver: ScreenDriver(application: application, surface: host),
                    elapse: { _ in },
                    onQuit: { [weak self] in self?.quit() }
                )
            } catch {
                finish("\(error)")
            }
        }

        func quit() {
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
